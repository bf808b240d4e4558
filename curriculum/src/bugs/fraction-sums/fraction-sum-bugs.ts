import { tex } from '@skills-center/messages/values'
import {
  type Fraction,
  fractionPart,
  minus,
  plus,
  renamed,
  sizeOf,
  wholePart,
} from '../../fractions/fraction.ts'
import { commonOf, type FractionSum, resultOf } from '../../fractions/sums.ts'
import { piecesOf, shown } from '../../fractions/written.ts'
import { bug, type Exact } from '../bug.ts'
import { say } from './messages.gen.ts'

// Worked by hand: 1/2 + 1/3, 3/4 − 1/6, and 4 1/4 − 1 1/2.
const sum: FractionSum = { sign: 'plus', one: [1, 2], other: [1, 3] }
const mixedDifference: FractionSum = { sign: 'minus', one: [17, 4], other: [3, 2] }

const wholesOf = ({ sign, one, other }: FractionSum): number =>
  wholePart(one) + (sign === 'plus' ? 1 : -1) * wholePart(other)
const hasWholes = ({ one }: FractionSum): boolean => sizeOf(one) > 1

/** A fraction combined with the wholes of both numbers; null if nothing is left. */
function withWholes(values: FractionSum, numerator: number, denominator: number): Exact | null {
  const total = wholesOf(values) * denominator + numerator
  return numerator <= 0 || denominator <= 0 || total <= 0 ? null : [total, denominator]
}

const partsOf = ({ one, other }: FractionSum): [Fraction, Fraction] => [
  fractionPart(one),
  fractionPart(other),
]

/** Treats numerators and denominators as four separate numbers. */
export const addsAcross = bug<FractionSum>({
  id: 'fraction.adds-across',
  answer: (values) => {
    const [[a, b], [c, d]] = partsOf(values)
    return values.sign === 'plus'
      ? withWholes(values, a + c, b + d)
      : withWholes(values, Math.abs(a - c), Math.abs(b - d))
  },
  feedback: ({ sign, one, other }) =>
    say(`across.${sign}`, { one: piecesOf(one[1]), other: piecesOf(other[1]) }),
  example: [sum, [2, 5]],
})

/** Uses the common denominator with the old numerators. */
export const keepsNumerator = bug<FractionSum>({
  id: 'fraction.keeps-numerator',
  answer: (values) => {
    const [[a], [c]] = partsOf(values)
    return withWholes(values, values.sign === 'plus' ? a + c : a - c, commonOf(values))
  },
  feedback: (values) => say('keeps', { pieces: piecesOf(commonOf(values)) }),
  example: [{ sign: 'minus', one: [3, 4], other: [1, 6] }, [2, 12]],
})

export const otherOperation = bug<FractionSum>({
  id: 'fraction.other-operation',
  answer: ({ sign, one, other }) => {
    if (sign === 'minus') return plus(one, other)
    return sizeOf(one) > sizeOf(other) ? minus(one, other) : minus(other, one)
  },
  feedback: ({ sign, one }) =>
    sign === 'plus' ? say('other.plus') : say('other.minus', { one: shown(one) }),
  example: [sum, [1, 6]],
})

/** Loses the whole that the parts make, or the one that was broken into parts. */
export const losesWhole = bug<FractionSum>({
  id: 'fraction.loses-whole',
  answer: (values) => {
    if (!hasWholes(values)) return null
    return values.sign === 'plus' ? minus(resultOf(values), [1, 1]) : plus(resultOf(values), [1, 1])
  },
  feedback: ({ sign }) => say(`whole.${sign}`),
  example: [mixedDifference, [15, 4]],
})

export const smallerFromLarger = bug<FractionSum>({
  id: 'fraction.smaller-from-larger',
  answer: (values) => {
    if (!hasWholes(values) || values.sign === 'plus') return null
    const common = commonOf(values)
    const [[a], [c]] = [renamed(partsOf(values)[0], common), renamed(partsOf(values)[1], common)]
    return withWholes(values, Math.abs(a - c), common)
  },
  feedback: (values) => {
    const [one, other] = partsOf(values).map(shown)
    return say('reversed', { one: one ?? tex(''), other: other ?? tex('') })
  },
  example: [mixedDifference, [13, 4]],
})

export const sumBugs = [addsAcross, keepsNumerator, otherOperation, losesWhole, smallerFromLarger]
