import type { FigureOf } from '@skills-center/contract/figure'
import { type Extent, aroundPoint, awayFromSegment, besideEither, besideSegment } from './label-positions.ts'
import { type Measure, type Net, edgesOf, netOf } from './net-faces.ts'
import { labelPointOf } from './outline.ts'
import { unitSquares } from './polygon-scene.ts'
import { type Scene, type SceneBuilder, createScene } from './scene.ts'
import { rightAngle, ringPoints } from './scene-marks.ts'
import { type Vector, degreesOf, isInside, middle, minus, plus, quarter, times, unit } from './vector.ts'

/** The larger of a net's width and height, in units. */
export function netExtent(layout: FigureOf<'net'>['layout']): number {
  const places = outlineOf(netOf(layout))
  const xs = places.map((place) => place.x)
  const ys = places.map((place) => place.y)
  return Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys))
}

const outlineOf = (net: Net): Vector[] => [
  ...net.faces.flatMap((face) => face.corners),
  ...net.circles.flatMap(({ center, radius }) => ringPoints(center, radius)),
]

/** A net at `scale` pixels for each unit. */
export function netScene(figure: FigureOf<'net'>, scale: number): Scene {
  const scene = createScene()
  const net = netOf(figure.layout)
  const put = (place: Vector): Vector => times(place, scale)
  if (figure.grid) unitSquares(scene, outlineOf(net).map(put), scale)
  const faces = net.faces.map((face) => ({ name: face.name, corners: face.corners.map(put) }))
  const rounds = net.circles.map((circle) => ({
    name: circle.name,
    corners: ringPoints(put(circle.center), circle.radius * scale),
  }))
  for (const face of [...faces, ...rounds]) scene.area([face.corners], 'soft')
  for (const edge of edgesOf(faces)) scene.line([edge.from, edge.to], edge.isFold ? 'dashed' : 'outline')
  for (const round of rounds) scene.line(round.corners, 'outline', true)
  for (const { name, corners } of [...faces, ...rounds]) {
    const heart = labelPointOf(corners)
    const near = [
      heart,
      ...[-14, 14].flatMap((by) => [plus(heart, { x: 0, y: by }), plus(heart, { x: by, y: 0 })]),
    ]
    for (const spot of figure.spots ?? []) if (spot.face === name) scene.spot(spot.id, () => [heart])
    scene.text(figure.faces?.[name] ?? '', () => near)
  }
  for (const measure of net.measures) {
    drawMeasure(scene, { ...measure, from: put(measure.from), to: put(measure.to) }, [...faces, ...rounds])
  }
  return scene.finish()
}

const leaderTo = (from: Vector, to: Vector) => ({
  leader: { to: middle(from, to), places: (extent: Extent) => awayFromSegment(from, to, extent) },
})

function drawMeasure(
  scene: SceneBuilder,
  { text, from, to, how }: Measure,
  faces: readonly { name: string; corners: Vector[] }[],
): void {
  if (text === '') return
  if (how === 'height') {
    scene.line([from, to], 'dashed')
    const up = degreesOf(minus(from, to))
    rightAngle(scene, to, up, up + 90, 9)
    scene.text(text, (extent) => besideEither(from, to, extent), leaderTo(from, to))
    return
  }
  if (how === 'radius') {
    scene.line([from, to], 'line')
    scene.dot(from)
    scene.text(text, (extent) => [...besideEither(from, to, extent), ...aroundPoint(to, 0, extent)])
    return
  }
  const out = quarter(unit(minus(to, from)))
  const probe = plus(middle(from, to), times(out, 3))
  const isOutside = !faces.some(({ corners }) => isInside(probe, corners))
  scene.text(
    text,
    (extent) => [
      ...besideSegment(from, to, isOutside ? out : times(out, -1), extent),
      ...besideSegment(from, to, isOutside ? times(out, -1) : out, extent),
    ],
    leaderTo(from, to),
  )
}
