import type { FigureOf } from '@skills-center/contract/figure'

type Plane = Pick<FigureOf<'coordinate-plane'>, 'x' | 'y'>
type Place = [number, number]

/**
 * The part of the line through two points that is inside the plane (Liang and Barsky, 1984); `starts` is 0 for a ray
 * from the first point. Undefined if the line misses the plane.
 */
export function clipped(
  [a, b]: readonly [Place, Place],
  { x, y }: Plane,
  starts = -Infinity,
): { from: Place; to: Place } | undefined {
  const dx = b[0] - a[0]
  const dy = b[1] - a[1]
  let enters = starts
  let leaves = Infinity
  for (const [step, low, high] of [
    [dx, x.from - a[0], x.to - a[0]],
    [dy, y.from - a[1], y.to - a[1]],
  ] as const) {
    if (step === 0) {
      if (low > 0 || high < 0) return undefined
      continue
    }
    enters = Math.max(enters, Math.min(low / step, high / step))
    leaves = Math.min(leaves, Math.max(low / step, high / step))
  }
  if (!(leaves > enters)) return undefined
  return {
    from: [a[0] + dx * enters, a[1] + dy * enters],
    to: [a[0] + dx * leaves, a[1] + dy * leaves],
  }
}

/**
 * The vertices of the part of the plane on the side of a boundary where `towards` is (Sutherland and Hodgman, 1974).
 */
export function halfPlane([a, b]: readonly [Place, Place], towards: Place, { x, y }: Plane): Place[] {
  const side = ([px, py]: Place) => (b[0] - a[0]) * (py - a[1]) - (b[1] - a[1]) * (px - a[0])
  const wanted = Math.sign(side(towards)) || 1
  const corners: Place[] = [
    [x.from, y.from],
    [x.to, y.from],
    [x.to, y.to],
    [x.from, y.to],
  ]
  return corners.flatMap((corner, index) => {
    const next = corners[(index + 1) % corners.length] ?? corner
    const here = side(corner) * wanted
    const there = side(next) * wanted
    const kept: Place[] = here >= 0 ? [corner] : []
    if (here > 0 !== there > 0 && here !== there) {
      const t = here / (here - there)
      kept.push([corner[0] + (next[0] - corner[0]) * t, corner[1] + (next[1] - corner[1]) * t])
    }
    return kept
  })
}

/** The average of the vertices. */
export function middleOf(corners: readonly Place[]): Place {
  const sum = corners.reduce<Place>(([sx, sy], [x, y]) => [sx + x, sy + y], [0, 0])
  return [sum[0] / (corners.length || 1), sum[1] / (corners.length || 1)]
}
