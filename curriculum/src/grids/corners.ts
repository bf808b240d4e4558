import type { Random } from '../random.ts'
import { across, type GridPoint, up } from './grid.ts'

/** A rectangle on grid lines without one vertex, without two opposite vertices, or without one side of a square. */
export interface Corners {
  kind: 'fourth' | 'opposite' | 'square'
  left: number
  right: number
  /** The y-coordinates of the first two vertices and of the other two, which may be above or below. */
  base: number
  other: number
  /** Indexes of the missing vertices, counted around from the left end of the base. */
  missing: number[]
}

const cornersOf = ({ left, right, base, other }: Corners): GridPoint[] => [
  [left, base],
  [right, base],
  [right, other],
  [left, other],
]
export const missingOf = (its: Corners): GridPoint[] =>
  cornersOf(its).filter((_, at) => its.missing.includes(at))
export const givenOf = (its: Corners): GridPoint[] =>
  cornersOf(its).filter((_, at) => !its.missing.includes(at))

export function drawCorners(random: Random): Corners {
  const kind = random.pick(['fourth', 'opposite', 'square'] as const)
  const wide = random.integer(2, kind === 'square' ? 5 : 7)
  const high = kind === 'square' ? wide : random.integer(2, 6)
  const left = random.integer(0, across - wide)
  const low = random.integer(0, up - high)
  const [base, other] = kind === 'square' && random.chance(0.5) ? [low + high, low] : [low, low + high]
  const missing = {
    fourth: [random.integer(0, 3)],
    opposite: random.chance(0.5) ? [0, 2] : [1, 3],
    square: [2, 3],
  }[kind]
  return { kind, left, right: left + wide, base, other, missing }
}
