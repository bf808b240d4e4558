import { calculate, flipped, isSame } from '../../equations/exact.ts'
import { negative, size } from '../../signed/signed.ts'
import { bug, type Exact, toNumber } from '../bug.ts'
import { say } from './messages.gen.ts'

/**
 * The opposite of a number, −(−(…)) with `signs` minus signs before it, or the number at a given distance from its
 * opposite.
 */
export interface Opposite {
  asks: 'opposite' | 'nested' | 'apart'
  value: Exact
  /** Minus signs outside; the number may also be negative. */
  signs: number
}

/** The answer; `value` itself if the question gives the distance between opposites. */
export const oppositeOf = ({ asks, value, signs }: Opposite): Exact =>
  asks === 'apart' || signs % 2 === 0 ? value : negative(value)

// Worked by hand: the opposite of −5, −(−(−5)), and a negative number 10 units from its opposite.
const five: Opposite = { asks: 'opposite', value: -5, signs: 1 }

export const oppositeBugs = [
  bug<Opposite>({
    id: 'signed.no-opposite',
    answer: ({ asks, value }) => (asks === 'opposite' ? value : null),
    feedback: () => say('opposite.itself'),
    example: [five, -5],
  }),
  bug<Opposite>({
    id: 'signed.reciprocal',
    answer({ asks, value }) {
      const turned = flipped(value)
      return asks !== 'opposite' || isSame(size(turned), size(value)) ? null : turned
    },
    feedback: () => say('opposite.reciprocal'),
    example: [{ ...five, value: 5 }, [1, 5]],
  }),
  bug<Opposite>({
    id: 'signed.always-negative',
    answer: (its) =>
      its.asks === 'nested' && toNumber(oppositeOf(its)) > 0 ? negative(oppositeOf(its)) : null,
    feedback: () => say('opposite.negative'),
    example: [{ ...five, asks: 'nested' }, -5],
  }),
  bug<Opposite>({
    id: 'signed.two-minuses',
    answer: (its) =>
      its.asks === 'nested' && toNumber(oppositeOf(its)) < 0 ? negative(oppositeOf(its)) : null,
    feedback: () => say('opposite.plus'),
    example: [{ asks: 'nested', value: -5, signs: 2 }, 5],
  }),
  bug<Opposite>({
    id: 'signed.whole-distance',
    answer: ({ asks, value }) => (asks === 'apart' ? calculate(value, 'times', 2) : null),
    feedback: () => say('opposite.whole'),
    example: [{ asks: 'apart', value: -5, signs: 0 }, -10],
  }),
  bug<Opposite>({
    id: 'signed.wrong-side',
    answer: ({ asks, value }) => (asks === 'apart' ? negative(value) : null),
    feedback: () => say('opposite.side'),
    example: [{ asks: 'apart', value: -5, signs: 0 }, 5],
  }),
  bug<Opposite>({
    id: 'signed.zero-is-nothing',
    answer: ({ asks }) => (asks === 'nested' ? 0 : null),
    feedback: () => say('opposite.zero'),
    example: [{ ...five, asks: 'nested' }, 0],
  }),
]
