import { type Exact, tidy, toNumber } from '../bugs/bug.ts'
import { type Linear, linearTex, plusTex, signedTex } from '../math/linear-expression.ts'
import type { Random } from '../random.ts'
import { calculate, numberTex } from './exact.ts'

/** `times(slope x + constant)`, or `slope x + constant` if `times` is 1. */
export interface Side extends Linear {
  times: number
}

/** An equation with the variable on both sides. */
export interface TwoSided {
  letter: string
  left: Side
  right: Side
}

export const side = (slope: number, constant: number, times = 1): Side => ({ slope, constant, times })

export const opened = ({ slope, constant, times }: Side): Side =>
  side(tidy(slope * times), tidy(constant * times))

export const sideTex = (its: Side, letter: string): string =>
  its.times === 1
    ? linearTex(its, letter)
    : `${its.times === -1 ? '−' : signedTex(its.times)}(${linearTex(its, letter)})`

export const twoSidedTex = ({ letter, left, right }: TwoSided): string =>
  `${sideTex(left, letter)} = ${sideTex(right, letter)}`

/** The form that students type. */
export const plainTwoSided = (equation: TwoSided): string =>
  twoSidedTex(equation).replaceAll('−', '-').replaceAll(' ', '')

/**
 * The difference of the constants (right minus left) over the difference of the slopes (left minus right); null if the
 * variable drops out.
 */
export function solutionOf({ left, right }: Pick<TwoSided, 'left' | 'right'>): Exact | null {
  const [one, other] = [opened(left), opened(right)]
  const slope = tidy(one.slope - other.slope)
  return slope === 0 ? null : calculate(tidy(other.constant - one.constant), 'over', slope)
}

/** The value of a side for a number. */
export const worth = (its: Side, x: Exact): Exact => {
  const { slope, constant } = opened(its)
  return calculate(calculate(slope, 'times', x), 'plus', constant)
}

/** `x = 3`. */
export const valueTex = (letter: string, value: Exact): string => `${letter} = ${numberTex(value)}`

const nonZero = (random: Random, from: number, to: number): number => {
  const value = random.integer(from, to - 1)
  return value >= 0 ? value + 1 : value
}

/** Whole numbers without parentheses. */
export const plainSides = (random: Random): Pick<TwoSided, 'left' | 'right'> => ({
  left: side(random.integer(2, 12), nonZero(random, -20, 20)),
  right: side(random.integer(1, 11), nonZero(random, -30, 40)),
})

/** Parentheses on the left, possibly with a negative number before them. */
export const groupedSides = (random: Random, isNegative = false): Pick<TwoSided, 'left' | 'right'> => ({
  left: side(random.integer(1, 5), nonZero(random, -9, 9), (isNegative ? -1 : 1) * random.integer(2, 6)),
  right: side(nonZero(random, -4, 9), nonZero(random, -30, 40)),
})

/** Parentheses on both sides. */
export const twiceGroupedSides = (random: Random): Pick<TwoSided, 'left' | 'right'> => ({
  left: side(random.integer(1, 5), nonZero(random, -9, 9), random.integer(2, 6)),
  right: side(random.integer(1, 5), nonZero(random, -9, 9), random.integer(2, 6)),
})

/** Coefficients with tenths. */
export const decimalSides = (random: Random): Pick<TwoSided, 'left' | 'right'> => ({
  left: side(random.integer(3, 19) / 10, nonZero(random, -12, 12)),
  right: side(random.integer(1, 12) / 10, nonZero(random, -12, 20)),
})

/** Whether there is one solution other than 0, at most `most` in size. */
export function isSolvable(equation: TwoSided, most = 15): boolean {
  const x = solutionOf(equation)
  return x !== null && toNumber(x) !== 0 && Math.abs(toNumber(x)) <= most
}

/** A side with a number in place of the variable: `2(3 × 4 + 1)`. */
function putTex({ slope, constant, times }: Side, x: Exact): string {
  const plain = numberTex(x)
  const number = toNumber(x) < 0 ? `(${plain})` : plain
  const inner = `${slope === 1 ? plain : `${signedTex(slope)} \\times ${number}`}${plusTex(constant)}`
  return times === 1 ? inner : `${signedTex(times)}(${inner})`
}

/** The solution substituted into both sides. */
export const checkTex = ({ left, right }: TwoSided): string => {
  const x = solutionOf({ left, right }) ?? 0
  return `${putTex(left, x)} = ${putTex(right, x)}`
}
