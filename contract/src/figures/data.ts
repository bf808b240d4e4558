import { z } from 'zod'
import { Axis, Point, described } from './parts.ts'

const LineGraphFigure = z.object({
  kind: z.literal('line-graph'),
  ...described,
  title: z.string(),
  x: Axis,
  y: Axis,
  /** Up to three series, each drawn with its own colour, dash and marker. */
  series: z
    .array(z.object({ label: z.string(), points: z.array(Point).min(2) }))
    .min(1)
    .max(3),
})

const BarChartFigure = z.object({
  kind: z.literal('bar-chart'),
  ...described,
  title: z.string(),
  xLabel: z.string(),
  y: Axis,
  bars: z
    .array(z.object({ label: z.string(), value: z.number() }))
    .min(2)
    .max(10),
})

const TableFigure = z.object({
  kind: z.literal('table'),
  ...described,
  title: z.string(),
  columns: z.array(z.string()).min(2).max(6),
  /** Cells as shown; `?` marks the cell that is asked for. */
  rows: z.array(z.array(z.string())).min(1).max(10),
})

export const dataFigures = [LineGraphFigure, BarChartFigure, TableFigure] as const
