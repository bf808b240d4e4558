import type { FigureOf } from '@skills-center/contract/figure'
import { aroundPoint, besideEither } from './label-positions.ts'
import { drawProtractor } from './protractor.ts'
import { type Scene, type SceneBuilder, createScene } from './scene.ts'
import { angleArcs, arcRadius, arcStep, nameAngle, rightAngle } from './scene-marks.ts'
import { type Vector, plus, times, toward, turnFrom } from './vector.ts'

type AngleFigure = FigureOf<'angle'>
const vertex: Vector = { x: 0, y: 0 }
/** The side length of a right-angle mark. */
const rightSize = 17

interface Sweep {
  from: number
  turn: number
}

/** Whether the second angle starts inside the first. */
function startsInside(a: Sweep, b: Sweep): boolean {
  const offset = turnFrom(a.from, b.from) % 360
  return offset < a.turn - 0.5
}

const overlap = (a: Sweep, b: Sweep): boolean => startsInside(a, b) || startsInside(b, a)

/** The ring, from 0, for each angle's arc. An angle that overlaps narrower ones gets an outer ring. */
export function ringsOf(sweeps: readonly Sweep[]): number[] {
  const rings = sweeps.map(() => 0)
  const order = sweeps
    .map((_, index) => index)
    .toSorted((a, b) => (sweeps[a]?.turn ?? 0) - (sweeps[b]?.turn ?? 0))
  for (const [rank, index] of order.entries()) {
    const sweep = sweeps[index]
    if (sweep === undefined) continue
    for (const inner of order.slice(0, rank)) {
      const other = sweeps[inner]
      if (other && overlap(sweep, other)) rings[index] = Math.max(rings[index] ?? 0, (rings[inner] ?? 0) + 1)
    }
  }
  return rings
}

/** The direction of the middle of the widest gap between rays, where the vertex label has room. */
export function widestGap(directions: readonly number[]): number {
  const sorted = directions.map((direction) => ((direction % 360) + 360) % 360).toSorted((a, b) => a - b)
  let best = { middle: 225, turn: 0 }
  for (const [index, from] of sorted.entries()) {
    const turn = turnFrom(from, sorted[(index + 1) % sorted.length] ?? from)
    if (turn > best.turn + 1e-6) best = { middle: from + turn / 2, turn }
  }
  return best.middle
}

/** A scene with rays `reach` pixels long. */
export function angleScene(figure: AngleFigure, reach: number): Scene {
  const scene = createScene()
  if (figure.protractor) drawProtractor(scene, reach - 16)
  const directions = figure.rays.map((ray) => ray.direction)
  for (const direction of directions) {
    scene.line([vertex, times(toward(direction), reach - 8)], 'outline')
    scene.head(times(toward(direction), reach), direction)
  }
  scene.dot(vertex)
  const gap = widestGap(directions)
  scene.text(figure.vertex, (extent) => aroundPoint(vertex, figure.protractor ? 270 : gap, extent, 8))
  drawArcs(scene, figure, directions, reach)
  for (const ray of figure.rays) {
    if (ray.label === '') continue
    const way = toward(ray.direction)
    if (figure.protractor) {
      // Point names go at the ends, clear of the protractor.
      scene.text(ray.label, (extent) => aroundPoint(times(way, reach), ray.direction, extent))
      continue
    }
    const at = times(way, reach * 0.74)
    scene.dot(at)
    scene.text(ray.label, (extent) => [
      ...besideEither(at, plus(at, times(way, 1)), extent).filter((_, index) => index === 0 || index === 10),
      ...aroundPoint(at, ray.direction + 90, extent),
    ])
  }
  for (const spot of figure.spots ?? []) {
    if (spot.on === 'arc') continue
    const direction = directions[spot.index] ?? 0
    scene.spot(spot.id, (extent) => aroundPoint(times(toward(direction), reach + 2), direction, extent, 4))
  }
  return scene.finish()
}

function drawArcs(
  scene: SceneBuilder,
  figure: AngleFigure,
  directions: readonly number[],
  reach: number,
): void {
  const sweeps = figure.arcs.map(({ from, to }): Sweep => {
    const start = directions[from] ?? 0
    return { from: start, turn: turnFrom(start, directions[to] ?? 0) }
  })
  const rings = ringsOf(sweeps)
  for (const [index, arc] of figure.arcs.entries()) {
    const sweep = sweeps[index]
    if (sweep === undefined) continue
    const { from, turn } = sweep
    const count = { none: 0, single: 1, double: 2, triple: 3, right: 0 }[arc.mark]
    const isInRight = figure.arcs.some(({ mark }, at) => {
      const other = sweeps[at]
      return mark === 'right' && other !== undefined && other !== sweep && overlap(sweep, other)
    })
    const own = Math.max(arcRadius(turn, reach), isInRight ? rightSize * 1.8 : 0)
    const radius = own + (rings[index] ?? 0) * 34
    if (arc.mark === 'right') rightAngle(scene, vertex, from, from + turn, rightSize)
    else angleArcs(scene, vertex, from, from + turn, radius, count)
    const outer = arc.mark === 'right' ? rightSize * 1.3 : count === 0 ? 8 : radius + (count - 1) * arcStep
    for (const spot of figure.spots ?? []) {
      if (spot.on === 'arc' && spot.index === index) {
        nameAngle(scene, { spot: spot.id }, { at: vertex, from, to: from + turn, arc: outer })
      }
    }
    nameAngle(scene, { text: arc.label }, { at: vertex, from, to: from + turn, arc: outer })
  }
}
