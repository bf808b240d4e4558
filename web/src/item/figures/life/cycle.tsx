import type { FigureOf } from '@skills-center/contract/figure'
import { useMemo } from 'react'
import { ArrowLabelView } from './arrow-label.tsx'
import { cycleLayout } from './cycle-layout.ts'
import { FigureTitle } from '../figure-title.tsx'
import { Label } from '../label.tsx'
import { useLetters } from './lettered.ts'
import { Svg, labelSize } from '../svg.tsx'
import { TextBox } from './text-box.tsx'
import { TrailArrow } from './trail-arrow.tsx'

export function Cycle({ figure, width: room }: { figure: FigureOf<'cycle'>; width: number }) {
  const letters = useLetters()
  const layout = useMemo(() => cycleLayout(figure, room, letters), [figure, room, letters])
  const { title } = layout
  return (
    <>
      {title.lines.length === 0 && <FigureTitle>{figure.title}</FigureTitle>}
      <Svg width={layout.width} height={layout.height} description={figure.description}>
        {title.lines.map((line, index) => (
          <Label
            key={`${line} ${index}`}
            x={title.x}
            y={title.y + (index - (title.lines.length - 1) / 2) * 21}
            size={labelSize}
            isStrong
          >
            {line}
          </Label>
        ))}
        {layout.arrows.map((arrow, index) => (
          <TrailArrow key={index} trail={arrow.trail} />
        ))}
        {layout.arrows.map(
          ({ id, label }, index) =>
            label && <ArrowLabelView key={index} id={id} label={label.size} x={label.x} y={label.y} />,
        )}
        {layout.boxes.map((box) => (
          <TextBox key={box.id} id={box.id} box={box.size} at={box} />
        ))}
      </Svg>
    </>
  )
}
