/** An exact number. The denominator is positive and has no common factor with the numerator. */
export interface Rational {
  readonly numerator: bigint
  readonly denominator: bigint
}

type Integer = bigint | number

const maxSafe = BigInt(Number.MAX_SAFE_INTEGER)

function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  let [x, y] = [a < 0n ? -a : a, b < 0n ? -b : b]
  if (x === 1n || y === 1n) return 1n
  if (x <= maxSafe && y <= maxSafe) {
    // Most numbers are small, and dividing plain numbers is many times as fast.
    let [m, n] = [Number(x), Number(y)]
    while (n !== 0) [m, n] = [n, m % n]
    return BigInt(m)
  }
  while (y !== 0n) [x, y] = [y, x % y]
  return x
}

/** @throws RangeError when a number is not a safe integer, or the denominator is 0 */
export function rational(numerator: Integer, denominator: Integer = 1n): Rational {
  for (const part of [numerator, denominator]) {
    if (typeof part === 'number' && !Number.isSafeInteger(part)) {
      throw new RangeError(`${part} is not a whole number; write it as text with parseRational.`)
    }
  }
  const [n, d] = [BigInt(numerator), BigInt(denominator)]
  if (d === 0n) throw new RangeError('A denominator cannot be 0.')
  const divisor = greatestCommonDivisor(n, d) * (d < 0n ? -1n : 1n)
  return { numerator: n / divisor, denominator: d / divisor }
}

export const zero = rational(0)
export const one = rational(1)

/** A cache, because the same few key texts are read again and again. */
const recent = new Map<string, Rational>()
const maxRecent = 500
const maxRecentLength = 40

const written = /^([+-]?)(\d*)(?:\.(\d*))?(?:\/(\d+))?$/

/**
 * Reads '7/8', '-0.25', '3', and '2.5/3' from authors and keys. Students' answers are read by `readNumber`.
 * @throws RangeError on anything else
 */
export function parseRational(text: string): Rational {
  const known = recent.get(text)
  if (known !== undefined) return known
  const fresh = readRational(text)
  if (text.length > maxRecentLength) return fresh
  if (recent.size >= maxRecent) recent.clear()
  recent.set(text, fresh)
  return fresh
}

function readRational(text: string): Rational {
  const match = written.exec(text.trim())
  const [, sign, whole = '', places = '', below = '1'] = match ?? []
  if (!match || (whole === '' && places === '')) throw new RangeError(`“${text}” is not an exact number.`)
  const magnitude = rational(BigInt(whole + places), 10n ** BigInt(places.length) * BigInt(below))
  return sign === '-' ? negate(magnitude) : magnitude
}

export function add(a: Rational, b: Rational): Rational {
  if (a.denominator === 1n && b.denominator === 1n) {
    return { numerator: a.numerator + b.numerator, denominator: 1n }
  }
  return rational(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator)
}

export const subtract = (a: Rational, b: Rational): Rational => add(a, negate(b))

export function multiply(a: Rational, b: Rational): Rational {
  const [numerator, denominator] = [a.numerator * b.numerator, a.denominator * b.denominator]
  return denominator === 1n ? { numerator, denominator } : rational(numerator, denominator)
}

/** @throws RangeError when `b` is 0 */
export const divide = (a: Rational, b: Rational): Rational =>
  rational(a.numerator * b.denominator, a.denominator * b.numerator)

/** @throws RangeError when the exponent is not a whole number, or when 0 is raised to a negative power */
export function power(base: Rational, exponent: number): Rational {
  const size = BigInt(Math.abs(exponent))
  return exponent < 0
    ? rational(base.denominator ** size, base.numerator ** size)
    : rational(base.numerator ** size, base.denominator ** size)
}

export const negate = (a: Rational): Rational => ({ numerator: -a.numerator, denominator: a.denominator })

export const absolute = (a: Rational): Rational => (a.numerator < 0n ? negate(a) : a)

/** Negative when `a` is less than `b`, 0 when they are equal, positive when `a` is greater. */
export function compare(a: Rational, b: Rational): -1 | 0 | 1 {
  const [left, right] = [a.numerator * b.denominator, b.numerator * a.denominator]
  return left < right ? -1 : left > right ? 1 : 0
}

export const equals = (a: Rational, b: Rational): boolean =>
  a.numerator === b.numerator && a.denominator === b.denominator

export const isWhole = (a: Rational): boolean => a.denominator === 1n

/** The nearest float, for drawing and never for comparing. */
export function toNumber(a: Rational): number {
  const direct = Number(a.numerator) / Number(a.denominator)
  if (Number.isFinite(direct)) return direct
  // Both parts may exceed the range of a float although their quotient does not.
  const shift = BigInt(Math.max(a.numerator.toString(2).length, a.denominator.toString(2).length) - 1000)
  return Number(a.numerator >> shift) / Number(a.denominator >> shift)
}

/** Rounds to this many decimal places, halves away from zero. Negative places round to tens, hundreds, and so on. */
export function roundTo(a: Rational, places: number): Rational {
  const scale = power(rational(10), places)
  const scaled = multiply(absolute(a), scale)
  const units = (2n * scaled.numerator + scaled.denominator) / (2n * scaled.denominator)
  const rounded = divide(rational(units), scale)
  return a.numerator < 0n ? negate(rounded) : rounded
}

/** How many decimal places write the number exactly; null if its decimal does not end. */
export function decimalPlaces(a: Rational): number | null {
  let rest = a.denominator
  let [twos, fives] = [0, 0]
  for (; rest % 2n === 0n; rest /= 2n) twos += 1
  for (; rest % 5n === 0n; rest /= 5n) fives += 1
  return rest === 1n ? Math.max(twos, fives) : null
}

/** '7/8', '-5/3', '3'. */
export const formatFraction = (a: Rational): string =>
  isWhole(a) ? `${a.numerator}` : `${a.numerator}/${a.denominator}`

/** '1 1/2', '-2 3/4', '7/8', '3'. */
export function formatMixed(a: Rational): string {
  const size = absolute(a)
  const whole = size.numerator / size.denominator
  if (isWhole(a) || whole === 0n) return formatFraction(a)
  const part = `${size.numerator % size.denominator}/${size.denominator}`
  return `${a.numerator < 0n ? '-' : ''}${whole} ${part}`
}

/**
 * '0.25', '3'. With `places`, at least that many digits after the decimal point: formatDecimal(5/2, 2) is '2.50'.
 * @throws RangeError when the decimal does not end
 */
export function formatDecimal(a: Rational, places = 0): string {
  const needed = decimalPlaces(a)
  if (needed === null) throw new RangeError(`${formatFraction(a)} has no decimal that ends; round it first.`)
  const shown = Math.max(needed, places)
  const size = absolute(a)
  const digits = ((size.numerator * 10n ** BigInt(shown)) / size.denominator)
    .toString()
    .padStart(shown + 1, '0')
  const whole = digits.slice(0, digits.length - shown)
  const sign = a.numerator < 0n ? '-' : ''
  return shown === 0 ? `${sign}${whole}` : `${sign}${whole}.${digits.slice(-shown)}`
}
