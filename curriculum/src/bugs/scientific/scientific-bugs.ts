import { tex } from '@skills-center/messages/values'
import {
  firstAt,
  guarded,
  normalized,
  plainScientific,
  product,
  quotient,
  type Scientific,
  scientificTex,
  signed,
  tenTo,
} from '../../scientific/scientific.ts'
import { bug, tidy } from '../bug.ts'
import { say } from './messages.gen.ts'

/** A number to write in scientific notation: given in standard form, or with a first factor outside [1, 10). */
export interface Written extends Scientific {
  given: Scientific | null
}

// Worked by hand: 34,000 = 3.4 × 10⁴, 0.0034 = 3.4 × 10⁻³, and 42 × 10⁵ = 4.2 × 10⁶.
const large: Written = { first: 3.4, exponent: 4, given: null }
const small: Written = { first: 3.4, exponent: -3, given: null }
const shifted: Written = { first: 4.2, exponent: 6, given: { first: 42, exponent: 5 } }

const digitsOf = (first: number): string => String(tidy(first)).replace('.', '')
const plain = (first: number, exponent: number): string => plainScientific({ first, exponent })
const leading = ({ first }: Scientific): string => digitsOf(first).charAt(0)

export const writingBugs = [
  bug<Written, string>({
    id: 'scientific.counts-zeros',
    answer({ first, exponent, given }) {
      if (given !== null) return null
      const zeros = exponent > 0 ? exponent + 1 - digitsOf(first).length : exponent + 1
      return zeros === exponent ? null : plain(first, zeros)
    },
    feedback: (its) => say(its.exponent > 0 ? 'zeros.large' : 'zeros.small', { leading: leading(its) }),
    example: [large, '3.4e3'],
  }),
  bug<Written, string>({
    id: 'scientific.one-step-off',
    answer: ({ first, exponent, given }) =>
      plain(first, exponent + Math.sign(given === null ? exponent : exponent - given.exponent)),
    feedback: (its) => say(its.given === null ? 'step.written' : 'step.given', { leading: leading(its) }),
    example: [small, '3.4e-4'],
  }),
  bug<Written, string>({
    id: 'scientific.exponent-sign',
    answer: ({ first, exponent }) => plain(first, -exponent),
    feedback: ({ exponent }) => say(exponent > 0 ? 'sign.large' : 'sign.small'),
    example: [small, '3.4e3'],
  }),
  bug<Written, string>({
    id: 'scientific.not-one-to-ten',
    answer: ({ first, exponent, given }) =>
      given === null ? plain(Number(digitsOf(first)), exponent) : null,
    feedback: ({ first }) => say('not-one-to-ten', { digits: Number(digitsOf(first)) }),
    example: [large, '34e4'],
  }),
  bug<Written, string>({
    id: 'scientific.moves-wrong-way',
    answer: ({ first, exponent, given }) =>
      given === null ? null : plain(first, 2 * given.exponent - exponent),
    feedback: ({ exponent, given }) =>
      say(given !== null && exponent > given.exponent ? 'wrong-way.smaller' : 'wrong-way.larger'),
    example: [shifted, '4.2e4'],
  }),
  bug<Written, string>({
    id: 'scientific.keeps-exponent',
    answer: ({ first, given }) => (given === null ? null : plain(first, given.exponent)),
    feedback: () => say('keeps'),
    example: [shifted, '4.2e5'],
  }),
]

export type PairOperation = 'times' | 'over' | 'plus' | 'minus'
/** Two numbers in scientific notation; in a sum or difference, the first has the larger exponent. */
export interface Pair {
  operation: PairOperation
  one: Scientific
  other: Scientific
}

export function pairResult({ operation, one, other }: Pair): Scientific {
  if (operation === 'times') return product(one, other)
  if (operation === 'over') return quotient(one, other)
  const second = firstAt(other, one.exponent)
  return normalized({
    first: tidy(operation === 'plus' ? one.first + second : one.first - second),
    exponent: one.exponent,
  })
}
/** The product or quotient of the first factors, before normalizing the result. */
export const rawFirst = ({ operation, one, other }: Pair): number =>
  tidy(operation === 'times' ? one.first * other.first : one.first / other.first)

/** The exponent of that product or quotient; for a sum, the larger exponent. */
export function ownExponent({ operation, one, other }: Pair): number {
  if (operation === 'times') return one.exponent + other.exponent
  return operation === 'over' ? one.exponent - other.exponent : one.exponent
}

// Worked by hand: (3 × 10⁴)(8 × 10⁵) = 24 × 10⁹, (8 × 10⁷) ÷ (2 × 10³) = 4 × 10⁴, 5 × 10⁶ + 3 × 10⁵ = 5.3 × 10⁶.
const times: Pair = { operation: 'times', one: { first: 3, exponent: 4 }, other: { first: 8, exponent: 5 } }
const over: Pair = { operation: 'over', one: { first: 8, exponent: 7 }, other: { first: 2, exponent: 3 } }
const plus: Pair = { operation: 'plus', one: { first: 5, exponent: 6 }, other: { first: 3, exponent: 5 } }

const isProduct = ({ operation }: Pair): boolean => operation === 'times' || operation === 'over'
const terms = ({ one, other, operation }: Pair) => ({
  m: tex(guarded(one.exponent)),
  n: tex(guarded(other.exponent)),
  a: one.first,
  b: other.first,
  ten: tex(tenTo(one.exponent)),
  low: tex(tenTo(other.exponent)),
  sum: tex(`${signed(one.exponent)} ${operation === 'over' ? '−' : '+'} ${guarded(other.exponent)}`),
})
/** The right first factor with another exponent, if normalizing the raw result changes it. */
const withExponent = (pair: Pair, exponent: number): string => {
  const { first, exponent: right } = pairResult(pair)
  const own = ownExponent(pair)
  return plain(first, exponent + right - own)
}
/** The first factors added or subtracted without adjusting the exponents. */
const careless = ({ operation, one, other }: Pair): number =>
  tidy(operation === 'plus' ? one.first + other.first : one.first - other.first)

export const pairBugs = [
  bug<Pair, string>({
    id: 'scientific.multiplies-exponents',
    answer(pair) {
      const { operation, one, other } = pair
      if (operation === 'times') return withExponent(pair, one.exponent * other.exponent)
      return operation === 'plus' ? plain(careless(pair), one.exponent + other.exponent) : null
    },
    feedback: (pair) => say(pair.operation === 'times' ? 'multiplies' : 'adds-both', terms(pair)),
    example: [times, '2.4e21'],
  }),
  bug<Pair, string>({
    id: 'scientific.combines-exponents',
    answer(pair) {
      const { operation, one, other } = pair
      if (operation === 'over') return withExponent(pair, one.exponent + other.exponent)
      return operation === 'times' ? withExponent(pair, one.exponent - other.exponent) : null
    },
    feedback: (pair) => say(pair.operation === 'over' ? 'combines.over' : 'combines.times'),
    example: [over, '4e10'],
  }),
  bug<Pair, string>({
    id: 'scientific.adds-first-numbers',
    answer: ({ operation, one, other }) =>
      operation === 'times' ? plain(tidy(one.first + other.first), one.exponent + other.exponent) : null,
    feedback: (pair) => say('adds-first', { a: pair.one.first, b: pair.other.first }),
    example: [times, '11e9'],
  }),
  bug<Pair, string>({
    id: 'scientific.keeps-exponent',
    answer(pair) {
      const { first, exponent } = pairResult(pair)
      const own = ownExponent(pair)
      return isProduct(pair) && own !== exponent ? plain(first, own) : null
    },
    feedback: (pair) => say('keeps-raw', { raw: rawFirst(pair) }),
    example: [times, '2.4e9'],
  }),
  bug<Pair, string>({
    id: 'scientific.moves-wrong-way',
    answer(pair) {
      const { first, exponent } = pairResult(pair)
      const { one, other, operation } = pair
      const own = ownExponent(pair)
      if (isProduct(pair)) return own === exponent ? null : plain(first, 2 * own - exponent)
      const second = tidy(other.first * 10 ** (one.exponent - other.exponent))
      return operation === 'plus' ? plain(one.first + second, one.exponent) : null
    },
    feedback: (pair) =>
      isProduct(pair) ? say('wrong-way.product', { raw: rawFirst(pair) }) : say('wrong-way.sum', terms(pair)),
    example: [plus, '35e6'],
  }),
  bug<Pair, string>({
    id: 'scientific.unlike-powers',
    answer: (pair) =>
      isProduct(pair) || careless(pair) <= 0 ? null : plain(careless(pair), pair.one.exponent),
    feedback: (pair) => say('unlike', terms(pair)),
    example: [plus, '8e6'],
  }),
  bug<Pair, string>({
    id: 'scientific.exponent-sign',
    answer(pair) {
      const { first, exponent } = pairResult(pair)
      return plain(first, -exponent)
    },
    feedback: (pair) =>
      isProduct(pair)
        ? say('sign.result', terms(pair))
        : say('sign.sum', { one: tex(scientificTex(pair.one)) }),
    example: [over, '4e-4'],
  }),
]

/** The exact ratio of two measurements. */
export interface Ratio {
  more: Scientific
  less: Scientific
}
const ratio: Ratio = { more: { first: 6, exponent: 5 }, less: { first: 2, exponent: 3 } }
/** Computed as a plain number; the ratio is at most a few billion. */
export const ratioOf = ({ more, less }: Ratio): number =>
  tidy((more.first / less.first) * 10 ** (more.exponent - less.exponent))
const gapOf = ({ more, less }: Ratio): number => more.exponent - less.exponent

export const ratioBugs = [
  bug<Ratio>({
    id: 'scientific.first-number-only',
    answer: ({ more, less }) => tidy(more.first / less.first),
    feedback: (its) =>
      say('ratio.first', { high: tex(tenTo(its.more.exponent)), low: tex(tenTo(its.less.exponent)) }),
    example: [ratio, 3],
  }),
  bug<Ratio>({
    id: 'scientific.exponents-only',
    answer: (its) => 10 ** gapOf(its),
    feedback: () => say('ratio.powers'),
    example: [ratio, 100],
  }),
  bug<Ratio>({
    id: 'scientific.ten-times-exponent',
    answer: (its) => tidy((its.more.first / its.less.first) * 10 * gapOf(its)),
    feedback: (its) => say('ratio.ten-times', { gap: gapOf(its) }),
    example: [ratio, 60],
  }),
  bug<Ratio>({
    id: 'scientific.one-step-off',
    answer: (its) => tidy(ratioOf(its) * 10),
    feedback: (its) =>
      say('ratio.step', { high: tex(signed(its.more.exponent)), low: tex(guarded(its.less.exponent)) }),
    example: [ratio, 3000],
  }),
  bug<Ratio>({
    id: 'scientific.one-step-off',
    answer: (its) => tidy(ratioOf(its) / 10),
    feedback: (its) =>
      say('ratio.step', { high: tex(signed(its.more.exponent)), low: tex(guarded(its.less.exponent)) }),
    example: [ratio, 30],
  }),
]
