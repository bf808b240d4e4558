import { z } from 'zod'
import { dataFigures } from './figures/data.ts'
import { earthFigures } from './figures/earth.ts'
import { geometryFigures } from './figures/geometry.ts'
import { imageFigures } from './figures/image.ts'
import { lifeFigures } from './figures/life.ts'
import { matterFigures } from './figures/matter.ts'
import { numbersFigures } from './figures/numbers.ts'
import { planesFigures } from './figures/planes.ts'

/** All figures that an item can have. Each family has a file in `figures/`. */
export const Figure = z.discriminatedUnion('kind', [
  ...numbersFigures,
  ...planesFigures,
  ...dataFigures,
  ...geometryFigures,
  ...lifeFigures,
  ...matterFigures,
  ...earthFigures,
  ...imageFigures,
])
export type Figure = z.infer<typeof Figure>
export type FigureKind = Figure['kind']
export type FigureOf<Kind extends FigureKind> = Extract<Figure, { kind: Kind }>
