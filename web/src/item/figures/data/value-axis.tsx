import type { Scale } from '../scale.ts'
import { labelSize } from '../svg.tsx'
import { type DataAxis, visibleTicks, ticksOf } from './axis-names.ts'
import { LevelTitleLines } from './data-axes.tsx'
import { balanced } from './text-lines.ts'
import { TickName } from './tick-name.tsx'
import { asFraction, tickNameWidth } from './tick-fraction.ts'

/** Stacked fractions are taller. */
const fractionDrop = (axis: DataAxis) => (ticksOf(axis).some(({ name }) => asFraction(name)) ? 15 : 0)

/** Space at both ends of the line for half of each outer tick label. */
export function valueAxisMargin(axis: DataAxis): number {
  const all = ticksOf(axis)
  const ends = [all[0], all.at(-1)].map((tick) => tickNameWidth(tick?.name ?? '') / 2)
  return Math.max(12, ...ends)
}

/** The height of the axis below its line. */
export const valueAxisHeight = (axis: DataAxis, width: number): number =>
  28 + fractionDrop(axis) + (axis.label ? balanced(axis.label, width, labelSize).length * 19 + 6 : 4)

/** A horizontal axis with ticks, labels, and a title, for one-variable data. */
export function ValueAxis({
  axis,
  scale,
  y,
  width,
  isBare = false,
}: {
  axis: DataAxis
  scale: Scale
  y: number
  /** The width of the whole drawing. */
  width: number
  /** Only the line and ticks, for a second line that shares the first one's labels. */
  isBare?: boolean
}) {
  const all = ticksOf(axis)
  const widest = Math.max(...all.map(({ name }) => tickNameWidth(name)))
  const kept = visibleTicks(axis, scale, widest + 6)
  const ends = [scale(axis.from), scale(axis.to)] as const
  return (
    <g>
      <path
        d={`M ${ends[0] - 8} ${y} H ${ends[1] + 8}`}
        className="stroke-ink"
        strokeWidth={2}
        strokeLinecap="round"
      />
      {all.map(({ value }) => {
        const isNamed = kept.some((tick) => tick.value === value)
        return (
          <line
            key={value}
            x1={scale(value)}
            x2={scale(value)}
            y1={y}
            y2={y + (isNamed ? 8 : 5)}
            className="stroke-ink"
            strokeWidth={isNamed ? 2 : 1}
          />
        )
      })}
      {!isBare &&
        kept.map(({ value, name }) => <TickName key={value} name={name} x={scale(value)} y={y + 20} />)}
      {!isBare && axis.label && (
        <LevelTitleLines
          lines={balanced(axis.label, width, labelSize)}
          x={(ends[0] + ends[1]) / 2}
          y={y + 43 + fractionDrop(axis)}
          width={width}
        />
      )}
    </g>
  )
}
