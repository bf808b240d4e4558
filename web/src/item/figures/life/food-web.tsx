import type { FigureOf } from '@skills-center/contract/figure'
import { useMemo } from 'react'
import { headPoints } from '../arrow.tsx'
import { layoutOf, nodeTextSize } from './food-web-layout.ts'
import { Label } from '../label.tsx'
import { Svg } from '../svg.tsx'

export function FoodWeb({ figure, width: room }: { figure: FigureOf<'food-web'>; width: number }) {
  const width = Math.min(room, 560)
  const layout = useMemo(() => layoutOf(figure, width), [figure, width])
  return (
    <Svg width={width} height={layout.height} description={figure.description}>
      {layout.nodes.map((node) => (
        <g key={node.id}>
          <rect
            x={node.x - node.width / 2}
            y={node.y - node.height / 2}
            width={node.width}
            height={node.height}
            rx={8}
            className="fill-science-soft stroke-science"
            strokeWidth={1.5}
          />
          {node.lines.map((line, index) => (
            <Label
              key={line}
              x={node.x}
              y={node.y + (index - (node.lines.length - 1) / 2) * 17}
              size={nodeTextSize}
              isBare
            >
              {line}
            </Label>
          ))}
        </g>
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
