import { type Text, tex } from '@skills-center/messages/values'
import { endAt, isAcross, lengthOf, type PlaneGap } from '../../bugs/plane/plane-bugs.ts'
import { type Point, pointText } from '../../equations/line.ts'
import { either, planeFigure, reach } from '../../grids/quadrants.ts'
import type { Random } from '../../random.ts'
import type { WrittenSolution } from '../unit-rate/unit-rate.ts'
import { say } from './messages.gen.ts'

export type Sides = 'across' | 'same'
export const someSides = (random: Random): Sides => random.pick(['across', 'same'] as const)

/** Two points on one grid line: on opposite sides of an axis, or on the same side. */
export function drawPlaneGap(random: Random, sides: Sides, most = reach): PlaneGap {
  const [one, other] = random
    .sample(
      Array.from({ length: most }, (_, at) => at + 1),
      2,
    )
    .toSorted((a, b) => a - b)
  const [near, far] = [one ?? 1, other ?? 2]
  const same = either(random, random.integer(1, most))
  const isTurned = random.chance(0.5)
  const ends: PlaneGap['ends'] =
    sides === 'across' ? (isTurned ? [-near, far] : [-far, near]) : isTurned ? [-far, -near] : [near, far]
  return { along: random.chance(0.5) ? 0 : 1, ends, same, scale: 1 }
}

/** The direction, and the sides of the axis that the points are on. */
export const sidesOf = ({ along, ends: [from, to] }: PlaneGap): string => `${along} ${from < 0} ${to < 0}`

/** P is the left or lower point, or the other way around. */
export const pointsOf = (gap: PlaneGap, isTurned: boolean): [Point, Point] =>
  isTurned ? [endAt(gap, 1), endAt(gap, 0)] : [endAt(gap, 0), endAt(gap, 1)]

const named = (points: readonly Point[]) => points.map((at, index) => ({ name: 'PQ'[index] ?? '', at }))
export const gapFigure = (gap: PlaneGap, isTurned: boolean) => planeFigure(named(pointsOf(gap, isTurned)))

export const gapTold = (gap: PlaneGap, isTurned: boolean): Text => {
  const [p, q] = pointsOf(gap, isTurned)
  return say('told', { p: tex(pointText(p)), q: tex(pointText(q)) })
}

/** The steps from one point to the other, by way of the axis or from the distances to it. */
export function gapSteps(gap: PlaneGap): Text[] {
  const [from, to] = gap.ends
  const [low, high] = [Math.abs(from), Math.abs(to)]
  const terms = { from, to, one: Math.max(low, high), other: Math.min(low, high), length: lengthOf(gap) }
  return isAcross(gap)
    ? [say('across', { from, to, low, high }), say('sum', { low, high, length: lengthOf(gap) })]
    : [say('same', { from, to }), say('difference', terms)]
}

export const solvedGap = (gap: PlaneGap): WrittenSolution => ({
  hints: [say('nudge'), say('hint')],
  solution: [say(gap.along === 0 ? 'level' : 'upright', { same: gap.same }), ...gapSteps(gap)],
})
