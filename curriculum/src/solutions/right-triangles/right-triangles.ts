import { tex } from '@skills-center/messages/values'
import {
  insideOf,
  isWholeRoot,
  rootTex,
  type Sides,
  sideOf,
  simplest,
  simplestTex,
  squared,
  squaresTex,
  workedTex,
} from '../../right-triangles/sides.ts'
import { straightOf, sumOfSides, type TwoSteps, twoStepsAnswer } from '../../right-triangles/two-steps.ts'
import { areaOf, type Areas } from '../../right-triangles/areas.ts'
import type { WrittenSolution } from '../unit-rate/unit-rate.ts'
import { say } from './messages.gen.ts'

/** From two sides to the third: whole, rounded to the nearest tenth, or as an exact root. */
export function pythagoras(its: Sides, isExact = false): WrittenSolution {
  const inside = insideOf(its)
  const root = tex(rootTex(inside))
  const { before, rest } = simplest(inside)
  const last = isExact
    ? before === 1
      ? say('exact', { root })
      : say('simplest', { root, inside, square: squared(before), rest, simplest: tex(simplestTex(inside)) })
    : isWholeRoot(inside)
      ? say('even', { root, side: sideOf(its) })
      : say('rounded', { root, about: Math.sqrt(inside).toFixed(2), side: sideOf(its) })
  return {
    hints: [say('nudge'), say(`hint.${its.asks}`, { squares: tex(squaresTex(its)) })],
    solution: [say(`why.${its.asks}`), say('worked', { worked: tex(workedTex(its)) }), last],
  }
}

/** The diagonal of a box, or the distance that the diagonal saves. */
export function twoStepsWay(its: TwoSteps): WrittenSolution {
  const { kind, sides } = its
  const [a = 0, b = 0, c = 0] = sides
  const straight = straightOf(its)
  const terms = {
    a,
    b,
    c,
    base: squared(a) + squared(b),
    sum: sumOfSides(its),
    straight,
    square: squared(straight),
    key: twoStepsAnswer(its),
  }
  return {
    hints: [say(`two.nudge.${kind}`), say(`two.hint.${kind}`)],
    solution: [
      say(`two.first.${kind}`, terms),
      say(`two.second.${kind}`, terms),
      say(`two.so.${kind}`, terms),
    ],
  }
}

/** The area of the third square. */
export function areasWay(its: Areas): WrittenSolution {
  const [a, b] = its.legs
  const key = areaOf(its)
  const isSum = its.asks === 'c'
  return {
    hints: [say('areas.nudge'), say(isSum ? 'areas.hint.sum' : 'areas.hint.rest')],
    solution: [
      say('areas.why'),
      isSum
        ? say('areas.sum', { one: a, other: b, key })
        : say('areas.rest', { all: a + b, one: its.asks === 'a' ? b : a, key }),
    ],
  }
}
