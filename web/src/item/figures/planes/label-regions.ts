import type { Position } from '../position.ts'
import type { Box, Ground, Place } from './plane-labels.ts'

type Size = { wide: number; tall: number }

/** The cost of being in another region. */
const foreign = 3

/** Positions across a region, those near its center and outside other regions first. */
export function positionsWithin(
  corners: readonly Position[],
  middle: Position,
  size: Size,
  { left, right, top, bottom }: Ground['edges'],
  others: readonly (readonly Position[])[],
): Place[] {
  const steps = Array.from({ length: 23 }, (_, step) => (step + 1) / 24)
  const grid = steps.flatMap((across) =>
    steps.map((down) => ({ x: left + (right - left) * across, y: top + (bottom - top) * down })),
  )
  const inside = [middle, ...grid].filter((spot) =>
    [-0.5, 0, 0.5].every((sx) =>
      [-0.5, 0.5].every((sy) =>
        isWithin({ x: spot.x + sx * size.wide, y: spot.y + sy * size.tall }, corners),
      ),
    ),
  )
  const places = inside.map((spot) => ({
    ...spot,
    cost:
      Math.hypot(spot.x - middle.x, spot.y - middle.y) / 40 +
      foreign * others.filter((other) => isWithin(spot, other)).length,
  }))
  return places.length > 0 ? places : [{ ...middle, cost: 0 }]
}

/** Whether a ray from the point crosses the outline an odd number of times. */
export function isWithin(spot: Position, corners: readonly Position[]): boolean {
  const crossed = corners.filter((corner, index) => {
    const next = corners[(index + 1) % corners.length] ?? corner
    if (corner.y > spot.y === next.y > spot.y) return false
    return spot.x < corner.x + ((spot.y - corner.y) / (next.y - corner.y)) * (next.x - corner.x)
  })
  return crossed.length % 2 === 1
}

/** The distance from a point to a box; 0 inside it. */
export const distanceToBox = (spot: Position, box: Box): number =>
  Math.hypot(
    Math.max(0, Math.abs(spot.x - box.x) - box.wide / 2),
    Math.max(0, Math.abs(spot.y - box.y) - box.tall / 2),
  )

/** The same positions, with a higher cost where the name would seem to belong to a rival of its part. */
export function awayFromRivals(
  rivals: readonly Position[],
  at: Position,
  size: Size,
  places: readonly Place[],
): Place[] {
  return places.map((place) => {
    const box = { ...place, ...size }
    const own = distanceToBox(at, box)
    const gaps = rivals
      .filter((rival) => Math.hypot(rival.x - at.x, rival.y - at.y) > 1)
      .map((rival) => distanceToBox(rival, box))
    const cost = gaps.reduce((sum, gap) => sum + (gap < own ? 6 : gap < own + 5 ? 2 : 0), 0)
    return { ...place, cost: place.cost + cost }
  })
}

/** The same positions, with a higher cost where the name would seem to belong to another stroke. */
export function nearOwnStroke(
  others: readonly (readonly Position[])[],
  own: readonly Position[],
  size: Size,
  places: readonly Place[],
): Place[] {
  const gap = (spots: readonly Position[], place: Place): number =>
    Math.min(...spots.map((spot) => distanceToBox(spot, { ...place, ...size })))
  return places.map((place) => {
    const near = gap(own, place)
    const isDoubtful = others.some((spots) => gap(spots, place) < near + 4)
    return { ...place, cost: place.cost + (isDoubtful ? 6 : 0) }
  })
}

/** Anywhere on the sheet, for a name that can only mean the single stroke. */
export function positionsAnywhere({ left, right, top, bottom }: Ground['edges'], size: Size): Place[] {
  const steps = Array.from({ length: 12 }, (_, step) => step / 11)
  const wide = right - left - size.wide
  const tall = bottom - top - size.tall
  return steps.flatMap((across) =>
    steps.map((down) => ({
      x: left + size.wide / 2 + wide * across,
      y: top + size.tall / 2 + tall * down,
      cost: 4,
    })),
  )
}
