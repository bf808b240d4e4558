import { readNumber } from '@skills-center/answers/read-number'
import { t } from '../../../language/messages.ts'
import { numeral } from '../../figures/numeral.ts'
import { inPointStyle } from '../typed/decimal-style.ts'
import { type Grid, firstPlace, isPlace, lastPlace, snapped } from './grid.ts'

/** A typed value; neither value nor error while the field is empty. */
export interface TypedPlace {
  at: number | null
  problem: string | null
}

export function readPlace(text: string, grid: Grid): TypedPlace {
  if (text.trim() === '') return { at: null, problem: null }
  const reading = readNumber(inPointStyle(text))
  if (!reading.readable || reading.written.unitText !== undefined) {
    return {
      at: null,
      problem: t('item/type-a-number-such', { number: numeral(lastPlace(grid)) }),
    }
  }
  const value = Number(reading.value.numerator) / Number(reading.value.denominator)
  if (value < firstPlace(grid) || value > lastPlace(grid)) {
    const [from, to] = [numeral(firstPlace(grid)), numeral(lastPlace(grid))]
    return { at: null, problem: t('item/type-a-number', { from, to }) }
  }
  if (!isPlace(grid, value)) {
    const near = numeral(snapped(grid, value))
    return {
      at: null,
      problem: t('item/points-go-in-steps-of-here', {
        step: numeral(grid.snap),
        near,
      }),
    }
  }
  return { at: snapped(grid, value), problem: null }
}
