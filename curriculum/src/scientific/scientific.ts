import {
  add,
  divide,
  multiply,
  parseRational,
  power,
  rational,
  type Rational,
} from '@skills-center/answers/rational'
import { tidy } from '../bugs/bug.ts'
import { mathIn } from '../form/math-in.ts'

/** `first` × 10^`exponent`; `first` has at most four decimals. */
export interface Scientific {
  first: number
  exponent: number
}

/** The same number with a first factor in [1, 10). */
export function normalized({ first, exponent }: Scientific): Scientific {
  if (first === 0) return { first: 0, exponent: 0 }
  if (Math.abs(first) >= 10) return normalized({ first: tidy(first / 10), exponent: exponent + 1 })
  return Math.abs(first) < 1
    ? normalized({ first: tidy(first * 10), exponent: exponent - 1 })
    : { first, exponent }
}
export const isNormal = ({ first }: Scientific): boolean => first >= 1 && first < 10

export const product = (one: Scientific, other: Scientific): Scientific =>
  normalized({ first: tidy(one.first * other.first), exponent: one.exponent + other.exponent })
export const quotient = (one: Scientific, other: Scientific): Scientific =>
  normalized({ first: tidy(one.first / other.first), exponent: one.exponent - other.exponent })
/** The first factor for a different power of ten. */
export const firstAt = ({ first, exponent }: Scientific, at: number): number =>
  tidy(first * 10 ** (exponent - at))

/** A whole number with a true minus sign. */
export const signed = (value: number): string => (value < 0 ? `−${-value}` : String(value))
/** Negative numbers get parentheses after a sign. */
export const guarded = (value: number): string => (value < 0 ? `(${signed(value)})` : String(value))
export const tenTo = (exponent: number): string => `10^{${signed(exponent)}}`
export const timesTen = (first: number | string, exponent: number): string =>
  String.raw`${first} \times ${tenTo(exponent)}`
export const scientificTex = ({ first, exponent }: Scientific): string => timesTen(tidy(first), exponent)
/** The form that students type: `3.5e4`. */
export const plainScientific = (its: Scientific): string => `${tidy(its.first)}e${its.exponent}`

/** In standard form: 3,500,000 or 0.00042. */
export function standardText({ first, exponent }: Scientific): string {
  const [whole = '0', decimals = ''] = String(tidy(first)).split('.')
  const digits = `${whole}${decimals}`
  const point = whole.length + exponent
  const padded = point > 0 ? digits.padEnd(point, '0') : digits.padStart(digits.length - point + 1, '0')
  const at = Math.max(point, 1)
  const grouped = (padded.slice(0, at).replace(/^0+(?=\d)/, '') || '0').replaceAll(/\B(?=(\d{3})+$)/g, ',')
  const rest = padded.slice(at).replace(/0+$/, '')
  return rest === '' ? grouped : `${grouped}.${rest}`
}

const ten = rational(10)
/** Evaluates an exponent: `{5 + (−3)}` is 2. */
const exponentIn = (source: string): number => {
  const [first = '0', sign, second = '0'] = source
    .replaceAll(/[{}()]/g, '')
    .replaceAll('−', '-')
    .split(/ ([+-]) /)
  return Number(first) + (sign === '-' ? -1 : 1) * Number(second)
}

/** Splits at matches outside parentheses. */
function outside(source: string, pattern: RegExp): string[] {
  const parts = ['']
  let depth = 0
  for (const token of source.split(/([(){}]| [+−] | \\times | \\div )/)) {
    if (token === '(' || token === '{') depth += 1
    if (token === ')' || token === '}') depth -= 1
    if (depth === 0 && pattern.test(token)) parts.push(token.trim(), '')
    else parts[parts.length - 1] += token
  }
  return parts
}

/** Evaluates an expression with numbers and powers of ten in TeX. */
export function readSum(source: string): Rational {
  const [first = '0', ...rest] = outside(source, /^ [+−] $/)
  return rest.reduce<Rational>((sum, part, at) => {
    if (at % 2 === 0) return sum
    const value = readProduct(part)
    return add(sum, rest[at - 1] === '−' ? multiply(rational(-1), value) : value)
  }, readProduct(first))
}
function readProduct(source: string): Rational {
  const [first = '0', ...rest] = outside(source, /\\/)
  return rest.reduce<Rational>((value, part, at) => {
    if (at % 2 === 0) return value
    return rest[at - 1] === String.raw`\div`
      ? divide(value, readFactor(part))
      : multiply(value, readFactor(part))
  }, readFactor(first))
}
function readFactor(source: string): Rational {
  const inner = /^\((.+)\)$/.exec(source)?.[1]
  if (inner !== undefined) return readSum(inner)
  const exponent = /^10\^\{(.+)\}$/.exec(source)?.[1]
  return exponent === undefined ? parseRational(source.replaceAll(',', '')) : power(ten, exponentIn(exponent))
}

/** The numbers in scientific notation in a text, in order. */
export const amountsIn = (text: string): Rational[] => mathIn(text).map(readSum)

/** The number in a text: in scientific notation or standard form. */
export function amountIn(text: string): Rational {
  const [found] = amountsIn(text)
  return found ?? parseRational((/\d[\d,.]*/.exec(text)?.[0] ?? '0').replaceAll(',', ''))
}
