/** A place or a way in the drawing, in pixels; y runs down. Angles are degrees counterclockwise as seen. */
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

/** The place that is the share `t` of the way from one place to another. */
export const along = (a: Vector, b: Vector, t: number): Vector => ({
  x: a.x + (b.x - a.x) * t,
  y: a.y + (b.y - a.y) * t,
})
export const middle = (a: Vector, b: Vector): Vector => along(a, b, 0.5)

/** The same way, one long; a way of no length points right. */
export function unit(a: Vector): Vector {
  const size = sizeOf(a)
  return size === 0 ? { x: 1, y: 0 } : { x: a.x / size, y: a.y / size }
}

/** Turned a quarter counterclockwise. */
export const quarter = (a: Vector): Vector => ({ x: a.y, y: -a.x })

/** One long, `degrees` counterclockwise from due right. */
export function toward(degrees: number): Vector {
  const radians = (degrees * Math.PI) / 180
  return { x: Math.cos(radians), y: -Math.sin(radians) }
}

/** Degrees counterclockwise from due right, from 0 up to 360. */
export function degreesOf(a: Vector): number {
  const degrees = (Math.atan2(-a.y, a.x) * 180) / Math.PI
  return (degrees + 360) % 360
}

/** Degrees from one direction counterclockwise to another, over 0 up to 360. */
export function turnFrom(from: number, to: number): number {
  const turn = (((to - from) % 360) + 360) % 360
  return turn === 0 ? 360 : turn
}

/** Where the lines through a, b and through c, d cross; undefined for parallels. */
export function crossing(a: Vector, b: Vector, c: Vector, d: Vector): Vector | undefined {
  const first = minus(b, a)
  const second = minus(d, c)
  const bottom = first.x * second.y - first.y * second.x
  if (Math.abs(bottom) < 1e-9) return undefined
  const t = ((c.x - a.x) * second.y - (c.y - a.y) * second.x) / bottom
  return along(a, b, t)
}

/** The place on the line through a and b that is nearest to `from`: the foot of the perpendicular. */
export function foot(from: Vector, a: Vector, b: Vector): Vector {
  const way = minus(b, a)
  return along(a, b, dot(minus(from, a), way) / dot(way, way))
}

/** Distance from a place to the stretch between a and b. */
export function distanceToStretch(from: Vector, a: Vector, b: Vector): number {
  const way = minus(b, a)
  const share = dot(minus(from, a), way) / (dot(way, way) || 1)
  return distance(from, along(a, b, Math.min(1, Math.max(0, share))))
}

/** Twice the area, positive where the corners go counterclockwise as seen. */
export function doubleArea(corners: readonly Vector[]): number {
  let sum = 0
  for (const [a, b] of sidesOf(corners)) sum += b.x * a.y - a.x * b.y
  return sum
}

/** Each corner with the next one, around to the first. */
export function sidesOf(corners: readonly Vector[]): [Vector, Vector][] {
  return corners.map((corner, index) => [corner, corners[(index + 1) % corners.length] ?? corner])
}

/** Whether a place is inside the polygon. */
export function isInside(place: Vector, corners: readonly Vector[]): boolean {
  let inside = false
  for (const [a, b] of sidesOf(corners)) {
    const spans = a.y > place.y !== b.y > place.y
    if (spans && place.x < ((b.x - a.x) * (place.y - a.y)) / (b.y - a.y) + a.x) inside = !inside
  }
  return inside
}
