import type { Text } from '@skills-center/messages/values'
import { mathIn } from '../form/math-in.ts'
import type { MisconceptionId } from '../misconceptions/catalogue.ts'
import type { Random } from '../random.ts'
import { say } from './messages.gen.ts'
import { lineTex, type Point } from './line.ts'
import {
  holds,
  lineOf,
  standardIn,
  standardOf,
  type Standard,
  standardTex,
  through,
} from './standard-form.ts'

/** The solution method: y is given, or a variable is eliminated. */
type Method = 'substitute' | 'add' | 'subtract' | 'multiply'

export interface System {
  method: Method
  one: Standard
  other: Standard
  at: Point
  /** The multiplier of the first equation. */
  by: number
}

const nonZero = (random: Random, most: number): number => random.pick([-1, 1]) * random.integer(1, most)

export function drawSystem(random: Random, methods: readonly Method[]): System {
  const method = random.pick(methods)
  const at: Point = [nonZero(random, 7), nonZero(random, 7)]
  const [a, b] = [nonZero(random, 5), nonZero(random, 4)]
  if (method === 'substitute') {
    const slope = nonZero(random, 3)
    return { method, one: standardOf(slope, at[1] - slope * at[0]), other: through(a, b, at), at, by: 1 }
  }
  const by = method === 'multiply' ? random.integer(2, 4) : 1
  const sign = method === 'subtract' ? 1 : -1
  return { method, one: through(a, b, at), other: through(nonZero(random, 5), sign * by * b, at), at, by }
}

/** Both equations as shown. */
export const shownSystem = ({ method, one, other }: System): [string, string] => [
  method === 'substitute' ? lineTex(lineOf(one)) : standardTex(one),
  standardTex(other),
]

/** Whether the system has no trivial and no large numbers. */
export function isClearSystem({ method, one, other, at: [x, y], by }: System): boolean {
  const left =
    method === 'substitute'
      ? other.a + (other.b * one.a) / -one.b
      : by * one.a + (method === 'subtract' ? -other.a : other.a)
  return (
    left !== 0 &&
    Math.abs(x) !== Math.abs(y) &&
    one.c !== 0 &&
    other.c !== 0 &&
    Math.max(Math.abs(one.c), Math.abs(other.c)) <= 40 &&
    (method !== 'substitute' || Math.abs(other.b) > 1)
  )
}

/** The equations in a text. */
export const systemIn = (text: string): [Standard, Standard] => {
  const [one = '', other = ''] = mathIn(text).filter((each) => each.includes('='))
  return [standardIn(one), standardIn(other)]
}

interface WrongPoint {
  at: Point
  misconception: MisconceptionId
  feedback: Text
}

const wrongPoint = (at: Point, misconception: MisconceptionId, feedback: Text): WrongPoint => ({
  at,
  misconception,
  feedback,
})
const isWhole = ({ at: [x, y] }: WrongPoint): boolean => Number.isInteger(x) && Number.isInteger(y)

/** Points that known misconceptions lead to; none of them is the solution. */
export function wrongPoints(system: System): WrongPoint[] {
  const {
    method,
    one,
    other,
    at: [x, y],
    by,
  } = system
  const fromOne = (value: number): Point => [value, (one.c - one.a * value) / one.b]
  const all = [
    wrongPoint([y, x], 'line.swaps-coordinates', say('point.swapped')),
    wrongPoint([-x, y], 'equation.loses-sign', say('point.sign')),
    wrongPoint([x, -y], 'equation.loses-sign', say('point.sign')),
    ...(method === 'substitute'
      ? [
          // Multiplies other.b by the slope only, and leaves the start unchanged.
          wrongPoint(
            fromOne((other.c - one.c) / (other.a - other.b * one.a || NaN)),
            'expression.distributes-once',
            say('point.once'),
          ),
        ]
      : [
          wrongPoint(
            fromOne(
              (method === 'subtract' ? one.c + other.c : by * one.c - other.c) /
                ((method === 'subtract' ? one.a + other.a : by * one.a - other.a) || NaN),
            ),
            'system.adds-for-subtracts',
            say('point.combines'),
          ),
          ...(method === 'multiply'
            ? [
                wrongPoint(
                  fromOne((one.c + other.c) / (by * one.a + other.a)),
                  'system.one-side',
                  say('point.one-side'),
                ),
              ]
            : []),
        ]),
  ]
  return all.filter((wrong) => isWhole(wrong) && !(holds(one, wrong.at) && holds(other, wrong.at)))
}
