import type { FigureOf } from '@skills-center/contract/figure'
import { useId } from 'react'
import { Spot } from '../spot.tsx'
import { Svg } from '../svg.tsx'
import { rowTops, rowsOf } from './rows-of.ts'
import { Stripes, stripesOf } from '../stripes.tsx'
import { ValueText, valueSize } from '../value-text.tsx'

const gap = 16
const between = 18
/** The smallest 10 by 10 grid whose small squares can be counted. */
const min = 112

export function PercentGrid({ figure, width: room }: { figure: FigureOf<'percent-grid'>; width: number }) {
  const stripes = useId()
  const { grids } = figure
  const max = Math.min(room, 640)
  const sizes = grids.map((grid) => valueSize(grid.label))
  const { rows, columns, placeOf } = rowsOf(
    grids.length,
    Math.max(min, ...sizes.map(({ wide }) => wide)),
    gap,
    max,
  )
  // Whole pixels, so that all grid lines are equally sharp.
  const small = Math.min(24, Math.floor(((max - gap * (columns - 1)) / columns - 2) / 10))
  const side = small * 10
  const cell = Math.max(side + 2, ...sizes.map(({ wide }) => wide))
  const tops = rowTops(
    side + 2,
    sizes.map(({ tall }, index) => ({ row: placeOf(index).row, tall })),
    rows,
    between,
  )

  return (
    <Svg
      width={columns * cell + gap * (columns - 1)}
      height={(tops.at(-1) ?? 0) - between + 2}
      description={figure.description}
    >
      <Stripes id={stripes} tone="stroke-warm" angle={45} gap={7} thickness={3.5} />
      {grids.map((grid, index) => {
        const { row, column } = placeOf(index)
        const x = column * (cell + gap) + (cell - side) / 2
        const y = 1 + (tops[row] ?? 0)
        const striped = stretch(grid.shaded, Math.min(100, grid.shaded + (grid.striped ?? 0)))
        return (
          <g key={index}>
            <g transform={`translate(${x} ${y})`}>
              <rect width={side} height={side} className="fill-surface" />
              <path d={squares(stretch(0, grid.shaded), small)} className="fill-math" />
              <path d={squares(striped, small)} className="fill-warm-soft" />
              <path d={squares(striped, small)} fill={stripesOf(stripes)} />
              <path d={lines(small)} className="stroke-line-strong" strokeWidth={1} />
              <rect width={side} height={side} className="fill-none stroke-ink" strokeWidth={2.5} />
            </g>
            <ValueText x={x + side / 2} y={y + side + 11 + (sizes[index]?.tall ?? 0) / 2} isStrong>
              {grid.label}
            </ValueText>
            {grid.id !== undefined && <Spot id={grid.id} x={x + 12} y={y + 12} />}
          </g>
        )
      })}
    </Svg>
  )
}

interface Piece {
  column: number
  from: number
  to: number
}

/**
 * Small squares from number `from` to `to`, column by column from the top; a fraction of a square is its upper part.
 */
function stretch(from: number, to: number): Piece[] {
  const pieces: Piece[] = []
  for (let column = Math.floor(from / 10); column * 10 < to; column++) {
    const start = Math.max(from, column * 10) - column * 10
    const end = Math.min(to, column * 10 + 10) - column * 10
    if (end > start) pieces.push({ column, from: start, to: end })
  }
  return pieces
}

const squares = (pieces: readonly Piece[], small: number): string =>
  pieces
    .map(
      ({ column, from, to }) =>
        `M ${column * small} ${from * small} h ${small} V ${to * small} h ${-small} Z`,
    )
    .join(' ')

const lines = (small: number): string =>
  Array.from({ length: 9 }, (_, index) => (index + 1) * small)
    .map((at) => `M ${at} 0 V ${small * 10} M 0 ${at} H ${small * 10}`)
    .join(' ')
