import type { FigureOf } from '@skills-center/contract/figure'
import type { Text } from '@skills-center/messages/values'
import type { Worded } from '../../form/words.ts'
import { type Fraction, leastCommonMultiple, plainMixed, renamed } from '../../fractions/fraction.ts'
import { say } from './messages.gen.ts'

/** Bars A, B, … of the same whole, divided into equal parts. */
export const barsFigure = (bars: readonly Fraction[]): Worded<FigureOf<'fraction-bars'>> => {
  const [one = [0, 1], other = [0, 1]] = bars
  return {
    kind: 'fraction-bars',
    description: say('bars', { a: one[0], m: one[1], b: other[0], n: other[1] }),
    bars: bars.map(([shaded, parts], at) => ({ label: 'AB'[at] ?? '', parts, shaded })),
  }
}

/** Several wholes divided into equal parts, with one part of each shaded: an equal share of all of them. */
export const sharedFigure = (
  shape: 'bars' | 'circles',
  count: number,
  parts: number,
): Worded<FigureOf<'fraction-bars' | 'fraction-circles'>> => {
  const description = say(`shared.${shape}`, { count, parts })
  const wholes = Array.from({ length: count }, () => ({ label: '', parts, shaded: 1 }))
  return shape === 'bars'
    ? { kind: 'fraction-bars', description, bars: wholes }
    : { kind: 'fraction-circles', description, circles: wholes }
}

/** A line from 0 in steps of 1/n, with labeled jumps; only whole numbers are labeled on the line. */
export const jumpsFigure = (its: {
  to: number
  pieces: number
  /** End points of the jumps in steps, starting at 0. */
  stops: readonly number[]
  labels: readonly string[]
  /** The position of point A, in steps. */
  point?: number
  description: Text
}): Worded<FigureOf<'number-line'>> => {
  const { to, pieces, stops, labels, point, description } = its
  return {
    kind: 'number-line',
    description,
    from: 0,
    to,
    step: 1 / pieces,
    labelled: Array.from({ length: to + 1 }, (_, at) => at),
    points: point === undefined ? [] : [{ at: point / pieces, label: 'A' }],
    jumps: labels.map((label, at) => ({
      from: (stops[at] ?? 0) / pieces,
      to: (stops[at + 1] ?? 0) / pieces,
      label,
    })),
  }
}

/** A difference below 1 as the second of two jumps: from the end of the labeled first jump to the larger number. */
export function secondJumpFigure(end: Fraction, first: Fraction): Worded<FigureOf<'number-line'>> {
  const pieces = leastCommonMultiple(end[1], first[1])
  const [middle, last] = [renamed(first, pieces)[0], renamed(end, pieces)[0]]
  return jumpsFigure({
    to: 1,
    pieces,
    stops: [0, middle, last],
    labels: [plainMixed(first), '?'],
    description: say('second-jump', { pieces, first: middle, last }),
  })
}
