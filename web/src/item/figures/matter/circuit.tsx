import type { FigureOf } from '@skills-center/contract/figure'
import { Label } from '../label.tsx'
import { withMinus } from '../numeral.ts'
import { Spot } from '../spot.tsx'
import { Svg } from '../svg.tsx'
import { circuitLayout, sourceHalf } from './circuit-layout.ts'
import { CircuitSymbol } from './circuit-symbol.tsx'

export function Circuit({ figure, width: room }: { figure: FigureOf<'circuit'>; width: number }) {
  const layout = circuitLayout(figure, room)
  const { left, right, source, rows } = layout
  const last = rows.at(-1) ?? source.y
  const knots = rows.length > 1 ? rows.slice(0, -1) : []
  return (
    <Svg width={layout.width} height={layout.height} description={figure.description}>
      <path
        d={[
          ...layout.wires.map(([from, to, y]) => `M ${from} ${y} H ${to}`),
          `M ${left} ${source.y} V ${last}`,
          `M ${right} ${source.y} V ${last}`,
        ].join(' ')}
        className="fill-none stroke-ink"
        strokeWidth={2.5}
        strokeLinecap="square"
      />
      {knots.flatMap((y) =>
        [left, right].map((x) => <circle key={`${x} ${y}`} cx={x} cy={y} r={5} className="fill-ink" />),
      )}
      <Source
        x={source.x}
        y={source.y}
        id={figure.source.id}
        cells={figure.source.cells}
        label={withMinus(figure.source.label)}
      />
      {layout.parts.map((placed) => (
        <CircuitSymbol key={placed.part.id} {...placed} />
      ))}
    </Svg>
  )
}

/** Cells in series, each with its long thin line on the positive side, here on the right. */
function Source({
  x,
  y,
  id,
  cells,
  label,
}: {
  x: number
  y: number
  id: string
  cells: number
  label: string
}) {
  const half = sourceHalf(cells)
  return (
    <g>
      {Array.from({ length: cells }, (_, index) => {
        const negative = x - half + index * 20
        const isLast = index === cells - 1
        return (
          <g key={index} className="stroke-ink">
            <line x1={negative} x2={negative} y1={y - 8} y2={y + 8} strokeWidth={5} />
            <line x1={negative + 10} x2={negative + 10} y1={y - 17} y2={y + 17} strokeWidth={2} />
            {!isLast && <line x1={negative + 10} x2={negative + 20} y1={y} y2={y} strokeWidth={2.5} />}
          </g>
        )
      })}
      <Label x={x + half + 11} y={y - 14} isStrong>
        +
      </Label>
      <Label x={x - half - 11} y={y - 14} isStrong>
        −
      </Label>
      {label !== '' && (
        <Label x={x} y={y - 31} isStrong>
          {label}
        </Label>
      )}
      <Spot id={id} x={x} y={y + 34} />
    </g>
  )
}
