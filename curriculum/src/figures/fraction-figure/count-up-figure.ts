import type { FigureOf } from '@skills-center/contract/figure'
import type { Worded } from '../../form/words.ts'
import {
  type Fraction,
  fractionPart,
  leastCommonMultiple,
  minus,
  plainMixed,
  sizeOf,
  wholePart,
} from '../../fractions/fraction.ts'
import { say } from './messages.gen.ts'

/**
 * Three jumps from the smaller number up: to a whole number, on by wholes, and to the larger number. Counted in ticks
 * (`read`), labeled (`length`), or labeled with an unknown start (`start`).
 */
export function countUpFigure(
  shows: 'read' | 'length' | 'start',
  end: Fraction,
  start: Fraction,
): Worded<FigureOf<'number-line'>> {
  const [low, high] = [wholePart(start) + 1, wholePart(end)]
  const pieces = leastCommonMultiple(start[1], end[1])
  const jumps: Fraction[] = [minus([low, 1], start), [high - low, 1], fractionPart(end)]
  const [first = '', wholes = '', last = ''] = jumps.map(plainMixed)
  const stops = [sizeOf(start), low, high, sizeOf(end)]
  const isRead = shows === 'read'
  const ends = { start: plainMixed(start), end: plainMixed(end), low, high }
  const description = {
    read: () => say('count-up.read', { ...ends, from: low - 1, to: high + 1, pieces }),
    length: () => say('count-up.length', { ...ends, first, wholes, last }),
    start: () => say('count-up.start', { end: ends.end, first, wholes, last }),
  }
  return {
    kind: 'number-line',
    description: description[shows](),
    from: low - 1,
    to: high + 1,
    step: isRead ? 1 / pieces : 1,
    labelled: isRead ? Array.from({ length: high - low + 3 }, (_, at) => low - 1 + at) : [low, high],
    tickTexts: isRead
      ? []
      : [
          { at: sizeOf(start), text: shows === 'start' ? '?' : ends.start },
          { at: sizeOf(end), text: ends.end },
        ],
    points: [],
    jumps: [first, wholes, last].map((label, at) => ({
      from: stops[at] ?? 0,
      to: stops[at + 1] ?? 0,
      label: isRead ? '' : label,
    })),
  }
}
