import type { FigureOf } from '@skills-center/contract/figure'
import { aroundPoint, besideEither } from './label-positions.ts'
import { type Scene, type SceneBuilder, createScene } from './scene.ts'
import { arrowsOn, rightAngle, ticksOn } from './scene-marks.ts'
import { type Vector, crossing, degreesOf, distance, minus, plus, times, unit } from './vector.ts'

type Item = FigureOf<'lines'>['items'][number]

/** How far a line extends beyond its points, in pixels. */
const past = 26

/** Points, segments, rays, and lines at `scale` pixels for each unit. */
export function linesScene(figure: FigureOf<'lines'>, scale: number): Scene {
  const scene = createScene()
  const put = ([x, y]: readonly [number, number]): Vector => ({ x: x * scale, y: -y * scale })
  for (const [index, item] of figure.items.entries()) {
    const from = put(item.from)
    const to = put(item.to)
    const way = unit(minus(to, from))
    if (item.type !== 'point') {
      const start = item.type === 'line' ? minus(from, times(way, past)) : from
      const end = item.type === 'segment' ? to : plus(to, times(way, past))
      scene.line([start, end], 'outline')
      if (item.type === 'line') scene.head(start, degreesOf(times(way, -1)))
      if (item.type !== 'segment') scene.head(end, degreesOf(way))
    }
    ticksOn(scene, from, to, item.ticks ?? 0)
    arrowsOn(scene, from, to, item.parallels ?? 0, item.ticks ? 0.35 : 0.5)
    nameEnds(scene, item, from, to)
    for (const spot of figure.spots ?? []) {
      if (spot.index !== index) continue
      scene.spot(spot.id, (extent) =>
        item.type === 'point' ? aroundPoint(from, 90, extent) : besideEither(from, to, extent),
      )
    }
    scene.text(item.label, (extent) => besideEither(from, to, extent))
  }
  for (const [first, second] of figure.rightAngles ?? []) {
    const a = figure.items[first]
    const b = figure.items[second]
    if (a && b) markRightAngle(scene, [put(a.from), put(a.to)], [put(b.from), put(b.to)])
  }
  return scene.finish()
}

function nameEnds(scene: SceneBuilder, item: Item, from: Vector, to: Vector): void {
  const [first, second] = item.names
  const degrees = degreesOf(minus(to, from))
  // Beside an end where the line continues, beyond an end where it stops.
  const away = item.type === 'segment' ? 180 : 90
  if (first !== '') scene.dot(from)
  scene.text(first, (extent) => aroundPoint(from, item.type === 'point' ? 60 : degrees + away, extent))
  if (item.type === 'point') return
  if (second !== '') scene.dot(to)
  scene.text(second, (extent) =>
    aroundPoint(to, degrees + away - (item.type === 'segment' ? 180 : 0), extent),
  )
}

/** Toward the far ends of both, so that the mark is on the drawn parts. */
function markRightAngle(
  scene: SceneBuilder,
  a: readonly [Vector, Vector],
  b: readonly [Vector, Vector],
): void {
  const at = crossing(a[0], a[1], b[0], b[1])
  if (at === undefined) return
  const far = ([from, to]: readonly [Vector, Vector]) =>
    distance(at, to) >= distance(at, from) - 1 ? to : from
  const size = 13
  rightAngle(scene, at, degreesOf(minus(far(a), at)), degreesOf(minus(far(b), at)), size)
}
