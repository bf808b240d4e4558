import { compare, divide, isWhole, multiply, rational, subtract, zero, type Rational } from '../rational.ts'
import { wholeExponent, type Polynomial } from './polynomial.ts'

/** Coefficients of a polynomial in one letter, by degree; the last one is not 0. */
export type Coefficients = readonly Rational[]

/**
 * The coefficients of a polynomial in one letter, or of a homogeneous polynomial in two letters (x² - y² factors like
 * x² - 1). Null for any other.
 */
export function coefficientsOf(
  polynomial: Polynomial,
): { letter: string; coefficients: Coefficients } | null {
  const names = [
    ...new Set([...polynomial.values()].flatMap(({ powers }) => powers.map(([{ name }]) => name))),
  ]
  const [letter, other, ...more] = names
  if (letter === undefined || more.length > 0) return null
  const coefficients: Rational[] = []
  const totals = new Set<number>()
  for (const { coefficient, powers } of polynomial.values()) {
    if (powers.some(([{ sort }, exponent]) => sort !== 'letter' || exponent % wholeExponent !== 0))
      return null
    const degree = (powers.find(([{ name }]) => name === letter)?.[1] ?? 0) / wholeExponent
    totals.add(powers.reduce((sum, [, exponent]) => sum + exponent, 0))
    while (coefficients.length <= degree) coefficients.push(zero)
    coefficients[degree] = coefficient
  }
  return other !== undefined && totals.size > 1 ? null : { letter: names.toSorted().join(), coefficients }
}

/** Whether the greatest common divisor is not constant, by Euclid's algorithm. */
export function haveCommonFactor(a: Coefficients, b: Coefficients): boolean {
  let [left, right] = [a, b]
  while (right.length > 1) [left, right] = [right, remainder(left, right)]
  return right.length === 0
}

function remainder(a: Coefficients, b: Coefficients): Coefficients {
  const rest = [...a]
  const lead = b.at(-1)
  while (lead !== undefined && rest.length >= b.length) {
    const factor = divide(rest.at(-1) ?? zero, lead)
    const shift = rest.length - b.length
    for (const [index, coefficient] of b.entries()) {
      rest[index + shift] = subtract(rest[index + shift] ?? zero, multiply(factor, coefficient))
    }
    while (rest.length > 0 && rest.at(-1)?.numerator === 0n) rest.pop()
  }
  return rest
}

const rootLimit = 1000

/**
 * Whether a polynomial with whole coefficients can be factored into two of lower degree. Exact up to degree 3; above
 * that, only linear and repeated factors are found.
 */
export function isReducible(coefficients: Coefficients): boolean {
  if (coefficients.length <= 2) return false
  if (coefficients[0]?.numerator === 0n) return true
  if (coefficients.length === 3) return isQuadraticReducible(coefficients)
  if (haveCommonFactor(coefficients, derivative(coefficients))) return true
  const [first, last] = [coefficients[0], coefficients.at(-1)]
  if (!first || !last || !isWhole(first) || !isWhole(last)) return false
  return divisorsOf(first.numerator).some((above) => {
    return divisorsOf(last.numerator).some((below) => {
      return hasRoot(coefficients, rational(above, below)) || hasRoot(coefficients, rational(-above, below))
    })
  })
}

function isQuadraticReducible([c = zero, b = zero, a = zero]: Coefficients): boolean {
  const discriminant = subtract(multiply(b, b), multiply(rational(4), multiply(a, c)))
  if (compare(discriminant, zero) < 0) return false
  return isSquare(discriminant.numerator) && isSquare(discriminant.denominator)
}

function isSquare(whole: bigint): boolean {
  const guess = BigInt(Math.floor(Math.sqrt(Number(whole))))
  return [guess - 1n, guess, guess + 1n].some((its) => its * its === whole)
}

const derivative = (coefficients: Coefficients): Coefficients =>
  coefficients.slice(1).map((coefficient, index) => multiply(coefficient, rational(index + 1)))

function hasRoot(coefficients: Coefficients, at: Rational): boolean {
  const value = coefficients.reduceRight(
    (sum, coefficient) => subtract(coefficient, multiply(sum, multiply(at, rational(-1)))),
    zero,
  )
  return value.numerator === 0n
}

/** The positive divisors of a number, or none if it is too large. */
function divisorsOf(whole: bigint): bigint[] {
  const size = Math.abs(Number(whole))
  if (size > rootLimit) return []
  const divisors: bigint[] = []
  for (let candidate = 1; candidate <= size; candidate += 1) {
    if (size % candidate === 0) divisors.push(BigInt(candidate))
  }
  return divisors
}
