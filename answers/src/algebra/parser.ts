import { advise, type Advice } from '../advice/advice.ts'
import { add, divide, rational } from '../rational.ts'
import { productOf, sumOf, type Expression } from './expression.ts'
import { lexemesOf, type Letters, type Lexeme } from './lexer.ts'
import { Refused } from './refused.ts'

export interface Reading {
  /** Letters of the question. They tell `2 x 3` from `2x`, and words from products of letters. */
  readonly letters?: Letters
  /** Reads `1/2x` as 1/(2x) instead of (1/2)x, which is the order of operations. */
  readonly isJuxtapositionTight?: boolean
  /**
   * Reads an x before a number or another letter as a times sign. This is the default if the question has no letter x.
   */
  readonly isXTimes?: boolean
}

const depthLimit = 50
/** Binding strength of each operator. */
const binding = { sum: 10, sign: 15, product: 20, tight: 30, power: 40 } as const
const degrees: Record<string, number> = { '√': 2, '∛': 3, '∜': 4 }
const closing: Record<string, string> = { '(': ')', '[': ']', '{': '}' }

/** Parses text normalized by `prepare`. @throws Refused with what to change */
export function parseExpression(text: string, options: Reading = {}): Expression {
  const lexemes = lexemesOf(text, options.letters)
  if (lexemes.length === 0) throw new Refused(advise('unfinished'))
  return new Parser(lexemes, options).whole()
}

/** Top-down operator precedence (Pratt, 1973). */
class Parser {
  private at = 0
  private depth = 0
  /** Number of open absolute-value bars. A bar either closes one or opens another. */
  private bars = 0
  private readonly lexemes: readonly Lexeme[]
  private readonly isTight: boolean
  private readonly isXTimes: boolean
  private readonly letters: Letters

  constructor(lexemes: readonly Lexeme[], { letters, isJuxtapositionTight = false, isXTimes }: Reading) {
    this.lexemes = lexemes
    this.isTight = isJuxtapositionTight
    this.isXTimes = isXTimes ?? (letters !== undefined && !letters.has('x') && !letters.has('X'))
    this.letters = letters
  }

  whole(): Expression {
    const expression = this.expression(0)
    const next = this.lexemes[this.at]
    if (next !== undefined) throw new Refused(isSign(next, ')') ? closedTwice : cannotRead(next))
    return expression
  }

  private expression(min: number): Expression {
    this.depth += 1
    if (this.depth > depthLimit) throw new Refused(advise('too-deep'))
    let left = this.prefix(min)
    for (let next = this.infix(left, min); next !== null; next = this.infix(left, min)) left = next
    this.depth -= 1
    return left
  }

  /** Parses the operator and operand that follow `left`; null if nothing follows that binds tighter than `least`. */
  private infix(left: Expression, min: number): Expression | null {
    const next = this.lexemes[this.at]
    if (next === undefined) return null
    const sign = this.signOf(next)
    if (sign === '+' || sign === '-') {
      if (binding.sum <= min) return null
      this.at += 1
      const term = this.expression(binding.sum)
      return sumOf(left, sign === '-' ? { kind: 'negative', of: term } : term)
    }
    if (sign === '*' || sign === '/' || sign === '÷') {
      if (binding.product <= min) return null
      this.at += 1
      const right = this.expression(binding.product)
      return sign === '*' ? productOf(left, right) : { kind: 'quotient', above: left, below: right }
    }
    if (sign === '^') {
      if (binding.power <= min) return null
      this.at += 1
      // In `x^+4x` the exponent is missing.
      if (isSign(this.lexemes[this.at], '+')) throw new Refused(unfinished)
      return { kind: 'power', base: left, exponent: this.expression(binding.power - 1) }
    }
    return this.canStandBeside(next) ? this.implicitProduct(left, min) : null
  }

  private implicitProduct(left: Expression, min: number): Expression | null {
    const strength = this.isTight ? binding.tight : binding.product
    if (strength <= min) return null
    const next = this.lexemes[this.at]
    if (next?.kind === 'number') {
      // π26 can only mean 26π, but x2 may mean x².
      if (left.kind === 'pi') return productOf(left, this.expression(strength))
      const before = this.lexemes[this.at - 1]
      if (before?.kind === 'number') throw new Refused(twoNumbers)
      // `(9m+2)2` without a space may be a power, so ask for the exponent sign.
      const isRaised = !next.spaced && /^[2-9]$/.test(next.shown)
      if (!isRaised) throw new Refused(advise('sign-before', { text: next.shown }))
      const base = before?.kind === 'letter' ? before.name : '(…)'
      throw new Refused(advise('power-sign', { base, exponent: next.shown }))
    }
    return productOf(left, this.expression(strength))
  }

  /**
   * The operator between two parts. If the question has no letter x, an `x` before a number or a letter of the question
   * is a times sign.
   */
  private signOf(lexeme: Lexeme): string | null {
    if (lexeme.kind === 'sign') return lexeme.sign
    const isX = lexeme.kind === 'letter' && lexeme.name.toLowerCase() === 'x' && this.isXTimes
    const after = this.lexemes[this.at + 1]
    const isApart = lexeme.spaced && after?.spaced === true && after.kind === 'letter'
    const isBeside = after?.kind === 'letter' && this.letters?.has(after.name) === true
    const isBefore =
      isApart || isBeside || after?.kind === 'number' || isSign(after, '(') || isSign(after, '√')
    return isX && isBefore ? '*' : null
  }

  private canStandBeside(lexeme: Lexeme): boolean {
    if (lexeme.kind !== 'sign') return true
    return lexeme.sign === '|' ? this.bars === 0 : '([{√∛∜π'.includes(lexeme.sign) || lexeme.sign === 'abs'
  }

  private prefix(min: number): Expression {
    const lexeme = this.lexemes[this.at]
    if (lexeme === undefined) throw new Refused(unfinished)
    if (lexeme.kind === 'number') return this.number(lexeme)
    this.at += 1
    if (lexeme.kind === 'letter') return this.letter(lexeme.name)
    const { sign } = lexeme
    if (sign === '+') return this.expression(Math.max(min, binding.sign))
    if (sign === '-') return { kind: 'negative', of: this.expression(Math.max(min, binding.sign)) }
    if (sign === 'π') return { kind: 'pi' }
    if (sign === '|') return this.absolute()
    if (closing[sign] !== undefined) return this.group(closing[sign])
    if (sign === 'abs') {
      if (!isSign(this.lexemes[this.at], '(')) throw new Refused(advise('abs-parentheses'))
      this.at += 1
      return { kind: 'absolute', of: this.group(')') }
    }
    const degree = degrees[sign]
    if (degree !== undefined) return { kind: 'root', degree, of: this.operandOfRoot() }
    throw new Refused(sign === ')' ? unfinished : cannotRead(lexeme))
  }

  private group(close: string): Expression {
    const bars = this.bars
    this.bars = 0
    const inside = this.expression(0)
    this.bars = bars
    if (!isSign(this.lexemes[this.at], close)) throw new Refused(leftOpen)
    this.at += 1
    return inside
  }

  private absolute(): Expression {
    this.bars += 1
    const of = this.expression(0)
    this.bars -= 1
    if (!isSign(this.lexemes[this.at], '|')) throw new Refused(advise('bar-left-open'))
    this.at += 1
    return { kind: 'absolute', of }
  }

  /** A root covers one number, letter, root, or group: √2x is x√2. */
  private operandOfRoot(): Expression {
    const next = this.lexemes[this.at]
    if (next === undefined) throw new Refused(unfinished)
    if (isSign(next, '-')) throw new Refused(advise('root-parentheses'))
    return this.expression(binding.power)
  }

  private letter(name: string): Expression {
    const [mark, below] = [this.lexemes[this.at], this.lexemes[this.at + 1]]
    if (!isSign(mark, '_')) return { kind: 'letter', name }
    if (below === undefined || below.kind === 'sign') throw new Refused(advise('underscore'))
    this.at += 2
    return { kind: 'letter', name: `${name}_${below.kind === 'number' ? below.shown : below.name}` }
  }

  private number(lexeme: Extract<Lexeme, { kind: 'number' }>): Expression {
    this.at += 1
    if (isSign(this.lexemes[this.at], '%')) {
      this.at += 1
      const value = divide(lexeme.value, rational(100))
      return { kind: 'number', value, shown: `${lexeme.shown}%`, written: 'percent' }
    }
    const mixed = this.mixed(lexeme)
    if (mixed !== null) return mixed
    const written = /^\d+$/.test(lexeme.shown) ? 'whole' : 'decimal'
    return { kind: 'number', value: lexeme.value, shown: lexeme.shown, written }
  }

  /** Parses `1 1/2`; null if no fraction follows the number. */
  private mixed(whole: Extract<Lexeme, { kind: 'number' }>): Expression | null {
    const [above, bar, below] = this.lexemes.slice(this.at, this.at + 3)
    if (above?.kind !== 'number' || !isSign(bar, '/') || below?.kind !== 'number') return null
    if (![whole, above, below].every(({ shown }) => /^\d+$/.test(shown))) return null
    if (below.value.numerator === 0n) throw new Refused(zeroBelow)
    this.at += 3
    const value = add(whole.value, divide(above.value, below.value))
    const shown = `${whole.shown} ${above.shown}/${below.shown}`
    return { kind: 'number', value, shown, written: 'mixed' }
  }
}

const isSign = (lexeme: Lexeme | undefined, sign: string): boolean =>
  lexeme?.kind === 'sign' && lexeme.sign === sign

export const zeroBelow = advise('zero-below')
const unfinished = advise('unfinished')
const leftOpen = advise('parenthesis-left-open')
const closedTwice = advise('parenthesis-too-many')
const twoNumbers = advise('side-by-side')

function cannotRead(lexeme: Lexeme): Advice {
  if (lexeme.kind === 'sign') return advise('unread-there', { sign: lexeme.sign })
  return unfinished
}

/** Whether the expression is one number as students write it, signed or not: 3, -0.5, 7/8, 1 1/2. */
export function isPlainNumber(expression: Expression): boolean {
  if (expression.kind === 'negative') return expression.of.kind !== 'negative' && isPlainNumber(expression.of)
  if (expression.kind !== 'quotient') return expression.kind === 'number'
  return [expression.above, expression.below].every((part) => {
    const size = part.kind === 'negative' ? part.of : part
    return size.kind === 'number' && (size.written === 'whole' || size.written === 'decimal')
  })
}
