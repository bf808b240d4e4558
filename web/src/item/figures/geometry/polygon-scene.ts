import type { FigureOf } from '@skills-center/contract/figure'
import { boxOf, boxOver, heightOf, widthOf } from './boxes.ts'
import { cornersOf, toDrawing } from './outline.ts'
import { drawShape } from './polygon-shape.ts'
import { type Scene, type SceneBuilder, createScene, moved } from './scene.ts'
import type { Vector } from './vector.ts'

type PolygonFigure = FigureOf<'polygon'>

/** All shapes at `scale` pixels for each unit; separate shapes are in rows of `perRow`. */
export function polygonScene(figure: PolygonFigure, scale: number, perRow: number): Scene {
  if (figure.layout === 'together') {
    const scene = createScene()
    const corners = figure.shapes.flatMap((shape) => cornersOf(shape.outline).map(toDrawing(shape, scale)))
    if (figure.grid) unitSquares(scene, corners, scale)
    for (const [index, shape] of figure.shapes.entries()) {
      drawShape(scene, shape, scale, figure.spots?.filter((spot) => spot.shape === index) ?? [])
    }
    return figure.shapes.reduce((all, { caption }) => captioned(all, caption ?? ''), scene.finish())
  }
  const scenes = figure.shapes.map((shape, index) => {
    const scene = createScene()
    if (figure.grid) unitSquares(scene, cornersOf(shape.outline).map(toDrawing(shape, scale)), scale)
    drawShape(scene, shape, scale, figure.spots?.filter((spot) => spot.shape === index) ?? [])
    return captioned(scene.finish(), shape.caption ?? '')
  })
  const rows = Array.from({ length: Math.ceil(scenes.length / perRow) }, (_, row) =>
    inRow(scenes.slice(row * perRow, (row + 1) * perRow)),
  )
  return inColumn(rows)
}

/** The larger of the width and height of the largest shape, or of all shapes if they are drawn together; in units. */
export function largestExtent(figure: PolygonFigure): number {
  const shapes = figure.shapes.map((shape) => cornersOf(shape.outline).map(toDrawing(shape, 1)))
  const boxes = figure.layout === 'together' ? [boxOf(shapes.flat())] : shapes.map(boxOf)
  return Math.max(...boxes.map((box) => Math.max(widthOf(box), heightOf(box))))
}

/** The grid of unit squares around the drawing, one square wider on each side. */
export function unitSquares(scene: SceneBuilder, corners: readonly Vector[], scale: number): void {
  const box = boxOf(corners)
  const left = Math.floor(box.left / scale + 1e-6) - 1
  const right = Math.ceil(box.right / scale - 1e-6) + 1
  const top = Math.floor(box.top / scale + 1e-6) - 1
  const bottom = Math.ceil(box.bottom / scale - 1e-6) + 1
  for (let x = left; x <= right; x++) {
    scene.line(
      [
        { x: x * scale, y: top * scale },
        { x: x * scale, y: bottom * scale },
      ],
      'grid',
    )
  }
  for (let y = top; y <= bottom; y++) {
    scene.line(
      [
        { x: left * scale, y: y * scale },
        { x: right * scale, y: y * scale },
      ],
      'grid',
    )
  }
}

function captioned(scene: Scene, caption: string): Scene {
  if (caption === '') return scene
  const below = createScene()
  const { box } = scene
  const at = { x: (box.left + box.right) / 2, y: box.bottom + 16 }
  below.text(caption, () => [at], { isStrong: false, tone: 'soft' })
  return merged([scene, below.finish()])
}

const between = 26

/** Side by side, with their bottoms aligned and their captions on one line. */
function inRow(scenes: readonly Scene[]): Scene {
  let x = 0
  return merged(
    scenes.map((scene) => {
      const by = { x: x - scene.box.left, y: -scene.box.bottom }
      x += widthOf(scene.box) + between
      return moved(scene, by)
    }),
  )
}

function inColumn(scenes: readonly Scene[]): Scene {
  let y = 0
  return merged(
    scenes.map((scene) => {
      const by = { x: -(scene.box.left + scene.box.right) / 2, y: y - scene.box.top }
      y += heightOf(scene.box) + between
      return moved(scene, by)
    }),
  )
}

const merged = (scenes: readonly Scene[]): Scene => ({
  marks: scenes.flatMap((scene) => scene.marks),
  box: boxOver(scenes.map((scene) => scene.box)),
})
