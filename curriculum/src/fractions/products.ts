import type { Random } from '../random.ts'
import { type Fraction, isLowest, mixed, mixedTex, properFraction, sizeOf, times } from './fraction.ts'

/** `3/4 × 2 1/2`. */
export interface FractionProduct {
  one: Fraction
  other: Fraction
}

export const productOf = ({ one, other }: FractionProduct): Fraction => times(one, other)
export const productTex = ({ one, other }: FractionProduct): string =>
  String.raw`${mixedTex(one)} \times ${mixedTex(other)}`

export const isWhole = ([, denominator]: Fraction): boolean => denominator === 1
export const isMixed = (fraction: Fraction): boolean => !isWhole(fraction) && sizeOf(fraction) > 1

const denominators = [2, 3, 4, 5, 6, 8, 10] as const
export const somePart = (random: Random, parts: readonly number[] = denominators): Fraction =>
  properFraction(random, random.pick(parts))
export const someMixed = (random: Random, most: number, parts: readonly number[] = denominators): Fraction =>
  mixed(random.integer(1, most), somePart(random, parts))

/** The factors in random order. */
export function shuffledProduct(random: Random, one: Fraction, other: Fraction): FractionProduct {
  const [first = one, second = other] = random.shuffle([one, other])
  return { one: first, other: second }
}

/** The kinds of factors: `whole part`, `part part`, `mixed part`. */
export const productKind = ({ one, other }: FractionProduct): string =>
  [one, other].map((each) => (isWhole(each) ? 'whole' : isMixed(each) ? 'mixed' : 'part')).join(' ')

/** Whether the product of numerators and denominators must be simplified. */
export const isReducible = ({ one: [a, b], other: [c, d] }: FractionProduct): boolean =>
  !isLowest([a * c, b * d]) || a * c > b * d
