import type { FigureOf } from '@skills-center/contract/figure'
import { Label } from '../label.tsx'
import { withMinus } from '../numeral.ts'
import { textWidth } from '../scale.ts'
import { Spot } from '../spot.tsx'
import { Svg, labelSize } from '../svg.tsx'

/** Rows and columns of dots or tiles. Filled and hollow ones differ without color. */
export function ArrayView({ figure, width: room }: { figure: FigureOf<'array'>; width: number }) {
  const { rows, columns, shape, topLabel = '', leftLabel = '', groups = [] } = figure
  const last = figure.lastRow ?? columns
  const filled = figure.filled ?? rows * columns
  const hasSpots = groups.some((group) => group.id !== undefined)
  const margin = hasSpots ? 14 : 3
  const left = margin + (leftLabel ? textWidth(leftLabel, labelSize) + 12 : 0)
  const top = margin + (topLabel ? 28 : 0)
  const pitch = Math.min(
    shape === 'dot' ? 36 : 34,
    Math.max(11, Math.floor((Math.min(room, 560) - left - margin) / columns)),
    Math.max(18, Math.floor(440 / rows)),
  )
  const width = Math.max(left + columns * pitch + margin, left + textWidth(topLabel, labelSize))
  const height = top + rows * pitch + margin
  const things = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: row === rows - 1 ? last : columns }, (__, column) => ({
      row,
      column,
      isFilled: row * columns + column < filled,
    })),
  ).flat()

  return (
    <Svg width={width} height={height} description={figure.description}>
      {topLabel && (
        <Label x={left + (columns * pitch) / 2} y={margin + 8} isStrong>
          {withMinus(topLabel)}
        </Label>
      )}
      {leftLabel && (
        <Label x={left - 12} y={top + (rows * pitch) / 2} anchor="end" isStrong>
          {withMinus(leftLabel)}
        </Label>
      )}
      {things.map(({ row, column, isFilled }) => {
        const x = left + column * pitch
        const y = top + row * pitch
        if (shape === 'dot') {
          return (
            <circle
              key={`${row} ${column}`}
              cx={x + pitch / 2}
              cy={y + pitch / 2}
              r={pitch * 0.3}
              className={isFilled ? 'fill-math stroke-math' : 'fill-surface stroke-math'}
              strokeWidth={2}
            />
          )
        }
        return (
          <rect
            key={`${row} ${column}`}
            x={x}
            y={y}
            width={pitch}
            height={pitch}
            className={`stroke-ink ${isFilled ? 'fill-math/40' : 'fill-surface'}`}
            strokeWidth={1.5}
          />
        )
      })}
      {groups.map((group, index) => {
        const x = left + group.fromColumn * pitch
        const y = top + group.fromRow * pitch
        const inset = shape === 'dot' ? 2 : 0
        return (
          <g key={index}>
            <rect
              x={x + inset}
              y={y + inset}
              width={(group.toColumn - group.fromColumn + 1) * pitch - 2 * inset}
              height={(group.toRow - group.fromRow + 1) * pitch - 2 * inset}
              rx={shape === 'dot' ? Math.min(12, pitch / 2 - inset) : 0}
              className="fill-none stroke-warm"
              strokeWidth={shape === 'dot' ? 2.5 : 4}
            />
            {group.id !== undefined && <Spot id={group.id} x={x + inset + 4} y={y + inset + 4} />}
          </g>
        )
      })}
    </Svg>
  )
}
