import {
  absolute,
  add,
  compare,
  divide,
  multiply,
  negate,
  parseRational,
  rational,
  roundTo,
  subtract,
  zero,
  type Rational,
  decimalPlaces,
  formatDecimal,
} from './rational.ts'
import { hasGoodCommas } from './tokens.ts'

/** A calculator's number. Roots and π are calculated to 40 places, and results are not exact from then on. */
export interface Calculated {
  readonly value: Rational
  readonly isExact: boolean
}

export type Calculation =
  | (Calculated & { readonly isDone: true })
  | { readonly isDone: false; readonly trouble: CalculatorError }

/** Why the calculator cannot evaluate an entry. `text` is the part that the message is about. */
export type CalculatorError =
  | {
      readonly code:
        | 'too-long'
        | 'empty'
        | 'unfinished'
        | 'bracket-open'
        | 'bracket-closed'
        | 'no-answer'
        | 'divided-by-zero'
        | 'negative-root'
        | 'too-large'
    }
  | { readonly code: 'unread' | 'unread-there' | 'nothing-before' | 'comma'; readonly text: string }

class Trouble extends Error {
  readonly trouble: CalculatorError

  constructor(trouble: CalculatorError) {
    super(trouble.code)
    this.trouble = trouble
  }
}

/** Maximum length of an entry, in characters. */
export const longestEntry = 80
/** Larger numbers do not fit the display, and calculating on would only waste time. */
const greatest = rational(10n ** 30n)
const places = 40
const pi = parseRational('3.1415926535897932384626433832795028841972')

/**
 * Evaluates a calculator entry: decimals, + − × ÷, parentheses, `²`, `√`, `π`, and `Ans` for the previous answer. A
 * times sign may be omitted: 2(3 + 4), 2π. The result is exact unless it is irrational, so 0.1 + 0.2 is 0.3. Never
 * throws.
 */
export function calculate(entry: string, answer: Calculated | null = null): Calculation {
  if (entry.length > longestEntry) return { isDone: false, trouble: { code: 'too-long' } }
  try {
    const reader = createReader(entry, answer)
    const { value, isExact } = reader.sum()
    reader.end()
    return { isDone: true, value, isExact }
  } catch (error) {
    if (error instanceof Trouble) return { isDone: false, trouble: error.trouble }
    throw error
  }
}

const piece = /\s*(\d[\d,]*\.?\d*|\.\d+|Ans|[+\-−–×*·÷/:()²√π])\s*/uy

function tokensOf(entry: string): string[] {
  const tokens: string[] = []
  piece.lastIndex = 0
  while (piece.lastIndex < entry.length) {
    const at = piece.lastIndex
    const token = piece.exec(entry)?.[1]
    if (token === undefined) throw new Trouble({ code: 'unread', text: entry.slice(at).trim().slice(0, 8) })
    tokens.push(token)
  }
  return tokens
}

const signs = { plus: '+', minus: '-−–', times: '×*·', over: '÷/:' } as const

/** Parses sums of products of factors, left to right, like every calculator with parentheses. */
function createReader(entry: string, answer: Calculated | null) {
  const tokens = tokensOf(entry)
  let place = 0
  const isNext = (some: string) => some.includes(tokens[place] ?? '\n')
  const take = (some: string): boolean => {
    if (!isNext(some)) return false
    place += 1
    return true
  }

  function sum(): Calculated {
    let left = product()
    for (;;) {
      if (take(signs.plus)) left = both(add, left, product())
      else if (take(signs.minus)) left = both(subtract, left, product())
      else return left
    }
  }

  function product(): Calculated {
    let left = factor()
    for (;;) {
      if (take(signs.times)) left = both(multiply, left, factor())
      else if (take(signs.over)) left = quotient(left, factor())
      else if (isNext('(√π') || tokens[place] === 'Ans') left = both(multiply, left, factor())
      else return left
    }
  }

  function factor(): Calculated {
    if (take(signs.minus)) {
      const { value, isExact } = factor()
      return { value: negate(value), isExact }
    }
    if (take(signs.plus)) return factor()
    if (take('√')) return root(factor())
    let base = atom()
    while (take('²')) base = both(multiply, base, base)
    return base
  }

  function atom(): Calculated {
    const token = tokens[place]
    place += 1
    if (token === undefined) throw new Trouble({ code: tokens.length === 0 ? 'empty' : 'unfinished' })
    if (token === '(') {
      const inside = sum()
      if (!take(')')) {
        const text = tokens[place]
        throw new Trouble(text === undefined ? { code: 'bracket-open' } : { code: 'unread-there', text })
      }
      return inside
    }
    if (token === 'π') return { value: pi, isExact: false }
    if (token === 'Ans') {
      if (answer === null) throw new Trouble({ code: 'no-answer' })
      return answer
    }
    if (!/^[\d.]/.test(token)) throw new Trouble({ code: 'nothing-before', text: token })
    if (!hasGoodCommas(token)) throw new Trouble({ code: 'comma', text: token })
    return { value: parseRational(token.replaceAll(',', '')), isExact: true }
  }

  function end(): void {
    const token = tokens[place]
    if (token !== undefined)
      throw new Trouble(token === ')' ? { code: 'bracket-closed' } : { code: 'unread-there', text: token })
  }

  return { sum, end }
}

function both(operate: (a: Rational, b: Rational) => Rational, a: Calculated, b: Calculated): Calculated {
  return kept({ value: operate(a.value, b.value), isExact: a.isExact && b.isExact })
}

function quotient(a: Calculated, b: Calculated): Calculated {
  if (compare(b.value, zero) === 0) throw new Trouble({ code: 'divided-by-zero' })
  return both(divide, a, b)
}

/** Exact for squares of fractions; otherwise rounded to a fixed number of places. */
function root({ value, isExact }: Calculated): Calculated {
  if (compare(value, zero) < 0) throw new Trouble({ code: 'negative-root' })
  const [above, below] = [wholeRoot(value.numerator), wholeRoot(value.denominator)]
  if (above * above === value.numerator && below * below === value.denominator) {
    return { value: rational(above, below), isExact }
  }
  const scale = 10n ** BigInt(places)
  return {
    value: rational(wholeRoot((value.numerator * scale * scale) / value.denominator), scale),
    isExact: false,
  }
}

/** The integer square root, rounded down (Heron's method). */
function wholeRoot(square: bigint): bigint {
  if (square < 2n) return square
  let guess = 1n << BigInt((square.toString(2).length + 1) >> 1)
  for (;;) {
    const next = (guess + square / guess) >> 1n
    if (next >= guess) return guess
    guess = next
  }
}

/** Limits a number to the calculator's range and precision. */
function kept({ value, isExact }: Calculated): Calculated {
  if (compare(absolute(value), greatest) > 0) throw new Trouble({ code: 'too-large' })
  const isLong = value.denominator > 10n ** 60n
  return isLong ? { value: roundTo(value, places), isExact: false } : { value, isExact }
}

const maxDigits = 10

/**
 * The result as a calculator shows it: exact if its decimal ends within the display's digits, otherwise rounded to ten
 * digits. `isRounded` says which.
 */
export function shownResult({ value, isExact }: Calculated): { text: string; isRounded: boolean } {
  const whole = absolute(value).numerator / value.denominator
  const digitsBefore = whole === 0n ? 0 : whole.toString().length
  const room = digitsBefore > 0 ? Math.max(maxDigits - digitsBefore, 0) : maxDigits + zerosBehindPoint(value)
  const needed = decimalPlaces(value)
  const isRounded = !isExact || needed === null || needed > room
  const shown = isRounded ? roundTo(value, room) : value
  return { text: formatDecimal(shown).replace('-', '−'), isRounded }
}

/** Number of zeros between the decimal point and the first digit of a number below 1, up to the display's limit. */
function zerosBehindPoint({ numerator, denominator }: Rational): number {
  let zeros = 0
  for (let scaled = 10n * (numerator < 0n ? -numerator : numerator); scaled < denominator; scaled *= 10n) {
    if (zeros === maxDigits) break
    zeros += 1
  }
  return zeros
}
