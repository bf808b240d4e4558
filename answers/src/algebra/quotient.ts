import { rational } from '../rational.ts'
import type { Effort } from './effort.ts'
import {
  add as addPolynomials,
  byLetters,
  isEqual as isSamePolynomial,
  isConstant,
  multiply as timesPolynomial,
  negate as negatePolynomial,
  onePolynomial,
  power as raisePolynomial,
  rationalIn,
  scale,
  signOf,
  zeroPolynomial,
  type Polynomial,
} from './polynomial.ts'

/** A rational expression. `below` is never 0. If it is a rational number, it is divided out, so that it is 1. */
export interface Quotient {
  readonly above: Polynomial
  readonly below: Polynomial
}

export const whole = (above: Polynomial): Quotient => ({ above, below: onePolynomial })

/** @throws RangeError when `below` is 0 */
export function quotientOf(above: Polynomial, below: Polynomial): Quotient {
  if (above.size === 0) return whole(zeroPolynomial)
  const number = rationalIn(below)
  if (number === null) return { above, below }
  return whole(scale(above, rational(number.denominator, number.numerator)))
}

export function add(a: Quotient, b: Quotient, effort: Effort): Quotient {
  if (isSamePolynomial(a.below, b.below)) return quotientOf(addPolynomials(a.above, b.above), a.below)
  const above = addPolynomials(
    timesPolynomial(a.above, b.below, effort),
    timesPolynomial(b.above, a.below, effort),
  )
  return quotientOf(above, timesPolynomial(a.below, b.below, effort))
}

export const negate = (a: Quotient): Quotient => ({ above: negatePolynomial(a.above), below: a.below })

export const subtract = (a: Quotient, b: Quotient, effort: Effort): Quotient => add(a, negate(b), effort)

export const multiply = (a: Quotient, b: Quotient, effort: Effort): Quotient =>
  quotientOf(timesPolynomial(a.above, b.above, effort), timesPolynomial(a.below, b.below, effort))

/** @throws RangeError when `a` is 0 */
export const inverse = (a: Quotient): Quotient => quotientOf(a.below, a.above)

/** `exponent` is a whole number. If it is negative, `base` must not be 0. */
export function power(base: Quotient, exponent: number, effort: Effort): Quotient {
  const { above, below } = exponent < 0 ? inverse(base) : base
  const size = Math.abs(exponent)
  return quotientOf(raisePolynomial(above, size, effort), raisePolynomial(below, size, effort))
}

/** Whether both are equal wherever both are defined: a/b = c/d when ad = bc. */
export const isEqual = (a: Quotient, b: Quotient, effort: Effort): boolean =>
  isSamePolynomial(timesPolynomial(a.above, b.below, effort), timesPolynomial(b.above, a.below, effort))

/**
 * If one polynomial is a constant times the other, returns the sign of that constant; otherwise null. The constant may
 * contain roots and π: x√2 = 2 is equivalent to x = √2.
 */
export function proportion(a: Polynomial, b: Polynomial, effort: Effort): -1 | 1 | null {
  const [left, right] = [byLetters(a), byLetters(b)]
  const [first] = left
  if (first === undefined || left.size !== right.size) return null
  const [key, scaleOfLeft] = first
  const scaleOfRight = right.get(key)
  if (scaleOfRight === undefined) return null
  const isSame = isSamePolynomial(
    timesPolynomial(a, scaleOfRight, effort),
    timesPolynomial(b, scaleOfLeft, effort),
  )
  if (!isSame) return null
  return signOf(scaleOfLeft) === signOf(scaleOfRight) ? 1 : -1
}

/** -1, 0, or 1; null if it contains letters. */
export const signOfQuotient = ({ above, below }: Quotient): -1 | 0 | 1 | null => {
  if (!isConstant(above) || !isConstant(below)) return null
  const [sign, signBelow] = [signOf(above), signOf(below)]
  return sign === 0 ? 0 : sign === signBelow ? 1 : -1
}
