import { fractionPart, minus, plus, renamed, wholePart } from '../../fractions/fraction.ts'
import { isLike } from '../../fractions/mixed-sums.ts'
import { commonOf, type FractionSum, resultOf } from '../../fractions/sums.ts'
import { piecesOf, shown } from '../../fractions/written.ts'
import { bug } from '../bug.ts'
import {
  addsAcross,
  keepsNumerator,
  losesWhole,
  otherOperation,
  smallerFromLarger,
} from './fraction-sum-bugs.ts'
import { say } from './messages.gen.ts'

/** Mixed numbers, even with equal denominators; a whole number gets the other number's denominator. */
const across = bug<FractionSum>({
  ...addsAcross,
  feedback: (sum) =>
    isLike(sum) ? say('mixed.same', { pieces: piecesOf(sum.one[1]) }) : addsAcross.feedback(sum),
})

/** Does not apply to equal denominators, because nothing changes there. */
const keeps = bug<FractionSum>({
  ...keepsNumerator,
  answer: (sum) => (isLike(sum) ? null : keepsNumerator.answer(sum)),
})

const flips = bug<FractionSum>({
  ...smallerFromLarger,
  feedback: (sum) =>
    fractionPart(sum.one)[0] === 0
      ? say('mixed.whole-part', { part: shown(fractionPart(sum.other)), pieces: piecesOf(sum.other[1]) })
      : smallerFromLarger.feedback(sum),
})

/** Regroups as with digits: one whole makes ten pieces. */
const regroupsTen = bug<FractionSum>({
  id: 'fraction.regroups-ten',
  answer: (sum) => {
    const to = commonOf(sum)
    const [[a], [c]] = [renamed(fractionPart(sum.one), to), renamed(fractionPart(sum.other), to)]
    if (sum.sign === 'plus' || a >= c || to === 10 || a + 10 <= c) return null
    return [(wholePart(sum.one) - 1 - wholePart(sum.other)) * to + a + 10 - c, to]
  },
  feedback: (sum) => say('mixed.ten', { pieces: piecesOf(commonOf(sum)) }),
  // 4 1/4 − 1 2/4 with 3 11/4: 2 9/4
  example: [{ sign: 'minus', one: [17, 4], other: [3, 2] }, [17, 4]],
})

export const mixedFaults = {
  across,
  keeps,
  loses: losesWhole,
  flips,
  ten: regroupsTen,
  other: otherOperation,
}
export const mixedSumBugs = Object.values(mixedFaults)

/** Three jumps on a number line: up to a whole number, on by wholes, and a last part. */
export interface Jumps extends FractionSum {
  asks: 'read' | 'length' | 'start'
}
/** The first jump, the wholes, and the last jump from the second number up to the first. */
export const jumpsOf = ({ one, other }: FractionSum) => {
  const [from, to] = [wholePart(other) + 1, wholePart(one)]
  return { from, to, first: minus([from, 1], other), wholes: to - from, last: fractionPart(one) }
}
const ends: FractionSum = { sign: 'minus', one: [13, 3], other: [7, 4] }

const shortJumps = bug<Jumps>({
  id: 'fraction.stops-early',
  answer: (its) => {
    const { first, last } = jumpsOf(its)
    return its.asks === 'start' ? null : plus(first, last)
  },
  feedback: () => say('jumps.parts'),
  // From 1 3/4 by 1/4, 2 and 1/3 to 4 1/3
  example: [{ ...ends, asks: 'length' }, [7, 12]],
})

const readsPlace = bug<Jumps>({
  id: 'fraction.misreads-parts',
  answer: ({ asks, one }) => (asks === 'start' ? null : one),
  feedback: () => say('jumps.place'),
  example: [{ ...ends, asks: 'read' }, [13, 3]],
})

const acrossJumps = bug<Jumps>({
  id: 'fraction.adds-across',
  answer: (its) => {
    const { first, wholes, last } = jumpsOf(its)
    const [above, below] = [first[0] + last[0], first[1] + last[1]]
    return its.asks === 'length' ? [wholes * below + above, below] : null
  },
  feedback: () => say('jumps.across'),
  // 2 and 2/7
  example: [{ ...ends, asks: 'length' }, [16, 7]],
})

const goesForward = bug<Jumps>({
  id: 'fraction.other-operation',
  answer: (its) => (its.asks === 'start' ? plus(its.one, resultOf(its)) : null),
  feedback: ({ one }) => say('jumps.forward', { end: shown(one) }),
  // 4 1/3 and 2 7/12
  example: [{ ...ends, asks: 'start' }, [83, 12]],
})

const jumpsAlone = bug<Jumps>({
  id: 'fraction.stops-early',
  answer: (its) => (its.asks === 'start' ? resultOf(its) : null),
  feedback: () => say('jumps.stops'),
  example: [{ ...ends, asks: 'start' }, [31, 12]],
})

export const jumpBugs = [shortJumps, readsPlace, acrossJumps, goesForward, jumpsAlone]
