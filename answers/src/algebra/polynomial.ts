import { advise } from '../advice/advice.ts'
import { add as addRational, equals, formatFraction, multiply as timesRational } from '../rational.ts'
import { one, rational, toNumber, type Rational } from '../rational.ts'
import type { Effort } from './effort.ts'
import { Refused } from './refused.ts'

/**
 * The indeterminates of a polynomial: letters, π, primes under a root, and roots and absolute values of whole
 * polynomials.
 */
export interface Atom {
  readonly name: string
  readonly sort: 'letter' | 'pi' | 'prime' | 'root' | 'absolute'
  /** For a root or absolute value: raised to `degree`, it equals the polynomial `equals`. */
  readonly law?: { readonly degree: number; readonly equals: Polynomial }
}

/**
 * Atoms with their exponents, sorted by name. Exponents are in units of 1/5040, so that all roots that students meet
 * have whole ones. None is negative, and exponents of primes are less than 1.
 */
export type Powers = readonly (readonly [Atom, number])[]
export const wholeExponent = 5040

export interface Term {
  readonly coefficient: Rational
  readonly powers: Powers
}

/**
 * A normal form: nonzero terms, keyed by the name of their powers. Roots of distinct primes are linearly independent
 * over the rationals (Besicovitch, 1940) and π is transcendental, so two polynomials in letters, π, and roots of
 * numbers are equal as functions only when their normal forms are the same.
 */
export type Polynomial = ReadonlyMap<string, Term>

const termLimit = 200
/** Limit on the product of two factors' sizes, which can be checked before multiplying. */
const productLimit = 400
const degreeLimit = 60
const sizeLimit = 1n << 256n
const tooBig = advise('too-big')

export const keyOf = (powers: Powers): string =>
  powers.map(([{ name }, exponent]) => `${name}^${exponent}`).join('*')

export const polynomialOf = (coefficient: Rational, powers: Powers = []): Polynomial =>
  coefficient.numerator === 0n ? new Map() : new Map([[keyOf(powers), { coefficient, powers }]])

export const zeroPolynomial: Polynomial = new Map()
export const onePolynomial = polynomialOf(one)

export const atomOf = (atom: Atom, exponent = wholeExponent): Polynomial =>
  polynomialOf(one, [[atom, exponent]])

/** The only term of a monomial; null for 0 and for sums. */
export const onlyTerm = (polynomial: Polynomial): Term | null =>
  polynomial.size === 1 ? ([...polynomial.values()][0] ?? null) : null

/** The value if it is a rational number; otherwise null. */
export function rationalIn(polynomial: Polynomial): Rational | null {
  if (polynomial.size === 0) return rational(0)
  const term = onlyTerm(polynomial)
  return term !== null && term.powers.length === 0 ? term.coefficient : null
}

/** Whether it contains no letters, so that every atom has a value. */
export const isConstant = (polynomial: Polynomial): boolean =>
  [...polynomial.values()].every((term) => variablePart(term.powers).length === 0)

const isNumeric = (atom: Atom) => atom.sort === 'prime' || atom.sort === 'pi'
export const variablePart = (powers: Powers): Powers => powers.filter(([atom]) => !isNumeric(atom))
const numericPart = (powers: Powers): Powers => powers.filter(([atom]) => isNumeric(atom))

function guarded(value: Rational): Rational {
  const size = value.numerator < 0n ? -value.numerator : value.numerator
  if (size > sizeLimit || value.denominator > sizeLimit) throw new Refused(tooBig)
  return value
}

function insert(terms: Map<string, Term>, term: Term): void {
  const key = keyOf(term.powers)
  const present = terms.get(key)
  const coefficient = present ? addRational(present.coefficient, term.coefficient) : term.coefficient
  if (coefficient.numerator === 0n) terms.delete(key)
  else terms.set(key, { coefficient: guarded(coefficient), powers: term.powers })
  if (terms.size > termLimit) throw new Refused(tooBig)
}

export function add(a: Polynomial, b: Polynomial): Polynomial {
  const terms = new Map(a)
  for (const term of b.values()) insert(terms, term)
  return terms
}

export function scale(a: Polynomial, factor: Rational): Polynomial {
  const terms = new Map<string, Term>()
  if (factor.numerator === 0n) return terms
  for (const [key, { coefficient, powers }] of a) {
    terms.set(key, { coefficient: guarded(timesRational(coefficient, factor)), powers })
  }
  return terms
}

export const negate = (a: Polynomial): Polynomial => scale(a, rational(-1))

/** @throws Refused beyond the limits on terms, degree, or size of numbers */
export function multiply(a: Polynomial, b: Polynomial, effort: Effort): Polynomial {
  if (a.size * b.size > productLimit) throw new Refused(tooBig)
  effort.spend(a.size * b.size)
  const terms = new Map<string, Term>()
  for (const left of a.values()) {
    for (const right of b.values()) {
      const { term, rest } = timesTerm(left, right, effort)
      if (rest === null) insert(terms, term)
      else
        for (const part of multiply(polynomialOf(term.coefficient, term.powers), rest, effort).values())
          insert(terms, part)
    }
  }
  return terms
}

/** The product of two terms. `rest` is the factor that results from reducing powers of roots and absolute values. */
function timesTerm(a: Term, b: Term, effort: Effort): { term: Term; rest: Polynomial | null } {
  // A fraction costs a common divisor, and a root inside a power has a long name.
  if (a.coefficient.denominator !== 1n || b.coefficient.denominator !== 1n) effort.spend(6)
  for (const [{ name }] of b.powers) if (name.length > 10) effort.spend(name.length >> 3)
  let coefficient = timesRational(a.coefficient, b.coefficient)
  let rest: Polynomial | null = null
  const powers: [Atom, number][] = []
  for (const [atom, sum] of merged(a.powers, b.powers)) {
    const period = wholeExponent * (atom.sort === 'prime' ? 1 : (atom.law?.degree ?? Infinity))
    const times = Math.floor(sum / period)
    const left = times > 0 ? sum - times * period : sum
    if (left > degreeLimit * wholeExponent || times > degreeLimit) throw new Refused(tooBig)
    if (left > 0) powers.push([atom, left])
    if (times === 0) continue
    if (atom.law) {
      const raised = power(atom.law.equals, times, effort)
      rest = rest === null ? raised : multiply(rest, raised, effort)
    } else coefficient = timesRational(coefficient, rational(BigInt(atom.name) ** BigInt(times)))
  }
  return { term: { coefficient: guarded(coefficient), powers }, rest }
}

/** Merges two lists of powers sorted by name, adding the exponents of equal atoms. */
function merged(a: Powers, b: Powers): Powers {
  if (a.length === 0) return b
  const powers: (readonly [Atom, number])[] = []
  let [i, j] = [0, 0]
  for (let left = a[0], right = b[0]; left || right; left = a[i], right = b[j]) {
    if (left && right && left[0].name === right[0].name) {
      powers.push([left[0], left[1] + right[1]])
      i += 1
      j += 1
    } else if (left && (!right || left[0].name < right[0].name)) {
      powers.push(left)
      i += 1
    } else if (right) {
      powers.push(right)
      j += 1
    }
  }
  return powers
}

/** `exponent` is a nonnegative whole number. */
export function power(base: Polynomial, exponent: number, effort: Effort): Polynomial {
  let result = onePolynomial
  for (let times = 0; times < exponent; times += 1) result = multiply(result, base, effort)
  return result
}

export function isEqual(a: Polynomial, b: Polynomial): boolean {
  return (
    a.size === b.size &&
    [...a].every(([key, term]) => {
      const other = b.get(key)
      return other !== undefined && equals(term.coefficient, other.coefficient)
    })
  )
}

/** A text that is the same for equal polynomials and different for all others. */
export const nameOf = (polynomial: Polynomial): string =>
  [...polynomial]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, { coefficient }]) => `${formatFraction(coefficient)}*${key}`)
    .join('+')

/**
 * The sign of a polynomial without letters. A nonzero normal form has a nonzero value, so a float that is far enough
 * from 0 decides; the error of each term is under 1e-13 of its size.
 * @throws Refused when the terms nearly cancel
 */
export function signOf(constant: Polynomial): -1 | 0 | 1 {
  if (constant.size === 0) return 0
  const values = [...constant.values()].map(valueOfTerm)
  const total = values.reduce((sum, value) => sum + value, 0)
  const scaleOfTerms = values.reduce((sum, value) => sum + Math.abs(value), 0)
  if (!(Math.abs(total) > scaleOfTerms * 1e-10)) throw new Refused(advise('too-close'))
  return total < 0 ? -1 : 1
}

/** Value of a term without letters, in floating point. */
export function valueOfTerm({ coefficient, powers }: Term): number {
  return powers.reduce((value, [{ sort, name }, exponent]) => {
    return value * (sort === 'pi' ? Math.PI : Number(name)) ** (exponent / wholeExponent)
  }, toNumber(coefficient))
}

/** Regroups the polynomial by its letters' powers; the coefficients contain numbers, π, and roots. */
export function byLetters(polynomial: Polynomial): Map<string, Map<string, Term>> {
  const groups = new Map<string, Map<string, Term>>()
  for (const { coefficient, powers } of polynomial.values()) {
    const key = keyOf(variablePart(powers))
    const group = groups.get(key) ?? new Map<string, Term>()
    groups.set(key, group)
    insert(group, { coefficient, powers: numericPart(powers) })
  }
  return groups
}
