import { type Plot, plotOf } from '../axes.tsx'
import { Label } from '../label.tsx'
import { textWidth } from '../scale.ts'
import { labelSize, tickSize } from '../svg.tsx'
import { balanced } from './text-lines.ts'
import { type DataAxis, type Tick, visibleTicks, ticksOf, widestName } from './axis-names.ts'

const titleLine = 19
const turnedBy = (50 * Math.PI) / 180

/** A chart with two axes: its plot, and the positions of the text around it, in pixels. */
export interface Frame {
  width: number
  height: number
  plot: Plot
  upright: Tick[]
  level: { ticks: Tick[]; isTurned: boolean }
  titles: { above: string[]; aboveAt: number; below: string[]; belowAt: number }
}

export interface FrameOptions {
  width: number
  x: DataAxis
  y: DataAxis
  /** The height of anything above the chart, such as its legend. */
  above: number
  /** The height of the plot. */
  tall: number
  /** Set if the chart draws the names along the horizontal axis itself: their height. */
  namesHeight?: number
}

export function frameOf({ width, x, y, above, tall, namesHeight }: FrameOptions): Frame {
  const titleAbove = balanced(y.label, width, labelSize)
  const top = above + titleLine * titleAbove.length + 15
  const bottom = top + tall
  const plotIn = (left: number, right: number) => plotOf({ left, right, top, bottom }, x, y)
  const left = widestName(y) + 14
  const ends = [ticksOf(x)[0], ticksOf(x).at(-1)].map((tick) => textWidth(tick?.name ?? '', tickSize))
  const [first = 0, last = 0] = namesHeight === undefined ? ends : []
  const upright = plotIn(left, width - Math.max(14, last / 2))
  const isTurned = namesHeight === undefined && levelNames(x, upright).isTurned
  // Rotated names hang to the left of their ticks.
  const plot = isTurned ? plotIn(Math.max(left, first * Math.cos(turnedBy) + 2), width - 14) : upright
  const level = namesHeight === undefined ? levelNames(x, plot) : { ticks: [], isTurned }
  const names =
    namesHeight ??
    (level.isTurned
      ? Math.max(...level.ticks.map(({ name }) => textWidth(name, tickSize))) * Math.sin(turnedBy) + 16
      : 25)
  const titleBelow = x.label ? balanced(x.label, width, labelSize) : []
  return {
    width,
    height: bottom + names + (titleBelow.length > 0 ? titleLine * titleBelow.length + 8 : 2),
    plot,
    upright: visibleTicks(y, plot.y, 22),
    level,
    titles: { above: titleAbove, aboveAt: above + 10, below: titleBelow, belowAt: bottom + names + 15 },
  }
}

/** Labels that would touch are thinned out. Names that would lose more than every other label are rotated instead. */
function levelNames(axis: DataAxis, plot: Plot): Frame['level'] {
  const level = visibleTicks(axis, plot.x, widestName(axis) + 8)
  const isTurned = axis.names !== undefined && level.length * 2 < ticksOf(axis).length
  return isTurned ? { ticks: visibleTicks(axis, plot.x, 19), isTurned } : { ticks: level, isTurned }
}

/** Grid, tick labels, and titles. `AxisLines` draws the axis lines on top of the data. */
export function DataAxes({ frame, x, y }: { frame: Frame; x: DataAxis | null; y: DataAxis }) {
  const { plot, titles, level } = frame
  return (
    <g>
      {ticksOf(y).map(({ value }) => (
        <line
          key={value}
          x1={plot.left}
          x2={plot.right}
          y1={plot.y(value)}
          y2={plot.y(value)}
          className="stroke-line"
          strokeWidth={1}
        />
      ))}
      {x !== null &&
        ticksOf(x).map(({ value }) => (
          <line
            key={value}
            x1={plot.x(value)}
            x2={plot.x(value)}
            y1={plot.top}
            y2={plot.bottom}
            className="stroke-line"
            strokeWidth={1}
          />
        ))}
      {frame.upright.map(({ value, name }) => (
        <Label key={value} x={plot.left - 8} y={plot.y(value)} size={tickSize} anchor="end">
          {name}
        </Label>
      ))}
      {level.ticks.map(({ value, name }) =>
        level.isTurned ? (
          <Label
            key={value}
            x={plot.x(value) + 4}
            y={plot.bottom + 13}
            size={tickSize}
            anchor="end"
            turn={-50}
          >
            {name}
          </Label>
        ) : (
          <Label key={value} x={plot.x(value)} y={plot.bottom + 15} size={tickSize}>
            {name}
          </Label>
        ),
      )}
      {titles.above.map((line, row) => (
        <Label key={line} x={0} y={titles.aboveAt + row * titleLine} anchor="start" tone="fill-ink-soft">
          {line}
        </Label>
      ))}
      <LevelTitleLines
        lines={titles.below}
        x={(plot.left + plot.right) / 2}
        y={titles.belowAt}
        width={frame.width}
      />
    </g>
  )
}

/** The title of the horizontal axis, on as many lines as it needs, centered under the axis if there is room. */
export function LevelTitleLines({
  lines,
  x,
  y,
  width,
}: {
  lines: readonly string[]
  x: number
  y: number
  width: number
}) {
  const widest = Math.max(0, ...lines.map((line) => textWidth(line, labelSize)))
  const middle = Math.max(widest / 2, Math.min(x, width - widest / 2))
  return lines.map((line, row) => (
    <Label key={line} x={middle} y={y + row * titleLine} tone="fill-ink-soft">
      {line}
    </Label>
  ))
}
