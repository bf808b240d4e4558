import type { Level } from '@skills-center/contract/ids'
import type { Distance } from '../bugs/right-triangles/more-bugs.ts'
import type { Random } from '../random.ts'
import { insideOf, isClearRounded, isWholeRoot, type Sides } from './sides.ts'

/** Two points, shown with a segment and its right triangle, with only the segment, or by coordinates. */
export type Points = Sides & Distance & { told: 'triangle' | 'segment' | 'points' }

/** P is to the left of Q. */
export function drawPoints(random: Random, level: Level): Points {
  const told = ({ 1: 'triangle', 2: 'segment', 3: 'points' } as const)[level]
  const [low, high] = ({ 1: [0, 12], 2: [-8, 8], 3: [-15, 15] } as const)[level]
  const x = random.integer(low, high - 2)
  const p: [number, number] = [x, random.integer(low, high)]
  const q: [number, number] = [random.integer(x + 2, high), random.integer(low, high)]
  return { p, q, told, known: [q[0] - x, Math.abs(q[1] - p[1])], asks: 'hypotenuse', isRounded: true }
}

export const areClearPoints = (its: Points): boolean =>
  its.known.every((leg) => leg >= 2) &&
  (isWholeRoot(insideOf(its)) || isClearRounded(its)) &&
  (its.told === 'triangle' || [...its.p, ...its.q].some((each) => each < 0))
