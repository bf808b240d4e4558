import { advise } from '../advice/advice.ts'
import {
  absolute as absoluteRational,
  multiply as timesRational,
  one,
  power as raise,
  rational,
  type Rational,
} from '../rational.ts'
import type { Effort } from './effort.ts'
import {
  atomOf,
  isConstant,
  keyOf,
  multiply,
  nameOf,
  negate,
  onlyTerm,
  polynomialOf,
  scale,
  signOf,
  variablePart,
  wholeExponent,
  type Atom,
  type Polynomial,
  type Term,
} from './polynomial.ts'
import { Refused } from './refused.ts'

const radicandLimit = 100_000_000n

/** @throws Refused when it is not a real number, or is beyond what this simple normal form can represent */
export function rootOf(of: Polynomial, degree: number, effort: Effort): Polynomial {
  if (of.size === 0) return of
  const term = onlyTerm(of)
  const isEven = degree % 2 === 0
  if (term !== null) {
    const isNegative = term.coefficient.numerator < 0n
    if (!isNegative) return rootOfTerm(term, degree, effort)
    if (!isEven)
      return negate(rootOfTerm({ ...term, coefficient: absoluteRational(term.coefficient) }, degree, effort))
    if (isConstant(of)) throw new Refused(advise('even-root'))
  }
  if (isConstant(of)) throw new Refused(advise('sum-of-roots'))
  const { content, primitive } = contentOf(of)
  const name = `√${degree}[${nameOf(primitive)}]`
  const root: Atom = { name, sort: 'root', law: { degree, equals: primitive } }
  return multiply(rootOfRational(content, degree, effort), atomOf(root), effort)
}

function rootOfTerm({ coefficient, powers }: Term, degree: number, effort: Effort): Polynomial {
  let result = rootOfRational(coefficient, degree, effort)
  for (const [atom, exponent] of powers) {
    result = multiply(result, rootOfPower(atom, exponent, degree, effort), effort)
  }
  return result
}

/** √(x²) is |x|, and √(x⁴) is x². An odd power under an even root implies that x is not negative. */
function rootOfPower(atom: Atom, exponent: number, degree: number, effort: Effort): Polynomial {
  const rooted = exponent / degree
  if (!Number.isInteger(rooted)) throw new Refused(advise('roots-inside'))
  const isSquare = atom.sort === 'letter' && degree % 2 === 0 && exponent % (2 * wholeExponent) === 0
  if (!isSquare || rooted % (2 * wholeExponent) === 0)
    return multiply(atomOf(atom, rooted), polynomialOf(one), effort)
  return multiply(atomOf(absoluteAtom(atomOf(atom), effort), rooted), polynomialOf(one), effort)
}

function rootOfRational(value: Rational, degree: number, effort: Effort): Polynomial {
  const exponents = new Map<bigint, number>()
  for (const prime of primesOf(exactRoot(value.numerator, degree), effort)) bump(exponents, prime, 1)
  for (const prime of primesOf(exactRoot(value.denominator, degree), effort)) bump(exponents, prime, -1)
  const perfect = (whole: bigint) => perfectRoot(whole, degree) ?? 1n
  let coefficient = rational(perfect(value.numerator), perfect(value.denominator))
  const powers: [Atom, number][] = []
  for (const [prime, count] of exponents) {
    const outside = Math.floor(count / degree)
    coefficient = timesRational(coefficient, raise(rational(prime), outside))
    const inside = ((count - outside * degree) * wholeExponent) / degree
    if (!Number.isInteger(inside)) throw new Refused(advise('that-root'))
    if (inside > 0) powers.push([{ name: `${prime}`, sort: 'prime' }, inside])
  }
  return polynomialOf(
    coefficient,
    powers.toSorted(([a], [b]) => (a.name < b.name ? -1 : 1)),
  )
}

const bump = (counts: Map<bigint, number>, key: bigint, by: number) =>
  counts.set(key, (counts.get(key) ?? 0) + by)

/** 1 if `whole` is a perfect power, because its root then needs no prime factors; otherwise `whole`. */
const exactRoot = (whole: bigint, degree: number) => (perfectRoot(whole, degree) === null ? whole : 1n)

/** The whole number whose power is `whole`; null if there is none. Newton's method from above. */
function perfectRoot(whole: bigint, degree: number): bigint | null {
  const k = BigInt(degree)
  let guess = 1n << BigInt(Math.ceil(whole.toString(2).length / degree))
  for (;;) {
    const next = ((k - 1n) * guess + whole / guess ** (k - 1n)) / k
    if (next >= guess) return guess ** k === whole ? guess : null
    guess = next
  }
}

/** Prime factors with repetition, by trial division. @throws Refused beyond the limit */
function primesOf(whole: bigint, effort: Effort): bigint[] {
  if (whole > radicandLimit) throw new Refused(advise('root-too-big'))
  const primes: bigint[] = []
  let rest = Number(whole)
  effort.spend(Math.ceil(Math.sqrt(rest) / 100))
  for (let candidate = 2; candidate * candidate <= rest; candidate += 1) {
    for (; rest % candidate === 0; rest /= candidate) primes.push(BigInt(candidate))
  }
  if (rest > 1) primes.push(BigInt(rest))
  return primes
}

export function absoluteOf(of: Polynomial, effort: Effort): Polynomial {
  if (isConstant(of)) return signOf(of) < 0 ? negate(of) : of
  const term = onlyTerm(of)
  if (term !== null) return absoluteOfTerm(term, effort)
  const { content, primitive } = contentOf(of)
  const leads = leadOf(primitive).coefficient.numerator < 0n ? negate(primitive) : primitive
  return scale(atomOf(absoluteAtom(leads, effort)), content)
}

function absoluteOfTerm({ coefficient, powers }: Term, effort: Effort): Polynomial {
  let result = polynomialOf(absoluteRational(coefficient))
  for (const [atom, exponent] of powers) {
    const isSigned = atom.sort === 'letter' && exponent % (2 * wholeExponent) === wholeExponent
    const factor = isSigned ? absoluteAtom(atomOf(atom), effort) : atom
    result = multiply(result, atomOf(factor, exponent), effort)
  }
  return result
}

const absoluteAtom = (of: Polynomial, effort: Effort): Atom => ({
  name: `|${nameOf(of)}|`,
  sort: 'absolute',
  law: { degree: 2, equals: multiply(of, of, effort) },
})

/** The greatest rational number that divides every coefficient, and the primitive polynomial that remains. */
export function contentOf(polynomial: Polynomial): { content: Rational; primitive: Polynomial } {
  let [above, below] = [0n, 1n]
  for (const { coefficient } of polynomial.values()) {
    above = commonDivisor(above, coefficient.numerator)
    below = (below / commonDivisor(below, coefficient.denominator)) * coefficient.denominator
  }
  const content = rational(above === 0n ? 1n : above, below)
  return { content, primitive: scale(polynomial, rational(content.denominator, content.numerator)) }
}

function commonDivisor(a: bigint, b: bigint): bigint {
  let [x, y] = [a < 0n ? -a : a, b < 0n ? -b : b]
  while (y !== 0n) [x, y] = [y, x % y]
  return x
}

/** The term whose powers are first by name. Any consistent choice would do. */
function leadOf(polynomial: Polynomial): Term {
  const [first] = [...polynomial.values()].toSorted((a, b) => {
    const [left, right] = [keyOf(variablePart(a.powers)), keyOf(variablePart(b.powers))]
    if (left !== right) return left > right ? -1 : 1
    return keyOf(a.powers) > keyOf(b.powers) ? -1 : 1
  })
  if (first === undefined) throw new RangeError('0 has no leading term.')
  return first
}
