import { useMemo } from 'react'
import type { FigureProps } from '../figure-props.ts'
import { useLettered } from './lettered.ts'
import { useScaleNote } from './notes.ts'
import { SceneView } from './scene-view.tsx'
import { fitted } from './scene.ts'
import { solidExtent, solidScene } from './solid-scene.ts'

export function Solid({ figure: given, width }: FigureProps<'solid'>) {
  const figure = useLettered(given)
  const scaleNote = useScaleNote(given)
  const scene = useMemo(() => {
    const max =
      figure.body.shape === 'cubes' ? Math.min(44, 260 / solidExtent(figure)) : 280 / solidExtent(figure)
    return fitted((scale) => solidScene(figure, scale), { width: Math.min(width, 460), height: 320 }, max)
  }, [figure, width])
  return <SceneView scene={scene} description={figure.description} width={width} notes={scaleNote} />
}
