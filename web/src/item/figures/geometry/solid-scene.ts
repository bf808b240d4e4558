import type { FigureOf } from '@skills-center/contract/figure'
import { heightOf, boxOf, widthOf } from './boxes.ts'
import { aroundPoint, awayFromSegment, besideEither, besideSegment } from './label-positions.ts'
import { centerOfMass } from './outline.ts'
import { type Scene, type SceneBuilder, createScene } from './scene.ts'
import { type SolidMeasure, measuresOf } from './solid-measures.ts'
import { type Model, circlePlaces, modelOf } from './solid-models.ts'
import { readable } from './solid-proportions.ts'
import { hatching, isNear, nearPart, sectionOf, sheetAround } from './solid-section.ts'
import { type Point3, add, hullOf, normalize, scaled, project } from './solid-space.ts'
import {
  type Vector,
  degreesOf,
  distance,
  dot,
  isInside,
  middle,
  minus,
  plus,
  quarter,
  times,
  unit,
} from './vector.ts'

type SolidFigure = FigureOf<'solid'>
type Put = (place: Point3) => Vector

/** A solid at `scale` pixels for each unit. */
export function solidScene(given: SolidFigure, scale: number): Scene {
  const scene = createScene()
  const figure = readable(given)
  const model = modelOf(figure.body)
  const put: Put = (place) => project(model.view, place, scale)
  if (figure.section) drawCut(scene, model, figure.section, put, scale)
  else drawWhole(scene, model, put)
  if (figure.body.shape === 'prism') {
    for (const [[fromX, fromZ], [toX, toZ]] of figure.body.cuts ?? []) {
      scene.line([put([fromX, 0, fromZ]), put([toX, 0, toZ])], 'dashed')
    }
  }
  const heart = centerOfMass(hullOf(outlineOf(model).map(put)))
  for (const { from, to, label, look } of figure.segments ?? []) {
    scene.line([put(from), put(to)], look === 'solid' ? 'line' : 'dashed')
    scene.text(label, (extent) => besideEither(put(from), put(to), extent))
  }
  for (const spot of figure.spots ?? []) scene.spot(spot.id, () => [put(spot.at)])
  for (const measure of measuresOf(figure.body)) drawMeasure(scene, measure, put, heart)
  for (const point of figure.points ?? []) {
    const at = put(point.at)
    scene.dot(at)
    scene.text(point.label, (extent) => aroundPoint(at, degreesOf(minus(at, heart)), extent))
  }
  return scene.finish()
}

/** The larger of a solid's width and height as drawn, in units. */
export function solidExtent(figure: SolidFigure): number {
  const model = modelOf(readable(figure).body)
  const box = boxOf(outlineOf(model).map((place) => project(model.view, place, 1)))
  return Math.max(widthOf(box), heightOf(box))
}

const outlineOf = (model: Model): Point3[] => [
  ...model.faces.flatMap(({ corners }) => corners),
  ...model.hidden.flat(),
  ...model.rounds.flatMap(({ places }) => places),
]

function drawWhole(scene: SceneBuilder, model: Model, put: Put): void {
  const hulls = model.rounds.map(({ places }) => hullOf(places.map(put)))
  for (const hull of hulls) {
    scene.area([hull], 'ground')
    scene.area([hull], 'soft')
  }
  for (const { corners, fill } of model.faces) {
    const face = corners.map(put)
    if (hulls.length === 0) scene.area([face], 'ground')
    scene.area([face], fill)
    if (hulls.length === 0) scene.line(face, 'outline', true)
  }
  for (const [from, to] of model.hidden) scene.line([put(from), put(to)], 'dashed')
  for (const [index, hull] of hulls.entries()) {
    const others = hulls.filter((_, other) => other !== index)
    for (const stretch of outside([...hull, ...hull.slice(0, 1)], others)) scene.line(stretch, 'outline')
  }
  for (const [index, { rings }] of model.rounds.entries()) {
    for (const ring of rings) {
      scene.line(circlePlaces(ring.radius, ring.z, 180, 360).map(put), 'outline')
      const back = circlePlaces(ring.radius, ring.z, 0, 180).map(put)
      const above = hulls.slice(index + 1)
      if (ring.back === 'hidden') scene.line(back, 'dashed')
      else for (const stretch of outside(back, above)) scene.line(stretch, 'outline')
    }
  }
}

/** The parts of a line that no other outline covers. */
function outside(line: readonly Vector[], hulls: readonly (readonly Vector[])[]): Vector[][] {
  const stretches: Vector[][] = []
  let open: Vector[] = []
  for (const [index, to] of line.entries()) {
    const from = line[index - 1]
    if (from === undefined) continue
    const isCovered = hulls.some((hull) => isInside(middle(from, to), hull))
    if (isCovered) {
      if (open.length > 0) stretches.push(open)
      open = []
    } else {
      open = open.length === 0 ? [from, to] : [...open, to]
    }
  }
  return open.length > 0 ? [...stretches, open] : stretches
}

/** Draws the whole solid, then the plane with the cross-section, then the part in front of the plane. */
function drawCut(
  scene: SceneBuilder,
  model: Model,
  plane: NonNullable<SolidFigure['section']>,
  put: Put,
  scale: number,
): void {
  drawWhole(scene, model, put)
  const section = sectionOf(model.edges, plane)
  if (section.length === 0) return
  const lean = model.rounds.length > 0 ? 0.25 : 0
  const sheet = sheetAround(section, plane, 14 / scale, lean).map(put)
  scene.area([sheet], 'veil')
  scene.line(sheet, 'mark', true)
  const cut = section.map(put)
  scene.area([cut], 'middle')
  for (const line of hatching(cut, 8)) scene.line(line, 'hatch')
  for (const { places } of model.rounds) {
    const near = hullOf([...places.filter((place) => isNear(model.view, plane, place)), ...section].map(put))
    scene.area([near], 'faint')
    scene.line(near, 'outline', true)
  }
  for (const { corners, fill } of model.faces) {
    const part = nearPart(model.view, plane, corners)
    if (part.length < 3) continue
    scene.area([part.map(put)], model.rounds.length > 0 ? 'faint' : fill)
    scene.line(part.map(put), 'outline', true)
  }
  scene.line(cut, 'bold', true)
}

function drawMeasure(scene: SceneBuilder, measure: SolidMeasure, put: Put, heart: Vector): void {
  const from = put(measure.from)
  const to = put(measure.to)
  const side = quarter(unit(minus(to, from)))
  const out = dot(side, minus(middle(from, to), heart)) >= 0 ? side : times(side, -1)
  switch (measure.how) {
    case 'edge':
      scene.text(measure.text, (extent) => besideSegment(from, to, out, extent))
      return
    case 'rim':
      scene.text(measure.text, (extent) => [
        ...besideSegment(from, to, times(out, -1), extent).slice(0, 5),
        ...besideSegment(from, to, out, extent),
      ])
      return
    case 'inside':
    case 'line':
      scene.line([from, to], measure.how === 'inside' ? 'dashed' : 'line')
      if (measure.square) markSquare(scene, measure.to, measure.square, put)
      scene.text(measure.text, (extent) => besideEither(from, to, extent), {
        leader: { to: middle(from, to), places: (extent) => awayFromSegment(from, to, extent) },
      })
      return
    case 'span': {
      const off = times(out, 14)
      const [a, b] = [plus(from, off), plus(to, off)]
      scene.line([a, b], 'mark')
      for (const end of [a, b]) scene.line([plus(end, times(out, 5)), minus(end, times(out, 5))], 'mark')
      scene.text(measure.text, (extent) => besideSegment(a, b, out, extent))
    }
  }
}

/** A right-angle mark in space, about ten pixels large. */
function markSquare(scene: SceneBuilder, at: Point3, [first, second]: [Point3, Point3], put: Put): void {
  const pixel = distance(put([1, 0, 0]), put([0, 0, 0]))
  const a = scaled(normalize(first), 10 / pixel)
  const b = scaled(normalize(second), 10 / pixel)
  scene.line([put(add(at, a)), put(add(at, add(a, b))), put(add(at, b))], 'mark')
}
