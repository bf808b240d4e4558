import type { FigureOf } from '@skills-center/contract/figure'
import { AxisLines, crossing } from '../axes.tsx'
import { FigureTitle } from '../figure-title.tsx'
import { Marker, lookOf } from '../marker.tsx'
import { textWidth } from '../scale.ts'
import { Svg, labelSize } from '../svg.tsx'
import { ChartKey, keyOf } from './chart-key.tsx'
import { DataAxes, frameOf } from './data-axes.tsx'
import { LedSpots, type Part } from './led-spots.tsx'
import { lineInPlot } from './line-in-plot.ts'
import { PlacedText, placeText } from './placed-text.tsx'
import { type Box, boxAround } from './label-placement.ts'

/** Lines differ from the points by color, and from each other by their dashes. */
const dashes = [undefined, '9 6', '2 6'] as const

export function ScatterPlot({ figure, width: room }: { figure: FigureOf<'scatter-plot'>; width: number }) {
  const width = Math.min(room, 560)
  const labels = figure.groups.length > 1 ? figure.groups.map((group) => group.label) : []
  const keyed = keyOf(labels, width, 16)
  const frame = frameOf({
    width,
    x: figure.x,
    y: figure.y,
    above: keyed.height,
    tall: Math.min(340, Math.max(220, width * 0.62)),
  })
  const { plot } = frame
  const groups = figure.groups.map((group) =>
    group.points.map((point) => ({ id: point.id, spot: { x: plot.x(point.at[0]), y: plot.y(point.at[1]) } })),
  )
  const pointBoxes = groups.flat().map(({ spot }) => boxAround(spot, 13, 13))
  const lines = (figure.lines ?? []).flatMap((line) => {
    const [a, b] = line.through
    const ends = lineInPlot({ x: plot.x(a[0]), y: plot.y(a[1]) }, { x: plot.x(b[0]), y: plot.y(b[1]) }, plot)
    return ends ? [{ ...line, ends }] : []
  })
  const bounds = { left: plot.left, right: width, top: plot.top, bottom: plot.bottom }
  const taken: Box[] = []
  const names = lines.map(({ label, ends: [from, to] }) => {
    if (!label) return null
    const half = textWidth(label, labelSize) / 2
    const places = [0.97, 0.9, 0.8, 0.7, 0.1, 0.2].flatMap((along) =>
      [-1, 1].flatMap((side) =>
        [14, 24, 36, 50].map((off) => {
          const on = { x: from.x + (to.x - from.x) * along, y: from.y + (to.y - from.y) * along }
          const far = Math.hypot(to.x - from.x, to.y - from.y) || 1
          const lean = Math.abs(to.y - from.y) / far
          const slant = to.y < from.y ? side : -side
          return { x: on.x + slant * lean * (half + 2), y: on.y + side * off * (1 - lean * 0.4) }
        }),
      ),
    )
    const name = placeText([label], places, {
      bounds,
      boxes: [...pointBoxes, ...taken],
      lines: lines.map((line) => line.ends),
    })
    taken.push(name.box)
    return name
  })
  const parts: Part[] = [
    ...groups.flat().flatMap(({ id, spot }) => (id === undefined ? [] : [{ id, around: spot }])),
    ...lines.flatMap(({ id, ends: [from, to] }): Part[] => {
      if (id === undefined) return []
      const on = (along: number) => ({
        x: from.x + (to.x - from.x) * along,
        y: from.y + (to.y - from.y) * along,
      })
      return [{ id, places: [on(0.96), on(0.88), on(0.78), on(0.1), on(0.2)] }]
    }),
  ]

  return (
    <>
      <FigureTitle>{figure.title}</FigureTitle>
      <Svg width={width} height={frame.height} description={figure.description}>
        <ChartKey
          keyed={keyed}
          labels={labels}
          draw={(index, x, y) => <Marker at={{ x, y }} look={lookOf(index)} size={6} />}
        />
        <DataAxes frame={frame} x={figure.x} y={figure.y} />
        <AxisLines plot={plot} x={plot.left} y={plot.y(crossing(figure.y))} hasArrows={false} />
        {lines.map(({ ends: [from, to] }, index) => (
          <line
            key={index}
            x1={from.x}
            y1={from.y}
            x2={to.x}
            y2={to.y}
            className="stroke-ink"
            strokeWidth={2.5}
            strokeDasharray={dashes[index]}
            strokeLinecap="round"
          />
        ))}
        {groups.map((points, index) =>
          points.map(({ spot }, place) => (
            <Marker key={`${index} ${place}`} at={spot} look={lookOf(index)} size={5.5} />
          )),
        )}
        {names.map((name) => name && <PlacedText key={name.lines.join(' ')} placed={name} isStrong />)}
        <LedSpots
          parts={parts}
          obstacles={{
            bounds: { ...bounds, top: keyed.height },
            boxes: [...pointBoxes, ...taken],
            lines: lines.map((line) => line.ends),
          }}
        />
      </Svg>
    </>
  )
}
