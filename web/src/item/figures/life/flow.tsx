import type { FigureOf } from '@skills-center/contract/figure'
import { useMemo } from 'react'
import { ArrowLabelView } from './arrow-label.tsx'
import { flowLayout } from './flow-layout.ts'
import { useLetters } from './lettered.ts'
import { PolylineArrow } from './polyline-arrow.tsx'
import { Svg } from '../svg.tsx'
import { TextBox } from './text-box.tsx'

export function Flow({ figure, width: room }: { figure: FigureOf<'flow'>; width: number }) {
  const letters = useLetters()
  const layout = useMemo(() => flowLayout(figure, Math.min(room, 660), letters), [figure, room, letters])
  return (
    <Svg width={layout.width} height={layout.height} description={figure.description}>
      {layout.arrows.map((arrow, index) => (
        <PolylineArrow key={index} points={arrow.points} isDashed={arrow.isDashed} />
      ))}
      {layout.arrows.map(
        ({ id, label }, index) =>
          label && <ArrowLabelView key={index} id={id} label={label.size} x={label.x} y={label.y} />,
      )}
      {layout.boxes.map((box) => (
        <TextBox key={box.id} id={box.id} box={box.size} at={box} />
      ))}
    </Svg>
  )
}
