import { isNear } from '@skills-center/answers/near'
import type { InteractionOf } from '@skills-center/contract/interaction'
import { type Grid, axisGrid, middlePlace, snapped, stepped } from '../drawing/grid.ts'
import { bigStep, stepsOf } from '../drawing/steps.ts'

export type Plane = InteractionOf<'coordinate-plane'>
export type Place = [number, number]
export type Points = readonly Place[]

export const gridsOf = ({ x, y, snap }: Plane): { x: Grid; y: Grid } => ({
  x: axisGrid(x, snap.x),
  y: axisGrid(y, snap.y),
})

/** The number of points that the student sets. */
export function pointsWanted({ draws }: Plane): number {
  switch (draws.kind) {
    case 'points':
      return draws.count
    case 'polygon':
      return draws.corners
    case 'line':
    case 'segment':
    case 'curve':
      return 2
  }
}

const isSame = (a: Place, b: Place): boolean => isNear(a[0], b[0]) && isNear(a[1], b[1])

/** The index of the point at a place, or -1. */
export const pointAt = (points: Points, place: Place): number =>
  points.findIndex((point) => isSame(point, place))

/** The allowed place nearest to a spot, in units of the plane. */
export function snappedPlace(plane: Plane, [x, y]: Place): Place {
  const grids = gridsOf(plane)
  return [snapped(grids.x, x), snapped(grids.y, y)]
}

/** The points with one moved; the same list if the place is taken. */
export function moved(points: Points, index: number, place: Place): Points {
  if (pointAt(points, place) >= 0) return points
  return points.map((point, other) => (other === index ? place : point))
}

/** Moves a point this many steps along one axis, passing over occupied places. */
export function step(plane: Plane, points: Points, index: number, axis: 'x' | 'y', steps: number): Place {
  const point = points[index] ?? [0, 0]
  const along = (value: number): Place => (axis === 'x' ? [value, point[1]] : [point[0], value])
  const others = points.filter((_, other) => other !== index)
  const value = axis === 'x' ? point[0] : point[1]
  return along(stepped(gridsOf(plane)[axis], value, steps, (at) => pointAt(others, along(at)) >= 0))
}

/** Where a key moves a point; undefined if the key does not move it. */
export function keyMoves(
  plane: Plane,
  points: Points,
  index: number,
  key: string,
  isShift: boolean,
): Place | undefined {
  const axis = ['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown'].includes(key) ? 'y' : 'x'
  const grid = gridsOf(plane)[axis]
  const tick = plane[axis].step
  const at = points[index]?.[axis === 'x' ? 0 : 1]
  const steps = at === undefined ? undefined : stepsOf(key, grid, tick, at)
  if (steps === undefined) return undefined
  const isBig = isShift && Math.abs(steps) === 1
  return step(plane, points, index, axis, isBig ? steps * bigStep(grid, tick) : steps)
}

/** The place of a point added without a position: near the origin, clear of the others. */
export function firstFreePlace(plane: Plane, points: Points): Place {
  const grids = gridsOf(plane)
  const start: Place = [middlePlace(grids.x), middlePlace(grids.y)]
  if (pointAt(points, start) < 0) return start
  const row = (way: number) => step(plane, [start, ...points], 0, 'x', way)
  const right = row(1)
  return isSame(right, start) ? row(-1) : right
}
