import type { FigureOf } from '@skills-center/contract/figure'
import { AxisLines, crossing } from '../axes.tsx'
import { FigureTitle } from '../figure-title.tsx'
import { Label } from '../label.tsx'
import { numeral } from '../numeral.ts'
import { Svg, tickSize } from '../svg.tsx'
import { visibleTicks, widestName } from './axis-names.ts'
import { BarName } from './bar-name.tsx'
import { barNames } from './bar-names.ts'
import { DataAxes, frameOf } from './data-axes.tsx'
import { LedSpots } from './led-spots.tsx'

export function Histogram({ figure, width: room }: { figure: FigureOf<'histogram'>; width: number }) {
  const { bins, x } = figure
  const width = Math.min(room, 560, 160 + bins.length * 70)
  const slot = (width - 28 - widestName(figure.y)) / bins.length
  const labels = bins.flatMap((bin) => bin.label ?? [])
  const names = labels.length === bins.length ? barNames(labels, slot) : null
  const edges = [...bins, null].map((_, index) => Number((x.from + index * x.width).toPrecision(12)))
  const frame = frameOf({
    width,
    x: { from: 0, to: bins.length, step: 1, label: x.label },
    y: figure.y,
    above: 0,
    tall: Math.min(280, Math.max(190, width * 0.48)),
    namesHeight: names?.height ?? 26,
  })
  const { plot } = frame
  const foot = plot.y(crossing(figure.y))
  const edgeAxis = { from: 0, to: bins.length, step: 1, label: '', names: edges.map(numeral) }
  const named = visibleTicks(edgeAxis, plot.x, widestName(edgeAxis) + 8).map(({ value }) => value)
  const bars = bins.map((bin, index) => ({ ...bin, left: plot.x(index), tip: plot.y(bin.count) }))

  return (
    <>
      <FigureTitle>{figure.title}</FigureTitle>
      <Svg width={width} height={frame.height} description={figure.description}>
        <DataAxes frame={frame} x={null} y={figure.y} />
        {bars.map((bar) => (
          <rect
            key={bar.left}
            x={bar.left}
            y={bar.tip}
            width={slot}
            height={foot - bar.tip}
            className="fill-math stroke-surface"
            strokeWidth={2}
          />
        ))}
        <AxisLines plot={plot} x={plot.left} y={foot} hasArrows={false} />
        {names
          ? bars.map((bar, index) => (
              <BarName
                key={bar.left}
                names={names}
                index={index}
                x={bar.left + slot / 2}
                foot={plot.bottom}
              />
            ))
          : edges.map((edge, index) => (
              <g key={edge}>
                <line
                  x1={plot.x(index)}
                  x2={plot.x(index)}
                  y1={foot}
                  y2={foot + 6}
                  className="stroke-ink"
                  strokeWidth={2}
                />
                {named.includes(index) && (
                  <Label x={plot.x(index)} y={plot.bottom + 18} size={tickSize}>
                    {numeral(edge)}
                  </Label>
                )}
              </g>
            ))}
        <LedSpots
          parts={bars.flatMap(({ id, left, tip }) => {
            if (id === undefined) return []
            const middle = left + slot / 2
            const over = { x: middle, y: tip - 18 }
            const far = { x: middle, y: tip - 48, leadsTo: { x: middle, y: tip } }
            return [{ id, places: foot - tip > 34 ? [{ x: middle, y: tip + 19 }, over, far] : [over, far] }]
          })}
          obstacles={{ bounds: { left: 0, right: width, top: 0, bottom: foot }, boxes: [], lines: [] }}
        />
      </Svg>
    </>
  )
}
