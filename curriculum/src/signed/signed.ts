import type { Exact } from '../bugs/bug.ts'
import { exact, toNumber } from '../bugs/bug.ts'
import { calculate, guarded, numberTex } from '../equations/exact.ts'
import type { Random } from '../random.ts'

/** A number to add or subtract. */
export interface SignedTerm {
  isSubtracted: boolean
  value: Exact
}

/** `−3 − (−7) + 4`: a number, and the terms added to it or subtracted from it. */
export interface SignedSum {
  first: Exact
  rest: SignedTerm[]
}

export const negative = (value: Exact): Exact => calculate(0, 'minus', value)
export const isNegative = (value: Exact): boolean => toNumber(value) < 0
export const size = (value: Exact): Exact => (isNegative(value) ? negative(value) : value)

export const added = (value: Exact): SignedTerm => ({ isSubtracted: false, value })
export const subtracted = (value: Exact): SignedTerm => ({ isSubtracted: true, value })
export const sumOf = (first: Exact, ...rest: SignedTerm[]): SignedSum => ({ first, rest })

/** The signed amount that a term adds. */
export const effect = ({ isSubtracted, value }: SignedTerm): Exact => (isSubtracted ? negative(value) : value)

export const totalOf = ({ first, rest }: SignedSum): Exact =>
  rest.reduce<Exact>((total, term) => calculate(total, 'plus', effect(term)), first)

/** Rewrites every subtraction as adding the opposite. */
export const asAddition = ({ first, rest }: SignedSum): SignedSum => ({
  first,
  rest: rest.map((term) => added(effect(term))),
})

export const sumTex = ({ first, rest }: SignedSum): string =>
  [
    numberTex(first),
    ...rest.map(({ isSubtracted, value }) => `${isSubtracted ? '−' : '+'} ${guarded(value)}`),
  ].join(' ')

const numeral = String.raw`−?(?:\d+(?:\.\d+)?|\\frac\{\d+\}\{\d+\})`

/** Evaluates the output of `sumTex`, from left to right. */
export function readSum(source: string): number {
  const terms = source.matchAll(new RegExp(String.raw`(?:(?<=^)|([+−]) )\(?(${numeral})\)?`, 'g'))
  return [...terms].reduce((total, [, sign, written = '0']) => {
    const [, top = '0', bottom = '1'] = /frac\{(\d+)\}\{(\d+)\}/.exec(written) ?? []
    const amount = written.includes('frac') ? Number(top) / Number(bottom) : Number(written.replace('−', ''))
    const value = written.startsWith('−') ? -amount : amount
    return Number((sign === '−' ? total - value : total + value).toFixed(6))
  }, 0)
}

/** From −most to most, without values closer to 0 than `least`. */
export const signedWhole = (random: Random, most: number, least = 2): number =>
  random.integer(least, most) * (random.chance(0.5) ? 1 : -1)

/** Two decimals, or two fractions with an easy common denominator. */
export function signedParts(random: Random): [Exact, Exact] {
  const sign = (): number => (random.chance(0.5) ? 1 : -1)
  const tenths = (): Exact => (sign() * random.integer(11, 95)) / 10
  if (random.chance(0.6)) return [tenths(), tenths()]
  const denominator = random.pick([4, 8, 10])
  const numerators = [1, 3, 7, 9].filter((each) => each < denominator)
  const part = (): Exact => [sign() * random.pick(numerators), denominator]
  return [part(), random.chance(0.5) ? [sign(), 2] : part()]
}

/** Whether the signs matter, and no number in the question is the answer. */
export function isTelling(sum: SignedSum): boolean {
  const total = totalOf(sum)
  const sizes = [sum.first, ...sum.rest.map(({ value }) => value)].map((value) => exact(size(value)))
  const isPlain =
    !isNegative(sum.first) &&
    sum.rest.every(({ value }) => !isNegative(value)) &&
    (!isNegative(total) || sum.rest.every(({ isSubtracted }) => !isSubtracted))
  return (
    toNumber(total) !== 0 && !isPlain && new Set([...sizes, exact(size(total))]).size === sizes.length + 1
  )
}

/** The pattern of signs and operations: what is asked, ignoring the numbers. */
export const signsOf = ({ first, rest }: SignedSum): string =>
  [added(first), ...rest]
    .map(
      ({ isSubtracted, value }) => (isSubtracted ? 'minus' : 'plus') + (isNegative(value) ? ' negative' : ''),
    )
    .join(' ')

/** A sum or difference equal to 0, and four others. */
export function someWithZero(random: Random, hasDifferences: boolean): SignedSum[] {
  const number = (): number => signedWhole(random, 40)
  const half = number()
  const term = hasDifferences ? [added, subtracted] : [added]
  const some = Array.from({ length: 4 }, () => sumOf(number(), random.pick(term)(number())))
  return [sumOf(half, hasDifferences ? subtracted(half) : added(-half)), ...some]
}

/** The reason for the sign of a two-term sum: opposites, two steps the same way, or the number farther from 0. */
export function reasonOf(sum: SignedSum): 'zero' | 'same' | 'farther' {
  if (toNumber(totalOf(sum)) === 0) return 'zero'
  return sum.rest.every((term) => isNegative(effect(term)) === isNegative(sum.first)) ? 'same' : 'farther'
}

/** Whether each step toward the total involves a negative number, and none ends at 0. */
export const mixesSigns = ({ first, rest }: SignedSum): boolean =>
  rest.every((term, at) => {
    const before = totalOf({ first, rest: rest.slice(0, at) })
    return toNumber(before) !== 0 && (isNegative(before) || isNegative(effect(term)))
  })
