import {
  add,
  multiply,
  negate,
  parseRational,
  type Rational,
  rational,
  subtract,
  zero,
} from '@skills-center/answers/rational'

/** `slope · x + constant` with whole numbers, as authors write it. */
export interface Linear {
  slope: number
  constant: number
}

/** TeX of a whole number with a true minus sign. */
export const signedTex = (value: number): string => (value < 0 ? `−${-value}` : String(value))

/** `5x`, `x`, `−x`; empty for zero. */
export const termTex = (slope: number, letter = 'x'): string =>
  slope === 0 ? '' : `${slope < 0 ? '−' : ''}${Math.abs(slope) === 1 ? '' : Math.abs(slope)}${letter}`

/** “ + 3”, “ − 3”; empty for zero. */
export const plusTex = (value: number): string =>
  value === 0 ? '' : value < 0 ? ` − ${-value}` : ` + ${value}`

/** `3x − 4`, `−x + 2`, `7`, `0`. */
export function linearTex({ slope, constant }: Linear, letter = 'x'): string {
  return slope === 0 ? signedTex(constant) : termTex(slope, letter) + plusTex(constant)
}

/** A parsed expression: exact slope and constant. */
interface LinearValue {
  slope: Rational
  constant: Rational
}

/**
 * Parses a linear expression in one variable from its TeX: whole numbers, decimals, `\frac{a}{b}`, a variable with or
 * without a coefficient, `x/4` as `\frac{x}{4}`, parentheses with a factor, plus and minus.
 * @throws RangeError on anything else.
 */
export function readLinear(source: string): LinearValue {
  const tokens = source.replaceAll('−', '-').match(/\\frac|\\times|\d+(?:\.\d+)?|[a-z]|[-+(){}]/g) ?? []
  let at = 0
  const take = (): string => tokens[at++] ?? ''
  const scaled = (value: LinearValue, by: Rational): LinearValue => ({
    slope: multiply(value.slope, by),
    constant: multiply(value.constant, by),
  })
  const product = (one: LinearValue, other: LinearValue): LinearValue => {
    if (one.slope.numerator !== 0n && other.slope.numerator !== 0n)
      throw new RangeError(`Not linear: ${source}`)
    return one.slope.numerator === 0n ? scaled(other, one.constant) : scaled(one, other.constant)
  }
  const group = (closing: string): LinearValue => {
    const inner = sum()
    if (take() !== closing) throw new RangeError(`A bracket is not closed in ${source}`)
    return inner
  }
  const factor = (): LinearValue => {
    const token = take()
    if (token === '(') return group(')')
    if (token === '\\frac') {
      take()
      const top = group('}')
      take()
      const { constant } = group('}')
      return scaled(top, rational(constant.denominator, constant.numerator))
    }
    if (/^[a-z]$/.test(token)) return { slope: rational(1), constant: zero }
    if (/^\d/.test(token)) return { slope: zero, constant: parseRational(token) }
    throw new RangeError(`“${token}” was not expected in ${source}`)
  }
  const term = (): LinearValue => {
    let value = factor()
    while (at < tokens.length && /^(?:\\frac|\\times|\d|[a-z(])/.test(tokens[at] ?? '')) {
      if (tokens[at] === '\\times') at += 1
      value = product(value, factor())
    }
    return value
  }
  const sum = (): LinearValue => {
    let value: LinearValue = { slope: zero, constant: zero }
    let isFirst = true
    while (at < tokens.length && (isFirst || tokens[at] === '+' || tokens[at] === '-')) {
      const sign = tokens[at] === '+' || tokens[at] === '-' ? take() : '+'
      const next = term()
      const signed = sign === '-' ? { slope: negate(next.slope), constant: negate(next.constant) } : next
      value = { slope: add(value.slope, signed.slope), constant: add(value.constant, signed.constant) }
      isFirst = false
    }
    return value
  }
  const value = sum()
  if (at < tokens.length) throw new RangeError(`“${tokens[at]}” was not expected in ${source}`)
  return value
}

/** Left side minus right side of an equation in TeX: zero at the solution. */
function readEquation(source: string): LinearValue {
  const [left, right] = source.split('=').map(readLinear)
  if (left === undefined || right === undefined) throw new RangeError(`Not an equation: ${source}`)
  return {
    slope: subtract(left.slope, right.slope),
    constant: subtract(left.constant, right.constant),
  }
}

/** The value of the variable, or why there is no single one. */
export function solveEquation(source: string): Rational | 'none' | 'all' {
  const { slope, constant } = readEquation(source)
  if (slope.numerator === 0n) return constant.numerator === 0n ? 'all' : 'none'
  return multiply(negate(constant), rational(slope.denominator, slope.numerator))
}
