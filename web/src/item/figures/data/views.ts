import type { FigureViews } from '../figure-props.ts'
import { LineGraph } from './line-graph.tsx'
import { BarChart } from './bar-chart.tsx'
import { TableView } from './table.tsx'

export const dataViews = {
  'line-graph': LineGraph,
  'bar-chart': BarChart,
  'table': TableView,
} satisfies Partial<FigureViews>
