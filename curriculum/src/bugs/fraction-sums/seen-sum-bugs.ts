import type { FractionSum } from '../../fractions/sums.ts'
import { type Bug, bug } from '../bug.ts'
import { addsAcross, keepsNumerator, otherOperation } from './fraction-sum-bugs.ts'
import { say } from './messages.gen.ts'

/** A sum of shaded parts, or a difference as a jump on a number line. */
export interface SeenSum extends FractionSum {
  figure: 'bars' | 'line'
}

/** Gives the end point of the second jump, counted from 0. */
const readsPlace = bug<SeenSum>({
  id: 'fraction.misreads-parts',
  answer: ({ figure, one }) => (figure === 'line' ? one : null),
  feedback: () => say('place'),
  // 5/6 − 1/2: the jumps end at 5/6.
  example: [{ figure: 'line', sign: 'minus', one: [5, 6], other: [1, 2] }, [5, 6]],
})

/** On a line all pieces have the same size, so these bugs only apply to bars. */
const inBars = [addsAcross, keepsNumerator, otherOperation].map((each): Bug<SeenSum> => ({
  ...each,
  answer: (seen) => (seen.figure === 'bars' || each === otherOperation ? each.answer(seen) : null),
  example: [{ ...each.example[0], figure: 'bars' }, each.example[1]],
}))

export const seenSumBugs = [readsPlace, ...inBars]
