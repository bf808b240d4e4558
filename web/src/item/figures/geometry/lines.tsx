import { useMemo } from 'react'
import type { FigureProps } from '../figure-props.ts'
import { useLettered } from './lettered.ts'
import { linesScene } from './lines-scene.ts'
import { useScaleNote } from './notes.ts'
import { SceneView } from './scene-view.tsx'
import { fitted } from './scene.ts'

export function Lines({ figure: given, width }: FigureProps<'lines'>) {
  const figure = useLettered(given)
  const scaleNote = useScaleNote(given)
  const scene = useMemo(() => {
    const max = 48
    return fitted((scale) => linesScene(figure, scale), { width: Math.min(width, 460), height: 320 }, max)
  }, [figure, width])
  return <SceneView scene={scene} description={figure.description} width={width} notes={scaleNote} />
}
