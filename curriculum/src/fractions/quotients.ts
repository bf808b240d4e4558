import { type Fraction, mixedTex, over } from './fraction.ts'

/** `2 1/2 ÷ 3/4`. */
export interface FractionQuotient {
  one: Fraction
  other: Fraction
}

export const quotientOf = ({ one, other }: FractionQuotient): Fraction => over(one, other)
export const quotientTex = ({ one, other }: FractionQuotient): string =>
  String.raw`${mixedTex(one)} \div ${mixedTex(other)}`
export const flipped = ([numerator, denominator]: Fraction): Fraction => [denominator, numerator]
