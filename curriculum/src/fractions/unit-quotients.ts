import type { Random } from '../random.ts'
import { type Fraction, fractionTex, sizeOf } from './fraction.ts'
import { type FractionQuotient, quotientOf } from './quotients.ts'

/** A whole number divided by a unit fraction, or the other way around; asks for the quotient or the divisor. */
export interface UnitQuotient extends FractionQuotient {
  asks: 'quotient' | 'divisor'
}
export type UnitKind = 'pieces' | 'share'

/** `pieces`: how many unit fractions are in a whole number; `share`: a unit fraction divided into equal shares. */
export const unitKind = ({ one }: FractionQuotient): UnitKind => (sizeOf(one) < 1 ? 'share' : 'pieces')
export const unitAnswer = (its: UnitQuotient): Fraction =>
  its.asks === 'divisor' ? its.other : quotientOf(its)
/** The whole number and the denominator of the unit fraction. */
export const unitParts = ({ one, other }: FractionQuotient): [whole: number, denominator: number] => [
  Math.max(one[0], other[0]),
  Math.max(one[1], other[1]),
]

export const unitTex = (its: UnitQuotient): string => {
  const { one, other, asks } = its
  return asks === 'divisor'
    ? String.raw`${fractionTex(one)} \div n = ${fractionTex(quotientOf(its))}`
    : String.raw`${fractionTex(one)} \div ${fractionTex(other)}`
}

export const unitStandard = (its: FractionQuotient): string =>
  unitKind(its) === 'share' ? '5.NF.B.7a' : '5.NF.B.7b'

export function drawUnit(random: Random, kind: UnitKind, asks: UnitQuotient['asks']): UnitQuotient {
  const whole: Fraction = [random.integer(2, 12), 1]
  const unit: Fraction = [1, random.integer(2, 12)]
  return kind === 'share' ? { one: unit, other: whole, asks } : { one: whole, other: unit, asks }
}
