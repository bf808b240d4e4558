import { type Curve, curvePath } from '../../figures/planes/curve-path.ts'
import { clipped } from '../../figures/planes/plane-clip.ts'
import type { Place, Plane, Points } from './plane-points.ts'

/** The outline through the points, in units of the plane. */
export interface Outline {
  places: readonly Place[]
  /** Returns to its start and encloses an area. */
  isClosed: boolean
}

/** The drawing so far; null if the points do not define anything yet. */
export function outlineOf(plane: Plane, points: Points): Outline | null {
  const [p, q] = points
  const { draws } = plane
  if (draws.kind === 'points' || p === undefined || q === undefined) return null
  switch (draws.kind) {
    case 'line': {
      const seen = clipped([p, q], plane)
      return seen === undefined ? null : { places: [seen.from, seen.to], isClosed: false }
    }
    case 'segment':
      return { places: [p, q], isClosed: false }
    case 'polygon':
      return { places: points, isClosed: points.length === draws.corners }
    case 'curve': {
      const curve = curveThrough(draws.family, p, q)
      if (curve === null) return null
      // The vertex of an absolute value graph lies between the samples.
      const [half, other] = [
        { ...curve, to: p[0] },
        { ...curve, from: p[0] },
      ].map((part) => curvePath(part, plane).pieces.flat())
      return { places: [...(half ?? []), ...(other ?? [])], isClosed: false }
    }
  }
}

type Family = Extract<Plane['draws'], { kind: 'curve' }>['family']

/** The curve of a family through its vertex (for `exponential`, any of its points) and another point. */
export function curveThrough(family: Family, [px, py]: Place, [qx, qy]: Place): Curve | null {
  const run = qx - px
  if (run === 0) return null
  switch (family) {
    case 'parabola':
      return { family, a: (qy - py) / run ** 2, h: px, k: py }
    case 'absolute-value':
      return { family, a: (qy - py) / Math.abs(run), h: px, k: py }
    case 'exponential':
      return py * qy <= 0 ? null : { family, a: py, base: (qy / py) ** (1 / run), h: px, k: 0 }
  }
}
