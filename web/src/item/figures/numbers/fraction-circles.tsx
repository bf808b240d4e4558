import type { FigureOf } from '@skills-center/contract/figure'
import { useId } from 'react'
import { Spot } from '../spot.tsx'
import { Svg } from '../svg.tsx'
import { rowTops, rowsOf } from './rows-of.ts'
import { Stripes, stripesOf } from '../stripes.tsx'
import { ValueText, valueSize } from '../value-text.tsx'

const gap = 24
const between = 18

export function FractionCircles({
  figure,
  width: room,
}: {
  figure: FigureOf<'fraction-circles'>
  width: number
}) {
  const stripes = useId()
  const { circles } = figure
  const max = Math.min(room, 640)
  const sizes = circles.map((circle) => valueSize(circle.label))
  // Parts must be wide enough to count.
  const min = circles.some((circle) => circle.parts > 8) ? 106 : 78
  const widest = Math.max(min, ...sizes.map(({ wide }) => wide))
  const { rows, columns, placeOf } = rowsOf(circles.length, widest, gap, max)
  const cell = Math.min(Math.max(168, widest), (max - gap * (columns - 1)) / columns)
  const radius = Math.min(84, cell / 2) - 2
  const tops = rowTops(
    2 * radius + 4,
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
      <Stripes id={stripes} tone="stroke-warm" angle={45} thickness={4} />
      {circles.map((circle, index) => {
        const { row, column } = placeOf(index)
        const x = column * (cell + gap) + cell / 2
        const y = (tops[row] ?? 0) + radius + 2
        return (
          <g key={index}>
            <Parts x={x} y={y} radius={radius} stripes={stripes} {...circle} />
            <ValueText x={x} y={y + radius + 12 + (sizes[index]?.tall ?? 0) / 2} isStrong>
              {circle.label}
            </ValueText>
            {circle.id !== undefined && (
              <Spot id={circle.id} x={x - radius * 0.78} y={Math.max(14, y - radius * 0.78)} />
            )}
          </g>
        )
      })}
    </Svg>
  )
}

function Parts({
  x,
  y,
  radius,
  stripes,
  parts,
  shaded,
  striped = 0,
}: {
  x: number
  y: number
  radius: number
  stripes: string
  parts: number
  shaded: number
  striped?: number | undefined
}) {
  const place = (part: number) => {
    const angle = (part / parts) * 2 * Math.PI - Math.PI / 2
    return `${x + radius * Math.cos(angle)} ${y + radius * Math.sin(angle)}`
  }
  const sector = (from: number, to: number) =>
    to - from >= parts
      ? `M ${x} ${y - radius} A ${radius} ${radius} 0 1 1 ${x - 0.01} ${y - radius} Z`
      : `M ${x} ${y} L ${place(from)} A ${radius} ${radius} 0 ${(to - from) * 2 > parts ? 1 : 0} 1 ${place(to)} Z`
  const full = Math.min(shaded, parts)
  const end = Math.min(full + striped, parts)
  const cuts = parts === 1 ? [] : Array.from({ length: parts }, (_, part) => part)
  return (
    <g>
      <circle cx={x} cy={y} r={radius} className="fill-surface" />
      {full > 0 && <path d={sector(0, full)} className="fill-math" />}
      {end > full && (
        <>
          <path d={sector(full, end)} className="fill-warm-soft" />
          <path d={sector(full, end)} fill={stripesOf(stripes)} />
        </>
      )}
      {cuts.map((part) => {
        const isInside = full === parts || (part > 0 && part < full)
        return (
          <path
            key={part}
            d={`M ${x} ${y} L ${place(part)}`}
            className={isInside ? 'stroke-surface' : 'stroke-ink'}
            strokeWidth={2}
          />
        )
      })}
      <circle cx={x} cy={y} r={radius} className="fill-none stroke-ink" strokeWidth={2} />
    </g>
  )
}
