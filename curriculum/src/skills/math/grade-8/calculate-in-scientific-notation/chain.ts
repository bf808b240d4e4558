import { bug, tex, type Text, tidy } from '#form'
import {
  firstAt,
  guarded,
  isNormal,
  normalized,
  plainScientific,
  type Scientific,
  scientificTex,
  tenTo,
  timesTen,
} from '#scientific/scientific.ts'
import { say } from './messages.gen.ts'

/** Two numbers that are joined, and then, if there is a third, multiplied or divided by it. */
export interface Chain {
  join: 'times' | 'over' | 'plus' | 'minus'
  one: Scientific
  other: Scientific
  last: 'times' | 'over'
  third: Scientific | null
}

const signOf = { times: String.raw`\times`, over: String.raw`\div`, plus: '+', minus: '−' } as const
const isSum = ({ join }: Chain): boolean => join === 'plus' || join === 'minus'

function combined(how: Chain['join'], one: Scientific, other: Scientific): Scientific {
  if (how === 'times')
    return { first: tidy(one.first * other.first), exponent: one.exponent + other.exponent }
  if (how === 'over') return { first: tidy(one.first / other.first), exponent: one.exponent - other.exponent }
  const second = firstAt(other, one.exponent)
  return { first: tidy(how === 'plus' ? one.first + second : one.first - second), exponent: one.exponent }
}
/** What the first two numbers give, as it comes out. */
export const joined = ({ join, one, other }: Chain): Scientific => combined(join, one, other)
/** The result as it comes out, before its first factor is brought into [1, 10). */
export const rawResult = (its: Chain): Scientific =>
  its.third === null ? joined(its) : combined(its.last, joined(its), its.third)
export const resultOf = (its: Chain): Scientific => normalized(rawResult(its))

const inParentheses = (its: Scientific): string => `(${scientificTex(its)})`
/** `(3 × 10⁴) × (2 × 10⁵) ÷ (4 × 10³)`, or `(3 × 10⁴ + 2 × 10³) × (4 × 10²)`. */
export function chainTex(its: Chain): string {
  const { join, one, other, last, third } = its
  const start = isSum(its)
    ? `(${scientificTex(one)} ${signOf[join]} ${scientificTex(other)})`
    : `${inParentheses(one)} ${signOf[join]} ${inParentheses(other)}`
  return third === null ? start : `${start} ${signOf[last]} ${inParentheses(third)}`
}

const handy = ({ first }: Scientific): boolean => Number.isInteger(tidy(first * 100))
/** Whether it can be worked out by hand, with a result that is far from 1. */
export function isHandy(its: Chain): boolean {
  const raw = rawResult(its)
  const { exponent } = normalized(raw)
  return (
    handy(joined(its)) &&
    handy(raw) &&
    raw.first > 0.05 &&
    [exponent, raw.exponent, joined(its).exponent].every((each) => Math.abs(each) >= 2) &&
    Math.abs(exponent) <= 16 &&
    (!isSum(its) || isNormal(joined(its)))
  )
}

/** The right first factor; the exponent changes by as much as it should for the raw result. */
function withExponent(its: Chain, exponent: number): string {
  const raw = rawResult(its)
  const right = normalized(raw)
  return plainScientific({ first: right.first, exponent: exponent + right.exponent - raw.exponent })
}
/** A first factor that a student would write down. */
const plainHandy = (its: Scientific): string | null => {
  const normal = normalized(its)
  return Number.isInteger(tidy(normal.first * 1000)) && normal.first > 0 ? plainScientific(normal) : null
}
const lastTwo = (its: Chain): [Chain['join'], Scientific, Scientific] =>
  its.third === null ? [its.join, its.one, its.other] : [its.last, joined(its), its.third]

// Worked by hand: (6 × 10⁴)(5 × 10³) ÷ (4 × 10²) = 30 × 10⁷ ÷ (4 × 10²) = 7.5 × 10⁵.
const product: Chain = {
  join: 'times',
  one: { first: 6, exponent: 4 },
  other: { first: 5, exponent: 3 },
  last: 'over',
  third: { first: 4, exponent: 2 },
}
// (6 × 10⁵ + 3 × 10⁴) × (5 × 10³) = 6.3 × 10⁵ × 5 × 10³ = 31.5 × 10⁸ = 3.15 × 10⁹.
const sum: Chain = {
  join: 'plus',
  one: { first: 6, exponent: 5 },
  other: { first: 3, exponent: 4 },
  last: 'times',
  third: { first: 5, exponent: 3 },
}

export const chainBugs = [
  bug<Chain, string>({
    id: 'scientific.combines-exponents',
    answer(its) {
      const [how, one, other] = lastTwo(its)
      return withExponent(its, one.exponent + (how === 'over' ? other.exponent : -other.exponent))
    },
    feedback: (its) => say(`slip.combines.${lastTwo(its)[0] === 'over' ? 'over' : 'times'}`),
    example: [product, '7.5e9'],
  }),
  bug<Chain, string>({
    id: 'scientific.multiplies-exponents',
    answer(its) {
      const { join, one, other, last, third } = its
      if (third === null || join === 'over') return null
      const both = join === 'times' ? one.exponent * other.exponent : one.exponent + other.exponent
      return withExponent(its, both + (last === 'over' ? -third.exponent : third.exponent))
    },
    feedback: (its) => say(isSum(its) ? 'slip.adds-both' : 'slip.multiplies'),
    // 30 × 10¹² ÷ (4 × 10²) = 7.5 × 10¹⁰.
    example: [product, '7.5e10'],
  }),
  bug<Chain, string>({
    id: 'scientific.keeps-exponent',
    answer(its) {
      const raw = rawResult(its)
      return isNormal(raw) ? null : plainScientific({ ...normalized(raw), exponent: raw.exponent })
    },
    feedback: (its) => say('slip.keeps', { raw: rawResult(its).first }),
    example: [sum, '3.15e8'],
  }),
  bug<Chain, string>({
    id: 'scientific.moves-wrong-way',
    answer(its) {
      const raw = rawResult(its)
      const { first, exponent } = normalized(raw)
      return exponent === raw.exponent
        ? null
        : plainScientific({ first, exponent: 2 * raw.exponent - exponent })
    },
    feedback: (its) => say('slip.wrong-way', { raw: rawResult(its).first }),
    example: [sum, '3.15e7'],
  }),
  bug<Chain, string>({
    id: 'scientific.unlike-powers',
    answer(its) {
      if (!isSum(its) || its.third === null) return null
      const first = its.one.first + (its.join === 'plus' ? 1 : -1) * its.other.first
      return first <= 0
        ? null
        : plainHandy(combined(its.last, { first: tidy(first), exponent: its.one.exponent }, its.third))
    },
    feedback: ({ one, other }) =>
      say('slip.unlike', {
        a: one.first,
        b: other.first,
        ten: tex(tenTo(one.exponent)),
        low: tex(tenTo(other.exponent)),
      }),
    // 9 × 10⁵ × 5 × 10³ = 45 × 10⁸.
    example: [sum, '4.5e9'],
  }),
]

/** In a story: multiplies in place of dividing, or the other way around; and stops after the first step. */
export const storyBugs = [
  ...chainBugs,
  bug<Chain, string>({
    id: 'unit.wrong-operation',
    answer(its) {
      const [how, one, other] = lastTwo(its)
      return plainHandy(combined(how === 'over' ? 'times' : 'over', one, other))
    },
    feedback: (its) => say(`slip.operation.${lastTwo(its)[0] === 'over' ? 'over' : 'times'}`),
    // 30 × 10⁷ × 4 × 10² = 120 × 10⁹.
    example: [product, '1.2e11'],
  }),
  bug<Chain, string>({
    id: 'exponents.stops-early',
    answer: (its) => (its.third === null ? null : plainHandy(joined(its))),
    feedback: () => say('slip.stops'),
    example: [sum, '6.3e5'],
  }),
]

/** The last calculation, and the result with a first factor from 1 up to 10. */
function endOf(its: Chain): Text[] {
  const [how, one, other] = lastTwo(its)
  const raw = rawResult(its)
  const result = tex(scientificTex(resultOf(its)))
  const equation = tex(`${inParentheses(one)} ${signOf[how]} ${inParentheses(other)} = ${scientificTex(raw)}`)
  return [
    say(`so.${how === 'over' ? 'over' : 'times'}`, { equation }),
    ...(isNormal(raw) ? [] : [say('so.rewrite', { raw: raw.first, result })]),
  ]
}

/** The calculations one after another. */
export function chainSteps(its: Chain): Text[] {
  const { join, one, other, third } = its
  if (third === null) return endOf(its)
  const got = joined(its)
  if (!isSum(its)) {
    const equation = tex(
      `${inParentheses(one)} ${signOf.times} ${inParentheses(other)} = ${scientificTex(got)}`,
    )
    return [say('so.times', { equation }), ...endOf(its)]
  }
  const second = firstAt(other, one.exponent)
  return [
    say('so.same', { other: tex(`${scientificTex(other)} = ${timesTen(second, one.exponent)}`) }),
    say(`so.${join === 'plus' ? 'plus' : 'minus'}`, {
      equation: tex(`${one.first} ${signOf[join]} ${guarded(second)} = ${got.first}`),
      got: tex(scientificTex(got)),
    }),
    ...endOf(its),
  ]
}
