import type { Position } from '../position.ts'

/** A rectangle given by its center, in pixels. */
export interface Box {
  x: number
  y: number
  wide: number
  tall: number
}

/** A candidate text position; lower cost is better. */
export interface Place {
  x: number
  y: number
  cost: number
}

/** What text must avoid: boxes and strokes, each with the cost of covering it. */
export interface Ground {
  edges: { left: number; right: number; top: number; bottom: number }
  boxes: { box: Box; weight: number }[]
  strokes: { spots: Position[]; weight: number }[]
}

const offEdge = 60

/** The position with the lowest total cost. */
export function bestPlace(
  places: readonly Place[],
  size: { wide: number; tall: number },
  ground: Ground,
): Place {
  const costs = places.map((place) => ({
    ...place,
    cost: place.cost + covered({ ...place, ...size }, ground),
  }))
  return costs.reduce((best, place) => (place.cost < best.cost ? place : best))
}

function covered(box: Box, { edges, boxes, strokes }: Ground): number {
  const isOff =
    box.x - box.wide / 2 < edges.left ||
    box.x + box.wide / 2 > edges.right ||
    box.y - box.tall / 2 < edges.top ||
    box.y + box.tall / 2 > edges.bottom
  let cost = isOff ? offEdge : 0
  for (const other of boxes) if (overlaps(box, other.box)) cost += other.weight
  for (const stroke of strokes) {
    if (stroke.spots.some((spot) => holds(box, spot))) cost += stroke.weight
  }
  return cost
}

export const overlaps = (a: Box, b: Box): boolean =>
  Math.abs(a.x - b.x) < (a.wide + b.wide) / 2 && Math.abs(a.y - b.y) < (a.tall + b.tall) / 2

const holds = (box: Box, spot: Position): boolean =>
  Math.abs(spot.x - box.x) < box.wide / 2 && Math.abs(spot.y - box.y) < box.tall / 2

/** Right and up first, where people look for the name of a point. */
const ways = [-45, -135, 45, 135, -90, 0, 180, 90, -67, -22, -112, 22, 67, 112, 158, -158]

/** Positions around a point, those nearest the angle `towards` (degrees, clockwise from the right) first. */
export function placesAround(
  at: Position,
  { wide, tall }: { wide: number; tall: number },
  off: number,
  towards?: number,
): Place[] {
  return [0, 10, 24].flatMap((farther) =>
    ways.map((way, rank) => {
      const angle = (way * Math.PI) / 180
      const right = Math.cos(angle)
      const down = Math.sin(angle)
      // The distance at which a box of this size, in this direction, just clears the point.
      const reach = Math.min(
        Math.abs(right) < 1e-6 ? Infinity : wide / 2 / Math.abs(right),
        Math.abs(down) < 1e-6 ? Infinity : tall / 2 / Math.abs(down),
      )
      const far = off + farther + Math.min(reach, Math.hypot(wide, tall) / 2)
      const turn = towards === undefined ? 0 : Math.abs(((way - towards + 540) % 360) - 180)
      const idealTurn = towards === undefined ? rank * 0.1 : turn / 20
      return { x: at.x + right * far, y: at.y + down * far, cost: idealTurn + farther * 0.15 }
    }),
  )
}

/** Positions beside a stroke, at the given fractions of its length, in order of preference. */
export function placesBeside(
  spots: readonly Position[],
  { wide, tall }: { wide: number; tall: number },
  parts: readonly number[],
  /** Prefers positions on this side of the stroke (degrees, clockwise from the right). */
  towards?: number,
): Place[] {
  return parts.flatMap((part, rank) => {
    const { at, angle } = along(spots, part)
    return [1, -1].flatMap((side) =>
      [9, 16, 26].map((off, step) => {
        const nx = -Math.sin(angle) * side
        const ny = Math.cos(angle) * side
        const reach = (Math.abs(nx) * wide + Math.abs(ny) * tall) / 2
        const x = at.x + nx * (off + reach)
        const y = at.y + ny * (off + reach)
        const idealAngle = towards === undefined ? 0 : (towards * Math.PI) / 180
        const isWrongSide = towards !== undefined && nx * Math.cos(idealAngle) + ny * Math.sin(idealAngle) < 0
        return { x, y, cost: rank * 0.4 + step * 0.5 + (isWrongSide ? 3 : 0) }
      }),
    )
  })
}

/** Positions on a stroke itself, for a badge that marks it. */
export function placesOn(spots: readonly Position[], parts: readonly number[]): Place[] {
  return parts.map((part, rank) => ({ ...along(spots, part).at, cost: rank * 0.4 }))
}

/** The point at a fraction of the stroke's length, and the stroke's direction there. */
function along(spots: readonly Position[], part: number): { at: Position; angle: number } {
  const lengths = spots.slice(1).map((spot, index) => {
    const before = spots[index] ?? spot
    return Math.hypot(spot.x - before.x, spot.y - before.y)
  })
  let left = lengths.reduce((sum, length) => sum + length, 0) * part
  for (const [index, length] of lengths.entries()) {
    const from = spots[index]
    const to = spots[index + 1]
    if (!from || !to) break
    if (left <= length || index === lengths.length - 1) {
      const share = length === 0 ? 0 : left / length
      return {
        at: { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share },
        angle: Math.atan2(to.y - from.y, to.x - from.x),
      }
    }
    left -= length
  }
  return { at: spots[0] ?? { x: 0, y: 0 }, angle: 0 }
}

/** A stroke as points no farther apart than text is tall. */
export function dense(spots: readonly Position[]): Position[] {
  return spots.flatMap((spot, index) => {
    const next = spots[index + 1]
    if (!next) return [spot]
    const steps = Math.min(200, Math.max(1, Math.ceil(Math.hypot(next.x - spot.x, next.y - spot.y) / 4)))
    return Array.from({ length: steps }, (_, step) => ({
      x: spot.x + ((next.x - spot.x) * step) / steps,
      y: spot.y + ((next.y - spot.y) * step) / steps,
    }))
  })
}

/** The longest part of a stroke within the edges. */
export function visible(spots: readonly Position[], edges: Ground['edges']): Position[] {
  const runs: Position[][] = [[]]
  for (const spot of spots) {
    const isIn =
      spot.x >= edges.left - 1 &&
      spot.x <= edges.right + 1 &&
      spot.y >= edges.top - 1 &&
      spot.y <= edges.bottom + 1
    if (isIn) runs.at(-1)?.push(spot)
    else if ((runs.at(-1)?.length ?? 0) > 0) runs.push([])
  }
  return runs.reduce((longest, run) => (run.length > longest.length ? run : longest))
}
