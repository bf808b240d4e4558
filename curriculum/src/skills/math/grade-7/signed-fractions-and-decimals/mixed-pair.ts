import { type Bug, type Exact, type Random, tex, type Text, toNumber } from '#form'
import { bug } from '#bugs/bug.ts'
import { isFraction, numberTex, unworkedTex } from '#equations/exact.ts'
import { type Fraction, fractionTex, lowest, over, times } from '#fractions/fraction.ts'
import { work } from '#signed/mixed.ts'
import { isNegative, negative, size } from '#signed/signed.ts'
import { say } from './messages.gen.ts'

/** `−\frac{3}{4} × 1.2`, `1.5 ÷ (−\frac{3}{5})`: a fraction and a decimal. */
export interface MixedPair {
  first: Exact
  second: Exact
  operation: 'times' | 'over'
}
export const valueOf = ({ first, second, operation }: MixedPair): Exact => work(first, operation, second)
export const pairTex = ({ first, second, operation }: MixedPair): string =>
  unworkedTex(first, operation, second)
export const workedTex = (its: MixedPair): string => `${pairTex(its)} = ${numberTex(valueOf(its))}`
export const negativesIn = ({ first, second }: MixedPair): number => [first, second].filter(isNegative).length

const easy: Fraction[] = [
  [1, 2],
  [1, 4],
  [3, 4],
  [1, 5],
  [2, 5],
  [3, 5],
  [4, 5],
  [3, 2],
  [5, 4],
  [7, 5],
  [9, 4],
]
const thirds: Fraction[] = [
  [1, 3],
  [2, 3],
  [4, 3],
  [5, 3],
  [1, 6],
  [5, 6],
  [7, 6],
]
const sign = (random: Random): number => (random.chance(0.5) ? 1 : -1)
const signed = (random: Random, [top, bottom]: Fraction): Exact => [sign(random) * top, bottom]

/** A product (level 1), a quotient (level 2), a fraction whose decimal repeats (level 3). */
export function drawPair(random: Random, level: 1 | 2 | 3): MixedPair {
  const fraction = random.pick(level === 3 ? thirds : easy)
  const operation = level === 1 ? 'times' : level === 2 ? 'over' : random.pick(['times', 'over'] as const)
  // Thirds and sixths cancel with the decimal.
  const step = level < 3 ? 1 : operation === 'times' ? fraction[1] : fraction[0]
  const decimal = (sign(random) * step * random.integer(level < 3 ? 3 : 2, level < 3 ? 64 : 12)) / 10
  const part = signed(random, fraction)
  const isFirst = level === 3 ? operation === 'times' && random.chance(0.5) : random.chance(0.5)
  return { first: isFirst ? part : decimal, second: isFirst ? decimal : part, operation }
}
const decimalOf = ({ first, second }: MixedPair): number =>
  typeof first === 'number' ? first : typeof second === 'number' ? second : 0
export function isClear(its: MixedPair): boolean {
  const value = valueOf(its)
  const amount = Math.abs(toNumber(value))
  const parts = [its.first, its.second].map((each) => Math.abs(toNumber(each)))
  const decimal = Math.abs(decimalOf(its))
  return (
    negativesIn(its) > 0 &&
    !Number.isInteger(decimal) &&
    amount > 0.05 &&
    amount < 40 &&
    amount !== 1 &&
    parts.every((each) => Math.abs(each - amount) > 1e-6) &&
    (typeof value === 'number' || value[1] <= 12)
  )
}

/** The digits of a fraction around a point: 3/4 as 3.4. */
const asDigits = (value: Exact): Exact => {
  if (!isFraction(value)) return value
  const [top, bottom] = value
  return (top < 0 ? -1 : 1) * Number(`${Math.abs(top)}.${bottom}`)
}
const wrongSign = (its: MixedPair, negatives: number): Exact | null =>
  negativesIn(its) === negatives ? negative(valueOf(its)) : null

// Worked by hand: −3/4 × 1.2 = −0.9, and 1.5 ÷ (−3/5) = −2.5.
const product: MixedPair = { first: [-3, 4], second: 1.2, operation: 'times' }
const quotient: MixedPair = { first: 1.5, second: [-3, 5], operation: 'over' }
export const pairBugOf = {
  different: bug<MixedPair>({
    id: 'signed.different-signs',
    answer: (its) => wrongSign(its, 1),
    feedback: () => say('pair.different'),
    example: [product, 0.9],
  }),
  both: bug<MixedPair>({
    id: 'signed.negative-times-negative',
    answer: (its) => wrongSign(its, 2),
    feedback: () => say('pair.both'),
    example: [{ ...product, second: -1.2 }, -0.9],
  }),
  digits: bug<MixedPair>({
    id: 'decimal.fraction-as-digits',
    answer: (its) => work(asDigits(its.first), its.operation, asDigits(its.second)),
    feedback: () => say('pair.digits'),
    example: [product, -4.08],
  }),
  reciprocal: bug<MixedPair>({
    id: 'fraction.no-reciprocal',
    answer: (its) =>
      its.operation === 'over' && isFraction(its.second) ? valueOf({ ...its, operation: 'times' }) : null,
    feedback: () => say('pair.reciprocal'),
    example: [quotient, -0.9],
  }),
  other: bug<MixedPair>({
    id: 'signed.other-operation',
    answer: (its) =>
      its.operation === 'over' && !isFraction(its.second) ? valueOf({ ...its, operation: 'times' }) : null,
    feedback: () => say('pair.multiplied'),
    example: [{ first: [3, 5], second: -1.5, operation: 'over' }, -0.9],
  }),
  sum: bug<MixedPair>({
    id: 'signed.adds-factors',
    answer: (its) => (its.operation === 'times' ? work(its.first, 'plus', its.second) : null),
    feedback: () => say('pair.added'),
    example: [product, 0.45],
  }),
}
export const pairBugs: Bug<MixedPair>[] = Object.values(pairBugOf)

/** The size of a number as a fraction in lowest terms. */
const sizeFraction = (value: Exact): Fraction => {
  const amount = size(value)
  return isFraction(amount) ? lowest(amount) : lowest([Math.round(amount * 100), 100])
}

/** The sign, both numbers as fractions, and the result. */
export function pairSteps(its: MixedPair): { hints: Text[]; solution: Text[] } {
  const [one, other] = [sizeFraction(its.first), sizeFraction(its.second)]
  const decimal = decimalOf(its)
  const isProduct = its.operation === 'times'
  const result = isProduct ? times(one, other) : over(one, other)
  const last = numberTex(size(valueOf(its)))
  const ends = [...new Set([fractionTex(result), last])].map((each) => ` = ${each}`).join('')
  const turned: Fraction = [other[1], other[0]]
  const [a, b] = [fractionTex(one), fractionTex(other)]
  const chain = isProduct
    ? String.raw`${a} \times ${b}${ends}`
    : String.raw`${a} \div ${b} = ${a} \times ${fractionTex(turned)}${ends}`
  return {
    hints: [say('pair.nudge'), say(isProduct ? 'pair.hint.times' : 'pair.hint.over')],
    solution: [
      say(negativesIn(its) === 1 ? 'pair.sign.different' : 'pair.sign.both'),
      say('pair.rename', {
        equation: tex(`${numberTex(Math.abs(decimal))} = ${fractionTex(sizeFraction(decimal))}`),
      }),
      say('pair.sizes', { equation: tex(chain) }),
      say('pair.so', { equation: tex(workedTex(its)) }),
    ],
  }
}
