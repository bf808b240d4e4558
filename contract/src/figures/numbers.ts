import { z } from 'zod'
import { described } from './parts.ts'

const NumberLineFigure = z.object({
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

export const numbersFigures = [NumberLineFigure, FractionBarsFigure, TapeDiagramFigure] as const
