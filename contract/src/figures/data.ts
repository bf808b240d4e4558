import { z } from 'zod'
import { DataAxis, Point, described } from './parts.ts'

/** Name of a part that a question can ask about; unique within its figure. */
const id = z.string().min(1)

const LineGraphFigure = z.object({
  kind: z.literal('line-graph'),
  ...described,
  title: z.string(),
  /** Labels carry the unit in parentheses: `Temperature (°C)`. */
  x: DataAxis,
  y: DataAxis,
  /** Up to three series, each drawn with its own colour, dash and marker. */
  series: z
    .array(
      z.object({
        label: z.string(),
        points: z.array(Point).min(2),
        /**
         * How the points are joined; straight unless told. A smooth curve runs through all points and never
         * past a highest or lowest one; a step keeps its value until the next point.
         */
        joined: z.enum(['straight', 'smooth', 'step']).optional(),
      }),
    )
    .min(1)
    .max(3),
  /** Points that stand out, on a series or anywhere; an empty label shows the point alone. */
  marks: z
    .array(z.object({ at: Point, label: z.string(), id: id.optional() }))
    .max(8)
    .optional(),
  /** Shaded stretches of an axis across the whole plot: a comfortable range, a dry season. */
  bands: z
    .array(z.object({ axis: z.enum(['x', 'y']), from: z.number(), to: z.number(), label: z.string() }))
    .max(3)
    .optional(),
})

const BarChartFigure = z.object({
  kind: z.literal('bar-chart'),
  ...described,
  title: z.string(),
  /** What the bars are, and what they count with its unit; the same words where the bars lie level. */
  xLabel: z.string(),
  y: DataAxis,
  /** Names of the first and the second bars in a double bar graph; then every bar has its `second`. */
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
  /** Bars that run from left to right, for long names. */
  isLevel: z.boolean().optional(),
  /** Writes each value at the end of its bar. */
  hasValues: z.boolean().optional(),
})

const TableFigure = z.object({
  kind: z.literal('table'),
  ...described,
  title: z.string(),
  columns: z.array(z.string()).min(2).max(6),
  /** Cells as shown; `?` marks the cell that is asked for. */
  rows: z.array(z.array(z.string())).min(1).max(10),
  /** One a column. Where absent, a column of numbers is set to the end and any other to the start. */
  align: z.array(z.enum(['start', 'center', 'end'])).optional(),
  /** Rows that a question can ask about, counted from 0. */
  spots: z.array(z.object({ id, row: z.number().int().min(0) })).optional(),
})

const DotPlotFigure = z.object({
  kind: z.literal('dot-plot'),
  ...described,
  title: z.string(),
  x: DataAxis,
  /** One plot, or two above one axis. `values` is the data, one number a dot, in any order. */
  plots: z
    .array(z.object({ label: z.string(), values: z.array(z.number()).min(1).max(60) }))
    .min(1)
    .max(2),
  /** Dots unless told; a line plot has crosses. */
  mark: z.enum(['dot', 'cross']).optional(),
  /** Columns of dots that a question can ask about: plot counted from 0, and the value they are over. */
  spots: z.array(z.object({ id, plot: z.number().int().min(0).max(1), at: z.number() })).optional(),
})

const HistogramFigure = z.object({
  kind: z.literal('histogram'),
  ...described,
  title: z.string(),
  /** The first bin starts at `from` and each is `width` wide; the edges are written on the axis. */
  x: z.object({ from: z.number(), width: z.number().positive(), label: z.string() }),
  /** How many data lie in a bin. */
  y: DataAxis,
  bins: z
    .array(
      z.object({
        count: z.number().min(0),
        /** `10–19`, written under the bin; where every bin has one, the edges are not written. */
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
  /** One box, or two above one axis. The whiskers end at `least` and `most`, outliers lie beyond. */
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
  /** Writes the five numbers over their places. */
  hasValues: z.boolean().optional(),
  /** Parts that a question can ask about: box counted from 0, and a value on it or inside a whisker or half. */
  spots: z.array(z.object({ id, box: z.number().int().min(0).max(1), at: z.number() })).optional(),
})

const ScatterPlotFigure = z.object({
  kind: z.literal('scatter-plot'),
  ...described,
  title: z.string(),
  /** Labels carry the unit in parentheses: `Height (cm)`. */
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
  /** Straight lines through two points to the edges of the plot: a fitted line, or several to choose from. */
  lines: z
    .array(z.object({ through: z.tuple([Point, Point]), label: z.string(), id: id.optional() }))
    .max(3)
    .optional(),
})

const TwoWayTableFigure = z.object({
  kind: z.literal('two-way-table'),
  ...described,
  title: z.string(),
  /** What the rows and what the columns tell apart: `Grade`, `Pet at home`. */
  rowsLabel: z.string(),
  columnsLabel: z.string(),
  columns: z.array(z.string()).min(2).max(4),
  /** Counts or percents as shown, one a column; `?` marks a cell that is asked for, an empty one stays empty. */
  rows: z
    .array(z.object({ label: z.string(), cells: z.array(z.string()), total: z.string().optional() }))
    .min(2)
    .max(5),
  /** The last row: the columns' totals, and the total of all where the rows have totals. */
  totals: z.object({ cells: z.array(z.string()), total: z.string().optional() }).optional(),
  /** Cells that a question can ask about, counted from 0; totals come after the last row or column. */
  spots: z.array(z.object({ id, row: z.number().int().min(0), column: z.number().int().min(0) })).optional(),
})

const TreeTwig = z.object({
  /** What happens: `red`, `heads`. */
  label: z.string(),
  /** Written on the branch that leads here: `2/5`, `0.3`; `?` is drawn as asked for. */
  chance: z.string().optional(),
  /** Written after an end of the tree: the outcome, its probability, or both. */
  outcome: z.string().optional(),
  id: id.optional(),
})
const TreeBranch = TreeTwig.extend({ branches: z.array(TreeTwig).max(6).optional() })

const TreeFigure = z.object({
  kind: z.literal('tree'),
  ...described,
  title: z.string(),
  /** Headings over the stages, from the root on: `First spin`, `Second spin`. */
  stages: z.array(z.string()).max(3).optional(),
  /** Heading over the outcomes. */
  outcomeLabel: z.string().optional(),
  /** One to three stages, at most 27 ends. */
  branches: z
    .array(TreeTwig.extend({ branches: z.array(TreeBranch).max(6).optional() }))
    .min(2)
    .max(6),
})

/** Tints have their own pattern too. A sector whose label names a color takes that tint. */
const Tint = z.enum(['blue', 'orange', 'yellow', 'green', 'red', 'gray', 'white'])

const SpinnerFigure = z.object({
  kind: z.literal('spinner'),
  ...described,
  title: z.string(),
  /**
   * Clockwise from the top; `share` is the size beside the other sectors (1, 1, 2 or 25, 25, 50). Sectors with
   * one label look the same; where no tint is given they get one each in turn.
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
  /** Sector, counted from 0, in whose middle the pointer rests; the first unless told. */
  pointsAt: z.number().int().min(0).optional(),
})

const StemAndLeafFigure = z.object({
  kind: z.literal('stem-and-leaf'),
  ...described,
  title: z.string(),
  /** `4 | 7 means 47 minutes`. */
  key: z.string(),
  /** Names of the two sets in a back-to-back plot: the one on the left, the one on the right. */
  sets: z.tuple([z.string(), z.string()]).optional(),
  rows: z
    .array(
      z.object({
        stem: z.string(),
        /** Digits, rising; on both sides they are written outward from the stem. */
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
        /** Size of the sector; all together make 100. */
        percent: z.number().positive(),
        /** Written with the label in place of the percent: `?`, `1/4`, `90 students`; empty hides it. */
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
  /** Read by the key: each symbol stands for so many of the unit (`books`). */
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
  /** Names of two or three overlapping sets: left, right, below. */
  sets: z.array(z.string()).min(2).max(3),
  /**
   * What is in a region: a count, `?`, or a few members, each on a line of its own. `inside` names the sets,
   * counted from 0, that hold it: [0] in the first alone, [0, 1] in both, [] in none.
   */
  regions: z.array(
    z.object({
      inside: z.array(z.number().int().min(0).max(2)),
      items: z.array(z.string()).max(5),
      id: id.optional(),
    }),
  ),
  /** Name of all together, written on a frame around the sets; a frame is drawn also where a region lies outside. */
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
