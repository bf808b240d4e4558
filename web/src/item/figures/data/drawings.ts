import type { FigureDrawings } from '../figure-props.ts'

/** Each drawing is loaded when a question first shows it. */
export const dataDrawings = {
  'line-graph': async () => (await import('./line-graph.tsx')).LineGraph,
  'bar-chart': async () => (await import('./bar-chart.tsx')).BarChart,
  table: async () => (await import('./table.tsx')).TableView,
  'dot-plot': async () => (await import('./dot-plot.tsx')).DotPlot,
  histogram: async () => (await import('./histogram.tsx')).Histogram,
  'box-plot': async () => (await import('./box-plot.tsx')).BoxPlot,
  'scatter-plot': async () => (await import('./scatter-plot.tsx')).ScatterPlot,
  'two-way-table': async () => (await import('./two-way-table.tsx')).TwoWayTable,
  tree: async () => (await import('./tree.tsx')).Tree,
  spinner: async () => (await import('./spinner.tsx')).Spinner,
  'stem-and-leaf': async () => (await import('./stem-and-leaf.tsx')).StemAndLeaf,
  'circle-graph': async () => (await import('./circle-graph.tsx')).CircleGraph,
  'picture-graph': async () => (await import('./picture-graph.tsx')).PictureGraph,
  venn: async () => (await import('./venn.tsx')).Venn,
} satisfies Partial<FigureDrawings>
