import { multiply as product, rational, subtract as minus, type Rational } from '../rational.ts'
import type { Effort } from '../algebra/effort.ts'
import { lettersIn } from '../algebra/expression.ts'
import { floatValue } from '../algebra/float-value.ts'
import { normalForm } from '../algebra/normal-form.ts'
import { coefficientsOf } from '../algebra/one-letter.ts'
import {
  byLetters,
  isConstant,
  negate as negatePolynomial,
  polynomialOf,
  signOf,
  wholeExponent,
  type Polynomial,
} from '../algebra/polynomial.ts'
import {
  add,
  isEqual,
  multiply,
  negate,
  proportion,
  quotientOf,
  subtract,
  whole,
  type Quotient,
} from '../algebra/quotient.ts'
import type { ReadExpression } from '../algebra/read-expression.ts'
import { rootOf } from '../algebra/roots.ts'
import { Refused } from '../algebra/refused.ts'

/**
 * The solutions of an equation. `curve`: it has more than one letter, or a degree that is not solved here; two such
 * equations are equivalent if one is a constant multiple of the other.
 */
export type Solutions =
  | { readonly kind: 'all' }
  | { readonly kind: 'roots'; readonly letter: string | null; readonly roots: readonly Quotient[] }
  | { readonly kind: 'curve'; readonly polynomial: Polynomial }

const none: Solutions = { kind: 'roots', letter: null, roots: [] }

/** Finds the roots of equations up to degree 2 exactly. @throws Refused when that takes too much work */
export function solutionsOf(left: ReadExpression, right: ReadExpression, effort: Effort): Solutions {
  const [a, b] = squaredIfRoot(left, right, effort) ?? squaredIfRoot(right, left, effort) ?? [left, right]
  return solutionsOfPlain(a, b, effort)
}

/** x² = 49 for √(x²) = √49: an equation of a square root with a number that is not negative. */
function squaredIfRoot(
  { expression }: ReadExpression,
  other: ReadExpression,
  effort: Effort,
): [ReadExpression, ReadExpression] | null {
  if (expression.kind !== 'root' || expression.degree !== 2 || lettersIn(expression).size === 0) return null
  if (lettersIn(other.expression).size > 0 || !(floatValue(other.expression) >= 0)) return null
  return [
    { expression: expression.of, form: normalForm(expression.of) },
    { ...other, form: multiply(other.form, other.form, effort) },
  ]
}

function solutionsOfPlain(left: ReadExpression, right: ReadExpression, effort: Effort): Solutions {
  const { above } = subtract(left.form, right.form, effort)
  if (above.size === 0) return { kind: 'all' }
  if (isConstant(above)) return none
  const found = linearRoot(above) ?? quadraticRoots(above, effort)
  if (found === null) return { kind: 'curve', polynomial: above }
  const below = [left.form.below, right.form.below].filter((part) => !isConstant(part))
  const roots = found.roots.filter((root) =>
    below.every((part) => !vanishesAt(part, found.letter, root, effort)),
  )
  return { kind: 'roots', letter: found.letter, roots }
}

interface Roots {
  readonly letter: string
  readonly roots: readonly Quotient[]
}

/** The root of ax + b = 0, where a and b may contain roots and π. */
function linearRoot(polynomial: Polynomial): Roots | null {
  const groups = byLetters(polynomial)
  const constant: Polynomial = groups.get('') ?? new Map()
  groups.delete('')
  const [group, ...more] = groups.values()
  if (group === undefined || more.length > 0) return null
  const variables = [...polynomial.values()]
    .flatMap(({ powers }) => powers)
    .filter(([{ sort }]) => sort !== 'prime' && sort !== 'pi')
  const [atom, exponent] = variables[0] ?? []
  if (atom?.sort !== 'letter') return null
  const isSame = variables.every(([other, its]) => other.name === atom.name && its === exponent)
  if (!isSame) return null
  if (exponent === wholeExponent)
    return { letter: atom.name, roots: [quotientOf(negatePolynomial(constant), group)] }
  // x³ = 0
  return constant.size === 0 ? { letter: atom.name, roots: [whole(new Map())] } : null
}

function quadraticRoots(polynomial: Polynomial, effort: Effort): Roots | null {
  const read = coefficientsOf(polynomial)
  if (read === null || read.coefficients.length !== 3 || read.letter.includes(',')) return null
  const [c, b, a] = read.coefficients
  if (a === undefined || b === undefined || c === undefined) return null
  const discriminant = minus(product(b, b), product(rational(4), product(a, c)))
  if (discriminant.numerator < 0n) return { letter: read.letter, roots: [] }
  const root = safeRoot(discriminant, effort)
  if (root === null) return null
  const at = (part: Quotient) =>
    multiply(
      add(constantOf(product(rational(-1), b)), part, effort),
      inverseOf(product(rational(2), a)),
      effort,
    )
  const roots = discriminant.numerator === 0n ? [at(root)] : [at(root), at(negate(root))]
  return { letter: read.letter, roots }
}

const constantOf = (value: Rational): Quotient => whole(polynomialOf(value))
const inverseOf = (value: Rational): Quotient => constantOf(rational(value.denominator, value.numerator))

function safeRoot(of: Rational, effort: Effort): Quotient | null {
  try {
    return whole(rootOf(polynomialOf(of), 2, effort))
  } catch (error) {
    if (error instanceof Refused) return null
    throw error
  }
}

/** The value of a polynomial in one letter at a number. */
export function valueAt(polynomial: Polynomial, letter: string, at: Quotient, effort: Effort): Quotient {
  let sum: Quotient = whole(new Map())
  for (const { coefficient, powers } of polynomial.values()) {
    let term = whole(polynomialOf(coefficient))
    for (const [atom, exponent] of powers) {
      const isIt = atom.name === letter && exponent % wholeExponent === 0
      const times = isIt ? exponent / wholeExponent : 1
      const factor = isIt ? at : whole(polynomialOf(rational(1), [[atom, exponent]]))
      for (let count = 0; count < times; count += 1) term = multiply(term, factor, effort)
    }
    sum = add(sum, term, effort)
  }
  return sum
}

const vanishesAt = (polynomial: Polynomial, letter: string, at: Quotient, effort: Effort): boolean =>
  valueAt(polynomial, letter, at, effort).above.size === 0

/** How a line's solutions compare with those of the line above it. */
export function compareSolutions(
  above: Solutions,
  line: Solutions,
  effort: Effort,
): 'same' | 'wider' | 'narrower' | 'other' {
  if (above.kind === 'all' || line.kind === 'all') {
    if (above.kind === line.kind) return 'same'
    return line.kind === 'all' ? 'wider' : 'narrower'
  }
  if (above.kind === 'roots' && line.kind === 'roots') {
    const isSameLetter = above.letter === line.letter || above.letter === null || line.letter === null
    if (!isSameLetter) return 'other'
    const has = (roots: readonly Quotient[], root: Quotient) =>
      roots.some((its) => isEqual(its, root, effort))
    const isWhole = above.roots.every((root) => has(line.roots, root))
    const isExact = line.roots.every((root) => has(above.roots, root))
    if (isWhole) return isExact ? 'same' : 'wider'
    return isExact ? 'narrower' : 'other'
  }
  if (above.kind === 'curve' && line.kind === 'curve') {
    return proportion(above.polynomial, line.polynomial, effort) === null ? 'other' : 'same'
  }
  return above.kind === 'roots' && line.kind === 'curve' ? liesOn(above, line.polynomial, effort) : 'other'
}

/** Whether an equation of higher degree, squared or multiplied by the letter, still has every root of the one above. */
function liesOn(
  above: Extract<Solutions, { kind: 'roots' }>,
  polynomial: Polynomial,
  effort: Effort,
): 'wider' | 'other' {
  const { letter, roots } = above
  if (letter === null || roots.length === 0) return 'other'
  return roots.every((root) => vanishesAt(polynomial, letter, root, effort)) ? 'wider' : 'other'
}

/** Whether it is a number below 0. */
export const isNegativeRoot = ({ above, below }: Quotient): boolean =>
  isConstant(above) && isConstant(below) && signOf(above) * signOf(below) < 0
