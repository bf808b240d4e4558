import { type Exact, exact, tidy, toNumber } from '../bugs/bug.ts'
import { calculate, guarded, numberTex } from '../equations/exact.ts'
import type { Random } from '../random.ts'
import { isNegative, size } from './signed.ts'

/** A number to multiply or divide by. */
export interface SignedFactor {
  isDivisor: boolean
  value: Exact
}

/** `−6 × (−4) ÷ 3`: a number, and its factors and divisors. */
export interface SignedProduct {
  first: Exact
  rest: SignedFactor[]
}

export const times = (value: Exact): SignedFactor => ({ isDivisor: false, value })
export const over = (value: Exact): SignedFactor => ({ isDivisor: true, value })
export const productOf = (first: Exact, ...rest: SignedFactor[]): SignedProduct => ({ first, rest })

/** The value, from left to right. */
export const valueOf = ({ first, rest }: SignedProduct): Exact =>
  rest.reduce<Exact>((value, each) => calculate(value, each.isDivisor ? 'over' : 'times', each.value), first)

const numbersOf = ({ first, rest }: SignedProduct): Exact[] => [first, ...rest.map(({ value }) => value)]
export const negativesIn = (product: SignedProduct): number => numbersOf(product).filter(isNegative).length
export const hasZero = (product: SignedProduct): boolean =>
  numbersOf(product).some((value) => toNumber(value) === 0)

/** The same with absolute values. */
export const sizesOf = ({ first, rest }: SignedProduct): SignedProduct => ({
  first: size(first),
  rest: rest.map((each) => ({ ...each, value: size(each.value) })),
})

export const productTex = ({ first, rest }: SignedProduct): string =>
  [
    numberTex(first),
    ...rest.map(({ isDivisor, value }) => String.raw`${isDivisor ? '\\div' : '\\times'} ${guarded(value)}`),
  ].join(' ')

const numeral = String.raw`−?(?:\d+(?:\.\d+)?|\\frac\{\d+\}\{\d+\})`

/** Evaluates the output of `productTex`, from left to right. */
export function readProduct(source: string): number {
  const found = source.matchAll(new RegExp(String.raw`(?:^|\\(times|div) )\(?(${numeral})\)?`, 'g'))
  return [...found].reduce((value, [, operation, written = '0']) => {
    const [, top = '0', bottom = '1'] = /frac\{(\d+)\}\{(\d+)\}/.exec(written) ?? []
    const amount = written.includes('frac') ? Number(top) / Number(bottom) : Number(written.replace('−', ''))
    const number = written.startsWith('−') ? -amount : amount
    if (operation === undefined) return number
    return operation === 'div' ? value / number : value * number
  }, 0)
}

/** The pattern of signs and operations: what is asked, ignoring the numbers. */
export const signsIn = ({ first, rest }: SignedProduct): string =>
  [times(first), ...rest]
    .map(({ isDivisor, value }) => `${isDivisor ? 'over' : 'times'}${isNegative(value) ? ' negative' : ''}`)
    .join(' ')

const sign = (random: Random): number => (random.chance(0.5) ? 1 : -1)
export const signedFactor = (random: Random, most: number, least = 2): number =>
  sign(random) * random.integer(least, most)

/** A product or quotient of two whole numbers. */
export function wholeProduct(random: Random): SignedProduct {
  const [one, other] = [signedFactor(random, 12), signedFactor(random, 12)]
  return random.chance(0.5) ? productOf(one, times(other)) : productOf(one * other, over(other))
}

/** A product or quotient with a decimal, or with two fractions. */
export function partProduct(random: Random): SignedProduct {
  const [tenths, whole] = [(sign(random) * random.integer(3, 45)) / 10, signedFactor(random, 9)]
  if (random.chance(0.3)) return productOf(tenths, times(whole))
  if (random.chance(0.4)) return productOf(tidy(tenths * whole), over(whole))
  const part = (): Exact => {
    const [top, bottom] = random.pick([
      [1, 2],
      [1, 3],
      [2, 3],
      [1, 4],
      [3, 4],
      [2, 5],
      [3, 5],
      [5, 6],
    ] as const)
    return [sign(random) * top, bottom]
  }
  return productOf(part(), (random.chance(0.5) ? times : over)(part()))
}

/** Three numbers, with whole results at each step. */
export function longProduct(random: Random): SignedProduct {
  const [one, two, three] = [9, 6, 5].map((most) => signedFactor(random, most))
  const [a, b, c] = [one ?? 2, two ?? 2, three ?? 2]
  return random.pick([
    productOf(a, times(b), times(c)),
    productOf(a * b, over(b), times(c)),
    productOf(a, times(b * c), over(b)),
  ])
}

/** Whether a sign matters, and no number in the question is the answer. */
export function isTellingProduct(product: SignedProduct): boolean {
  const value = valueOf(product)
  const sizes = [...numbersOf(product), value].map((each) => exact(size(each)))
  return (
    negativesIn(product) > 0 &&
    Math.abs(toNumber(value)) !== 1 &&
    (typeof value === 'number' || value[1] <= 30) &&
    new Set(sizes).size === sizes.length
  )
}
