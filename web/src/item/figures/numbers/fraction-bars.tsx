import type { FigureOf } from '@skills-center/contract/figure'
import { Svg } from '../svg.tsx'
import { ValueText, valueSize } from '../value-text.tsx'

const barHeight = 44
const gap = 8

/** Bars of the same whole, divided into parts; shaded parts beyond one whole continue on another bar. */
export function FractionBars({ figure, width: room }: { figure: FigureOf<'fraction-bars'>; width: number }) {
  const width = Math.min(room, 520)
  let y = 0
  const rows = figure.bars.map((bar) => {
    const wholes = Math.max(1, Math.ceil(bar.shaded / bar.parts))
    const top = y
    const labelTall = valueSize(bar.label).tall
    const bodyTop = top + (bar.label ? labelTall + 7 : 0)
    y = bodyTop + wholes * (barHeight + gap) + 12
    return { ...bar, wholes, top, labelTall, bodyTop }
  })
  return (
    <Svg width={width} height={y - gap - 10} description={figure.description}>
      {rows.map((row, index) => (
        <g key={`${row.label} ${index}`}>
          {row.label && (
            <ValueText x={1} y={row.top + row.labelTall / 2 + 1} anchor="start" isStrong>
              {row.label}
            </ValueText>
          )}
          {Array.from({ length: row.wholes }, (_, whole) => (
            <Whole
              key={whole}
              y={row.bodyTop + whole * (barHeight + gap)}
              width={width}
              parts={row.parts}
              shaded={Math.min(row.parts, row.shaded - whole * row.parts)}
            />
          ))}
        </g>
      ))}
    </Svg>
  )
}

function Whole({ y, width, parts, shaded }: { y: number; width: number; parts: number; shaded: number }) {
  const part = (width - 2) / parts
  return (
    <g>
      <rect x={1} y={y + 1} width={width - 2} height={barHeight - 2} className="fill-surface" />
      {shaded > 0 && (
        <rect x={1} y={y + 1} width={part * shaded} height={barHeight - 2} className="fill-math" />
      )}
      {Array.from({ length: parts - 1 }, (_, index) => {
        const x = 1 + part * (index + 1)
        const isInside = index + 1 < shaded
        return (
          <line
            key={x}
            x1={x}
            x2={x}
            y1={y + 1}
            y2={y + barHeight - 1}
            className={isInside ? 'stroke-surface' : 'stroke-ink'}
            strokeWidth={2}
          />
        )
      })}
      <rect
        x={1}
        y={y + 1}
        width={width - 2}
        height={barHeight - 2}
        rx={3}
        className="fill-none stroke-ink"
        strokeWidth={2}
      />
    </g>
  )
}
