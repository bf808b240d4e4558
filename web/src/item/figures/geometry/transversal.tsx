import { useMemo } from 'react'
import type { FigureProps } from '../figure-props.ts'
import { useLettered } from './lettered.ts'
import { useScaleNote } from './notes.ts'
import { SceneView } from './scene-view.tsx'
import { fitted } from './scene.ts'
import { transversalScene } from './transversal-scene.ts'

export function Transversal({ figure: given, width }: FigureProps<'transversal'>) {
  const figure = useLettered(given)
  const scaleNote = useScaleNote(given)
  const scene = useMemo(() => {
    const max = 150
    return fitted(
      (scale) => transversalScene(figure, scale),
      { width: Math.min(width, 440), height: 330 },
      max,
    )
  }, [figure, width])
  return <SceneView scene={scene} description={figure.description} width={width} notes={scaleNote} />
}
