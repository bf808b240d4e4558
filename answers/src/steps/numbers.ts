import {
  decimalPlaces,
  divide,
  formatDecimal,
  formatFraction,
  isWhole,
  negate,
  type Rational,
} from '../rational.ts'
import { partsOf, termsOf, type Expression } from '../algebra/expression.ts'
import { wholeExponent, type Polynomial, type Term } from '../algebra/polynomial.ts'
import type { Quotient } from '../algebra/quotient.ts'
import { withParts } from './replace.ts'

/** The tree of an exact number as students write it: 3, -2, 3/4. */
export function numberOf(value: Rational): Expression {
  if (value.numerator < 0n) return { kind: 'negative', of: numberOf(negate(value)) }
  const whole = (part: bigint): Expression => ({
    kind: 'number',
    value: { numerator: part, denominator: 1n },
    shown: `${part}`,
    written: 'whole',
  })
  return isWhole(value)
    ? whole(value.numerator)
    : { kind: 'quotient', above: whole(value.numerator), below: whole(value.denominator) }
}

const letterOf = (name: string): Expression => ({ kind: 'letter', name })

/** A product without factors of 1, with its sign in front. */
export function timesOf(factors: readonly Expression[]): Expression {
  const signs = factors.filter(({ kind }) => kind === 'negative').length
  const bare = factors
    .map((factor) => (factor.kind === 'negative' ? factor.of : factor))
    .flatMap((factor) => (factor.kind === 'product' ? factor.factors : [factor]))
    .filter((factor) => !isOne(factor))
  const [first, second] = bare
  const product: Expression =
    first === undefined ? numberOf(one) : second === undefined ? first : { kind: 'product', factors: bare }
  return signs % 2 === 1 ? { kind: 'negative', of: product } : product
}

const one: Rational = { numerator: 1n, denominator: 1n }

const isOne = (expression: Expression): boolean =>
  expression.kind === 'number' && expression.value.numerator === expression.value.denominator

/** A sum of terms. A single term is returned as is, and no terms make 0. */
export function plusOf(terms: readonly Expression[]): Expression {
  const flat = terms.flatMap((term) => termsOf(term))
  const [first, second] = flat
  if (first === undefined) return numberOf({ numerator: 0n, denominator: 1n })
  return second === undefined ? first : { kind: 'sum', terms: flat }
}

export const oppositeOf = (expression: Expression): Expression => {
  if (expression.kind === 'negative') return expression.of
  if (expression.kind === 'sum') return { kind: 'sum', terms: expression.terms.map(oppositeOf) }
  return { kind: 'negative', of: expression }
}

/** The tree of a polynomial in letters, highest powers first; null if it contains roots, π, or absolute values. */
function treeOfPolynomial(polynomial: Polynomial): Expression | null {
  const terms = [...polynomial.values()].toSorted(byPowers)
  const trees = terms.map(treeOfTerm)
  return trees.includes(null) ? null : plusOf(trees.filter((tree) => tree !== null))
}

/** The tree of a normal form; null if it contains more than letters and numbers. */
export function treeOf({ above, below }: Quotient): Expression | null {
  const [top, bottom] = [treeOfPolynomial(above), treeOfPolynomial(below)]
  if (top === null || bottom === null) return null
  return isOne(bottom) ? top : { kind: 'quotient', above: top, below: bottom }
}

function byPowers(a: Term, b: Term): number {
  const degree = ({ powers }: Term) => powers.reduce((sum, [, exponent]) => sum + exponent, 0)
  const name = ({ powers }: Term) => powers.map(([atom, exponent]) => `${atom.name}${9e6 - exponent}`).join()
  return degree(b) - degree(a) || (name(a) < name(b) ? -1 : 1)
}

function treeOfTerm({ coefficient, powers }: Term): Expression | null {
  if (powers.some(([{ sort }, exponent]) => sort !== 'letter' || exponent % wholeExponent !== 0)) return null
  const letters = powers.map(([{ name }, exponent]): Expression => {
    const base = letterOf(name)
    const times = exponent / wholeExponent
    if (times === 1) return base
    return { kind: 'power', base, exponent: numberOf({ numerator: BigInt(times), denominator: 1n }) }
  })
  return letters.length === 0 ? numberOf(coefficient) : timesOf([numberOf(coefficient), ...letters])
}

/** As shown to a student: 3, -2, 3/4. */
export const shownNumber = (value: Rational): string => formatFraction(value)

/** A text that is the same for equal trees. */
export const treeKey = (expression: Expression): string =>
  JSON.stringify(expression, (_, value: unknown) => (typeof value === 'bigint' ? `${value}` : value))

export const isSameTree = (a: Expression, b: Expression): boolean => treeKey(a) === treeKey(b)

export const hasDecimal = (expression: Expression): boolean =>
  (expression.kind === 'number' && expression.written === 'decimal') || partsOf(expression).some(hasDecimal)

/** Converts fractions of whole numbers to decimals, if these end: 21/5 to 4.2. */
export function inDecimals(expression: Expression): Expression {
  if (
    expression.kind === 'quotient' &&
    expression.above.kind === 'number' &&
    expression.below.kind === 'number'
  ) {
    const value = divide(expression.above.value, expression.below.value)
    if (decimalPlaces(value) !== null)
      return { kind: 'number', value, shown: formatDecimal(value), written: 'decimal' }
  }
  return withParts(expression, partsOf(expression).map(inDecimals))
}
