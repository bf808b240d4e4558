import { z } from 'zod'
import { described } from './parts.ts'

const FoodWebFigure = z.object({
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

const PunnettSquareFigure = z.object({
  kind: z.literal('punnett-square'),
  ...described,
  /** Gametes of one parent across the top and of the other down the side. */
  top: z.array(z.string()).length(2),
  side: z.array(z.string()).length(2),
  /** Two rows of two cells; an empty cell is drawn blank and `?` is drawn as asked for. */
  cells: z.array(z.array(z.string()).length(2)).length(2),
})

export const lifeFigures = [FoodWebFigure, PunnettSquareFigure] as const
