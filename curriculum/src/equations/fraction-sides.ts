import { lcmOf } from '../math/factors.ts'
import { type Linear, linearTex, plusTex } from '../math/linear-expression.ts'
import type { Random } from '../random.ts'
import type { Exact } from '../bugs/bug.ts'
import { calculate } from './exact.ts'
import { letters } from './one-step.ts'
import { opened, side, type Side, solutionOf, type TwoSided, worth } from './two-sided.ts'

/**
 * Fractions of the variable on both sides, a fraction before parentheses, or two quotients. `one` and `other` are
 * divided by m and n; if there are terms, their constants are not divided.
 */
export interface FractionSides {
  kind: 'terms' | 'group' | 'quotients'
  letter: string
  one: Linear
  other: Linear
  m: number
  n: number
}

/** The smallest number that clears both denominators. */
export const clearedBy = ({ m, n }: FractionSides): number => lcmOf([m, n])

const fractionTex = (top: number | string, bottom: number): string => String.raw`\frac{${top}}{${bottom}}`
const termsTex = ({ slope, constant }: Linear, bottom: number, letter: string): string =>
  `${fractionTex(slope, bottom)}${letter}${plusTex(constant)}`

export function fractionTexOf({ kind, letter, one, other, m, n }: FractionSides): string {
  if (kind === 'terms') return `${termsTex(one, m, letter)} = ${termsTex(other, n, letter)}`
  if (kind === 'group') return `${fractionTex(1, m)}(${linearTex(one, letter)}) = ${linearTex(other, letter)}`
  return `${fractionTex(linearTex(one, letter), m)} = ${fractionTex(linearTex(other, letter), n)}`
}

/** The equation without fractions, after multiplying both sides. */
export function cleared(its: FractionSides, left = clearedBy(its), right = left): TwoSided {
  const { kind, letter, one, other, m, n } = its
  const scaled = (each: Linear, by: number, bottom: number): Side =>
    kind === 'terms'
      ? side((by * each.slope) / bottom, by * each.constant)
      : side(each.slope, each.constant, by / bottom)
  return { letter, left: scaled(one, left, m), right: scaled(other, right, n) }
}

/** Multiplies only the fractions and leaves the other numbers unchanged. */
export function clearedPartly(its: FractionSides): TwoSided {
  const { letter, left, right } = cleared(its)
  const part = (each: Side, { constant }: Linear): Side =>
    its.kind === 'terms' ? side(each.slope, constant) : side(opened(each).slope, constant)
  return { letter, left: part(left, its.one), right: part(right, its.other) }
}

/** Whole numbers and a whole solution. */
export function drawFractionSides(random: Random, kind: FractionSides['kind']): FractionSides {
  const [m = 2, n = 3] = random.sample([2, 3, 4, 5, 6], 2)
  const letter = random.pick(letters)
  const constant = (): number => random.pick([-1, 1]) * random.integer(1, 12)
  if (kind === 'terms') {
    const x = lcmOf([m, n]) * random.pick([-2, -1, 2, 3])
    const [p, q] = [random.integer(1, m), random.integer(1, n)]
    const start = constant()
    return {
      kind,
      letter,
      m,
      n,
      one: { slope: p, constant: start },
      other: { slope: q, constant: start + (p * x) / m - (q * x) / n },
    }
  }
  const x = random.pick([-1, 1, 1]) * random.integer(1, 9)
  const value = random.pick([-1, 1, 1]) * random.integer(1, 6)
  const [p, q] = [random.integer(1, 6), random.integer(1, 5)]
  const below = kind === 'group' ? 1 : n
  return {
    kind,
    letter,
    m,
    n: below,
    one: { slope: p, constant: m * value - p * x },
    other: { slope: q, constant: below * value - q * x },
  }
}

const gcdWith = (one: number, other: number): number =>
  other === 0 ? Math.abs(one) : gcdWith(other, one % other)
/**
 * Whether fractions are in lowest terms, no constant is 0, the one solution is not 0, and the numbers suit work by
 * hand.
 */
export function isClearFraction(its: FractionSides): boolean {
  const { kind, one, other, m, n } = its
  const { left, right } = cleared(its)
  const x = solutionOf({ left, right })
  const isLowest = (each: Linear, bottom: number): boolean =>
    kind === 'terms'
      ? gcdWith(each.slope, bottom) === 1
      : gcdWith(gcdWith(each.slope, each.constant), bottom) === 1
  return (
    typeof x === 'number' &&
    x !== 0 &&
    x !== clearedBy(its) &&
    Math.abs(opened(left).slope - opened(right).slope) <= 12 &&
    isLowest(one, m) &&
    (n === 1 || isLowest(other, n)) &&
    [one, other].every((each) => each.constant !== 0 && Math.abs(each.constant) <= 30)
  )
}

/** The value of both sides at the solution. */
export function worthAtSolution(its: FractionSides): Exact {
  const { left } = cleared(its)
  return calculate(worth(left, solutionOf(cleared(its)) ?? 0), 'over', clearedBy(its))
}
