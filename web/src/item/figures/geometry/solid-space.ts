import { type Vector, doubleArea } from './vector.ts'

/** A point in a solid's units: x to the right, y away from the viewer, z up. */
export type Point3 = readonly [number, number, number]

export const add = (a: Point3, b: Point3): Point3 => [a[0] + b[0], a[1] + b[1], a[2] + b[2]]
export const subtract = (a: Point3, b: Point3): Point3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
export const scaled = (a: Point3, by: number): Point3 => [a[0] * by, a[1] * by, a[2] * by]
export const dotProduct = (a: Point3, b: Point3): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
export const crossProduct = (a: Point3, b: Point3): Point3 => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]
export function normalize(a: Point3): Point3 {
  const size = Math.hypot(...a)
  return size === 0 ? [0, 0, 1] : scaled(a, 1 / size)
}

/** The view of a solid. A parallel projection, so that parallel lines stay parallel. */
export interface View {
  /** Where a unit of y is drawn: right and up. */
  depth: readonly [number, number]
  /** How long a unit of z is drawn. */
  rise: number
}

/** Front faces keep their shape; depth runs up to the right, shortened. */
export const slantView: View = { depth: [0.46, 0.3], rise: 1 }
/** From the front and slightly above, for solids with a vertical axis: horizontal circles become ellipses. */
export const roundView: View = { depth: [0, 0.36], rise: Math.sqrt(1 - 0.36 ** 2) }

export const project = (view: View, place: Point3, scale: number): Vector => ({
  x: (place[0] + place[1] * view.depth[0]) * scale,
  y: -(place[2] * view.rise + place[1] * view.depth[1]) * scale,
})

/** The line of sight, away from the viewer. */
export const viewDirection = (view: View): Point3 =>
  normalize([-view.depth[0], 1, -view.depth[1] / view.rise])

/** Whether a face is turned to the viewer; its vertices are counterclockwise seen from outside the solid. */
export const isFacing = (view: View, corners: readonly Point3[]): boolean =>
  doubleArea(corners.map((corner) => project(view, corner, 1))) > 1e-9

/** The convex hull of points in the drawing, counterclockwise on screen (Andrew 1979). */
export function hullOf(places: readonly Vector[]): Vector[] {
  const sorted = places.toSorted((a, b) => a.x - b.x || a.y - b.y)
  const half = (ordered: readonly Vector[]) => {
    const kept: Vector[] = []
    for (const place of ordered) {
      while (kept.length >= 2 && isRightTurn(kept, place)) kept.pop()
      kept.push(place)
    }
    return kept.slice(0, -1)
  }
  return [...half(sorted), ...half(sorted.toReversed())].toReversed()
}

function isRightTurn(kept: readonly Vector[], next: Vector): boolean {
  const [a, b] = kept.slice(-2)
  if (a === undefined || b === undefined) return false
  return (b.x - a.x) * (next.y - a.y) - (b.y - a.y) * (next.x - a.x) <= 1e-9
}
