import { tidy } from '../bugs/bug.ts'
import { readLinear } from '../math/linear-expression.ts'
import type { Random } from '../random.ts'
import { holds, readBound, sideTex, type Sign, signs } from './inequality.ts'

/** `3x + 4 > 19`; the numbers next to the variable may be 1 and 0. */
export interface Condition {
  times: number
  plus: number
  sign: Sign
  at: number
}

export const conditionTex = (letter: string, { times, plus, sign, at }: Condition): string =>
  sideTex(`${times === 1 ? '' : times}${letter}${plus === 0 ? '' : ` + ${plus}`}`, sign, at)

/** The number for which both sides are equal. */
export const edgeOf = ({ times, plus, at }: Condition): number => tidy((at - plus) / times)

export const isTrue = (condition: Condition, x: number): boolean =>
  holds(condition, tidy(condition.times * x + condition.plus))

export function readCondition(source: string): Condition {
  const { side, ...bound } = readBound(source)
  const { slope, constant } = readLinear(side)
  return { ...bound, times: Number(slope.numerator), plus: Number(constant.numerator) }
}

/** Conditions, and numbers to test, including each boundary. */
export interface Tested {
  conditions: Condition[]
  numbers: number[]
}

const around = (random: Random, edge: number, step: number): number[] => [
  edge,
  ...random.sample([-4, -3, -2, -1, 1, 2, 3, 10], 4).map((each) => tidy(edge + each * step)),
]

/** A variable alone. */
export function plainCondition(random: Random): Tested {
  const sign = random.pick(signs)
  const edge = random.integer(-6, 12)
  return {
    conditions: [{ times: 1, plus: 0, sign, at: edge }],
    numbers: around(random, edge, random.pick([1, 0.5])),
  }
}

/** A variable with an operation. */
export function sideCondition(random: Random): Tested {
  const sign = random.pick(signs)
  const edge = random.integer(4, 10)
  const side = random.chance(0.5)
    ? { times: random.integer(2, 6), plus: 0 }
    : { times: 1, plus: random.integer(2, 9) }
  return {
    conditions: [{ ...side, sign, at: side.times * edge + side.plus }],
    numbers: around(random, edge, 1),
  }
}

/** Two conditions at once: one number below, one above, and some in between. */
export function bothConditions(random: Random): Tested {
  const [low, high] = [random.integer(-6, 0), random.integer(3, 7)]
  const conditions = [
    { times: 1, plus: 0, sign: random.pick(['>', '≥'] as const), at: low },
    { times: 1, plus: 0, sign: random.pick(['<', '≤'] as const), at: high },
  ]
  const outside = [low - random.integer(1, 5), high + random.integer(1, 5) + 0.5]
  return { conditions, numbers: [low, high, low + random.pick([0.5, 1, 1.5, 2]), ...outside] }
}
