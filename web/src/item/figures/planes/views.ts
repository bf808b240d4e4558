import type { FigureViews } from '../figure-props.ts'
import { CoordinatePlane } from './coordinate-plane.tsx'

export const planesViews = {
  'coordinate-plane': CoordinatePlane,
} satisfies Partial<FigureViews>
