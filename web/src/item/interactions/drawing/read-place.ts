import { readNumber } from '@skills-center/answers/read-number'
import { numeral } from '../../figures/numeral.ts'
import { inPointStyle } from '../typed/decimal-style.ts'
import { type Grid, firstPlace, isPlace, lastPlace, snapped } from './grid.ts'

/** A place as it was typed; neither place nor problem while nothing is typed. */
export interface TypedPlace {
  at: number | null
  problem: string | null
}

export function readPlace(text: string, grid: Grid): TypedPlace {
  if (text.trim() === '') return { at: null, problem: null }
  const reading = readNumber(inPointStyle(text))
  if (!reading.readable || reading.written.unitText !== undefined) {
    return { at: null, problem: `Type a number, such as ${numeral(lastPlace(grid))}.` }
  }
  const value = Number(reading.value.numerator) / Number(reading.value.denominator)
  if (value < firstPlace(grid) || value > lastPlace(grid)) {
    const range = `${numeral(firstPlace(grid))} to ${numeral(lastPlace(grid))}`
    return { at: null, problem: `Type a number from ${range}.` }
  }
  if (!isPlace(grid, value)) {
    const near = numeral(snapped(grid, value))
    return { at: null, problem: `Points go in steps of ${numeral(grid.snap)} here. The nearest is ${near}.` }
  }
  return { at: snapped(grid, value), problem: null }
}
