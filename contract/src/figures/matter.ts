import { z } from 'zod'
import { described } from './parts.ts'

const ForcesFigure = z.object({
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

const ParticlesFigure = z.object({
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

export const matterFigures = [ForcesFigure, ParticlesFigure] as const
