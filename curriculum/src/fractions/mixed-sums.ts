import type { Random } from '../random.ts'
import { type Fraction, fractionPart, mixed, mixedTex, sizeOf, wholePart } from './fraction.ts'
import { commonOf, type FractionSum, properSum, sumAt } from './sums.ts'

/** Whether both numbers have the same denominator. */
export const isLike = ({ one, other }: Pick<FractionSum, 'one' | 'other'>): boolean => one[1] === other[1]

/** Whether the first number's fractional part is too small to subtract from. */
export const hasToBreak = ({ one, other }: FractionSum): boolean =>
  sizeOf(fractionPart(one)) < sizeOf(fractionPart(other))

const likeParts = [3, 4, 5, 6, 8, 9, 12] as const

/** Two fractional parts with the same denominator, the smaller one first; 0 for a whole number. */
function twoParts(random: Random, from: 0 | 1): [Fraction, Fraction] {
  const parts = random.pick(likeParts)
  const small = from === 0 ? 0 : random.integer(1, parts - 2)
  return [
    [small, parts],
    [random.integer(small + 1, parts - 1), parts],
  ]
}

/** `5 1/8 − 2 3/8`, or a whole number minus a mixed one: a whole must be regrouped. */
export function likeDifference(random: Random, most: number, from: 0 | 1): FractionSum {
  const [small, large] = twoParts(random, from)
  const low = random.integer(1, most - 2)
  return { sign: 'minus', one: mixed(random.integer(low + 2, most), small), other: mixed(low, large) }
}

/** `2 5/8 + 1 7/8`: the fractional parts add up to more than a whole. */
export function likeSum(random: Random, most: number): FractionSum {
  const parts = random.pick(likeParts)
  const one = random.integer(2, parts - 1)
  const other = random.integer(parts - one + 1, parts - 1)
  return {
    sign: 'plus',
    one: mixed(random.integer(1, most), [one, parts]),
    other: mixed(random.integer(1, most), [other, parts]),
  }
}

export const unlikeMixed = (random: Random, sign: FractionSum['sign'], most: number): FractionSum =>
  sumAt(random, 3, sign, { most, parts: [2, 3, 4, 5, 6, 8, 10, 12] })

/** How its denominators are related, and whether a whole is broken, made, or neither. */
export const mixedKind = (sum: FractionSum): string => {
  const relation = isLike(sum)
    ? fractionPart(sum.one)[0] === 0
      ? 'from whole'
      : 'like'
    : commonOf(sum) === Math.max(sum.one[1], sum.other[1])
      ? 'related'
      : 'unlike'
  return `${sum.sign} ${relation} ${wholePart(sum.one) - wholePart(sum.other) > 2}`
}

/** Two fractional parts below 1, with wholes that keep them apart. */
export function withWholes(random: Random, parts: FractionSum, breaks: boolean): FractionSum {
  const { one, other } = parts
  const [small, large] = sizeOf(one) < sizeOf(other) ? [one, other] : [other, one]
  const low = random.integer(1, 4)
  const high = random.integer(low + 1, 9)
  return breaks
    ? { sign: 'minus', one: mixed(high, small), other: mixed(low, large) }
    : { sign: 'minus', one: mixed(high, large), other: mixed(low, small) }
}
/** A sum or difference close to `near`; its fractional parts decide on which side it is. */
export function around(random: Random, near: number, isMore: boolean): FractionSum {
  const parts = properSum(random, 'minus', random.pick(['related', 'unlike']), [2, 3, 4, 5, 6, 8, 10])
  const low = random.integer(1, 5)
  if (random.chance(0.5)) {
    const [large, small] = [parts.one, parts.other]
    return isMore
      ? { sign: 'minus', one: mixed(low + near, large), other: mixed(low, small) }
      : { sign: 'minus', one: mixed(low + near, small), other: mixed(low, large) }
  }
  const first = random.integer(0, near - 1)
  const sum: FractionSum = {
    sign: 'plus',
    one: mixed(first, parts.one),
    other: mixed(near - 1 - first, parts.other),
  }
  const total = sizeOf(parts.one) + sizeOf(parts.other)
  return total !== 1 && total > 1 === isMore ? sum : around(random, near, isMore)
}

const term = String.raw`\d*\\frac\{\d+\}\{\d+\}|\d+`
const sizeOfTerm = (text: string): number => {
  const [, whole = '0', above, below] = /^(\d*)\\frac\{(\d+)\}\{(\d+)\}$/.exec(text) ?? []
  return above === undefined ? Number(text) : Number(whole || 0) + Number(above) / Number(below)
}
/** The value of mixed numbers joined by + and −, from left to right. */
export const sizeOfSum = (tex: string): number =>
  [...tex.matchAll(new RegExp(`([+−]?)\\s*(${term})`, 'g'))].reduce(
    (sum, [, sign, text = '0']) => sum + (sign === '−' ? -1 : 1) * sizeOfTerm(text),
    0,
  )

/** Terms with their signs: `6\frac{1}{4} − 3 + \frac{1}{6}`. */
export const termsTex = (first: Fraction, ...rest: readonly ['+' | '−', Fraction][]): string =>
  [mixedTex(first), ...rest.map(([sign, each]) => `${sign} ${mixedTex(each)}`)].join(' ')
