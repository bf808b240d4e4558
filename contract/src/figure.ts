import { z } from 'zod'

/**
 * Figures are data; the web room draws them. Every figure carries a description that gives a person who
 * cannot see it all that is needed to answer, and nothing that gives the answer away.
 */
const described = { description: z.string().min(20) }

const Axis = z.object({ from: z.number(), to: z.number(), step: z.number().positive(), label: z.string() })
const Point = z.tuple([z.number(), z.number()])

export const NumberLineFigure = z.object({
  kind: z.literal('number-line'),
  ...described,
  from: z.number(),
  to: z.number(),
  /** Distance between ticks. */
  step: z.number().positive(),
  /** Ticks that carry a numeral, by value; others are bare. */
  labelled: z.array(z.number()),
  points: z.array(z.object({ at: z.number(), label: z.string() })),
  /** Arrows that hop along the line, drawn above it. */
  jumps: z.array(z.object({ from: z.number(), to: z.number(), label: z.string() })),
})

export const CoordinatePlaneFigure = z.object({
  kind: z.literal('coordinate-plane'),
  ...described,
  x: Axis,
  y: Axis,
  points: z.array(z.object({ at: Point, label: z.string() })),
  /** Straight lines that run through two points to the edges of the plane. */
  lines: z.array(z.object({ through: z.tuple([Point, Point]), label: z.string() })),
})

export const LineGraphFigure = z.object({
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

export const BarChartFigure = z.object({
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

export const TableFigure = z.object({
  kind: z.literal('table'),
  ...described,
  title: z.string(),
  columns: z.array(z.string()).min(2).max(6),
  /** Cells as shown; `?` marks the cell that is asked for. */
  rows: z.array(z.array(z.string())).min(1).max(10),
})

export const FractionBarsFigure = z.object({
  kind: z.literal('fraction-bars'),
  ...described,
  bars: z
    .array(
      z.object({
        label: z.string(),
        parts: z.number().int().min(1).max(24),
        shaded: z.number().int().min(0),
      }),
    )
    .min(1)
    .max(4),
})

export const TapeDiagramFigure = z.object({
  kind: z.literal('tape-diagram'),
  ...described,
  /** Each tape is cut into equal boxes; `total` is written on a brace over the tape. */
  tapes: z
    .array(
      z.object({
        label: z.string(),
        boxes: z.array(z.string()).min(1).max(16),
        total: z.string().nullable(),
      }),
    )
    .min(1)
    .max(3),
})

export const PrismFigure = z.object({
  kind: z.literal('prism'),
  ...described,
  /** Whole numbers when `cubes` is set: the solid is then drawn as unit cubes. */
  length: z.number().positive(),
  width: z.number().positive(),
  height: z.number().positive(),
  unit: z.string(),
  cubes: z.boolean(),
  /** Labels as shown on the three edges; `?` or empty hides one. */
  labels: z.object({ length: z.string(), width: z.string(), height: z.string() }),
})

export const FoodWebFigure = z.object({
  kind: z.literal('food-web'),
  ...described,
  /** `row` 0 is drawn at the bottom. */
  nodes: z
    .array(z.object({ id: z.string(), label: z.string(), row: z.number().int().min(0).max(4) }))
    .min(2)
    .max(12),
  /** Arrows point the way that matter and energy go: from the eaten to the eater. */
  arrows: z.array(z.object({ from: z.string(), to: z.string() })),
})

export const ForcesFigure = z.object({
  kind: z.literal('forces'),
  ...described,
  object: z.string(),
  arrows: z
    .array(
      z.object({
        direction: z.enum(['left', 'right', 'up', 'down']),
        newtons: z.number().positive(),
        label: z.string(),
      }),
    )
    .min(1)
    .max(4),
})

export const PunnettSquareFigure = z.object({
  kind: z.literal('punnett-square'),
  ...described,
  /** Gametes of one parent across the top and of the other down the side. */
  top: z.array(z.string()).length(2),
  side: z.array(z.string()).length(2),
  /** Two rows of two cells; an empty cell is drawn blank and `?` is drawn as asked for. */
  cells: z.array(z.array(z.string()).length(2)).length(2),
})

export const ParticlesFigure = z.object({
  kind: z.literal('particles'),
  ...described,
  /** Boxes of molecules side by side, before and after a change for instance. */
  boxes: z
    .array(
      z.object({
        label: z.string(),
        molecules: z.array(
          z.object({
            /** Symbols of the atoms, in the order in which they are bonded: ['H', 'O', 'H']. */
            atoms: z.array(z.string()).min(1).max(8),
            count: z.number().int().min(1).max(12),
          }),
        ),
      }),
    )
    .min(1)
    .max(3),
})

export const Figure = z.discriminatedUnion('kind', [
  NumberLineFigure,
  CoordinatePlaneFigure,
  LineGraphFigure,
  BarChartFigure,
  TableFigure,
  FractionBarsFigure,
  TapeDiagramFigure,
  PrismFigure,
  FoodWebFigure,
  ForcesFigure,
  PunnettSquareFigure,
  ParticlesFigure,
])
export type Figure = z.infer<typeof Figure>
export type FigureKind = Figure['kind']
export type FigureOf<Kind extends FigureKind> = Extract<Figure, { kind: Kind }>
