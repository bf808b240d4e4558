import { useMemo } from 'react'
import type { FigureProps } from '../figure-props.ts'
import { useLettered } from './lettered.ts'
import { useScaleNote } from './notes.ts'
import { rightTriangleSquaresScene } from './right-triangle-squares-scene.ts'
import { SceneView } from './scene-view.tsx'
import { fitted } from './scene.ts'

export function RightTriangleSquares({ figure: given, width }: FigureProps<'right-triangle-squares'>) {
  const figure = useLettered(given)
  const scaleNote = useScaleNote(given)
  const scene = useMemo(() => {
    const most = 100
    return fitted(
      (scale) => rightTriangleSquaresScene(figure, scale),
      { width: Math.min(width, 420), height: 400 },
      most,
    )
  }, [figure, width])
  return <SceneView scene={scene} description={figure.description} width={width} notes={scaleNote} />
}
