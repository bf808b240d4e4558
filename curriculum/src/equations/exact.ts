import {
  add,
  compare,
  decimalPlaces,
  divide,
  isWhole,
  multiply,
  parseRational,
  type Rational,
  subtract,
  zero,
} from '@skills-center/answers/rational'
import { type Exact, exact, toNumber } from '../bugs/bug.ts'

/** The operation applied to a number: `x + 5`, `x − 5`, `5x`, `x ÷ 5`. */
export type Operation = 'plus' | 'minus' | 'times' | 'over'

export const inverseOf = {
  plus: 'minus',
  minus: 'plus',
  times: 'over',
  over: 'times',
} as const satisfies Record<Operation, Operation>

const results: Record<Operation, (one: Rational, other: Rational) => Rational> = {
  plus: add,
  minus: subtract,
  times: multiply,
  over: divide,
}

const longestDecimal = 4

/** Computes exactly: decimals stay decimals; results with fractions or non-terminating decimals become fractions. */
export function calculate(one: Exact, operation: Operation, other: Exact): Exact {
  const result = results[operation](parseRational(exact(one)), parseRational(exact(other)))
  const hasFraction = typeof one !== 'number' || typeof other !== 'number'
  const places = decimalPlaces(result)
  const ends = isWhole(result) || (!hasFraction && places !== null && places <= longestDecimal)
  return ends
    ? Number(result.numerator) / Number(result.denominator)
    : [Number(result.numerator), Number(result.denominator)]
}

export const isSame = (one: Exact, other: Exact): boolean =>
  compare(parseRational(exact(one)), parseRational(exact(other))) === 0
export const isPositive = (value: Exact): boolean => compare(parseRational(exact(value)), zero) > 0
export const isFraction = (value: Exact): value is readonly [number, number] => typeof value !== 'number'
export const flipped = (value: Exact): Exact => calculate([1, 1], 'over', value)

/** `\frac{3}{4}`, `−2.5`, `12`. */
export function numberTex(value: Exact): string {
  const sign = toNumber(value) < 0 ? '−' : ''
  if (typeof value === 'number') return `${sign}${exact(Math.abs(value))}`
  return String.raw`${sign}\frac{${Math.abs(value[0])}}{${Math.abs(value[1])}}`
}

const signs: Record<Operation, string> = {
  plus: '+',
  minus: '−',
  times: String.raw`\times`,
  over: String.raw`\div`,
}

/** Negative numbers get parentheses after a sign. */
export const guarded = (value: Exact): string =>
  toNumber(value) < 0 ? `(${numberTex(value)})` : numberTex(value)

/** `12 − 5`. */
export const unworkedTex = (one: Exact, operation: Operation, other: Exact): string =>
  `${numberTex(one)} ${signs[operation]} ${guarded(other)}`

/** `12 − 5 = 7`. */
export const workedTex = (one: Exact, operation: Operation, other: Exact): string =>
  `${unworkedTex(one, operation, other)} = ${numberTex(calculate(one, operation, other))}`
