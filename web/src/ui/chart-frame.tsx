import type { ReactElement } from 'react'
import { ResponsiveContainer } from 'recharts'

/** Marks and lines of the charts, in the design’s own colors. */
export const tick = { fill: 'var(--ink-soft)', fontSize: 13 } as const
export const grid = { stroke: 'var(--line)' } as const
export const axis = { stroke: 'var(--line-strong)' } as const

interface ChartFrameProps {
  /** What the chart shows, for those who do not see it; the table beside it holds every figure. */
  readonly label: string
  /** Pixels. */
  readonly height?: number
  readonly children: ReactElement
}

/** A chart is one picture to a screen reader. */
export function ChartFrame({ label, height = 224, children }: ChartFrameProps) {
  return (
    <div role="img" aria-label={label} className="min-w-0" style={{ height }}>
      <ResponsiveContainer width="100%" height="100%" initialDimension={{ width: 320, height }}>
        {children}
      </ResponsiveContainer>
    </div>
  )
}

interface ChartNoteProps {
  readonly title: string
  readonly lines: readonly string[]
}

/** What the pointer is at. */
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
