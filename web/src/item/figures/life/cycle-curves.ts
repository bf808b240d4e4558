import type { Position } from '../position.ts'

/** A rectangle given by its center, in pixels. */
export interface Area extends Position {
  width: number
  height: number
}

export const areOverlapping = (one: Area, other: Area, gap: number): boolean =>
  Math.abs(one.x - other.x) < (one.width + other.width) / 2 + gap &&
  Math.abs(one.y - other.y) < (one.height + other.height) / 2 + gap

export const isWithin = (spot: Position, area: Area, margin: number): boolean =>
  Math.abs(spot.x - area.x) < area.width / 2 + margin && Math.abs(spot.y - area.y) < area.height / 2 + margin

export function lengthOf(trail: readonly Position[]): number {
  return trail.reduce((sum, spot, index) => {
    const before = trail[index - 1]
    return before ? sum + Math.hypot(spot.x - before.x, spot.y - before.y) : sum
  }, 0)
}

/** The point at a fraction of the trail's length. */
export function alongTrail(trail: readonly Position[], share: number): Position {
  let left = lengthOf(trail) * share
  for (let index = 1; index < trail.length; index++) {
    const from = trail[index - 1]
    const to = trail[index]
    if (!from || !to) break
    const step = Math.hypot(to.x - from.x, to.y - from.y)
    if (step >= left && step > 0) {
      const t = left / step
      return { x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t }
    }
    left -= step
  }
  return trail.at(-1) ?? { x: 0, y: 0 }
}

const samples = 56
const steps = Array.from({ length: samples + 1 }, (_, index) => index / samples)

/**
 * An ellipse around 0, 0. `squareness` 1 is a true ellipse; lower values straighten its sides, for a ring that is
 * taller than wide.
 */
export interface Ellipse {
  rx: number
  ry: number
  squareness: number
}

export function onEllipse({ rx, ry, squareness }: Ellipse, angle: number): Position {
  const level = Math.cos(angle)
  return { x: rx * Math.sign(level) * Math.abs(level) ** squareness, y: ry * Math.sin(angle) }
}

/** Points along an ellipse between two angles, bulging in the middle by a fraction of the radius. */
export function arcTrail(ellipse: Ellipse, from: number, to: number, swell: number): Position[] {
  return steps.map((t) => {
    const far = 1 + swell * Math.sin(Math.PI * t)
    const { x, y } = onEllipse(ellipse, from + (to - from) * t)
    return { x: x * far, y: y * far }
  })
}

/** A curve across the ring, bulging `bend` pixels to the left of its direction. */
export function chordTrail(from: Position, to: Position, bend: number): Position[] {
  const far = Math.hypot(to.x - from.x, to.y - from.y) || 1
  const via = {
    x: (from.x + to.x) / 2 + ((to.y - from.y) / far) * bend * 2,
    y: (from.y + to.y) / 2 - ((to.x - from.x) / far) * bend * 2,
  }
  return steps.map((t) => ({
    x: (1 - t) ** 2 * from.x + 2 * (1 - t) * t * via.x + t ** 2 * to.x,
    y: (1 - t) ** 2 * from.y + 2 * (1 - t) * t * via.y + t ** 2 * to.y,
  }))
}

/** The part of a trail between two boxes, with a small gap to both. */
export function between(trail: readonly Position[], from: Area, to: Area): Position[] {
  const first = trail.findLastIndex((spot) => isWithin(spot, from, 3)) + 1
  const end = trail.findIndex((spot, index) => index >= first && isWithin(spot, to, 5))
  return trail.slice(first, end === -1 ? undefined : end)
}
