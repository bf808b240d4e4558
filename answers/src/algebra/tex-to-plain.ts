import { advise } from '../advice/advice.ts'
import { Refused } from './refused.ts'

const groupDepthLimit = 50

/** TeX commands for a single sign, as MathLive and common books write them. */
const signs: Record<string, string> = {
  times: '*',
  cdot: '*',
  ast: '*',
  div: '÷',
  le: '≤',
  leq: '≤',
  leqslant: '≤',
  lt: '<',
  ge: '≥',
  geq: '≥',
  geqslant: '≥',
  gt: '>',
  ne: '≠',
  neq: '≠',
  pm: '±',
  pi: 'π',
  circ: '°',
  degree: '°',
  infty: '∞',
  cup: '∪',
  in: '∈',
  lor: ' or ',
  vee: ' or ',
  land: ' and ',
  wedge: ' and ',
  lbrace: '{',
  rbrace: '}',
  '{': '{',
  '}': '}',
  lbrack: '[',
  rbrack: ']',
  lparen: '(',
  rparen: ')',
  vert: '|',
  lvert: '|',
  rvert: '|',
  '|': '|',
  mid: '|',
  colon: ':',
  emptyset: '∅',
  varnothing: '∅',
  ldots: '...',
  dots: '...',
  cdots: '...',
  '%': '%',
  $: '',
  theta: 'θ',
  alpha: 'α',
  beta: 'β',
  lambda: 'λ',
  mu: 'µ',
  rho: 'ρ',
  Delta: 'Δ',
  exponentialE: 'e',
  imaginaryI: 'i',
  differentialD: 'd',
}

const spaces = new Set(
  ',;:! '.split('').concat('quad', 'qquad', 'displaystyle', 'bigl', 'bigr', 'big', 'limits'),
)
const texts = new Set(['text', 'mathrm', 'textrm', 'operatorname', 'mathit', 'mathbf', 'mathsf', 'mbox'])

/**
 * Converts TeX to plain text for the parser. Groups become parentheses, and `2\frac12` becomes the mixed number `2
 * 1/2`. Takes linear time. @throws Refused when braces do not match or a command is unknown
 */
export function texToPlain(text: string): string {
  return new Scanner(text).all()
}

class Scanner {
  private at = 0
  private depth = 0
  private readonly text: string

  constructor(text: string) {
    this.text = text
  }

  all(): string {
    let plain = ''
    while (this.at < this.text.length) plain += this.piece(plain)
    return plain
  }

  /** Converts the next sign, command, or group. `before` is the output so far. */
  private piece(before: string): string {
    const sign = this.text[this.at] ?? ''
    if (sign === '\\') return this.command(before)
    this.at += 1
    if (sign === '{') return this.text.startsWith(',}', this.at) ? this.groupedComma() : `(${this.group()})`
    if (sign === '}') throw new Refused(advise('brace', { brace: '}' }))
    if (sign === '^' || sign === '_') {
      const script = this.script()
      return script === '(°)' ? '°' : `${sign}${script}`
    }
    // `&&` is a student’s “and”; a single `&` only marks alignment.
    if (sign === '&' && this.text[this.at] === '&') {
      this.at += 1
      return ' and '
    }
    return sign === '~' || sign === '&' || sign === '$' ? ' ' : sign
  }

  private groupedComma(): string {
    this.at += 2
    return ','
  }

  /** Converts the inside of a group whose opening brace was read. */
  private group(): string {
    this.depth += 1
    if (this.depth > groupDepthLimit) throw new Refused(advise('too-deep'))
    let plain = ''
    while (this.text[this.at] !== '}') {
      if (this.at >= this.text.length) throw new Refused(advise('left-open'))
      plain += this.piece(plain)
    }
    this.at += 1
    this.depth -= 1
    return plain
  }

  /** Converts a command's argument: a group, or a single sign or command. */
  private argument(): string {
    while (this.text[this.at] === ' ') this.at += 1
    const sign = this.text[this.at]
    if (sign === undefined || sign === '}') throw new Refused(missing)
    if (sign === '{') {
      this.at += 1
      return this.group()
    }
    if (sign === '\\') return this.command('')
    this.at += 1
    return sign
  }

  private script(): string {
    const inside = this.argument().trim()
    if (inside === '') throw new Refused(missing)
    // Keep the parentheses before a digit, which would otherwise become part of the exponent.
    return /^\d+$|^\p{L}$/u.test(inside) && !/\d/.test(this.text[this.at] ?? '') ? inside : `(${inside})`
  }

  private command(before: string): string {
    const name = /^\\([a-zA-Z]+|[^])/.exec(this.text.slice(this.at, this.at + 30))?.[1] ?? ''
    this.at += name.length + 1
    const sign = Object.hasOwn(signs, name) ? signs[name] : undefined
    // Add a space, so that a following letter stays separate: `\pi r`.
    if (sign !== undefined) return /\p{L}$/u.test(sign) ? ` ${sign} ` : sign
    if (spaces.has(name)) return ' '
    if (name === 'left' || name === 'right') return this.fence(name)
    if (name === 'frac' || name === 'dfrac' || name === 'tfrac') return this.fraction(before)
    if (name === 'sqrt') return this.root()
    if (name === 'overline' || name === 'bar') return overlined(this.argument())
    if (name === 'placeholder') throw new Refused(missing)
    if (texts.has(name)) return ` ${this.words()} `
    if (name === '(' || name === ')' || name === '[' || name === ']') return ' '
    throw new Refused(advise('unread-key'))
  }

  /** The inside of `\text{…}`, unchanged. */
  private words(): string {
    return this.argument().replace(/^\(|\)$/g, '')
  }

  private fence(side: 'left' | 'right'): string {
    const bar = /^\s*(?:\||\\l?r?vert(?![a-zA-Z])|\\\|)/.exec(this.text.slice(this.at, this.at + 12))?.[0]
    if (bar !== undefined) {
      this.at += bar.length
      return side === 'left' ? ' abs(' : ')'
    }
    if (this.text[this.at] === '.') this.at += 1
    return ''
  }

  private fraction(before: string): string {
    const [above, below] = [this.argument().trim(), this.argument().trim()]
    if (above === '' || below === '') throw new Refused(missing)
    const isPlain = /^\d+$/.test(above) && /^\d+$/.test(below)
    const isMixed = isPlain && /(?<![\d.,^(]|\^\()\d+\s*$/.test(before)
    return isMixed ? ` ${above}/${below} ` : `((${above})/(${below}))`
  }

  private root(): string {
    let degree = '2'
    if (this.text[this.at] === '[') {
      const close = this.text.indexOf(']', this.at)
      degree = this.text.slice(this.at + 1, close === -1 ? undefined : close).trim()
      this.at = close === -1 ? this.text.length : close + 1
    }
    const sign = { 2: ' √', 3: ' ∛', 4: ' ∜' }[degree]
    if (sign === undefined) throw new Refused(advise('other-root'))
    return `${sign}(${this.argument()})`
  }
}

const missing = advise('box-empty')

/** The repeating part of a decimal, in the notation of `markRepeating`. */
const overlined = (digits: string) => `⦅${digits}⦆`
