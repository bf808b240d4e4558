import type { FigureViews } from '../figure-props.ts'
import { Angle } from './angle.tsx'
import { Circle } from './circle.tsx'
import { Lines } from './lines.tsx'
import { NetView } from './net.tsx'
import { Polygon } from './polygon.tsx'
import { Prism } from './prism.tsx'
import { RightTriangleSquares } from './right-triangle-squares.tsx'
import { Solid } from './solid.tsx'
import { Transversal } from './transversal.tsx'

export const geometryViews = {
  prism: Prism,
  solid: Solid,
  net: NetView,
  angle: Angle,
  lines: Lines,
  transversal: Transversal,
  polygon: Polygon,
  circle: Circle,
  'right-triangle-squares': RightTriangleSquares,
} satisfies Partial<FigureViews>
