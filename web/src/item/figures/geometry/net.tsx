import { useMemo } from 'react'
import type { FigureProps } from '../figure-props.ts'
import { useLettered } from './lettered.ts'
import { netExtent, netScene } from './net-scene.ts'
import { useScaleNote } from './notes.ts'
import { SceneView } from './scene-view.tsx'
import { fitted } from './scene.ts'

export function NetView({ figure: given, width }: FigureProps<'net'>) {
  const figure = useLettered(given)
  const scaleNote = useScaleNote(given)
  const scene = useMemo(() => {
    const max = Math.min(figure.grid ? 34 : 64, 400 / netExtent(figure.layout))
    return fitted((scale) => netScene(figure, scale), { width: Math.min(width, 480), height: 380 }, max)
  }, [figure, width])
  return (
    <SceneView
      scene={scene}
      description={figure.description}
      width={width}
      notes={[...(figure.grid ? [figure.grid.note] : []), ...scaleNote]}
    />
  )
}
