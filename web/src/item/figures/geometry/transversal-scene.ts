import type { FigureOf } from '@skills-center/contract/figure'
import { aroundPoint } from './label-positions.ts'
import { type Scene, type SceneBuilder, createScene } from './scene.ts'
import { angleArcs, arcRadius, arrowsOn, nameAngle } from './scene-marks.ts'
import { type Vector, along, plus, times, toward } from './vector.ts'

type TransversalFigure = FigureOf<'transversal'>

/**
 * The four angles at an intersection, in the order above left, above right, below left, below right: direction and
 * size.
 */
export function anglesAt(line: number, third: number): { from: number; to: number }[] {
  return [
    { from: third, to: line + 180 },
    { from: line, to: third },
    { from: line + 180, to: third + 180 },
    { from: third + 180, to: line + 360 },
  ]
}

/** Lines that extend `reach` pixels on both sides of their intersections with the transversal. */
export function transversalScene(figure: TransversalFigure, reach: number): Scene {
  const scene = createScene()
  const third = figure.tilt + figure.angle
  const apart = reach * 0.5
  const crossings = [
    { at: times(toward(third), apart), line: figure.tilt },
    { at: times(toward(third), -apart), line: figure.tilt + figure.skew },
  ]
  const end = times(toward(third), apart + reach * 0.72)
  straight(scene, times(end, -1), end, third)
  for (const { at, line } of crossings) {
    const right = plus(at, times(toward(line), reach))
    const left = plus(at, times(toward(line), -reach))
    straight(scene, left, right, line)
    // Away from the arrowhead at the end, so that the two do not look like one mark.
    if (figure.arrows) arrowsOn(scene, left, right, 1, 0.75)
  }
  for (const [index, label] of figure.labels.entries()) {
    const crossing = crossings[index < 4 ? 0 : 1]
    const angle = crossing && anglesAt(crossing.line, third)[index % 4]
    if (crossing && angle) markAngle(scene, figure, index, crossing.at, angle, label)
  }
  for (const [index, { at, line }] of crossings.entries()) {
    const tip = plus(at, times(toward(line), reach))
    scene.text(figure.names[index] ?? '', (extent) => aroundPoint(tip, line, extent, 7))
  }
  scene.text(figure.names[2], (extent) => aroundPoint(along(end, { x: 0, y: 0 }, 0.02), third, extent, 7))
  return scene.finish()
}

function straight(scene: SceneBuilder, from: Vector, to: Vector, degrees: number): void {
  const short = times(toward(degrees), 8)
  scene.line([plus(from, short), plus(to, times(short, -1))], 'outline')
  scene.head(from, degrees + 180)
  scene.head(to, degrees)
}

function markAngle(
  scene: SceneBuilder,
  figure: TransversalFigure,
  index: number,
  at: Vector,
  { from, to }: { from: number; to: number },
  label: string,
): void {
  const radius = arcRadius(to - from, 60)
  const hasArc = figure.arcs?.includes(index) ?? false
  if (hasArc) angleArcs(scene, at, from, to, radius, 1)
  for (const spot of figure.spots ?? []) {
    if (spot.angle === index) nameAngle(scene, { spot: spot.id }, { at, from, to, arc: hasArc ? radius : 4 })
  }
  nameAngle(scene, { text: label }, { at, from, to, arc: hasArc ? radius : 5 })
}
