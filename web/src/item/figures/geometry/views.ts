import type { FigureViews } from '../figure-props.ts'
import { Prism } from './prism.tsx'

export const geometryViews = {
  prism: Prism,
} satisfies Partial<FigureViews>
