import { z } from 'zod'
import { DataAxis, Point, described } from './parts.ts'

/** Id of a part that a question can ask about, unique within its figure. */
const id = z.string().min(1)

const LineGraphFigure = z.object({
  kind: z.literal('line-graph'),
  ...described,
  title: z.string(),
  /** Labels have the unit in parentheses: `Temperature (°C)`. */
  x: DataAxis,
  y: DataAxis,
  /** Up to three series, each with its own color, dash, and marker. */
  series: z
    .array(
      z.object({
        label: z.string(),
        points: z.array(Point).min(2),
        /**
         * How the points are joined; straight by default. A smooth curve runs through all points and never overshoots a
         * highest or lowest one. A step keeps its value until the next point.
         */
        joined: z.enum(['straight', 'smooth', 'step']).optional(),
      }),
    )
    .min(1)
    .max(3),
  /** Highlighted points, on a series or anywhere. With an empty label only the point is drawn. */
  marks: z
    .array(z.object({ at: Point, label: z.string(), id: id.optional() }))
    .max(8)
    .optional(),
  /** Shaded ranges of an axis across the whole plot: a comfortable range, a dry season. */
  bands: z
    .array(z.object({ axis: z.enum(['x', 'y']), from: z.number(), to: z.number(), label: z.string() }))
    .max(3)
    .optional(),
})

const BarChartFigure = z.object({
  kind: z.literal('bar-chart'),
  ...described,
  title: z.string(),
  /** What the bars are, and what they count, with its unit. For horizontal bars the words stay the same. */
  xLabel: z.string(),
  y: DataAxis,
  /** Names of the first and second bars in a double bar graph, in which every bar has a `second`. */
  series: z.tuple([z.string(), z.string()]).optional(),
  bars: z
    .array(
      z.object({
        label: z.string(),
        value: z.number(),
        id: id.optional(),
        second: z.object({ value: z.number(), id: id.optional() }).optional(),
      }),
    )
    .min(2)
    .max(10),
  /** Horizontal bars, for long names. */
  isLevel: z.boolean().optional(),
  /** Writes each value at the end of its bar. */
  hasValues: z.boolean().optional(),
})

const TableFigure = z.object({
  kind: z.literal('table'),
  ...described,
  title: z.string(),
  columns: z.array(z.string()).min(2).max(6),
  /** Cells as shown; `?` marks the unknown cell. */
  rows: z.array(z.array(z.string())).min(1).max(10),
  /** Alignment per column. By default, number columns align to the end and others to the start. */
  align: z.array(z.enum(['start', 'center', 'end'])).optional(),
  /** Rows that a question can ask about, counted from 0. */
  spots: z.array(z.object({ id, row: z.number().int().min(0) })).optional(),
})

const DotPlotFigure = z.object({
  kind: z.literal('dot-plot'),
  ...described,
  title: z.string(),
  x: DataAxis,
  /** One plot, or two above one axis. `values` is the data, one number per dot, in any order. */
  plots: z
    .array(z.object({ label: z.string(), values: z.array(z.number()).min(1).max(60) }))
    .min(1)
    .max(2),
  /** Dots by default; a line plot uses crosses. */
  mark: z.enum(['dot', 'cross']).optional(),
  /** Columns of dots that a question can ask about: the plot, counted from 0, and the value on the axis. */
  spots: z.array(z.object({ id, plot: z.number().int().min(0).max(1), at: z.number() })).optional(),
})

const HistogramFigure = z.object({
  kind: z.literal('histogram'),
  ...described,
  title: z.string(),
  /** The first bin starts at `from` and each is `width` wide. The edges are written on the axis. */
  x: z.object({ from: z.number(), width: z.number().positive(), label: z.string() }),
  /** Number of data values in a bin. */
  y: DataAxis,
  bins: z
    .array(
      z.object({
        count: z.number().min(0),
        /** Written under the bin: `10–19`. If every bin has a label, the edges are not written. */
        label: z.string().optional(),
        id: id.optional(),
      }),
    )
    .min(2)
    .max(12),
})

const BoxPlotFigure = z.object({
  kind: z.literal('box-plot'),
  ...described,
  title: z.string(),
  x: DataAxis,
  /** One box, or two above one axis. The whiskers end at `least` and `most`; outliers lie beyond them. */
  boxes: z
    .array(
      z.object({
        label: z.string(),
        least: z.number(),
        lowerQuartile: z.number(),
        median: z.number(),
        upperQuartile: z.number(),
        most: z.number(),
        outliers: z.array(z.number()).max(6).optional(),
      }),
    )
    .min(1)
    .max(2),
  /** Writes the five numbers over their positions. */
  hasValues: z.boolean().optional(),
  /** Parts that a question can ask about: the box, counted from 0, and a value on it or inside a whisker or half. */
  spots: z.array(z.object({ id, box: z.number().int().min(0).max(1), at: z.number() })).optional(),
})

const ScatterPlotFigure = z.object({
  kind: z.literal('scatter-plot'),
  ...described,
  title: z.string(),
  /** Labels have the unit in parentheses: `Height (cm)`. */
  x: DataAxis,
  y: DataAxis,
  /** One group of points, or two with different markers. */
  groups: z
    .array(
      z.object({
        label: z.string(),
        points: z
          .array(z.object({ at: Point, id: id.optional() }))
          .min(1)
          .max(60),
      }),
    )
    .min(1)
    .max(2),
  /** Straight lines through two points, extended to the edges of the plot: a fitted line, or several to choose from. */
  lines: z
    .array(z.object({ through: z.tuple([Point, Point]), label: z.string(), id: id.optional() }))
    .max(3)
    .optional(),
})

const TwoWayTableFigure = z.object({
  kind: z.literal('two-way-table'),
  ...described,
  title: z.string(),
  /** The variables of the rows and of the columns: `Grade`, `Pet at home`. */
  rowsLabel: z.string(),
  columnsLabel: z.string(),
  columns: z.array(z.string()).min(2).max(4),
  /** Counts or percents as shown, one per column. `?` marks an unknown cell; an empty cell stays empty. */
  rows: z
    .array(z.object({ label: z.string(), cells: z.array(z.string()), total: z.string().optional() }))
    .min(2)
    .max(5),
  /** The last row: column totals, and the grand total if the rows have totals. */
  totals: z.object({ cells: z.array(z.string()), total: z.string().optional() }).optional(),
  /** Cells that a question can ask about, counted from 0. Totals are the last row or column. */
  spots: z.array(z.object({ id, row: z.number().int().min(0), column: z.number().int().min(0) })).optional(),
})

const TreeTwig = z.object({
  /** The outcome: `red`, `heads`. */
  label: z.string(),
  /** Written on the branch that leads here: `2/5`, `0.3`. `?` is drawn as the unknown. */
  chance: z.string().optional(),
  /** Written after a leaf of the tree: the outcome, its probability, or both. */
  outcome: z.string().optional(),
  id: id.optional(),
})
const TreeBranch = TreeTwig.extend({ branches: z.array(TreeTwig).max(6).optional() })

const TreeFigure = z.object({
  kind: z.literal('tree'),
  ...described,
  title: z.string(),
  /** Headings over the stages, from the root: `First spin`, `Second spin`. */
  stages: z.array(z.string()).max(3).optional(),
  /** Heading over the outcomes. */
  outcomeLabel: z.string().optional(),
  /** One to three stages, at most 27 leaves. */
  branches: z
    .array(TreeTwig.extend({ branches: z.array(TreeBranch).max(6).optional() }))
    .min(2)
    .max(6),
})

/** Each tint also has its own pattern. A sector whose label names a color gets that tint. */
const Tint = z.enum(['blue', 'orange', 'yellow', 'green', 'red', 'gray', 'white'])

const SpinnerFigure = z.object({
  kind: z.literal('spinner'),
  ...described,
  title: z.string(),
  /**
   * Clockwise from the top. `share` is the size relative to the other sectors (1, 1, 2 or 25, 25, 50). Sectors with the
   * same label look the same. If no tints are given, they are assigned in turn.
   */
  sectors: z
    .array(
      z.object({
        label: z.string(),
        share: z.number().positive(),
        tint: Tint.optional(),
        id: id.optional(),
      }),
    )
    .min(2)
    .max(12),
  /** The sector, counted from 0, that the pointer rests on; the first by default. */
  pointsAt: z.number().int().min(0).optional(),
})

const StemAndLeafFigure = z.object({
  kind: z.literal('stem-and-leaf'),
  ...described,
  title: z.string(),
  /** `4 | 7 means 47 minutes`. */
  key: z.string(),
  /** Names of the left and right data sets in a back-to-back plot. */
  sets: z.tuple([z.string(), z.string()]).optional(),
  rows: z
    .array(
      z.object({
        stem: z.string(),
        /** Digits in ascending order. On both sides they are written outward from the stem. */
        leaves: z.array(z.number().int().min(0).max(9)).max(14),
        leftLeaves: z.array(z.number().int().min(0).max(9)).max(10).optional(),
        id: id.optional(),
      }),
    )
    .min(2)
    .max(12),
})

const CircleGraphFigure = z.object({
  kind: z.literal('circle-graph'),
  ...described,
  title: z.string(),
  /** Clockwise from the top. */
  sectors: z
    .array(
      z.object({
        label: z.string(),
        /** Size of the sector. All sectors together make 100. */
        percent: z.number().positive(),
        /** Written with the label instead of the percent: `?`, `1/4`, `90 students`. An empty text hides it. */
        shown: z.string().optional(),
        tint: Tint.optional(),
        id: id.optional(),
      }),
    )
    .min(2)
    .max(7),
})

const PictureGraphFigure = z.object({
  kind: z.literal('picture-graph'),
  ...described,
  title: z.string(),
  symbol: z.enum(['circle', 'square', 'star', 'heart', 'book', 'apple', 'fish', 'tree']),
  /** The key: each symbol stands for this many of the unit (`books`). */
  each: z.number().positive(),
  unit: z.string(),
  rows: z
    .array(
      z.object({ label: z.string(), symbols: z.number().min(0).max(16).multipleOf(0.5), id: id.optional() }),
    )
    .min(2)
    .max(8),
})

const VennFigure = z.object({
  kind: z.literal('venn'),
  ...described,
  title: z.string(),
  /** Names of two or three overlapping sets: left, right, bottom. */
  sets: z.array(z.string()).min(2).max(3),
  /**
   * What a region contains: a count, `?`, or a few members on separate lines. `inside` lists the sets, counted from 0,
   * that contain it: [0] for only the first, [0, 1] for both, [] for none.
   */
  regions: z.array(
    z.object({
      inside: z.array(z.number().int().min(0).max(2)),
      items: z.array(z.string()).max(5),
      id: id.optional(),
    }),
  ),
  /**
   * Name of the universal set, written on a frame around the sets. The frame is also drawn if a region lies outside the
   * sets.
   */
  all: z.string().optional(),
})

export const dataFigures = [
  LineGraphFigure,
  BarChartFigure,
  TableFigure,
  DotPlotFigure,
  HistogramFigure,
  BoxPlotFigure,
  ScatterPlotFigure,
  TwoWayTableFigure,
  TreeFigure,
  SpinnerFigure,
  StemAndLeafFigure,
  CircleGraphFigure,
  PictureGraphFigure,
  VennFigure,
] as const
