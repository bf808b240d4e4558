import { withMinus } from './numeral.ts'
import { textWidth } from './scale.ts'

/** A piece of plain text, or a stacked fraction. */
export type Piece = { left: number; wide: number } & (
  | { kind: 'text'; text: string }
  | { kind: 'fraction'; over: string; under: string }
)

export interface ValueLayout {
  pieces: Piece[]
  wide: number
  tall: number
}

/** Only fractions of numbers: `km/h`, a date, and `y/x²` stay as they are. */
const fraction = /(?<![\d.,/])(\d{1,4}|\?)\/(\d{1,4}|\?)(?![\d/.])/

/** Half the distance between the centers of numerator and denominator, in ems. */
export const halfLift = 0.62

/** The positions of a written value's pieces, in pixels from its left edge. */
export function valueLayout(value: string, size: number): ValueLayout {
  const pieces: Piece[] = []
  let left = 0
  let hasFraction = false
  const add = (text: string) => {
    if (text === '') return
    const wide = textWidth(text, size)
    pieces.push({ kind: 'text', text, left, wide })
    left += wide
  }
  let rest = withMinus(value)
  for (let found = fraction.exec(rest); found !== null; found = fraction.exec(rest)) {
    const [whole, over = '', under = ''] = found
    const before = rest.slice(0, found.index)
    // A mixed number is tight: the fraction's own margin is its space.
    add(/\d $/.test(before) ? before.slice(0, -1) : before)
    const wide = Math.max(textWidth(over, size), textWidth(under, size)) + 8
    pieces.push({ kind: 'fraction', over, under, left, wide })
    left += wide
    hasFraction = true
    rest = rest.slice(found.index + whole.length)
  }
  add(rest)
  return { pieces, wide: left, tall: hasFraction ? size * 2.6 : size * 1.25 }
}
