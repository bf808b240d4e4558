import { textWidth } from '../scale.ts'
import { type Box, boxAround, grown, isCrossed, shared, widthOf, heightOf } from './boxes.ts'
import { type Vector, along, minus, plus, quarter, times, toward, turnFrom, unit } from './vector.ts'

export interface Extent {
  width: number
  height: number
}

/** The size of a line of text. */
export const extentOf = (text: string, size: number): Extent => ({
  width: textWidth(text, size),
  height: size * 0.95,
})

/** The minimum distance of a box's center from a line beside it, in the direction of the line's normal `way`. */
export const reach = (extent: Extent, way: Vector): number =>
  (Math.abs(way.x) * extent.width + Math.abs(way.y) * extent.height) / 2

const gap = 5

/** Label positions beside the segment from a to b, on the side that `out` points to; best first. */
export function besideSegment(a: Vector, b: Vector, out: Vector, extent: Extent): Vector[] {
  const off = reach(extent, out) + gap
  const place = (share: number, more: number) => plus(along(a, b, share), times(out, off + more))
  // A tick mark at the midpoint pushes the text slightly farther out before it moves it along the segment.
  return [
    place(0.5, 0),
    place(0.5, 7),
    ...[0.42, 0.58, 0.34, 0.66, 0.26, 0.74, 0.18, 0.82].map((share) => place(share, 0)),
    ...[0.42, 0.58].map((share) => place(share, 7)),
  ]
}

/** The same on both sides, starting with the left side of the direction from a to b. */
export function besideEither(a: Vector, b: Vector, extent: Extent): Vector[] {
  const left = quarter(unit(minus(b, a)))
  const right = times(left, -1)
  return [...besideSegment(a, b, left, extent), ...besideSegment(a, b, right, extent)]
}

/** Label positions around a point: first in the direction `degrees`, then turning away from it on both sides. */
export function aroundPoint(at: Vector, degrees: number, extent: Extent, off = gap + 3): Vector[] {
  const turns = [0, 20, -20, 40, -40, 65, -65, 90, -90, 120, -120, 150, -150, 180]
  const ring = (more: number) =>
    turns.map((turn) => {
      const way = toward(degrees + turn)
      return plus(at, times(way, clearance(extent, way) + off + more))
    })
  return [...ring(0), ...ring(7)]
}

/** Label positions farther away on both sides of the segment from a to b, nearest first. */
export function awayFromSegment(a: Vector, b: Vector, extent: Extent): Vector[] {
  const left = quarter(unit(minus(b, a)))
  return [20, 30, 40, 50, 60, 75, 90].flatMap((off) =>
    [left, times(left, -1)].map((way) => plus(along(a, b, 0.5), times(way, off + clearance(extent, way)))),
  )
}

/** How far a box must move in a direction until it no longer covers its old center. */
export function clearance(extent: Extent, direction: Vector): number {
  const way = unit(direction)
  const across = extent.width / 2 / Math.max(Math.abs(way.x), 1e-6)
  const down = extent.height / 2 / Math.max(Math.abs(way.y), 1e-6)
  return Math.min(across, down)
}

/**
 * Label positions in the angle from direction `from` counterclockwise to `to`: on its bisector, far enough out for the
 * text to fit between the arms and beyond an arc of radius `arc`, and slightly to both sides.
 */
export function inAngle(at: Vector, from: number, to: number, extent: Extent, arc: number): Vector[] {
  const turn = turnFrom(from, to)
  const near = [0, 0.12, -0.12, 0.24, -0.24, 0.34, -0.34].map((lean) => {
    const way = toward(from + turn * (0.5 + lean))
    let off = arc + clearance(extent, way) + 4
    // A very thin angle has no room near its vertex, so the last position tried is used.
    while (off < arc + 90 && !fitsAngle(plus(at, times(way, off)), at, from, turn, extent)) off += 2
    return { way, off, rank: off + Math.abs(lean) * 50 }
  })
  const far = near.flatMap(({ way, off, rank }) =>
    [9, 18, 28, 40, 54].map((more) => ({ way, off: off + more, rank: rank + more })),
  )
  return [...near, ...far]
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ way, off }) => plus(at, times(way, off)))
}

/** How far from its arc a label in an angle may be and still clearly belong to it. */
const farOut = 46

/**
 * Label positions outside a narrow angle, beside its arms, with a leader line to the arc; undefined if the angle itself
 * has room.
 */
export function besideNarrow(
  at: Vector,
  from: number,
  to: number,
  extent: Extent,
  arc: number,
): Vector[] | undefined {
  const [inside] = inAngle(at, from, to, extent, arc)
  if (inside === undefined || Math.hypot(inside.x - at.x, inside.y - at.y) <= arc + farOut) return undefined
  return [10, 20, 32, 0].flatMap((more) =>
    [
      { arm: from, away: from - 90 },
      { arm: to, away: to + 90 },
    ].map(({ arm, away }) => {
      const out = toward(away)
      return plus(plus(at, times(toward(arm), arc + more)), times(out, reach(extent, out) + 11))
    }),
  )
}

function fitsAngle(place: Vector, at: Vector, from: number, turn: number, extent: Extent): boolean {
  const box = grown(boxAround(place, extent.width, extent.height), 3)
  const corners = [
    { x: box.left, y: box.top },
    { x: box.right, y: box.top },
    { x: box.left, y: box.bottom },
    { x: box.right, y: box.bottom },
  ]
  return corners.every((corner) => {
    const way = minus(corner, at)
    const degrees = (Math.atan2(-way.y, way.x) * 180) / Math.PI
    return turnFrom(from, degrees) <= turn
  })
}

/** Label positions outside a circle in the given directions, best first. */
export function outsideCircle(
  center: Vector,
  radius: number,
  directions: readonly number[],
  extent: Extent,
): Vector[] {
  return directions.map((degrees) => {
    const way = toward(degrees)
    return plus(center, times(way, radius + reach(extent, way) + gap))
  })
}

/** A line that labels should avoid. Crossing a faint line costs less. */
export interface Line {
  points: readonly Vector[]
  isFaint: boolean
}

interface LabelRequest {
  /** Candidate positions of the label, best first. */
  places: readonly Vector[]
  extent: Extent
}

/**
 * Places the labels in order: each at its first position that crosses no line and covers nothing, or else at the
 * position with the least conflict.
 */
export function placed(
  requests: readonly LabelRequest[],
  lines: readonly Line[],
  taken: readonly Box[],
): Vector[] {
  const boxes = [...taken]
  return requests.map(({ places, extent }) => {
    const best = places
      .map((place, index) => {
        const box = boxAround(place, extent.width, extent.height)
        return { place, cost: index + overlapCost(box, lines, boxes) }
      })
      .reduce<{ place: Vector; cost: number } | undefined>(
        (min, next) => (min === undefined || next.cost < min.cost - 1e-9 ? next : min),
        undefined,
      )
    const place = best?.place ?? { x: 0, y: 0 }
    boxes.push(boxAround(place, extent.width, extent.height))
    return place
  })
}

/** Margin around text, in pixels. */
const air = 2

function overlapCost(box: Box, lines: readonly Line[], boxes: readonly Box[]): number {
  const area = widthOf(box) * heightOf(box)
  const wide = grown(box, air)
  let cost = 0
  for (const other of boxes) {
    const both = shared(box, other)
    if (both > 0) cost += 60 + (60 * both) / area
    else if (shared(wide, other) > 0) cost += 12
  }
  for (const line of lines) {
    const weight = line.isFaint ? 9 : 34
    if (isInTheWay(box, line)) cost += weight
    else if (isInTheWay(wide, line)) cost += weight / 3
  }
  return cost
}

export const isInTheWay = (box: Box, { points }: Line): boolean =>
  points.some((to, index) => {
    const from = points[index - 1]
    return from !== undefined && isCrossed(box, from, to)
  })
