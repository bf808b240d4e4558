import {
  absolute,
  add,
  compare,
  divide,
  equals,
  isWhole,
  multiply,
  negate,
  parseRational,
  power,
  rational,
  type Rational,
  roundTo,
  subtract,
  toNumber,
} from '@skills-center/answers/rational'

/** Why a formula cannot be worked out, in words to its author. */
export class FormulaTrouble extends Error {
  override readonly name = 'FormulaTrouble'
}

/** Numbers by name; words of a list stand in texts only. */
export type Values = ReadonlyMap<string, Rational | string>

const greatest = rational(10n ** 30n)
const yes = rational(1)
const no = rational(0)
const deepest = 60

const token = /\s*(\d+(?:\.\d+)?|\.\d+|[A-Za-z]\w*|<=|>=|!=|≤|≥|≠|==|[-+*/^(),<>=−×÷·])\s*/uy

function tokensOf(formula: string): string[] {
  const tokens: string[] = []
  token.lastIndex = 0
  while (token.lastIndex < formula.length) {
    const at = token.lastIndex
    const next = token.exec(formula)?.[1]
    if (next === undefined) {
      const rest = formula.slice(at).trim()
      if (rest === '') break
      throw new FormulaTrouble(`“${rest.slice(0, 12)}” cannot be read here.`)
    }
    tokens.push(next)
  }
  return tokens
}

const whole = (value: Rational, what: string): bigint => {
  if (!isWhole(value)) throw new FormulaTrouble(`${what} needs whole numbers.`)
  return value.numerator
}

function divisor(a: Rational, b: Rational, what: string): bigint {
  let [x, y] = [whole(absolute(a), what), whole(absolute(b), what)]
  while (y !== 0n) [x, y] = [y, x % y]
  return x
}

function floor(a: Rational): Rational {
  const quotient = a.numerator / a.denominator
  return rational(a.numerator < 0n && !isWhole(a) ? quotient - 1n : quotient)
}

const truth = (is: boolean): Rational => (is ? yes : no)

const noZero = (value: Rational): Rational => {
  if (value.numerator === 0n) throw new FormulaTrouble('This divides by 0.')
  return value
}

type Calculate = (...values: [Rational, Rational]) => Rational

/** What may be called, with how many values it takes. */
const functions: ReadonlyMap<string, { takes: 1 | 2; calculate: Calculate }> = new Map<
  string,
  { takes: 1 | 2; calculate: Calculate }
>([
  ['abs', { takes: 1, calculate: (a) => absolute(a) }],
  ['whole', { takes: 1, calculate: (a) => truth(isWhole(a)) }],
  ['floor', { takes: 1, calculate: (a) => floor(a) }],
  ['round', { takes: 2, calculate: (a, b) => roundTo(a, Math.max(-12, Math.min(12, toNumber(b)))) }],
  ['min', { takes: 2, calculate: (a, b) => (compare(a, b) < 0 ? a : b) }],
  ['max', { takes: 2, calculate: (a, b) => (compare(a, b) > 0 ? a : b) }],
  ['gcd', { takes: 2, calculate: (a, b) => rational(divisor(a, b, 'gcd')) }],
  [
    'lcm',
    {
      takes: 2,
      calculate: (a, b) => {
        const common = divisor(a, b, 'lcm')
        return common === 0n ? no : absolute(divide(multiply(a, b), rational(common)))
      },
    },
  ],
  ['mod', { takes: 2, calculate: (a, b) => subtract(a, multiply(floor(divide(a, noZero(b))), b)) }],
])

/** The names that formulas keep for themselves: no parameter can have one. */
export const isReserved = (name: string): boolean => functions.has(name) || name === 'and' || name === 'or'

const relations: ReadonlyMap<string, (order: number) => boolean> = new Map([
  ['<', (order: number) => order < 0],
  ['>', (order: number) => order > 0],
  ['<=', (order: number) => order <= 0],
  ['≤', (order: number) => order <= 0],
  ['>=', (order: number) => order >= 0],
  ['≥', (order: number) => order >= 0],
  ['=', (order: number) => order === 0],
  ['==', (order: number) => order === 0],
  ['!=', (order: number) => order !== 0],
  ['≠', (order: number) => order !== 0],
])

/**
 * Works out a formula exactly: + − × ÷ ^, parentheses, names, `2a` for 2 × a, the functions above; comparisons
 * with `and` and `or` give 1 or 0.
 * @throws FormulaTrouble on what cannot be worked out.
 */
export function workOut(formula: string, values: Values): Rational {
  const reader = createReader(tokensOf(formula), values)
  return reader.all()
}

/** Whether a condition holds. */
export const holds = (condition: string, values: Values): boolean => !equals(workOut(condition, values), no)

function createReader(tokens: readonly string[], values: Values) {
  let place = 0
  let depth = 0
  const peek = (): string => tokens[place] ?? ''
  const take = (...some: string[]): string | undefined => {
    if (place >= tokens.length || !some.includes(peek())) return undefined
    place += 1
    return tokens[place - 1]
  }
  const bounded = (value: Rational): Rational => {
    const size = absolute(value)
    if (compare(size, greatest) > 0 || value.denominator > greatest.numerator)
      throw new FormulaTrouble('The numbers get too large.')
    return value
  }
  const close = () => {
    if (take(')') === undefined) throw new FormulaTrouble('A parenthesis is not closed.')
  }

  function named(name: string): Rational {
    const called = functions.get(name)
    if (called !== undefined) {
      if (take('(') === undefined) throw new FormulaTrouble(`Write ${name} with parentheses: ${name}(…).`)
      const first = either()
      const second = called.takes === 2 && take(',') !== undefined ? either() : undefined
      if (called.takes === 2 && second === undefined && name !== 'round')
        throw new FormulaTrouble(`${name} takes two values: ${name}(a, b).`)
      close()
      return called.calculate(first, second ?? no)
    }
    const value = values.get(name)
    if (value === undefined) throw new FormulaTrouble(`There is no parameter “${name}” before this.`)
    if (typeof value === 'string') throw new FormulaTrouble(`“${name}” is a word, not a number.`)
    return value
  }

  function atom(): Rational {
    const next = peek()
    place += 1
    if (/^[\d.]/.test(next)) return parseRational(next)
    if (/^[A-Za-z]/.test(next) && next !== 'and' && next !== 'or') return named(next)
    if (next === '(') {
      depth += 1
      if (depth > deepest) throw new FormulaTrouble('There are too many parentheses.')
      const inside = either()
      close()
      depth -= 1
      return inside
    }
    throw new FormulaTrouble(
      next === '' ? 'Something is missing at the end.' : `“${next}” cannot stand here.`,
    )
  }

  function raised(): Rational {
    const base = atom()
    if (take('^') === undefined) return base
    const exponent = toNumber(signed())
    if (!Number.isInteger(exponent) || Math.abs(exponent) > 30)
      throw new FormulaTrouble('An exponent is a whole number up to 30.')
    if (exponent < 0) noZero(base)
    return bounded(power(base, exponent))
  }

  function signed(): Rational {
    let isNegative = false
    for (let sign = take('-', '−', '+'); sign !== undefined; sign = take('-', '−', '+')) {
      if (sign !== '+') isNegative = !isNegative
    }
    const value = raised()
    return isNegative ? negate(value) : value
  }

  function product(): Rational {
    let value = signed()
    for (;;) {
      if (take('*', '×', '·') !== undefined) value = bounded(multiply(value, signed()))
      else if (take('/', '÷') !== undefined) value = bounded(divide(value, noZero(signed())))
      else if (/^[\d.A-Za-z(]/.test(peek()) && peek() !== 'and' && peek() !== 'or')
        value = bounded(multiply(value, raised()))
      else return value
    }
  }

  function sum(): Rational {
    let value = product()
    for (;;) {
      if (take('+') !== undefined) value = bounded(add(value, product()))
      else if (take('-', '−') !== undefined) value = bounded(subtract(value, product()))
      else return value
    }
  }

  /** `a < b < c` says both. */
  function comparison(): Rational {
    let left = sum()
    let said: boolean | undefined
    for (;;) {
      const relation = relations.get(peek())
      if (relation === undefined) return said === undefined ? left : truth(said)
      place += 1
      const right = sum()
      said = (said ?? true) && relation(compare(left, right))
      left = right
    }
  }

  function both(): Rational {
    let value = comparison()
    while (take('and') !== undefined) {
      const other = comparison()
      value = truth(!equals(value, no) && !equals(other, no))
    }
    return value
  }

  function either(): Rational {
    let value = both()
    while (take('or') !== undefined) {
      const other = both()
      value = truth(!equals(value, no) || !equals(other, no))
    }
    return value
  }

  return {
    all(): Rational {
      if (tokens.length === 0) throw new FormulaTrouble('A number or a formula is missing.')
      const value = either()
      if (place < tokens.length) throw new FormulaTrouble(`“${peek()}” cannot stand here.`)
      return value
    },
  }
}
