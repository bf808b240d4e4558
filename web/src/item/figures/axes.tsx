import { Arrow } from './arrow.tsx'
import { Label } from './label.tsx'
import { numeral } from './numeral.ts'
import { type Scale, linear, textWidth, thinned, ticks } from './scale.ts'
import { labelSize, tickSize } from './svg.tsx'

export interface AxisData {
  from: number
  to: number
  step: number
  label: string
}

/** The edges of the plot and its scales from data to pixels. */
export interface Plot {
  left: number
  right: number
  top: number
  bottom: number
  x: Scale
  y: Scale
}

/** The width of a vertical axis's tick labels. */
export function numeralWidth(axis: AxisData): number {
  const all = ticks(axis.from, axis.to, axis.step)
  return Math.max(...all.map((value) => textWidth(numeral(value), tickSize))) + 14
}

/** A plot inside the given edges. */
export function plotOf(
  edges: { left: number; right: number; top: number; bottom: number },
  x: AxisData,
  y: AxisData,
): Plot {
  return {
    ...edges,
    x: linear(x.from, x.to, edges.left, edges.right),
    y: linear(y.from, y.to, edges.bottom, edges.top),
  }
}

/** Where an axis crosses the other: at zero if it is in range, otherwise at the lower end. */
export function crossing(axis: AxisData): number {
  return axis.from <= 0 && axis.to >= 0 ? 0 : axis.from
}

/** Horizontal grid lines and the tick labels of a vertical axis. */
export function UprightAxis({ plot, axis, at }: { plot: Plot; axis: AxisData; at?: number }) {
  const all = ticks(axis.from, axis.to, axis.step)
  const named = thinned(all, plot.y, 22)
  const foot = at ?? plot.left
  const isInside = foot > plot.left + 1
  return (
    <g>
      {all.map((value) => (
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
      {named
        .filter((value) => !isInside || value !== 0)
        .map((value) => (
          <Label key={value} x={foot - 8} y={plot.y(value)} size={tickSize} anchor="end">
            {numeral(value)}
          </Label>
        ))}
    </g>
  )
}

/** Vertical grid lines and the tick labels of a horizontal axis. */
export function LevelAxis({ plot, axis, at }: { plot: Plot; axis: AxisData; at?: number }) {
  const all = ticks(axis.from, axis.to, axis.step)
  const widest = Math.max(...all.map((value) => textWidth(numeral(value), tickSize)))
  const foot = at ?? plot.bottom
  const isInside = foot < plot.bottom - 1
  return (
    <g>
      {all.map((value) => (
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
      {thinned(all, plot.x, widest + 8)
        .filter((value) => !isInside || value !== 0)
        .map((value) => (
          <Label key={value} x={plot.x(value)} y={foot + 15} size={tickSize}>
            {numeral(value)}
          </Label>
        ))}
    </g>
  )
}

/** The two axis lines, with arrows where the plane continues. */
export function AxisLines({
  plot,
  x,
  y,
  hasArrows,
}: {
  plot: Plot
  x: number
  y: number
  hasArrows: boolean
}) {
  if (!hasArrows) {
    return (
      <path
        d={`M ${x} ${plot.top} V ${plot.bottom} M ${plot.left} ${y} H ${plot.right}`}
        className="fill-none stroke-ink"
        strokeWidth={2}
        strokeLinecap="square"
      />
    )
  }
  const runsLeft = x > plot.left + 1
  const runsDown = y < plot.bottom - 1
  return (
    <g>
      <Arrow from={{ x, y }} to={{ x: plot.right + 12, y }} />
      <Arrow from={{ x, y }} to={{ x, y: plot.top - 12 }} />
      {runsLeft && <Arrow from={{ x, y }} to={{ x: plot.left - 12, y }} />}
      {runsDown && <Arrow from={{ x, y }} to={{ x, y: plot.bottom + 12 }} />}
    </g>
  )
}

/** The title of the vertical axis, written horizontally above it for easy reading. */
export function UprightTitle({ y, children }: { y: number; children: string }) {
  return (
    <Label x={0} y={y} size={labelSize} anchor="start" tone="fill-ink-soft">
      {children}
    </Label>
  )
}

/** The title of the horizontal axis. */
export function LevelTitle({ x, y, children }: { x: number; y: number; children: string }) {
  return (
    <Label x={x} y={y} size={labelSize} tone="fill-ink-soft">
      {children}
    </Label>
  )
}
