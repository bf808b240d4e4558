import { parseUnit } from './parse-unit.ts'
import { add, divide, multiply, negate, parseRational, power, rational, type Rational } from './rational.ts'
import { hasGoodCommas, type Token } from './tokens.ts'
import { unitsNamed } from './unit-table.ts'
import { bareUnit, isSameKind, timesUnit, unitOf, type Unit } from './units.ts'

/**
 * The notations that careful writers use differently. A statement counts as false only if it is false in all of them.
 */
export interface Convention {
  /** `6 ÷ 1/2`: the slash of a simple fraction binds tighter than the division sign. */
  readonly isSlashTight: boolean
  /** `75 + 25 = 100%`: the percent sign is a unit, not a factor of 1/100. */
  readonly isPercentDropped: boolean
  /** Units are part of the value (3 ft = 36 in), or only words after numbers. */
  readonly isUnitUsed: boolean
}

const conventions: readonly Convention[] = [false, true].flatMap((isSlashTight) =>
  [false, true].flatMap((isPercentDropped) =>
    [false, true].map((isUnitUsed) => ({ isSlashTight, isPercentDropped, isUnitUsed })),
  ),
)

/** The conventions that may read these tokens differently. */
export function conventionsFor(tokens: readonly Token[], from: number, to: number): readonly Convention[] {
  let [hasSlash, hasPercent, hasUnit] = [false, false, false]
  for (let at = from; at < to; at += 1) {
    const token = tokens[at]
    hasSlash ||= token?.text === '/'
    hasPercent ||= token?.text === '%'
    hasUnit ||= token?.kind === 'word' || token?.text === '°' || token?.text === '¢'
  }
  const found = Number(hasSlash) * 4 + Number(hasPercent) * 2 + Number(hasUnit)
  return (conventionsBy[found] ??= conventions.filter(
    (its) =>
      (hasSlash || !its.isSlashTight) &&
      (hasPercent || !its.isPercentDropped) &&
      (hasUnit || !its.isUnitUsed),
  ))
}
const conventionsBy: (readonly Convention[])[] = []

/** An evaluated sum. If units are used, `value` is in base units. */
export interface Sum {
  readonly value: Rational
  readonly unit: Unit
  /** Index of the first token after it. */
  readonly next: number
  readonly units: readonly string[]
  readonly numerals: number
  readonly percents: number
  readonly hasOperator: boolean
  readonly hasPlusOrMinus: boolean
  /** If it is a single numeral: half a unit of its last place, in the same measure as `value`. */
  readonly halfLastPlace: Rational | null
}

const depthLimit = 20
const exponentLimit = 20
const digitLimit = 30
const half = rational(1, 2)

/** Other tokens that a sum may begin with, besides a number. */
const canBegin = new Set(['-', '(', '\\frac'])

/**
 * Reads the longest sum of plain numbers that starts at `from`. Null if its meaning is uncertain, it divides by 0, or
 * it exceeds the limits; never throws.
 */
export function readSum(
  tokens: readonly Token[],
  from: number,
  to: number,
  convention: Convention,
): Sum | null {
  const first = tokens[from]
  if (first === undefined || (first.kind !== 'number' && !canBegin.has(first.text))) return null
  const reader = new SumReader(tokens, from, to, convention)
  return reader.read()
}

interface Part {
  readonly value: Rational
  readonly unit: Unit
}

/** Thrown only within this file: the text may not be a sum. */
class Uncertain extends Error {}
/** Created once, because a stack trace each time would cost more than the reading. */
const uncertain = new Uncertain()

class SumReader {
  private at: number
  private depth = 0
  private numerals = 0
  private percents = 0
  private operators = 0
  private additions = 0
  private units: string[] = []
  private places: Rational | null = null
  private readonly tokens: readonly Token[]
  private readonly to: number
  private readonly convention: Convention

  constructor(tokens: readonly Token[], from: number, to: number, convention: Convention) {
    this.tokens = tokens
    this.at = from
    this.to = to
    this.convention = convention
  }

  read(): Sum | null {
    try {
      const { value, unit } = this.sum()
      const isOneNumeral = this.numerals === 1 && this.operators === 0 && this.places !== null
      return {
        value,
        unit,
        next: this.at,
        units: this.units,
        numerals: this.numerals,
        percents: this.percents,
        hasOperator: this.operators > 0,
        hasPlusOrMinus: this.additions > 0,
        halfLastPlace: isOneNumeral ? multiply(this.places ?? half, half) : null,
      }
    } catch (error) {
      if (error instanceof Uncertain || error instanceof RangeError) return null
      throw error
    }
  }

  private peek(ahead = 0): Token | undefined {
    return this.at + ahead < this.to ? this.tokens[this.at + ahead] : undefined
  }

  private take(...texts: string[]): string | null {
    const text = this.peek()?.text
    if (text === undefined || !texts.includes(text)) return null
    this.at += 1
    return text
  }

  private sum(): Part {
    this.depth += 1
    if (this.depth > depthLimit) throw uncertain
    let total = this.product()
    for (let sign = this.take('+', '-'); sign !== null; sign = this.take('+', '-')) {
      this.operators += 1
      this.additions += 1
      const term = this.product()
      if (!isSameKind(total.unit, term.unit)) throw uncertain
      total = { ...total, value: add(total.value, sign === '-' ? negate(term.value) : term.value) }
    }
    this.depth -= 1
    return total
  }

  private product(): Part {
    let total = this.signed()
    let hasDivision = this.isFractionBehind
    for (;;) {
      const sign = this.take('*', '÷', '/')
      const isOf = sign === null && this.peek()?.text === 'of' && this.isShareBehind
      if (isOf) this.at += 1
      const isImplied = sign === null && !isOf && this.peek()?.text === '('
      // 6 ÷ 2(3) is ambiguous.
      if (isImplied && hasDivision) throw uncertain
      if (sign === null && !isOf && !isImplied) return total
      this.operators += 1
      const isDivision = sign === '÷' || sign === '/'
      hasDivision ||= isDivision
      const isPlainNumerals = isDivision && this.isNumeralBehind
      const factor = this.signed()
      hasDivision ||= this.isFractionBehind
      this.isShareBehind = sign === '/' && isPlainNumerals && this.isNumeralBehind
      this.isNumeralBehind = false
      const exponent = isDivision ? -1 : 1
      total = {
        value: isDivision ? divide(total.value, factor.value) : multiply(total.value, factor.value),
        unit: this.convention.isUnitUsed ? timesUnit(total.unit, factor.unit, exponent, '') : bareUnit,
      }
    }
  }

  /** What was read last: one plain numeral; a mixed number or tight fraction; a fraction, as before `of`. */
  private isNumeralBehind = false
  private isFractionBehind = false
  private isShareBehind = false

  private signed(): Part {
    if (this.take('-') === null) return this.raised()
    const part = this.raised()
    return { ...part, value: negate(part.value) }
  }

  private raised(): Part {
    const base = this.primary()
    if (this.take('^') === null) return this.convention.isSlashTight ? this.tightFraction(base) : base
    this.operators += 1
    this.isNumeralBehind = false
    this.isShareBehind = false
    const exponent = this.exponent()
    if (base.value.numerator.toString().length > digitLimit) throw uncertain
    let unit = bareUnit
    if (this.convention.isUnitUsed) unit = timesUnit(unit, base.unit, exponent, '')
    return this.withSuffix({ value: power(base.value, exponent), unit })
  }

  private tightFraction(above: Part): Part {
    const [bar, below] = [this.peek(), this.peek(1)]
    if (!this.isNumeralBehind || bar?.text !== '/' || below?.kind !== 'number') return above
    this.at += 1
    this.operators += 1
    const part = this.primary()
    this.isNumeralBehind = false
    this.isFractionBehind = true
    this.isShareBehind = true
    const value = divide(above.value, part.value)
    return { value, unit: this.convention.isUnitUsed ? timesUnit(above.unit, part.unit, -1, '') : bareUnit }
  }

  private exponent(): number {
    const open = this.take('(', '{')
    const sign = this.take('-') === null ? 1 : -1
    const digits = this.peek()
    if (digits?.kind !== 'number' || !/^\d{1,2}$/.test(digits.text)) throw uncertain
    this.at += 1
    if (open !== null && this.take(open === '(' ? ')' : '}') === null) throw uncertain
    if (Number(digits.text) > exponentLimit) throw uncertain
    return sign * Number(digits.text)
  }

  private primary(): Part {
    this.isFractionBehind = false
    this.isShareBehind = false
    this.isNumeralBehind = false
    if (this.take('(') !== null) return this.group(')')
    if (this.take('\\frac') !== null) return this.texFraction()
    const part = this.withSuffix({ value: this.numeral(), unit: bareUnit })
    return part
  }

  private group(close: string): Part {
    const inner = this.sum()
    if (this.take(close) === null) throw uncertain
    if (this.peek()?.kind === 'number') throw uncertain
    this.isNumeralBehind = false
    this.isFractionBehind = false
    return this.withSuffix(inner)
  }

  private texFraction(): Part {
    if (this.take('{') === null) throw uncertain
    const above = this.group('}')
    if (this.take('{') === null) throw uncertain
    const below = this.group('}')
    this.operators += 1
    this.isShareBehind = true
    return {
      value: divide(above.value, below.value),
      unit: this.convention.isUnitUsed ? timesUnit(above.unit, below.unit, -1, '') : bareUnit,
    }
  }

  private numeral(): Rational {
    const token = this.peek()
    if (token?.kind !== 'number' || token.text.length > digitLimit || !hasGoodCommas(token.text))
      throw uncertain
    this.at += 1
    this.numerals += 1
    this.isNumeralBehind = true
    const text = token.text.replaceAll(',', '')
    this.places = lastPlaceOf(text)
    const value = parseRational(text)
    const [above, bar, below] = [this.peek(), this.peek(1), this.peek(2)]
    if (above?.kind !== 'number') return value
    const isMixed =
      bar?.text === '/' && [text, above.text, below?.text ?? ''].every((part) => /^\d+$/.test(part))
    if (!isMixed) throw uncertain
    this.at += 3
    this.operators += 1
    this.isNumeralBehind = false
    this.isFractionBehind = true
    this.isShareBehind = true
    return add(value, parseRational(`${above.text}/${below?.text}`))
  }

  /** A percent sign or a unit after a number or parenthesis. */
  private withSuffix(part: Part): Part {
    if (this.take('%') !== null) {
      this.percents += 1
      this.isNumeralBehind = false
      this.isShareBehind = true
      if (this.convention.isPercentDropped) return part
      this.places = this.places && divide(this.places, rational(100))
      return { ...part, value: divide(part.value, rational(100)) }
    }
    const text = this.unitText()
    if (text === '') return part
    const unit = parseUnit(text)[0]
    if (unit === undefined) throw uncertain
    this.units.push(unit.symbol)
    if (!this.convention.isUnitUsed) return part
    this.places = this.places && multiply(this.places, unit.factor)
    const measure = unitOf('', unit.dimensions, rational(1))
    return { value: multiply(part.value, unit.factor), unit: timesUnit(part.unit, measure, 1, '') }
  }

  /** Consumes the tokens of a known unit. An unknown word is left for the caller. */
  private unitText(): string {
    let text = ''
    for (let token = this.peek(); token !== undefined; token = this.peek()) {
      const next = this.peek(1)
      const isBar = text !== '' && ['/', 'per'].includes(token.text) && next?.kind === 'word'
      const isAttribute = ['square', 'sq', 'cubic', 'squared', 'cubed'].includes(token.text)
      const isDegree = token.text === '°' || token.text === '¢'
      const isUnit = token.kind === 'word' && isUnitName(token.text)
      if (token.kind === 'word' && token.text.length === 1 && !token.spaced && !/[/°r]$/.test(text))
        throw uncertain
      if (!isBar && !isAttribute && !isDegree && !isUnit) break
      text += `${token.spaced ? ' ' : ''}${token.text}`
      this.at += 1
      if (isUnit && this.peek()?.text === '^') {
        this.at += 1
        text += `^${this.exponent()}`
      } else if (isUnit && this.peek()?.kind === 'number' && this.peek()?.spaced === false) {
        text += `^${this.exponent()}`
      }
    }
    return text
  }
}

/** A single letter is a unit only in its symbol's case: n is not newtons. */
const isUnitName = (word: string): boolean =>
  unitsNamed(word).some(({ symbol }) => word.length > 1 || symbol === word)

/**
 * One unit of the last written place. Trailing zeros of a whole number may come from rounding: 1,300 is to the
 * hundreds.
 */
function lastPlaceOf(digits: string): Rational {
  const [whole = '', decimals] = digits.split('.')
  if (decimals !== undefined) return power(rational(10), -decimals.length)
  return power(rational(10), /[1-9]/.test(whole) ? whole.length - whole.replace(/0+$/, '').length : 0)
}
