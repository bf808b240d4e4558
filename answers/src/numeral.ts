import { advise, type Advice } from './advice/advice.ts'
import { add, divide, isWhole, multiply, negate, power, rational, one, type Rational } from './rational.ts'
import { echoOfDigits, valueOfDigits } from './repeating.ts'
import { hasGoodCommas, type Token } from './tokens.ts'

type NumeralKind = 'whole' | 'decimal' | 'fraction' | 'mixed' | 'percent' | 'scientific'

/** How a number is written, apart from its value. */
export interface Written {
  readonly kind: NumeralKind
  /** For a fraction or mixed number: the parts have no common factor, and it is not over 1 or of 0. */
  readonly reduced?: boolean
  /** For a fraction, or the fraction of a mixed number: the numerator is not less than the denominator. */
  readonly improper?: boolean
  /** For a fraction: it contains a decimal, as in 0.5/2. */
  readonly decimalParts?: boolean
  /** In scientific notation: the coefficient is not at least 1 and less than 10, as in 32 × 10³. */
  readonly unnormalised?: boolean
  /** For `3 of 8`, `3 out of 8`, and `3 in 8`: the 3, which may be all that was meant. */
  readonly counted?: Rational
  /** `19th`: an ordinal, or a fraction with its 1 omitted. */
  readonly ordinal?: boolean
  /** The factor of a word such as million. */
  readonly magnitude?: bigint
  /** Number of digits after the decimal point. */
  readonly places?: number
  /** The text after the number, as typed. A currency sign in front is prepended to it. */
  readonly unitText?: string
}

export interface Numeral {
  readonly value: Rational
  readonly written: Written
  readonly echo: string
  /** Index of the first token after the number. */
  readonly next: number
}

export interface Refusal {
  readonly message: Advice
}

const digitLimit = 40
/** Beyond Avogadro's number and the mass of an electron, in both directions. */
const exponentLimit = 40
const magnitudes: Record<string, bigint> = {
  hundred: 100n,
  thousand: 1_000n,
  million: 1_000_000n,
  billion: 1_000_000_000n,
  trillion: 1_000_000_000_000n,
  mil: 1_000n,
  millón: 1_000_000n,
  millones: 1_000_000n,
}
const raised = '⁰¹²³⁴⁵⁶⁷⁸⁹'

const refusal = (message: Advice): Refusal => ({ message })
export const isRefusal = (read: object): read is Refusal => 'message' in read

const tooLong = refusal(advise('number-too-long'))
const zeroBelow = refusal(advise('zero-below-number'))
const tooManyParts = refusal(advise('two-fraction-bars'))
const unfinished = refusal(advise('number-missing'))

interface Plain extends Numeral {
  readonly digits: string
}

/**
 * Reads one unsigned number from `tokens` at `at`: whole, decimal, fraction, mixed, power of ten, or scientific, with
 * or without parentheses. Nesting is at most two deep, so no input can overflow the stack.
 */
export function readUnsigned(tokens: readonly Token[], at: number): Numeral | Refusal {
  const first = readAtom(tokens, at)
  if (isRefusal(first)) return first
  const isNumeral = tokens[at]?.kind === 'number'
  const below = afterBar(tokens, first.next)
  if (below !== null) return readFraction(tokens, first, below)
  if (!isNumeral) return first
  return readScientific(tokens, first) ?? readMixed(tokens, first) ?? readMagnitude(tokens, first)
}

/** Reads `sign? number`. A space may follow the sign, and more than one sign is refused. */
export function readSigned(tokens: readonly Token[], at: number): Numeral | Refusal {
  const sign = tokens[at]?.text
  if (sign !== '-' && sign !== '+') return readUnsigned(tokens, at)
  const follower = tokens[at + 1]?.text
  if (follower === '-' || follower === '+') return refusal(advise('two-signs'))
  const number = readUnsigned(tokens, at + 1)
  return sign === '-' && !isRefusal(number) ? negated(number) : number
}

export function negated(number: Numeral): Numeral {
  const echo = number.echo.startsWith('-') ? number.echo.slice(1) : `-${number.echo}`
  return { ...number, value: negate(number.value), echo: number.value.numerator === 0n ? number.echo : echo }
}

function readAtom(tokens: readonly Token[], at: number): Plain | Refusal {
  const token = tokens[at]
  if (token?.kind === 'number') return readPlain(tokens, at)
  if (token?.text !== '(' && token?.text !== '{') return unfinished
  const inner = tokens[at + 1]?.text
  // Refuse double parentheses such as `((5))`.
  if (inner === '(' || inner === '{') return refusal(advise('too-many-parentheses'))
  const number = readSigned(tokens, at + 1)
  if (isRefusal(number)) return number
  const close = tokens[number.next]?.text
  if (close !== ')' && close !== '}') return refusal(advise('number-left-open'))
  return { ...number, digits: '', next: number.next + 1 }
}

function readPlain(tokens: readonly Token[], at: number): Plain | Refusal {
  const text = tokens[at]?.text ?? ''
  if (!hasGoodCommas(text)) return badComma(text)
  let digits = text.replaceAll(',', '')
  let next = at + 1
  const grouped = spacedGroups(tokens, at)
  if (grouped > 0) {
    next += grouped
    digits += tokens
      .slice(at + 1, next)
      .map((token) => token.text)
      .join('')
  }
  // `5.` is 5, also before a unit.
  const point = tokens[next]
  if (point?.text === '.' && !point.spaced && !digits.includes('.')) next += 1
  if (digits.length > digitLimit) return tooLong
  if (digits.includes('⦅')) return repeating(digits, next)
  const [whole = '', decimals] = digits.split('.')
  const value = rational(BigInt(whole + (decimals ?? '')), 10n ** BigInt(decimals?.length ?? 0))
  const shown = withCommas(whole.replace(/^0+(?=\d)/, '') || '0')
  return {
    value,
    written:
      decimals === undefined ? { kind: 'whole', places: 0 } : { kind: 'decimal', places: decimals.length },
    echo: decimals === undefined ? shown : `${shown}.${decimals}`,
    digits,
    next,
  }
}

function repeating(digits: string, next: number): Plain | Refusal {
  const value = valueOfDigits(digits)
  if (value === null) return unfinished
  const echo = echoOfDigits(digits)
    .replace(/^0*(?=\d)/, '')
    .replace(/^(?=\.)/, '0')
  return { value, written: { kind: 'decimal' }, echo, digits, next }
}

/** The number of tokens after `at` that continue a number grouped by spaces: `12 500`, `1 234 567.5`. */
function spacedGroups(tokens: readonly Token[], at: number): number {
  if (!/^[1-9]\d{0,2}$/.test(tokens[at]?.text ?? '')) return 0
  let count = 0
  for (let token = tokens[at + 1]; token?.kind === 'number'; token = tokens[at + 1 + count]) {
    if (!/^\d{3}(?:\.\d+)?$/.test(token.text)) return 0
    count += 1
    if (token.text.includes('.')) break
  }
  const after = tokens[at + 1 + count]
  // `1 125/200` is a mixed number, and `2 500 000 x` continues with something else.
  return after?.text === '/' || after?.kind === 'number' ? 0 : count
}

function badComma(text: string): Refusal {
  const [whole = '', after = '', ...more] = text.split(',')
  if (more.length === 0 && (after.length !== 3 || /^0+$/.test(whole)) && !after.includes('.')) {
    return refusal(advise('decimal-comma', { text, number: `${whole}.${after}` }))
  }
  return refusal(advise('commas'))
}

const withCommas = (digits: string): string => digits.replace(/\B(?=(?:\d{3})+$)/g, ',')

/**
 * The index after a fraction bar (`/`, `over`, `3 out of 8`, `3 of 8`, `3 in 8`) that is followed by a number; null if
 * there is none.
 */
function afterBar(tokens: readonly Token[], at: number): number | null {
  const [bar, second] = [tokens[at]?.text.toLowerCase(), tokens[at + 1]?.text.toLowerCase()]
  const isLast = tokens.length === at + 2
  // `3 in 8` is a share, but `3 in3` is a volume.
  const isIn = bar === 'in' && isLast && tokens[at + 1]?.spaced === true
  const isBar = bar === '/' || bar === 'over' || bar === 'of' || isIn
  const length = isBar ? 1 : bar === 'out' && (second === 'of' || second === 'in') ? 2 : 0
  const below = tokens[at + length]
  const starts = below?.kind === 'number' || (below !== undefined && '(-+{'.includes(below.text))
  // A bar before letters belongs to a unit: 5/s. A bar before nothing is an unfinished fraction.
  return length > 0 && (starts || (below === undefined && bar === '/')) ? at + length : null
}

function readFraction(tokens: readonly Token[], above: Plain, at: number): Numeral | Refusal {
  const sign = tokens[at]?.text
  const isSigned = sign === '-' || sign === '+'
  const isShare = ['of', 'in'].includes(tokens[at - 1]?.text.toLowerCase() ?? '')
  const below = readAtom(tokens, isSigned ? at + 1 : at)
  if (isRefusal(below)) return below
  for (const part of [above, below]) {
    if (part.written.kind !== 'whole' && part.written.kind !== 'decimal') return tooManyParts
  }
  if (afterBar(tokens, below.next) !== null) return tooManyParts
  if (below.value.numerator === 0n) return zeroBelow
  const value = divide(above.value, sign === '-' ? negate(below.value) : below.value)
  const size = (text: string) => text.replace('-', '')
  return {
    value,
    written: {
      kind: 'fraction',
      ...fractionFacts(above.value, below.value),
      ...(isShare ? { counted: above.value } : {}),
    },
    echo: `${value.numerator < 0n ? '-' : ''}${size(above.echo)}/${size(below.echo)}`,
    next: below.next,
  }
}

function fractionFacts(above: Rational, below: Rational) {
  const decimalParts = !isWhole(above) || !isWhole(below)
  const quotient = divide(above, below)
  const reduced = quotient.denominator > 1n && quotient.denominator === abs(below.numerator) && isWhole(above)
  const improper = abs(above.numerator) * below.denominator >= abs(below.numerator) * above.denominator
  return decimalParts ? { reduced: false, improper, decimalParts } : { reduced, improper }
}

const abs = (integer: bigint) => (integer < 0n ? -integer : integer)

/** Reads `1 1/2` or `1 and 1/2`. Null if what follows is not the fraction of a mixed number. */
function readMixed(tokens: readonly Token[], whole: Numeral): Numeral | Refusal | null {
  const joined = ['and', '&', 'y'].includes(tokens[whole.next]?.text.toLowerCase() ?? '')
  const at = joined ? whole.next + 1 : whole.next
  const [above, bar] = [tokens[at], tokens[at + 1]]
  const isFollowed = above?.kind === 'number' && bar?.text === '/' && afterBar(tokens, at + 1) !== null
  if (!isFollowed || whole.written.kind !== 'whole') return null
  const top = readPlain(tokens, at)
  if (isRefusal(top)) return top
  const part = readFraction(tokens, top, at + 2)
  if (isRefusal(part)) return part
  if (part.written.decimalParts || part.value.numerator < 0n) return tooManyParts
  return {
    value: add(whole.value, part.value),
    written: { ...part.written, kind: 'mixed' },
    echo: `${whole.echo} ${part.echo}`,
    next: part.next,
  }
}

/** Reads `3.2 x 10^4`, `3.2e4`, or `10^4`. Null if no power of ten follows. */
function readScientific(tokens: readonly Token[], factor: Plain): Numeral | Refusal | null {
  const [sign, base, after] = tokens.slice(factor.next, factor.next + 3)
  if (factor.digits === '10' && isCaret(sign)) return readExponent(tokens, factor.next + 1, null)
  const isTimes = sign !== undefined && ['*', 'x', 'X', 'times', '\\times', '\\cdot'].includes(sign.text)
  if (isTimes && base?.text === '10') {
    if (isCaret(after)) return readExponent(tokens, factor.next + 3, factor)
  } else if (isTimes && /^10\d{1,2}$/.test(base?.text ?? '')) {
    return refusal(advise('power-of-ten'))
  }
  const isE = sign !== undefined && /^[eE]$/.test(sign.text) && !sign.spaced && base?.spaced === false
  const isNumber = base?.kind === 'number' || (after?.kind === 'number' && /^[+-]$/.test(base?.text ?? ''))
  return isE && isNumber ? readExponent(tokens, factor.next + 1, factor) : null
}

const isCaret = (token: Token | undefined) => token?.text === '^' || token?.text === '**'

function readExponent(tokens: readonly Token[], at: number, factor: Plain | null): Numeral | Refusal {
  const open = tokens[at]?.text
  const closes = open === '(' ? ')' : open === '{' ? '}' : null
  let next = closes ? at + 1 : at
  const sign = tokens[next]?.text
  if (sign === '-' || sign === '+') next += 1
  const digits = tokens[next]
  if (digits?.kind !== 'number' || !/^\d+$/.test(digits.text)) return unfinished
  if (digits.text.length > 3 || Number(digits.text) > exponentLimit) {
    return refusal(advise('power-too-big'))
  }
  next += 1
  if (closes && tokens[next]?.text !== closes) return refusal(advise('exponent-left-open'))
  if (closes) next += 1
  const exponent = Number(digits.text) * (sign === '-' ? -1 : 1)
  const small = `${exponent < 0 ? '⁻' : ''}${Array.from(String(Math.abs(exponent)), (d) => raised[Number(d)]).join('')}`
  const isNormalised = factor === null || isBetweenOneAndTen(factor.value)
  return {
    value: multiply(factor?.value ?? one, power(rational(10), exponent)),
    written: {
      kind: 'scientific',
      ...(factor ? { places: factor.written.places ?? 0 } : {}),
      ...(isNormalised ? {} : { unnormalised: true }),
    },
    echo: factor ? `${factor.echo} × 10${small}` : `10${small}`,
    next,
  }
}

const isBetweenOneAndTen = (value: Rational) =>
  value.numerator >= value.denominator && value.numerator < 10n * value.denominator

/** Reads `2.5 million` or `3 hundred thousand`: a whole or decimal number with words that multiply it. */
function readMagnitude(tokens: readonly Token[], number: Plain): Numeral {
  const word = tokens[number.next]?.text.toLowerCase() ?? ''
  const factor = Object.hasOwn(magnitudes, word) ? magnitudes[word] : undefined
  if (factor === undefined) return number
  const value = multiply(number.value, rational(factor))
  const kind = isWhole(value) ? 'whole' : 'decimal'
  const echo = `${number.echo} ${word}`
  const magnitude = (number.written.magnitude ?? 1n) * factor
  return readMagnitude(tokens, {
    ...number,
    value,
    written: { kind, magnitude },
    echo,
    next: number.next + 1,
  })
}
