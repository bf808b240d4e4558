import { z } from 'zod'
import { AngleFigure, LinesFigure, TransversalFigure } from './geometry-angles.ts'
import { CircleFigure, PolygonFigure, RightTriangleSquaresFigure } from './geometry-flat.ts'
import { NetFigure, SolidFigure } from './geometry-solids.ts'
import { described } from './parts.ts'

const PrismFigure = z.object({
  kind: z.literal('prism'),
  ...described,
  /** Whole numbers if `cubes` is set; the solid is then drawn as unit cubes. */
  length: z.number().positive(),
  width: z.number().positive(),
  height: z.number().positive(),
  unit: z.string(),
  cubes: z.boolean(),
  /** Labels as shown on the three edges; `?` marks an unknown edge, and empty draws no label. */
  labels: z.object({ length: z.string(), width: z.string(), height: z.string() }),
})

export const geometryFigures = [
  PrismFigure,
  SolidFigure,
  NetFigure,
  AngleFigure,
  LinesFigure,
  TransversalFigure,
  PolygonFigure,
  CircleFigure,
  RightTriangleSquaresFigure,
] as const
