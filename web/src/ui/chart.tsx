import type { ReactNode } from 'react'
import type { AxisMark } from './axis-marks.ts'
import { classNames } from './class-names.ts'

interface ChartProps {
  /** Describes the chart for screen readers; the table beside it has every figure. */
  readonly label: string
  /** The height of the plot, in pixels. */
  readonly height?: number
  /** Ticks of the vertical axis; each has a grid line. */
  readonly values: readonly AxisMark[]
  /** Ticks under the plot. */
  readonly marks: readonly AxisMark[]
  /** The plotted `ChartBar`, `ChartLine`, and `ChartNote`, positioned in percent of the plot. */
  readonly children: ReactNode
}

/** A chart with two axes, as wide as its container. To screen readers, it is a single image. */
export function Chart({ label, height = 200, values, marks, children }: ChartProps) {
  return (
    <div role="img" aria-label={label} className="grid min-w-0 grid-cols-[2.25rem_1fr] pt-2 pr-3 text-sm">
      <div className="relative text-ink-soft" style={{ height }}>
        {values.map(({ at, text }) => (
          <span
            key={at}
            className="absolute right-2 translate-y-1/2 leading-none"
            style={{ bottom: `${at}%` }}
          >
            {text}
          </span>
        ))}
      </div>
      <div className="relative border-b border-line-strong" style={{ height }}>
        {values.map(({ at }) => (
          <span
            key={at}
            className={classNames('absolute inset-x-0 border-t border-line', at === 0 && 'hidden')}
            style={{ bottom: `${at}%` }}
          />
        ))}
        {children}
      </div>
      <div className="relative col-start-2 h-7 text-ink-soft">
        {marks.map(({ at, text }) => (
          <span
            key={at}
            className="absolute top-2 -translate-x-1/2 leading-none whitespace-nowrap"
            style={{ left: `${at}%` }}
          >
            {text}
          </span>
        ))}
      </div>
    </div>
  )
}

interface ChartBarProps {
  /** The bar’s center and height, in percent of the plot. */
  readonly at: number
  readonly height: number
  /** The width of the bar including its margin, in percent of the plot. */
  readonly room: number
  readonly isFull?: boolean
}

export function ChartBar({ at, height, room, isFull = false }: ChartBarProps) {
  return (
    <span
      className={classNames(
        'absolute bottom-0 max-w-11 -translate-x-1/2 rounded-t-[3px] forced-colors:bg-[CanvasText] print:border print:border-line-strong',
        isFull ? 'bg-science' : 'bg-math',
      )}
      style={{ left: `${at}%`, height: `${height}%`, width: `${room * 0.8}%` }}
    />
  )
}

export interface ChartPoint {
  /** In percent of the plot, from its bottom left corner. */
  readonly x: number
  readonly y: number
}

interface ChartLineProps {
  readonly points: readonly ChartPoint[]
  readonly color: 'math' | 'science'
}

const dots = { math: 'bg-math', science: 'bg-science' } as const

/** Points with a line through them. */
export function ChartLine({ points, color }: ChartLineProps) {
  return (
    <>
      <svg
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        className="absolute inset-0 size-full overflow-visible"
      >
        <polyline
          points={points.map(({ x, y }) => `${x},${100 - y}`).join(' ')}
          fill="none"
          stroke={`var(--${color})`}
          strokeWidth={2.5}
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      {points.map(({ x, y }) => (
        <span
          key={x}
          className={classNames(
            'absolute size-2.5 -translate-x-1/2 translate-y-1/2 rounded-full border-2 border-surface forced-colors:bg-[CanvasText]',
            dots[color],
          )}
          style={{ left: `${x}%`, bottom: `${y}%` }}
        />
      ))}
    </>
  )
}

interface ChartNoteProps {
  readonly title: string
  readonly lines: readonly string[]
}

/** The tooltip for the item under the pointer. */
export function ChartNote({ title, lines }: ChartNoteProps) {
  return (
    <div className="rounded-md border border-line-strong bg-surface px-3 py-2 text-sm">
      <p className="font-semibold">{title}</p>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  )
}

interface ChartColumnProps extends ChartNoteProps {
  /** The center and width of the column, in percent of the plot. */
  readonly at: number
  readonly room: number
}

/** Shows its note while the pointer is over this column of the plot. */
export function ChartColumn({ at, room, ...note }: ChartColumnProps) {
  return (
    <div className="group absolute inset-y-0 -translate-x-1/2" style={{ left: `${at}%`, width: `${room}%` }}>
      <span className="absolute inset-y-0 left-1/2 hidden border-l border-line-strong group-hover:block" />
      <div
        className={classNames(
          'pointer-events-none absolute top-0 z-10 hidden w-max group-hover:block',
          at < 50 ? 'left-1/2 ml-2' : 'right-1/2 mr-2',
        )}
      >
        <ChartNote {...note} />
      </div>
    </div>
  )
}
