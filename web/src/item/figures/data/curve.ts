import type { Position } from '../position.ts'

const corners = (spots: readonly Position[]) => spots.map(({ x, y }) => `${x} ${y}`).join(' L ')

export const straightPath = (spots: readonly Position[]): string => `M ${corners(spots)}`

/** The corners of a step function: horizontal to the next point, then vertical. */
export function stepCorners(spots: readonly Position[]): Position[] {
  return spots.flatMap((spot, index) => {
    const before = spots[index - 1]
    return before ? [{ x: spot.x, y: before.y }, spot] : [spot]
  })
}

/** Slopes for a monotone curve through the points: three-point slopes, limited to avoid overshoot (Steffen, 1990). */
export function monotoneSlopes(spots: readonly Position[]): number[] {
  const spans = spots.slice(1).map((to, index) => {
    const from = spots[index] ?? to
    const wide = to.x - from.x
    return { wide, slope: (to.y - from.y) / wide }
  })
  return spots.map((_, index) => {
    const before = spans[index - 1]
    const after = spans[index]
    if (!before || !after) {
      // At an end, the slope of the parabola through the three nearest points, limited in the same way.
      const end = before ?? after
      const next = before ? spans[index - 2] : spans[1]
      if (!end) return 0
      if (!next) return end.slope
      const slope = end.slope + ((end.slope - next.slope) * end.wide) / (end.wide + next.wide)
      if (slope * end.slope <= 0) return 0
      return Math.abs(slope) > 2 * Math.abs(end.slope) ? 2 * end.slope : slope
    }
    if (before.slope * after.slope <= 0) return 0
    const middle = (before.slope * after.wide + after.slope * before.wide) / (before.wide + after.wide)
    const max = 2 * Math.min(Math.abs(before.slope), Math.abs(after.slope))
    return Math.sign(middle) * Math.min(Math.abs(middle), max)
  })
}

/** A smooth path. Uses straight lines if x does not strictly increase. */
export function smoothPath(spots: readonly Position[]): string {
  const [first] = spots
  const runsRight = spots.every((spot, index) => index === 0 || spot.x > (spots[index - 1]?.x ?? 0))
  if (!first || !runsRight) return straightPath(spots)
  const slopes = monotoneSlopes(spots)
  const bends = spots.slice(1).map((to, index) => {
    const from = spots[index] ?? to
    const third = (to.x - from.x) / 3
    const leaving = from.y + third * (slopes[index] ?? 0)
    const coming = to.y - third * (slopes[index + 1] ?? 0)
    return `C ${from.x + third} ${leaving} ${to.x - third} ${coming} ${to.x} ${to.y}`
  })
  return `M ${first.x} ${first.y} ${bends.join(' ')}`
}
