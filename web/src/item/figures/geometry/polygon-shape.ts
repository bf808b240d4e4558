import type { FigureOf } from '@skills-center/contract/figure'
import { type Extent, aroundPoint, awayFromSegment, besideEither, besideSegment } from './label-positions.ts'
import { type Shape, type Units, cornersOf, labelPointOf, toDrawing } from './outline.ts'
import type { SceneBuilder } from './scene.ts'
import { arcPoints, arrowsOn, cornerAngle, rightAngle, ringPoints, ticksOn } from './scene-marks.ts'
import {
  type Vector,
  degreesOf,
  distance,
  doubleArea,
  foot,
  middle,
  minus,
  plus,
  quarter,
  times,
  toward,
  turnFrom,
  unit,
} from './vector.ts'

type PolygonSpot = NonNullable<FigureOf<'polygon'>['spots']>[number]

/** A shape with values computed from its vertices. */
interface Drawn {
  shape: Shape
  corners: Vector[]
  /** Whether the vertices are in counterclockwise order on screen. */
  isLeftward: boolean
  put: (place: Units) => Vector
  spots: readonly PolygonSpot[]
}

/** Draws one shape with its labels and marks. */
export function drawShape(
  scene: SceneBuilder,
  shape: Shape,
  scale: number,
  spots: readonly PolygonSpot[],
): void {
  const put = toDrawing(shape, scale)
  const corners = cornersOf(shape.outline).map(put)
  const drawn: Drawn = { shape, corners, isLeftward: doubleArea(corners) > 0, put, spots }
  const ring = ringOf(drawn)
  scene.area([ring], shape.fill ?? 'soft')
  for (const circle of shape.circles ?? []) drawCircle(scene, circle, put, scale)
  scene.line(ring, 'outline', true)
  drawAngles(scene, drawn)
  drawHeights(scene, drawn)
  drawSegments(scene, drawn)
  const heart = labelPointOf(corners)
  const nearHeart = () => [heart, ...[-14, 14, -28, 28].map((down) => ({ x: heart.x, y: heart.y + down }))]
  for (const spot of spotsOn(drawn, 'center', 0)) scene.spot(spot.id, () => [heart])
  scene.text(shape.center ?? '', nearHeart)
  drawSides(scene, drawn)
  for (const point of shape.points ?? []) {
    scene.dot(put(point.at))
    scene.text(point.label, (extent) => aroundPoint(put(point.at), 45, extent))
  }
  drawNames(scene, drawn)
}

const at = (corners: readonly Vector[], index: number): Vector =>
  corners[((index % corners.length) + corners.length) % corners.length] ?? { x: 0, y: 0 }

const spotsOn = ({ spots }: Drawn, on: PolygonSpot['on'], index: number) =>
  spots.filter((spot) => spot.on === on && spot.index === index)

/** The unit vector out of the shape at a side. */
function outOf(drawn: Drawn, a: Vector, b: Vector): Vector {
  return times(quarter(unit(minus(b, a))), drawn.isLeftward ? -1 : 1)
}

/** The outline, including its half circles. */
function ringOf(drawn: Drawn): Vector[] {
  const { corners, shape, isLeftward } = drawn
  return corners.flatMap((corner, index) => {
    const half = shape.halfCircles?.find(({ side }) => side === index)
    if (half === undefined) return [corner]
    const next = at(corners, index + 1)
    const center = middle(corner, next)
    const turn = half.isOutward === isLeftward ? 180 : -180
    return arcPoints(center, distance(corner, center), degreesOf(minus(corner, center)), turn).slice(0, -1)
  })
}

function drawAngles(scene: SceneBuilder, drawn: Drawn): void {
  const { corners, shape, isLeftward } = drawn
  for (const [index, corner] of corners.entries()) {
    const next = at(corners, index + 1)
    const last = at(corners, index - 1)
    const label = shape.angles?.[index] ?? ''
    const isRight = shape.rightAngles?.includes(index) ?? false
    const count = shape.arcs?.[index] ?? (label === '' ? 0 : 1)
    const spots = spotsOn(drawn, 'angle', index)
    if (!isRight && count === 0 && label === '' && spots.length === 0) continue
    const arms = isLeftward ? ([next, last] as const) : ([last, next] as const)
    const places = cornerAngle(scene, corner, ...arms, { count, isRight })
    const [from, to] = arms.map((arm) => unit(minus(arm, corner)))
    const inward = from && to ? degreesOf(minus(plus(from, to), { x: 0, y: 0 })) : 0
    const leader = {
      to: plus(corner, times(toward(inward), 14)),
      places: (extent: Extent) => aroundPoint(corner, inward + 180, extent, 16),
    }
    // A badge far inside a narrow angle would not clearly belong to it.
    const near = (extent: Extent) => places(extent).filter((place) => distance(place, corner) < 105)
    for (const spot of spots) scene.spot(spot.id, near, leader)
    scene.text(label, places, { leader })
  }
}

function drawSides(scene: SceneBuilder, drawn: Drawn): void {
  const { corners, shape } = drawn
  for (const [index, a] of corners.entries()) {
    const b = at(corners, index + 1)
    const out = outOf(drawn, a, b)
    const ticks = shape.ticks?.[index] ?? 0
    ticksOn(scene, a, b, ticks)
    arrowsOn(scene, a, b, shape.parallels?.[index] ?? 0, ticks > 0 ? 0.3 : 0.5)
    const isRound = shape.halfCircles?.some(({ side, isOutward }) => side === index && isOutward) ?? false
    const bulge = times(out, isRound ? distance(a, b) / 2 : 0)
    for (const spot of spotsOn(drawn, 'side', index)) {
      scene.spot(spot.id, (extent) => besideSegment(plus(a, bulge), plus(b, bulge), out, extent))
    }
    scene.text(shape.sides?.[index] ?? '', (extent) => [
      ...besideSegment(plus(a, bulge), plus(b, bulge), out, extent),
      ...besideSegment(a, b, times(out, -1), extent).slice(0, 3),
    ])
  }
}

function drawNames(scene: SceneBuilder, drawn: Drawn): void {
  const { corners, shape, isLeftward } = drawn
  for (const [index, corner] of corners.entries()) {
    const next = degreesOf(minus(at(corners, index + 1), corner))
    const last = degreesOf(minus(at(corners, index - 1), corner))
    const [from, to] = isLeftward ? [next, last] : [last, next]
    const away = from + turnFrom(from, to) / 2 + 180
    for (const spot of spotsOn(drawn, 'vertex', index)) {
      scene.spot(spot.id, (extent) => aroundPoint(corner, away, extent, 2))
    }
    scene.text(shape.names?.[index] ?? '', (extent) => aroundPoint(corner, away, extent))
  }
}

function drawHeights(scene: SceneBuilder, { corners, shape }: Drawn): void {
  for (const height of shape.heights ?? []) {
    const top = at(corners, height.from)
    const a = at(corners, height.to)
    const b = at(corners, height.to + 1)
    const base = foot(top, a, b)
    scene.line([top, base], 'dashed')
    const near = distance(base, a) < distance(base, b) ? a : b
    const isBeyond = distance(base, a) + distance(base, b) > distance(a, b) + 1
    if (isBeyond) scene.line([near, base], 'dashed')
    const end = isBeyond ? near : distance(base, a) > distance(base, b) ? a : b
    const size = Math.min(11, distance(top, base) * 0.3)
    rightAngle(scene, base, degreesOf(minus(top, base)), degreesOf(minus(end, base)), size)
    scene.text(height.label, (extent) => besideEither(top, base, extent), {
      leader: { to: middle(top, base), places: (extent) => awayFromSegment(top, base, extent) },
    })
  }
}

function drawSegments(scene: SceneBuilder, drawn: Drawn): void {
  for (const [index, segment] of (drawn.shape.segments ?? []).entries()) {
    const from = drawn.put(segment.from)
    const to = drawn.put(segment.to)
    const past = times(unit(minus(to, from)), segment.look === 'axis' ? 18 : 0)
    const start = minus(from, past)
    const end = plus(to, past)
    scene.line([start, end], segment.look === 'solid' ? 'line' : segment.look)
    ticksOn(scene, from, to, segment.ticks ?? 0)
    const degrees = degreesOf(minus(end, start))
    for (const spot of spotsOn(drawn, 'segment', index)) {
      scene.spot(spot.id, (extent) =>
        segment.look === 'axis'
          ? [...aroundPoint(end, degrees, extent, 0), ...aroundPoint(start, degrees + 180, extent, 0)]
          : besideEither(from, to, extent),
      )
    }
    // An axis has its name at one end, outside the shape.
    if (segment.look === 'axis') scene.text(segment.label, (extent) => aroundPoint(end, degrees, extent))
    else scene.text(segment.label, (extent) => besideEither(from, to, extent))
  }
}

function drawCircle(
  scene: SceneBuilder,
  circle: NonNullable<Shape['circles']>[number],
  put: (place: Units) => Vector,
  scale: number,
): void {
  const center = put(circle.center)
  const ring = ringPoints(center, circle.radius * scale)
  scene.area([ring], circle.fill)
  scene.line(ring, 'outline', true)
  if (circle.label === '') return
  const end = plus(center, { x: circle.radius * scale, y: 0 })
  scene.line([center, end], 'line')
  scene.dot(center)
  scene.text(circle.label, (extent) => [...besideEither(center, end, extent), ...aroundPoint(end, 0, extent)])
}
