import { type Fraction, lowest } from '../../fractions/fraction.ts'
import { bug } from '../bug.ts'
import { say } from './messages.gen.ts'

/**
 * Two tapes of equal boxes, `inWhole` of which make one mile. The figure labels one box, or the length of the first
 * tape.
 */
export interface TapeSum {
  asks: 'both' | 'more'
  shows: 'box' | 'total'
  inWhole: number
  a: number
  b: number
}
const countOf = ({ asks, a, b }: TapeSum): number => (asks === 'both' ? a + b : a - b)
export const tapeAnswer = (its: TapeSum): Fraction => lowest([countOf(its), its.inWhole])

// Worked by hand: 6 boxes and 5 boxes of 1/8.
const tapes: TapeSum = { asks: 'both', shows: 'total', inWhole: 8, a: 6, b: 5 }

const boxesAsUnits = bug<TapeSum>({
  id: 'fraction.wrong-whole',
  answer: countOf,
  feedback: () => say('tapes.boxes'),
  example: [tapes, 11],
})

const tapeAsWhole = bug<TapeSum>({
  id: 'fraction.misreads-parts',
  answer: (its) =>
    its.shows === 'total'
      ? [countOf(its), its.a]
      : its.asks === 'more'
        ? [countOf(its), its.a + its.b]
        : null,
  feedback: ({ shows }) => say(`tapes.whole.${shows}`),
  example: [tapes, [11, 6]],
})

const otherWay = bug<TapeSum>({
  id: 'fraction.other-operation',
  answer: (its) => [its.asks === 'both' ? its.a - its.b : its.a + its.b, its.inWhole],
  feedback: ({ asks }) => say(`story.other.${asks === 'both' ? 'plus' : 'minus'}`),
  example: [tapes, [1, 8]],
})

export const tapeBugs = [boxesAsUnits, tapeAsWhole, otherWay]
