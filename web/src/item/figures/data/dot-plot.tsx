import type { FigureOf } from '@skills-center/contract/figure'
import { FigureTitle } from '../figure-title.tsx'
import { Label } from '../label.tsx'
import { linear } from '../scale.ts'
import { Svg } from '../svg.tsx'
import { LedSpots, useLettered } from './led-spots.tsx'
import { boxAround } from './label-placement.ts'
import { ValueAxis, valueAxisHeight, valueAxisMargin } from './value-axis.tsx'

/** Groups equal values into columns. */
function columnsOf(values: readonly number[]): { value: number; count: number }[] {
  const counts = new Map<number, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].map(([value, count]) => ({ value, count })).toSorted((a, b) => a.value - b.value)
}

const tallest = 230

export function DotPlot({ figure, width: room }: { figure: FigureOf<'dot-plot'>; width: number }) {
  const isLettered = useLettered()
  const badge = (figure.spots ?? []).some(({ id }) => isLettered(id)) ? 30 : 0
  const width = Math.min(room, 560)
  const margin = valueAxisMargin(figure.x)
  const scale = linear(figure.x.from, figure.x.to, margin, width - margin)
  const all = figure.plots.map((plot) => columnsOf(plot.values))
  const max = Math.max(...all.flat().map(({ count }) => count))
  const closest = all
    .flatMap((columns) =>
      columns.slice(1).map(({ value }, index) => scale(value) - scale(columns[index]?.value ?? value)),
    )
    .reduce((min, gap) => Math.min(min, gap), 20)
  const pitch = Math.min(closest, 19, (figure.plots.length > 1 ? 150 : tallest) / max)
  const size = Math.max(2, pitch / 2 - 1)

  let top = 0
  const plots = figure.plots.map(({ label }, index) => {
    const columns = all[index] ?? []
    const highest = Math.max(...columns.map(({ count }) => count))
    const nameAt = top + 10
    const foot = top + badge + (label ? 30 : 10) + Math.max(highest * pitch, 40) + 6
    top = foot + 30
    return { label, columns, nameAt, foot }
  })
  const last = plots.at(-1)?.foot ?? 0
  const height = last + valueAxisHeight(figure.x, width)
  const heightOf = (index: number, value: number) =>
    (plots[index]?.columns.find((column) => Math.abs(column.value - value) < 1e-9)?.count ?? 0) * pitch

  return (
    <>
      <FigureTitle>{figure.title}</FigureTitle>
      <Svg width={width} height={height} description={figure.description}>
        {plots.map(({ label, columns, nameAt, foot }, index) => (
          <g key={label}>
            {label && (
              <Label x={0} y={nameAt} anchor="start" isStrong>
                {label}
              </Label>
            )}
            <ValueAxis
              axis={figure.x}
              scale={scale}
              y={foot}
              width={width}
              isBare={index < plots.length - 1}
            />
            {columns.flatMap(({ value, count }) =>
              Array.from({ length: count }, (_, storey) => {
                const at = { x: scale(value), y: foot - 5 - (storey + 0.5) * pitch }
                return figure.mark === 'cross' ? (
                  <path
                    key={`${value} ${storey}`}
                    d={`M ${at.x - size * 0.7} ${at.y - size * 0.7} l ${size * 1.4} ${size * 1.4} m 0 ${-size * 1.4} l ${-size * 1.4} ${size * 1.4}`}
                    className="stroke-math"
                    strokeWidth={2.5}
                    strokeLinecap="round"
                  />
                ) : (
                  <circle key={`${value} ${storey}`} cx={at.x} cy={at.y} r={size} className="fill-math" />
                )
              }),
            )}
          </g>
        ))}
        <LedSpots
          parts={(figure.spots ?? []).map(({ id, plot, at }) => {
            const x = scale(at)
            const y = (plots[plot]?.foot ?? 0) - 5 - heightOf(plot, at)
            const place = (off: number, up: number) => ({ x: x + off, y: y - up, leadsTo: { x, y } })
            return {
              id,
              places: [
                place(0, 18),
                place(-15, 18),
                place(15, 18),
                place(0, 36),
                place(-15, 36),
                place(15, 36),
              ],
            }
          })}
          obstacles={{
            bounds: { left: 0, right: width, top: 0, bottom: height },
            boxes: plots.flatMap(({ columns, foot }) =>
              columns.map(({ value, count }) =>
                boxAround({ x: scale(value), y: foot - 5 - (count * pitch) / 2 }, pitch, count * pitch),
              ),
            ),
            lines: [],
          }}
        />
      </Svg>
    </>
  )
}
