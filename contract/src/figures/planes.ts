import { z } from 'zod'
import { Axis, Point, described } from './parts.ts'

const CoordinatePlaneFigure = z.object({
  kind: z.literal('coordinate-plane'),
  ...described,
  x: Axis,
  y: Axis,
  points: z.array(z.object({ at: Point, label: z.string() })),
  /** Straight lines that run through two points to the edges of the plane. */
  lines: z.array(z.object({ through: z.tuple([Point, Point]), label: z.string() })),
})

export const planesFigures = [CoordinatePlaneFigure] as const
