import { z } from 'zod'
import { described } from './parts.ts'

/** Id of a part, so that a question can ask about it; unique in its figure. */
const partId = z.string().min(1).max(20).optional()

/** End of an interval: closed (a filled dot) if the endpoint is included, open (an open dot) if it is not. */
const SpanEnd = z.object({ at: z.number(), isClosed: z.boolean() })

const NumberLineFigure = z.object({
  kind: z.literal('number-line'),
  ...described,
  from: z.number(),
  to: z.number(),
  /** Distance between ticks. */
  step: z.number().positive(),
  /** Ticks with a number, by value; others have none. */
  labelled: z.array(z.number()),
  /**
   * Ticks with this text instead: a fraction such as `3/4` or `-1 2/3` is drawn with a horizontal bar, and `?` as the
   * unknown.
   */
  tickTexts: z.array(z.object({ at: z.number(), text: z.string() })).optional(),
  points: z.array(
    z.object({
      at: z.number(),
      label: z.string(),
      /** An open dot instead of a filled one. */
      isOpen: z.boolean().optional(),
      id: partId,
    }),
  ),
  /** Arrows that jump along the line, drawn above it (to the right of a vertical line). */
  jumps: z.array(z.object({ from: z.number(), to: z.number(), label: z.string() })),
  /**
   * Thick intervals, such as the solutions of an inequality. An end of null is infinite: `x ≥ 3` is from `{ at: 3,
   * isClosed: true }` to null.
   */
  spans: z
    .array(
      z.object({
        from: SpanEnd.nullable(),
        to: SpanEnd.nullable(),
        label: z.string().optional(),
        id: partId,
      }),
    )
    .max(4)
    .optional(),
  /** What the line measures, with its unit: `Temperature (°C)`. */
  label: z.string().optional(),
  /** Drawn vertically, for heights and temperatures; up is positive. */
  isVertical: z.boolean().optional(),
  /** Vertical only: drawn as a thermometer whose column ends here. */
  column: z.number().optional(),
})

const FractionBarsFigure = z.object({
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

const TapeDiagramFigure = z.object({
  kind: z.literal('tape-diagram'),
  ...described,
  /** Each tape is divided into equal boxes; `total` is written on a brace over the tape. */
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

const DoubleNumberLineFigure = z
  .object({
    kind: z.literal('double-number-line'),
    ...described,
    /** The two quantities with their units: `Flour (cups)`. */
    top: z.string(),
    bottom: z.string(),
    /**
     * Ticks shared by both lines, from left to right. `at` is the position on any scale, with the first tick at the
     * left end. Values are written as given, without a unit; `?` is the unknown, and empty shows no value.
     */
    ticks: z
      .array(
        z.object({ at: z.number(), top: z.string(), bottom: z.string(), topId: partId, bottomId: partId }),
      )
      .min(2)
      .max(12),
    /** Arrows from tick to tick (by index, from 0) above the top line or below the bottom one, such as `× 3`. */
    hops: z
      .array(
        z.object({
          side: z.enum(['top', 'bottom']),
          from: z.number().int().min(0),
          to: z.number().int().min(0),
          label: z.string(),
        }),
      )
      .max(8)
      .optional(),
  })
  .refine(
    ({ ticks, hops = [] }) => hops.every(({ from, to }) => from < ticks.length && to < ticks.length),
    'A hop ends at no tick',
  )

const FractionCirclesFigure = z
  .object({
    kind: z.literal('fraction-circles'),
    ...described,
    /** Circles of the same whole in equal parts. More than one whole needs several circles. */
    circles: z
      .array(
        z.object({
          /** Written under the circle; empty for none. */
          label: z.string(),
          parts: z.number().int().min(1).max(24),
          /** Number of shaded parts, clockwise from the top. */
          shaded: z.number().int().min(0),
          /** Number of striped parts after them: what is added or taken away. */
          striped: z.number().int().min(0).optional(),
          id: partId,
        }),
      )
      .min(1)
      .max(8),
  })
  .refine(
    ({ circles }) => circles.every(({ parts, shaded, striped = 0 }) => shaded + striped <= parts),
    'A circle has fewer parts than are shaded',
  )

/** A segment of an edge of the rectangle. `size` has the same unit on both edges, because the drawing is to scale. */
const AreaCut = z.object({ label: z.string(), size: z.number().positive() })

const AreaModelFigure = z
  .object({
    kind: z.literal('area-model'),
    ...described,
    /**
     * The rectangle's columns from left to right (labels above) and rows from top to bottom (labels on the left).
     * Narrow ones are widened until their text fits. A unit square in fifths and fourths has five columns of 1/5 and
     * four rows of 1/4 with empty labels.
     */
    columns: z.array(AreaCut).min(1).max(12),
    rows: z.array(AreaCut).min(1).max(12),
    /** Row by row from the top, with one cell per column. If omitted, all cells are blank. */
    cells: z
      .array(
        z.array(
          z.object({
            /** Empty is blank; `?` is the unknown. */
            text: z.string(),
            isShaded: z.boolean().optional(),
            id: partId,
          }),
        ),
      )
      .optional(),
    /** This many columns from the left and rows from the top are striped, cross-hatched where they meet. */
    stripedColumns: z.number().int().min(0).max(12).optional(),
    stripedRows: z.number().int().min(0).max(12).optional(),
    /**
     * Braces outside the labels, over columns (`top`) or next to rows (`left`), by first and last index from 0: the
     * whole side `23` of `20 + 3`, or `3/5` over three of five columns.
     */
    braces: z
      .array(
        z.object({
          side: z.enum(['top', 'left']),
          from: z.number().int().min(0),
          to: z.number().int().min(0),
          label: z.string(),
        }),
      )
      .max(6)
      .optional(),
  })
  .refine(
    ({ rows, columns, cells }) =>
      cells === undefined ||
      (cells.length === rows.length && cells.every((row) => row.length === columns.length)),
    'Cells are not one a row and column',
  )

const ArrayFigure = z
  .object({
    kind: z.literal('array'),
    ...described,
    rows: z.number().int().min(1).max(20),
    columns: z.number().int().min(1).max(20),
    /** Squares touch each other like tiles. */
    shape: z.enum(['dot', 'square']),
    /** Number in the last row, if it is not full. */
    lastRow: z.number().int().min(1).optional(),
    /** Number filled, row by row from the top left; the rest are hollow. If omitted, all are filled. */
    filled: z.number().int().min(0).optional(),
    /** Groups with an outline around them, by first and last index from 0. Groups must not overlap. */
    groups: z
      .array(
        z.object({
          fromRow: z.number().int().min(0),
          toRow: z.number().int().min(0),
          fromColumn: z.number().int().min(0),
          toColumn: z.number().int().min(0),
          id: partId,
        }),
      )
      .max(20)
      .optional(),
    /** Written above the array and to its left: `6 columns`, `?`. */
    topLabel: z.string().optional(),
    leftLabel: z.string().optional(),
  })
  .refine(
    ({ rows, columns, groups = [], lastRow = columns }) =>
      lastRow <= columns && groups.every(({ toRow, toColumn }) => toRow < rows && toColumn < columns),
    'A group reaches past the array',
  )

const Blocks = z.object({
  thousands: z.number().int().min(0).max(9),
  hundreds: z.number().int().min(0).max(20),
  tens: z.number().int().min(0).max(20),
  ones: z.number().int().min(0).max(20),
})

const BaseTenBlocksFigure = z.object({
  kind: z.literal('base-ten-blocks'),
  ...described,
  /** Thousand cubes, hundred flats, ten rods, and unit cubes, one group below the other. */
  groups: z
    .array(
      Blocks.extend({
        label: z.string(),
        /** How many of them are crossed out. */
        crossedOut: Blocks.partial().optional(),
        id: partId,
      }),
    )
    .min(1)
    .max(3),
  /** A note that says what one block stands for, such as a flat for `1` with decimals; null for none. */
  key: z.object({ block: z.enum(['thousand', 'hundred', 'ten', 'one']), value: z.string() }).nullable(),
})

/** The contents of a pan: unknowns are boxes (a second unknown is a ball), known values are weights. */
const BalanceThing = z.object({
  shape: z.enum(['box', 'ball', 'weight']),
  /** Written on each: `x`, `1`, `5`, `2 kg`, `?`. */
  label: z.string().max(8),
  count: z.number().int().min(1).max(15),
})

const BalanceFigure = z.object({
  kind: z.literal('balance'),
  ...described,
  /** An empty pan is an empty list. */
  left: z.array(BalanceThing).max(4),
  right: z.array(BalanceThing).max(4),
  /** Which side is heavier. */
  heavier: z.enum(['neither', 'left', 'right']),
  leftId: partId,
  rightId: partId,
})

const PercentGridFigure = z
  .object({
    kind: z.literal('percent-grid'),
    ...described,
    /** Grids of 10 by 10 squares, each one whole, filled column by column from the left. */
    grids: z
      .array(
        z.object({
          /** Written under the grid; empty for none. */
          label: z.string(),
          /** Number of shaded small squares out of 100; half a square is allowed. */
          shaded: z.number().min(0).max(100),
          /** Number of striped small squares after them. */
          striped: z.number().min(0).max(100).optional(),
          id: partId,
        }),
      )
      .min(1)
      .max(3),
  })
  .refine(
    ({ grids }) => grids.every(({ shaded, striped = 0 }) => shaded + striped <= 100),
    'More is shaded than a grid has',
  )

export const numbersFigures = [
  NumberLineFigure,
  FractionBarsFigure,
  TapeDiagramFigure,
  DoubleNumberLineFigure,
  FractionCirclesFigure,
  AreaModelFigure,
  ArrayFigure,
  BaseTenBlocksFigure,
  BalanceFigure,
  PercentGridFigure,
] as const
