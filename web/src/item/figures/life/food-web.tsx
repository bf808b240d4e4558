import type { FigureOf } from '@skills-center/contract/figure'
import { useMemo } from 'react'
import { headPoints } from '../arrow.tsx'
import { layoutOf } from './food-web-layout.ts'
import { useLetters } from './lettered.ts'
import { Svg } from '../svg.tsx'
import { TextBox } from './text-box.tsx'

export function FoodWeb({ figure, width: room }: { figure: FigureOf<'food-web'>; width: number }) {
  const width = Math.min(room, 560)
  const letters = useLetters()
  const layout = useMemo(() => layoutOf(figure, width, letters), [figure, width, letters])
  return (
    <Svg width={width} height={layout.height} description={figure.description}>
      {layout.nodes.map((node) => (
        <TextBox key={node.id} id={node.id} box={node.box} at={node} />
      ))}
      {layout.arrows.map(({ from, via, to }) => (
        <g key={`${from.x} ${from.y} ${to.x} ${to.y}`}>
          <path
            d={`M ${from.x} ${from.y} Q ${via.x} ${via.y} ${to.x} ${to.y}`}
            className="fill-none stroke-ink"
            strokeWidth={2}
          />
          <polygon points={headPoints(to, Math.atan2(to.y - via.y, to.x - via.x), 12)} className="fill-ink" />
        </g>
      ))}
    </Svg>
  )
}
