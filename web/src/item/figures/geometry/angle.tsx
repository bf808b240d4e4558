import { useMemo } from 'react'
import type { FigureProps } from '../figure-props.ts'
import { useLettered } from './lettered.ts'
import { angleScene } from './angle-scene.ts'
import { useScaleNote } from './notes.ts'
import { SceneView } from './scene-view.tsx'
import { fitted } from './scene.ts'

export function Angle({ figure: given, width }: FigureProps<'angle'>) {
  const figure = useLettered(given)
  const scaleNote = useScaleNote(given)
  const scene = useMemo(() => {
    const max = figure.protractor ? 230 : 150
    return fitted((scale) => angleScene(figure, scale), { width: Math.min(width, 500), height: 330 }, max)
  }, [figure, width])
  return <SceneView scene={scene} description={figure.description} width={width} notes={scaleNote} />
}
