import type { FigureViews } from '../figure-props.ts'
import { BarChart } from './bar-chart.tsx'
import { BoxPlot } from './box-plot.tsx'
import { CircleGraph } from './circle-graph.tsx'
import { DotPlot } from './dot-plot.tsx'
import { Histogram } from './histogram.tsx'
import { LineGraph } from './line-graph.tsx'
import { PictureGraph } from './picture-graph.tsx'
import { ScatterPlot } from './scatter-plot.tsx'
import { Spinner } from './spinner.tsx'
import { StemAndLeaf } from './stem-and-leaf.tsx'
import { TableView } from './table.tsx'
import { Tree } from './tree.tsx'
import { TwoWayTable } from './two-way-table.tsx'
import { Venn } from './venn.tsx'

export const dataViews = {
  'line-graph': LineGraph,
  'bar-chart': BarChart,
  table: TableView,
  'dot-plot': DotPlot,
  histogram: Histogram,
  'box-plot': BoxPlot,
  'scatter-plot': ScatterPlot,
  'two-way-table': TwoWayTable,
  tree: Tree,
  spinner: Spinner,
  'stem-and-leaf': StemAndLeaf,
  'circle-graph': CircleGraph,
  'picture-graph': PictureGraph,
  venn: Venn,
} satisfies Partial<FigureViews>
