import type { Extent } from './label-positions.ts'
import { besideNarrow, inAngle } from './label-positions.ts'
import type { SceneBuilder } from './scene.ts'
import {
  type Vector,
  along,
  degreesOf,
  distance,
  minus,
  plus,
  quarter,
  times,
  toward,
  turnFrom,
  unit,
} from './vector.ts'

/** Points on the circle around `center`, from one direction counterclockwise to another. */
export function arcPoints(center: Vector, radius: number, from: number, turn: number): Vector[] {
  const steps = Math.max(2, Math.ceil(Math.abs(turn) / 4))
  return Array.from({ length: steps + 1 }, (_, step) =>
    plus(center, times(toward(from + (turn * step) / steps), radius)),
  )
}

/** A full circle, closed. */
export const ringPoints = (center: Vector, radius: number): Vector[] =>
  arcPoints(center, radius, 0, 360).slice(0, -1)

export const arcStep = 5

/** The arcs that mark an angle; equal angles have the same number of arcs. */
export function angleArcs(
  scene: SceneBuilder,
  at: Vector,
  from: number,
  to: number,
  radius: number,
  count: number,
): void {
  for (let index = 0; index < count; index++) {
    scene.line(arcPoints(at, radius + index * arcStep, from, turnFrom(from, to)), 'mark')
  }
}

/** The right-angle mark between two directions. */
export function rightAngle(scene: SceneBuilder, at: Vector, from: number, to: number, size: number): void {
  const a = times(toward(from), size)
  const b = times(toward(to), size)
  scene.line([plus(at, a), plus(plus(at, a), b), plus(at, b)], 'mark')
}

/** Tick marks across a segment; equal segments have the same number. */
export function ticksOn(scene: SceneBuilder, a: Vector, b: Vector, count: number, share = 0.5): void {
  const way = unit(minus(b, a))
  const across = times(quarter(way), 6.5)
  for (let index = 0; index < count; index++) {
    const at = plus(along(a, b, share), times(way, (index - (count - 1) / 2) * 5))
    scene.line([plus(at, across), minus(at, across)], 'mark')
  }
}

/** Open arrows on a segment; parallel segments have the same number. They all point right, or else up. */
export function arrowsOn(scene: SceneBuilder, a: Vector, b: Vector, count: number, share = 0.5): void {
  const given = unit(minus(b, a))
  const isBackward = given.x < -1e-6 || (Math.abs(given.x) <= 1e-6 && given.y > 0)
  const way = isBackward ? times(given, -1) : given
  const across = times(quarter(way), 5.5)
  for (let index = 0; index < count; index++) {
    const tip = plus(along(a, b, share), times(way, 4 + (index - (count - 1) / 2) * 7))
    const back = minus(tip, times(way, 7))
    scene.line([plus(back, across), tip, minus(back, across)], 'outline')
  }
}

/** The radius of an angle's arc: larger for narrow angles, so that it is visible, but within the arms. */
export function arcRadius(turn: number, arm: number): number {
  const wanted = Math.min(46, Math.max(20, 13 / ((Math.max(turn, 8) * Math.PI) / 180)))
  return Math.min(wanted, arm * 0.55)
}

/** Puts text or a badge in an angle. If the angle is too narrow, puts it beside the angle with a line to the arc. */
export function nameAngle(
  scene: SceneBuilder,
  name: { text: string } | { spot: string },
  { at, from, to, arc }: { at: Vector; from: number; to: number; arc: number },
): void {
  const arcMiddle = plus(at, times(toward(from + turnFrom(from, to) / 2), arc))
  const isNarrow = (extent: Extent) => besideNarrow(at, from, to, extent, arc) !== undefined
  const places = (extent: Extent) => (isNarrow(extent) ? [] : inAngle(at, from, to, extent, arc))
  const leader = {
    to: arcMiddle,
    places: (extent: Extent) => besideNarrow(at, from, to, extent, arc) ?? [],
  }
  if ('text' in name) scene.text(name.text, places, { leader })
  else scene.spot(name.spot, places, leader)
}

/** Marks the interior angle at a vertex, and returns the positions for its text. */
export function cornerAngle(
  scene: SceneBuilder,
  at: Vector,
  from: Vector,
  to: Vector,
  mark: { count: number; isRight: boolean },
): (extent: Extent) => Vector[] {
  const start = degreesOf(minus(from, at))
  const end = degreesOf(minus(to, at))
  const turn = turnFrom(start, end)
  const arm = Math.min(distance(at, from), distance(at, to))
  const radius = arcRadius(turn, arm)
  if (mark.isRight) {
    const size = Math.min(13, arm * 0.3)
    rightAngle(scene, at, start, end, size)
    return (extent) => inAngle(at, start, end, extent, size * 1.3)
  }
  angleArcs(scene, at, start, end, radius, mark.count)
  const outer = mark.count > 0 ? radius + (mark.count - 1) * arcStep : 4
  return (extent) => inAngle(at, start, end, extent, outer)
}
