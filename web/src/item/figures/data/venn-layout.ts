import type { Position } from '../position.ts'

/** The default distance between the centers of two circles, in radii. */
const usual = 1.08

/** Sets as circles: centers left and right, and a third circle below between them. */
interface Circles {
  radius: number
  /** The distance between two centers, in radii. */
  apart: number
  middles: Position[]
  bottom: number
  /** Two sets, the first above the second. */
  isStacked: boolean
}

/**
 * How far apart two circles are, so that the widest text outside and inside the overlap, in pixels, share the `room`
 * across both fairly.
 */
export function circleDistanceFor(outside: number, inside: number, room: number): number {
  const radius = room / (2 + usual)
  if (outside + 16 <= usual * radius && inside + 16 <= (2 - usual) * radius) return usual
  return Math.min(1.3, Math.max(0.85, 2 / (1 + (inside + 24) / (outside + 6))))
}

/** Two or three circles across the whole `room`, from the given corner. */
export function circlesOf(sets: number, room: number, left: number, top: number, apart = usual): Circles {
  const radius = room / (2 + apart)
  const a = { x: left + radius, y: top + radius }
  const b = { x: a.x + apart * radius, y: a.y }
  const isStacked = false
  if (sets === 2) return { radius, apart, middles: [a, b], bottom: top + 2 * radius, isStacked }
  const c = { x: (a.x + b.x) / 2, y: a.y + (apart * radius * Math.sqrt(3)) / 2 }
  return { radius, apart, middles: [a, b, c], bottom: c.y + radius, isStacked }
}

/** Two circles, one above the other, with a wide instead of a tall overlap, for long words. */
export function stackedCircles(room: number, left: number, top: number): Circles {
  const radius = Math.min(112, room / 2)
  const x = left + room / 2
  const middles = [radius, 2 * radius].map((down) => ({ x, y: top + down }))
  return { radius, apart: 1, middles, bottom: top + 3 * radius, isStacked: true }
}

/** The center of the region inside the given circles and outside the others, and the width available for text there. */
export function regionMiddle(
  { middles: circles, radius, apart, isStacked }: Circles,
  inside: readonly number[],
  /** Whether the content is tall: a badge above a line. */
  hasBadge = false,
): { at: Position; wide: number } {
  const [a = { x: 0, y: 0 }, b = a, c] = circles
  const center = {
    x: circles.reduce((sum, { x }) => sum + x, 0) / circles.length,
    y: circles.reduce((sum, { y }) => sum + y, 0) / circles.length,
  }
  if (isStacked) {
    if (inside.length === 2) return { at: center, wide: 1.2 * radius }
    const own = inside[0] === 0 ? a : b
    return { at: { x: own.x, y: own.y + Math.sign(own.y - center.y) * 0.46 * radius }, wide: 1.36 * radius }
  }
  if (!c) {
    if (inside.length === 2) return { at: center, wide: (2 - apart) * radius - 8 }
    const own = inside[0] === 0 ? a : b
    const out = own.x < center.x ? -1 : 1
    return { at: { x: own.x + out * (1 - apart / 2) * radius, y: own.y }, wide: apart * radius - 8 }
  }
  if (inside.length === 3) return { at: center, wide: 0.68 * radius }
  const outward = (index: number, far: number): Position => {
    const own = circles[index] ?? center
    const length = Math.hypot(own.x - center.x, own.y - center.y)
    return {
      x: center.x + ((own.x - center.x) / length) * far,
      y: center.y + ((own.y - center.y) / length) * far,
    }
  }
  if (inside.length === 1) return { at: outward(inside[0] ?? 0, 1.04 * radius), wide: 0.94 * radius }
  // Two of three: opposite the circle that is left out.
  const left = [0, 1, 2].find((index) => !inside.includes(index)) ?? 0
  if (hasBadge) return { at: outward(left, (left === 2 ? -0.73 : -0.67) * radius), wide: 0.66 * radius }
  const pair = outward(left, -0.735 * radius)
  // The two lower regions are slanted: two lines of text have the most space slightly below the center.
  if (left !== 2) pair.x -= Math.sign(pair.x - center.x) * 0.04 * radius
  if (left !== 2) pair.y += 0.05 * radius
  return { at: pair, wide: 0.66 * radius }
}
