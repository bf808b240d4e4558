/** A point or direction in the drawing, in pixels; y runs down. Angles are in degrees, counterclockwise on screen. */
export interface Vector {
  x: number
  y: number
}

export const plus = (a: Vector, b: Vector): Vector => ({ x: a.x + b.x, y: a.y + b.y })
export const minus = (a: Vector, b: Vector): Vector => ({ x: a.x - b.x, y: a.y - b.y })
export const times = (a: Vector, factor: number): Vector => ({ x: a.x * factor, y: a.y * factor })
export const dot = (a: Vector, b: Vector): number => a.x * b.x + a.y * b.y
const sizeOf = (a: Vector): number => Math.hypot(a.x, a.y)
export const distance = (a: Vector, b: Vector): number => Math.hypot(a.x - b.x, a.y - b.y)

/** The point at fraction `t` of the way from a to b. */
export const along = (a: Vector, b: Vector, t: number): Vector => ({
  x: a.x + (b.x - a.x) * t,
  y: a.y + (b.y - a.y) * t,
})
export const middle = (a: Vector, b: Vector): Vector => along(a, b, 0.5)

/** The unit vector of the same direction; the zero vector gives (1, 0). */
export function unit(a: Vector): Vector {
  const size = sizeOf(a)
  return size === 0 ? { x: 1, y: 0 } : { x: a.x / size, y: a.y / size }
}

/** Rotated 90° counterclockwise. */
export const quarter = (a: Vector): Vector => ({ x: a.y, y: -a.x })

/** The unit vector `degrees` counterclockwise from the right. */
export function toward(degrees: number): Vector {
  const radians = (degrees * Math.PI) / 180
  return { x: Math.cos(radians), y: -Math.sin(radians) }
}

/** Degrees counterclockwise from the right, in [0, 360). */
export function degreesOf(a: Vector): number {
  const degrees = (Math.atan2(-a.y, a.x) * 180) / Math.PI
  return (degrees + 360) % 360
}

/** Degrees from one direction counterclockwise to another, in (0, 360]. */
export function turnFrom(from: number, to: number): number {
  const turn = (((to - from) % 360) + 360) % 360
  return turn === 0 ? 360 : turn
}

/** The intersection of the lines through a, b and through c, d; undefined if parallel. */
export function crossing(a: Vector, b: Vector, c: Vector, d: Vector): Vector | undefined {
  const first = minus(b, a)
  const second = minus(d, c)
  const bottom = first.x * second.y - first.y * second.x
  if (Math.abs(bottom) < 1e-9) return undefined
  const t = ((c.x - a.x) * second.y - (c.y - a.y) * second.x) / bottom
  return along(a, b, t)
}

/** The foot of the perpendicular from `from` to the line through a and b. */
export function foot(from: Vector, a: Vector, b: Vector): Vector {
  const way = minus(b, a)
  return along(a, b, dot(minus(from, a), way) / dot(way, way))
}

/** The distance from a point to the segment from a to b. */
export function distanceToSegment(from: Vector, a: Vector, b: Vector): number {
  const way = minus(b, a)
  const share = dot(minus(from, a), way) / (dot(way, way) || 1)
  return distance(from, along(a, b, Math.min(1, Math.max(0, share))))
}

/** Twice the signed area; positive if the vertices are counterclockwise on screen. */
export function doubleArea(corners: readonly Vector[]): number {
  let sum = 0
  for (const [a, b] of sidesOf(corners)) sum += b.x * a.y - a.x * b.y
  return sum
}

/** The polygon's sides: each vertex with the next, closing at the first. */
export function sidesOf(corners: readonly Vector[]): [Vector, Vector][] {
  return corners.map((corner, index) => [corner, corners[(index + 1) % corners.length] ?? corner])
}

/** Whether a point is inside the polygon. */
export function isInside(place: Vector, corners: readonly Vector[]): boolean {
  let inside = false
  for (const [a, b] of sidesOf(corners)) {
    const spans = a.y > place.y !== b.y > place.y
    if (spans && place.x < ((b.x - a.x) * (place.y - a.y)) / (b.y - a.y) + a.x) inside = !inside
  }
  return inside
}
