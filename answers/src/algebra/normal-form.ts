import { advise } from '../advice/advice.ts'
import { isWhole, type Rational } from '../rational.ts'
import { Effort } from './effort.ts'
import type { Expression, ExpressionOf } from './expression.ts'
import { zeroBelow } from './parser.ts'
import { atomOf, polynomialOf, rationalIn, type Atom } from './polynomial.ts'
import {
  add,
  inverse,
  isEqual,
  multiply,
  negate,
  power,
  quotientOf,
  whole,
  type Quotient,
} from './quotient.ts'
import { Refused } from './refused.ts'
import { absoluteOf, rootOf } from './roots.ts'

const exponentLimit = 20
/** Of a number, as in 7³⁰. */
const numberExponentLimit = 100
const pi: Atom = { name: 'π', sort: 'pi' }

/**
 * The normal form of an expression: a quotient of two polynomials with exact coefficients.
 * @throws Refused when it divides by 0, is not a real number, or exceeds the limits
 */
export function normalForm(expression: Expression, effort = new Effort()): Quotient {
  const form = (part: Expression) => normalForm(part, effort)
  switch (expression.kind) {
    case 'number':
      return whole(polynomialOf(expression.value))
    case 'letter':
      return whole(atomOf({ name: expression.name, sort: 'letter' }))
    case 'pi':
      return whole(atomOf(pi))
    case 'sum':
      return expression.terms.map(form).reduce((sum, term) => add(sum, term, effort))
    case 'negative':
      return negate(form(expression.of))
    case 'product':
      return expression.factors.map(form).reduce((product, factor) => multiply(product, factor, effort))
    case 'quotient':
      return multiply(form(expression.above), inverted(form(expression.below)), effort)
    case 'power':
      return raised(expression, effort)
    case 'root':
      return root(expression, effort)
    case 'absolute': {
      const { above, below } = form(expression.of)
      return quotientOf(absoluteOf(above, effort), absoluteOf(below, effort))
    }
  }
}

function inverted(quotient: Quotient): Quotient {
  if (quotient.above.size === 0) throw new Refused(zeroBelow)
  return inverse(quotient)
}

function raised({ base, exponent }: ExpressionOf<'power'>, effort: Effort): Quotient {
  let form = normalForm(base, effort)
  const isNumber = rationalIn(form.above) !== null && rationalIn(form.below) !== null
  const limit = isNumber ? numberExponentLimit : exponentLimit
  const { times, degree } = exponentOf(normalForm(exponent, effort), limit)
  if (times < 0) form = inverted(form)
  // Takes the root first: (-8)^(2/3) is (∛-8)².
  if (degree > 1) form = rootOfQuotient(form, degree, effort)
  return power(form, Math.abs(times), effort)
}

function exponentOf({ above, below }: Quotient, limit: number): { times: number; degree: number } {
  const value = rationalIn(below) === null ? null : rationalIn(above)
  if (value === null) throw new Refused(advise('exponent-no-number'))
  const size = value.numerator < 0n ? -value.numerator : value.numerator
  if (size > limit) throw new Refused(advise('exponent-too-big'))
  if (!isWhole(value) && value.denominator > 4n) throw new Refused(advise('unread-exponent'))
  return { times: Number(value.numerator), degree: Number(value.denominator) }
}

/** √(u²) is |u| for any u; other roots are taken of the normal form. */
function root({ of, degree }: ExpressionOf<'root'>, effort: Effort): Quotient {
  if (degree === 2 && of.kind === 'power' && rationalOf(of.exponent)?.numerator === 2n) {
    return normalForm({ kind: 'absolute', of: of.base }, effort)
  }
  return rootOfQuotient(normalForm(of, effort), degree, effort)
}

const rationalOf = (exponent: Expression): Rational | null =>
  exponent.kind === 'number' && isWhole(exponent.value) ? exponent.value : null

const rootOfQuotient = ({ above, below }: Quotient, degree: number, effort: Effort): Quotient =>
  quotientOf(rootOf(above, degree, effort), rootOf(below, degree, effort))

/** Whether two expressions are equal wherever both are defined. The decision is exact. */
export const isEquivalent = (a: Quotient, b: Quotient): boolean => isEqual(a, b, new Effort())
