import type { FigureOf } from '@skills-center/contract/figure'
import { aroundPoint, besideEither, outsideCircle } from './label-positions.ts'
import { type Scene, type SceneBuilder, createScene } from './scene.ts'
import {
  angleArcs,
  arcPoints,
  arcRadius,
  arcStep,
  nameAngle,
  rightAngle,
  ringPoints,
  ticksOn,
} from './scene-marks.ts'
import {
  type Vector,
  degreesOf,
  distance,
  minus,
  plus,
  quarter,
  times,
  toward,
  turnFrom,
  unit,
  dot,
} from './vector.ts'

type CircleFigure = FigureOf<'circle'>
const center: Vector = { x: 0, y: 0 }
/** A circle of `radius` pixels around (0, 0). */
export function circleScene(figure: CircleFigure, radius: number): Scene {
  const scene = createScene()
  const ring = ringPoints(center, radius)
  const inner = figure.inner && ringPoints(center, radius * figure.inner.radius)
  if (inner) scene.area([ring, inner], 'middle')
  else scene.area([ring], figure.fill)
  const places = placesOf(figure, radius)
  const at = (id: string): Vector => places.get(id) ?? center
  drawSectors(scene, figure, radius)
  scene.line(ring, 'outline', true)
  if (inner) scene.line(inner, 'outline', true)
  drawArcs(scene, figure, radius)
  drawTangents(scene, figure, at, radius)
  drawAngles(scene, figure, at)
  drawSegments(scene, figure, at)
  for (const point of figure.points ?? []) {
    const place = at(point.id)
    for (const spot of figure.spots ?? []) {
      if (spot.on === 'point' && spot.point === point.id) {
        scene.spot(spot.id, (extent) => aroundPoint(place, point.at, extent, 2))
      }
    }
    if (point.label === '') continue
    scene.dot(place)
    scene.text(point.label, (extent) => aroundPoint(place, point.at, extent))
  }
  if (!figure.isCenterHidden) scene.dot(center)
  scene.text(figure.center, (extent) => aroundPoint(center, 225, extent))
  scene.text(figure.circumference ?? '', (extent) =>
    outsideCircle(center, radius, [45, 135, 30, 60, 120, 150, 315, 225], extent),
  )
  return scene.finish()
}

function placesOf(figure: CircleFigure, radius: number): Map<string, Vector> {
  const points = (figure.points ?? []).map(
    ({ id, at, distance: far = 1 }) => [id, times(toward(at), radius * far)] as const,
  )
  return new Map([['center', center], ...points])
}

function drawSectors(scene: SceneBuilder, figure: CircleFigure, radius: number): void {
  for (const [index, sector] of (figure.sectors ?? []).entries()) {
    const turn = turnFrom(sector.from, sector.to)
    const slice =
      turn === 360 ? ringPoints(center, radius) : [center, ...arcPoints(center, radius, sector.from, turn)]
    if (sector.isShaded) scene.area([slice], 'strong')
    if (turn < 360)
      scene.line([times(toward(sector.from), radius), center, times(toward(sector.to), radius)], 'line')
    const half = sector.from + turn / 2
    // In the middle of the slice, where it is wide.
    const inside = (share: number) => times(toward(half), radius * share)
    const within = () => [0.6, 0.68, 0.52, 0.76].map(inside)
    for (const spot of figure.spots ?? []) {
      if (spot.on === 'sector' && spot.index === index) scene.spot(spot.id, within)
    }
    scene.text(sector.label, within)
  }
}

function drawArcs(scene: SceneBuilder, figure: CircleFigure, radius: number): void {
  for (const [index, arc] of (figure.arcs ?? []).entries()) {
    const turn = turnFrom(arc.from, arc.to)
    scene.line(arcPoints(center, radius, arc.from, turn), 'bold')
    const outside = [0.5, 0.42, 0.58, 0.34, 0.66].map((share) => arc.from + turn * share)
    for (const spot of figure.spots ?? []) {
      if (spot.on !== 'arc' || spot.index !== index) continue
      scene.spot(spot.id, (extent) => outsideCircle(center, radius, outside, extent))
    }
    scene.text(arc.label, (extent) => outsideCircle(center, radius, outside, extent))
  }
}

function drawTangents(
  scene: SceneBuilder,
  figure: CircleFigure,
  at: (id: string) => Vector,
  radius: number,
): void {
  for (const tangent of figure.tangents ?? []) {
    const touch = at(tangent.at)
    const way = unit(quarter(touch))
    // Beyond every point on the tangent.
    const on = (figure.points ?? []).map((point) => minus(at(point.id), touch))
    const ends = on.filter((end) => Math.abs(dot(end, touch)) < radius * 2).map((end) => dot(end, way))
    const left = plus(touch, times(way, Math.max(radius * 0.9, ...ends.map((end) => end + 26))))
    const right = plus(touch, times(way, Math.min(radius * -0.9, ...ends.map((end) => end - 26))))
    scene.line([left, right], 'outline')
    scene.head(left, degreesOf(way))
    scene.head(right, degreesOf(times(way, -1)))
  }
}

function drawAngles(scene: SceneBuilder, figure: CircleFigure, at: (id: string) => Vector): void {
  for (const [index, angle] of (figure.angles ?? []).entries()) {
    const corner = at(angle.at)
    const first = degreesOf(minus(at(angle.from), corner))
    const second = degreesOf(minus(at(angle.to), corner))
    const [from, to] = turnFrom(first, second) <= 180 ? [first, second] : [second, first]
    const turn = turnFrom(from, to)
    const arm = Math.min(distance(at(angle.from), corner), distance(at(angle.to), corner))
    const count = { none: 0, single: 1, double: 2, right: 0 }[angle.mark]
    const radius = arcRadius(turn, arm)
    if (angle.mark === 'right') rightAngle(scene, corner, from, to, Math.min(13, arm * 0.3))
    else angleArcs(scene, corner, from, to, radius, count)
    const outer = angle.mark === 'right' ? 18 : count === 0 ? 6 : radius + (count - 1) * arcStep
    for (const spot of figure.spots ?? []) {
      if (spot.on === 'angle' && spot.index === index) {
        nameAngle(scene, { spot: spot.id }, { at: corner, from, to, arc: outer })
      }
    }
    nameAngle(scene, { text: angle.label }, { at: corner, from, to, arc: outer })
  }
}

function drawSegments(scene: SceneBuilder, figure: CircleFigure, at: (id: string) => Vector): void {
  for (const [index, segment] of (figure.segments ?? []).entries()) {
    const from = at(segment.from)
    const to = at(segment.to)
    scene.line([from, to], segment.look === 'dashed' ? 'dashed' : 'outline')
    ticksOn(scene, from, to, segment.ticks ?? 0)
    for (const spot of figure.spots ?? []) {
      if (spot.on === 'segment' && spot.index === index) {
        scene.spot(spot.id, (extent) => besideEither(from, to, extent))
      }
    }
    scene.text(segment.label, (extent) => besideEither(from, to, extent))
  }
}
