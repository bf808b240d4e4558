import { calculate, numberTex } from '../../equations/exact.ts'
import { negative, size } from '../../signed/signed.ts'
import {
  hasZero,
  negativesIn,
  over,
  productOf,
  type SignedFactor,
  type SignedProduct,
  times,
  valueOf,
} from '../../signed/product.ts'
import { tex } from '@skills-center/messages/values'
import { bug } from '../bug.ts'
import { say } from './messages.gen.ts'

/** The second of two factors; null if there are more. */
const second = ({ rest }: SignedProduct): SignedFactor | null =>
  rest.length === 1 ? (rest[0] ?? null) : null
const isPair = (its: SignedProduct, negatives: number): boolean =>
  second(its) !== null && !hasZero(its) && negativesIn(its) === negatives

const differentSigns = bug<SignedProduct>({
  id: 'signed.different-signs',
  answer: (its) => (isPair(its, 1) ? size(valueOf(its)) : null),
  feedback: () => say('product.different'),
  example: [productOf(-6, times(4)), 24],
})

const twoNegatives = bug<SignedProduct>({
  id: 'signed.negative-times-negative',
  answer: (its) => (isPair(its, 2) ? negative(valueOf(its)) : null),
  feedback: () => say('product.negatives'),
  example: [productOf(-6, times(-4)), -24],
})

const countsSigns = bug<SignedProduct>({
  id: 'signed.counts-signs',
  answer: (its) => (its.rest.length > 1 ? negative(valueOf(its)) : null),
  feedback: () => say('product.count'),
  example: [productOf(-6, times(-4), times(-2)), 48],
})

const addsFactors = bug<SignedProduct>({
  id: 'signed.adds-factors',
  answer: (its) => {
    const factor = second(its)
    return factor === null || factor.isDivisor ? null : calculate(its.first, 'plus', factor.value)
  },
  feedback: () => say('product.added'),
  example: [productOf(-6, times(4)), -2],
})

const multiplies = bug<SignedProduct>({
  id: 'signed.other-operation',
  answer: (its) => {
    const factor = second(its)
    return factor?.isDivisor === true ? calculate(its.first, 'times', factor.value) : null
  },
  feedback: () => say('product.multiplied'),
  example: [productOf(-24, over(4)), -96],
})

const stopsEarly = bug<SignedProduct>({
  id: 'signed.stops-early',
  answer: ({ first, rest }) => (rest.length > 1 ? valueOf({ first, rest: rest.slice(0, 1) }) : null),
  feedback: () => say('stops'),
  example: [productOf(-6, times(-4), times(-2)), 24],
})

export const productBugs = [differentSigns, twoNegatives, countsSigns, addsFactors, multiplies, stopsEarly]

/** A number is missing: `a × □ = result`, `□ ÷ a = result`, `a ÷ □ = result`, `a × □ × b = result`. */
export interface Missing {
  form: 'factor' | 'dividend' | 'divisor' | 'middle'
  a: number
  b: number
  result: number
}
export const missingOf = ({ form, a, b, result }: Missing): number =>
  ({ factor: result / a, dividend: result * a, divisor: a / result, middle: result / (a * b) })[form]
const six: Missing = { form: 'factor', a: -6, b: 1, result: 24 }

const missingSign = (id: 'signed.negative-times-negative' | 'signed.different-signs', wants: boolean) =>
  bug<Missing>({
    id,
    answer: (its) => ((its.a < 0 && missingOf(its) > 0) === wants ? -missingOf(its) : null),
    feedback: (its) => say('missing.sign', { value: tex(numberTex(-missingOf(its))) }),
    // −6 × 4 = −24, and −6 × (−4) = 24.
    example: wants ? [{ ...six, result: -24 }, -4] : [six, 4],
  })

export const missingBugs = [
  missingSign('signed.negative-times-negative', true),
  missingSign('signed.different-signs', false),
  bug<Missing>({
    id: 'signed.other-operation',
    answer: ({ form, a, result }) =>
      ({
        factor: result * a,
        dividend: Number.isInteger(result / a) ? result / a : null,
        divisor: a * result,
        middle: null,
      })[form],
    feedback: () => say('missing.undo'),
    example: [six, -144],
  }),
  bug<Missing>({
    id: 'signed.adds-factors',
    answer: ({ form, a, result }) =>
      ({ factor: result - a, dividend: result + a, divisor: a - result, middle: null })[form],
    feedback: () => say('missing.added'),
    example: [six, 30],
  }),
  bug<Missing>({
    id: 'signed.stops-early',
    answer: ({ form, a, result }) => (form === 'middle' ? result / a : null),
    feedback: () => say('stops'),
    example: [{ form: 'middle', a: -2, b: 5, result: 60 }, -30],
  }),
]
