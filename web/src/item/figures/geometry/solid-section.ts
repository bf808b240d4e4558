import {
  type Point3,
  type View,
  add,
  dotProduct,
  subtract,
  normalize,
  crossProduct,
  scaled,
  viewDirection,
} from './solid-space.ts'
import { type Vector, minus, unit, quarter, sidesOf, dot, plus, times, along } from './vector.ts'

interface Plane {
  normal: Point3
  through: Point3
}

/** The distance of a point from a plane, positive on the side that the normal points to. */
const height = (plane: Plane, place: Point3) =>
  dotProduct(normalize(plane.normal), subtract(place, plane.through))

/**
 * Two directions within a plane: the first is horizontal; the second goes up the plane, or back if the plane is
 * horizontal.
 */
function waysIn(plane: Plane): [Point3, Point3] {
  const normal = normalize(plane.normal)
  const isLevel = Math.abs(normal[2]) > 1 - 1e-9
  const first: Point3 = isLevel ? [1, 0, 0] : normalize(crossProduct([0, 0, 1], normal))
  const second = isLevel ? ([0, 1, 0] as const) : normalize(crossProduct(normal, first))
  return [first, second]
}

/** The cross-section of a convex solid by a plane, as a polygon in order; empty if the plane misses the solid. */
export function sectionOf(edges: readonly (readonly [Point3, Point3])[], plane: Plane): Point3[] {
  const found: Point3[] = []
  for (const [from, to] of edges) {
    const a = height(plane, from)
    const b = height(plane, to)
    if (Math.abs(a) < 1e-9) found.push(from)
    if (Math.abs(b) < 1e-9) found.push(to)
    if (a * b < -1e-18) found.push(add(from, scaled(subtract(to, from), a / (a - b))))
  }
  const places = found.filter((place, index) => found.findIndex((other) => isSame(other, place)) === index)
  if (places.length < 3) return []
  const center = scaled(places.reduce(add), 1 / places.length)
  const [across, up] = waysIn(plane)
  const angle = (place: Point3) =>
    Math.atan2(dotProduct(subtract(place, center), up), dotProduct(subtract(place, center), across))
  return places.toSorted((a, b) => angle(a) - angle(b))
}

const isSame = (a: Point3, b: Point3) => Math.hypot(...subtract(a, b)) < 1e-7

/**
 * A piece of the plane slightly larger than the section: a rectangle, or a parallelogram that leans right if a
 * horizontal plane is seen head-on and would otherwise look vertical.
 */
export function sheetAround(section: readonly Point3[], plane: Plane, margin: number, lean = 0): Point3[] {
  const [across, up] = waysIn(plane)
  const xs = section.map((place) => dotProduct(subtract(place, plane.through), across))
  const ys = section.map((place) => dotProduct(subtract(place, plane.through), up))
  const slope = Math.abs(normalize(plane.normal)[2]) > 0.3 ? lean : 0
  const center = ys.reduce((sum, y) => sum + y, 0) / ys.length
  const corner = (x: number, y: number) =>
    add(plane.through, add(scaled(across, x + slope * (y - center)), scaled(up, y)))
  const [left, right] = [Math.min(...xs) - margin, Math.max(...xs) + margin]
  const [low, high] = [Math.min(...ys) - margin, Math.max(...ys) + margin]
  return [corner(left, low), corner(right, low), corner(right, high), corner(left, high)]
}

/** Whether a point is on the viewer's side of a plane, or on it. */
export function isNear(view: View, plane: Plane, place: Point3): boolean {
  const side = dotProduct(viewDirection(view), normalize(plane.normal)) > 0 ? -1 : 1
  return side * height(plane, place) >= -1e-9
}

/** Clips a flat face to the viewer's side of a plane (Sutherland and Hodgman 1974). */
export function nearPart(view: View, plane: Plane, face: readonly Point3[]): Point3[] {
  return face.flatMap((from, index) => {
    const to = face[(index + 1) % face.length] ?? from
    const kept = isNear(view, plane, from) ? [from] : []
    if (isNear(view, plane, from) === isNear(view, plane, to)) return kept
    const a = height(plane, from)
    const b = height(plane, to)
    return a === b ? kept : [...kept, add(from, scaled(subtract(to, from), a / (a - b)))]
  })
}

/** Parallel lines `apart` pixels apart across a convex polygon, rising to the right. */
export function hatching(corners: readonly Vector[], apart: number): [Vector, Vector][] {
  const way = unit({ x: 1, y: -1 })
  const across = quarter(way)
  const offsets = corners.map((corner) => dot(corner, across))
  const lines: [Vector, Vector][] = []
  for (let offset = Math.min(...offsets) + apart / 2; offset < Math.max(...offsets); offset += apart) {
    const cuts = sidesOf(corners).flatMap(([a, b]) => {
      const start = dot(a, across) - offset
      const end = dot(b, across) - offset
      return start * end < 0 ? [along(a, b, start / (start - end))] : []
    })
    const sorted = cuts.toSorted((a, b) => dot(minus(a, b), way))
    const [first] = sorted
    const last = sorted.at(-1)
    if (first && last) lines.push([plus(first, times(way, 1)), minus(last, times(way, 1))])
  }
  return lines
}
