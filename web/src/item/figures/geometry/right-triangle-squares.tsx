import { useMemo } from 'react'
import type { FigureProps } from '../figure-props.ts'
import { useLettered } from './lettered.ts'
import { useScaleNote } from './notes.ts'
import { rightTriangleSquaresScene } from './right-triangle-squares-scene.ts'
import { SceneView } from './scene-view.tsx'
import { fittingScale } from './scene.ts'

export function RightTriangleSquares({ figure: given, width }: FigureProps<'right-triangle-squares'>) {
  const figure = useLettered(given)
  const scaleNote = useScaleNote(given)
  const scene = useMemo(() => {
    const room = { width: Math.min(width, 420), height: 400 }
    const scaleOf = (isStacked: boolean): number =>
      fittingScale((scale) => rightTriangleSquaresScene(figure, scale, isStacked), room, 100)
    const [inLine, stacked] = [scaleOf(false), scaleOf(true)]
    // Areas with units are long: on a phone they would leave no room for the squares.
    const isStacked = stacked > 1.2 * inLine
    return rightTriangleSquaresScene(figure, isStacked ? stacked : inLine, isStacked)
  }, [figure, width])
  return <SceneView scene={scene} description={figure.description} width={width} notes={scaleNote} />
}
