type Place = [number, number]

const perStretch = 16

/**
 * A smooth curve through points. If x only increases, a monotone cubic (Fritsch and Carlson, 1980), which never
 * overshoots the points; otherwise a Catmull-Rom spline.
 */
export function smooth(points: readonly Place[]): Place[] {
  const grows = points.every(([x], index) => index === 0 || x > (points[index - 1]?.[0] ?? x))
  const slopes = grows ? monotoneSlopes(points) : []
  const traced: Place[] = []
  for (const [index, point] of points.slice(0, -1).entries()) {
    const next = points[index + 1] ?? point
    const wide = grows ? next[0] - point[0] : 1
    const before = points[index - 1] ?? point
    const after = points[index + 2] ?? next
    const start: Place = grows
      ? [1, slopes[index] ?? 0]
      : [(next[0] - before[0]) / 2, (next[1] - before[1]) / 2]
    const end: Place = grows
      ? [1, slopes[index + 1] ?? 0]
      : [(after[0] - point[0]) / 2, (after[1] - point[1]) / 2]
    for (let step = 0; step < perStretch; step++) {
      const t = step / perStretch
      traced.push([
        hermite(t, point[0], next[0], start[0] * wide, end[0] * wide),
        hermite(t, point[1], next[1], start[1] * wide, end[1] * wide),
      ])
    }
  }
  const last = points.at(-1)
  return last ? [...traced, last] : traced
}

function hermite(t: number, from: number, to: number, startSlope: number, endSlope: number): number {
  const t2 = t * t
  const t3 = t2 * t
  return (
    (2 * t3 - 3 * t2 + 1) * from +
    (t3 - 2 * t2 + t) * startSlope +
    (-2 * t3 + 3 * t2) * to +
    (t3 - t2) * endSlope
  )
}

function monotoneSlopes(points: readonly Place[]): number[] {
  const secants = points.slice(0, -1).map(([x, y], index) => {
    const [nextX, nextY] = points[index + 1] ?? [x + 1, y]
    return (nextY - y) / (nextX - x)
  })
  const slopes = points.map((_, index) => {
    const before = secants[index - 1]
    const after = secants[index]
    if (before === undefined || after === undefined) return after ?? before ?? 0
    return before * after <= 0 ? 0 : (before + after) / 2
  })
  for (const [index, secant] of secants.entries()) {
    const a = secant === 0 ? 0 : (slopes[index] ?? 0) / secant
    const b = secant === 0 ? 0 : (slopes[index + 1] ?? 0) / secant
    const length = Math.hypot(a, b)
    if (secant === 0) {
      slopes[index] = 0
      slopes[index + 1] = 0
    } else if (length > 3) {
      slopes[index] = (3 * a * secant) / length
      slopes[index + 1] = (3 * b * secant) / length
    }
  }
  return slopes
}
