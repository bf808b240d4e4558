import { useMemo } from 'react'
import type { FigureOf } from '@skills-center/contract/figure'
import type { FigureProps } from '../figure-props.ts'
import { useLettered } from './lettered.ts'
import { useScaleNote } from './notes.ts'
import { largestExtent, polygonScene } from './polygon-scene.ts'
import { type Scene, fittingScale } from './scene.ts'
import { SceneView } from './scene-view.tsx'

/** The preferred size of the drawing, in pixels. */
const wanted = 260

export function Polygon({ figure: given, width }: FigureProps<'polygon'>) {
  const figure = useLettered(given)
  const scaleNote = useScaleNote(given)
  const scene = useMemo(() => best(figure, width), [figure, width])
  const notes = [...(figure.grid ? [figure.grid.note] : []), ...scaleNote]
  return <SceneView scene={scene} description={figure.description} width={width} notes={notes} />
}

/**
 * The scene with the number of shapes per row that allows the largest scale. Prefers more per row if the scale is
 * similar.
 */
function best(figure: FigureOf<'polygon'>, width: number): Scene {
  const count = figure.layout === 'together' ? 1 : figure.shapes.length
  const max = Math.min(figure.grid ? 34 : Infinity, (count > 2 ? wanted / 2 : wanted) / largestExtent(figure))
  const tries = Array.from({ length: count }, (_, index) => count - index).map((perRow) => {
    const room = { width: Math.min(width, count > 1 ? 600 : 460), height: perRow < count ? 560 : 320 }
    return { perRow, scale: fittingScale((scale) => polygonScene(figure, scale, perRow), room, max) }
  })
  const chosen = tries.reduce((kept, next) => (next.scale > kept.scale * 1.4 ? next : kept))
  return polygonScene(figure, chosen.scale, chosen.perRow)
}
