import type { Position } from '../position.ts'

/** A cubic curve that hops from one point on a line to another, up to the distance `reach` from the line. */
export interface HopCurve {
  start: Position
  leaves: Position
  comes: Position
  /** Where the arrow points. */
  tip: Position
}

/** `out` is the unit vector away from the line. */
export function hopCurve(from: Position, to: Position, out: Position, reach: number): HopCurve {
  const long = Math.hypot(to.x - from.x, to.y - from.y) || 1
  const along = { x: (to.x - from.x) / long, y: (to.y - from.y) / long }
  // A cubic with both control points at height h peaks at 3/4 h.
  const handle = reach / 0.75
  const lean = Math.min(long * 0.2, handle * 0.7)
  const at = (spot: Position, forward: number, off: number): Position => ({
    x: spot.x + along.x * forward + out.x * off,
    y: spot.y + along.y * forward + out.y * off,
  })
  return {
    start: at(from, 0, 3),
    leaves: at(from, lean, handle),
    comes: at(to, -lean, handle),
    tip: at(to, 0, 3),
  }
}

/** Points along a hop, close enough together that no name fits between them. */
export function alongHop({ start, leaves, comes, tip }: HopCurve): Position[] {
  return Array.from({ length: 41 }, (_, index) => {
    const t = index / 40
    const [a, b, c, d] = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3]
    return {
      x: a * start.x + b * leaves.x + c * comes.x + d * tip.x,
      y: a * start.y + b * leaves.y + c * comes.y + d * tip.y,
    }
  })
}

/**
 * How far a name beside the peak of its hop moves along the line so that no other line crosses it. `wide` and `tall`
 * are the name's size, `middle` is its preferred position, and `spots` are points on the other lines.
 */
export function clearOf(middle: Position, wide: number, tall: number, spots: readonly Position[]): number {
  const hits = (move: number) =>
    spots.filter(
      ({ x, y }) => Math.abs(x - middle.x) < wide / 2 + 3 && Math.abs(y - middle.y - move) < tall / 2 + 2,
    ).length
  const moves = [0, 5, -5, 10, -10, 15, -15, 20, -20, 25, -25]
  return moves.reduce((best, move) => (hits(move) < hits(best) ? move : best), 0)
}
