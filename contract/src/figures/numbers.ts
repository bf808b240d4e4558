import { z } from 'zod'
import { described } from './parts.ts'

/** Names a part, so that a question can ask about it; unique in its figure. */
const partId = z.string().min(1).max(20).optional()

/** End of a stretch: closed (a full dot) when the end itself belongs to it, open (a ring) when it does not. */
const SpanEnd = z.object({ at: z.number(), isClosed: z.boolean() })

const NumberLineFigure = z.object({
  kind: z.literal('number-line'),
  ...described,
  from: z.number(),
  to: z.number(),
  /** Distance between ticks. */
  step: z.number().positive(),
  /** Ticks that carry a numeral, by value; others are bare. */
  labelled: z.array(z.number()),
  /**
   * Ticks that carry this text instead: a fraction such as `3/4` or `-1 2/3` is drawn with a level bar, `?` as
   * asked for.
   */
  tickTexts: z.array(z.object({ at: z.number(), text: z.string() })).optional(),
  points: z.array(
    z.object({
      at: z.number(),
      label: z.string(),
      /** A ring in place of a full dot. */
      isOpen: z.boolean().optional(),
      id: partId,
    }),
  ),
  /** Arrows that hop along the line, drawn above it (right of it where the line stands upright). */
  jumps: z.array(z.object({ from: z.number(), to: z.number(), label: z.string() })),
  /**
   * Thick stretches, as the solutions of an inequality; an end of null goes on for ever. `x ≥ 3` is from
   * `{ at: 3, isClosed: true }` to null.
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
  /** What the line counts, with its unit, as `Temperature (°C)`. */
  label: z.string().optional(),
  /** Drawn upright, for heights and temperatures; up is positive. */
  isVertical: z.boolean().optional(),
  /** Upright only: drawn as a thermometer whose column ends here. */
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

const DoubleNumberLineFigure = z
  .object({
    kind: z.literal('double-number-line'),
    ...described,
    /** The two quantities with their units, as `Flour (cups)`. */
    top: z.string(),
    bottom: z.string(),
    /**
     * Ticks that both lines share, from left to right. `at` is the place on any scale that suits, the first tick
     * standing at the left end. Values are written as given, with no unit; `?` is asked for, empty is bare.
     */
    ticks: z
      .array(
        z.object({ at: z.number(), top: z.string(), bottom: z.string(), topId: partId, bottomId: partId }),
      )
      .min(2)
      .max(12),
    /** Arrows from tick to tick (by index, from 0) above the top line or under the bottom one, as `× 3`. */
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
    /** Circles of one and the same whole in equal parts; more than one whole takes several circles. */
    circles: z
      .array(
        z.object({
          /** Under the circle; empty for none. */
          label: z.string(),
          parts: z.number().int().min(1).max(24),
          /** Parts shaded, clockwise from the top. */
          shaded: z.number().int().min(0),
          /** Further parts, striped: what is added or taken away. */
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

/** A stretch of an edge of the rectangle; `size` in one unit for both edges, since the drawing keeps to scale. */
const AreaCut = z.object({ label: z.string(), size: z.number().positive() })

const AreaModelFigure = z
  .object({
    kind: z.literal('area-model'),
    ...described,
    /**
     * The rectangle's cuts from left to right (labels over it) and from the top down (labels left of it). Narrow
     * cuts are widened until their texts fit. A unit square in fifths and fourths has five columns of 1/5 and four
     * rows of 1/4, their labels empty.
     */
    columns: z.array(AreaCut).min(1).max(12),
    rows: z.array(AreaCut).min(1).max(12),
    /** Row by row from the top, each row as long as there are columns; left out, all cells are blank. */
    cells: z
      .array(
        z.array(
          z.object({
            /** Empty is blank, `?` is asked for. */
            text: z.string(),
            isShaded: z.boolean().optional(),
            id: partId,
          }),
        ),
      )
      .optional(),
    /** So many columns from the left and rows from the top are striped, across each other where they meet. */
    stripedColumns: z.number().int().min(0).max(12).optional(),
    stripedRows: z.number().int().min(0).max(12).optional(),
    /**
     * Braces outside the labels, over columns (`top`) or beside rows (`left`), from cut to cut (by index from 0,
     * both included): the whole side `23` of `20 + 3`, or `3/5` over three of five columns.
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
    /** Squares touch each other as tiles do. */
    shape: z.enum(['dot', 'square']),
    /** So many in the last row, when it is not full. */
    lastRow: z.number().int().min(1).optional(),
    /** So many are filled, row by row from the top left; the others are hollow. Left out, all are filled. */
    filled: z.number().int().min(0).optional(),
    /** Groups with a ring around them, by index from 0, both ends included; groups do not share anything. */
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
    /** Written over the array and left of it, as `6 columns` and `?`. */
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
  /** Cubes of a thousand, flats of a hundred, rods of ten and single cubes, group under group. */
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
  /** A note that says what one block stands for, as a flat for `1` in work with decimals; null for none. */
  key: z.object({ block: z.enum(['thousand', 'hundred', 'ten', 'one']), value: z.string() }).nullable(),
})

/** What lies on a pan: unknowns are boxes (a second unknown is a ball), known ones are weights. */
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
    /** Squares of 10 by 10, each one whole, filled column by column from the left. */
    grids: z
      .array(
        z.object({
          /** Under the grid; empty for none. */
          label: z.string(),
          /** Small squares of 100; half a square may be shaded. */
          shaded: z.number().min(0).max(100),
          /** Further small squares, striped. */
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
