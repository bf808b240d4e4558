import type { FigureDrawings } from '../figure-props.ts'

/** Each drawing is loaded when a question first shows it. */
export const geometryDrawings = {
  prism: async () => (await import('./prism.tsx')).Prism,
  solid: async () => (await import('./solid.tsx')).Solid,
  net: async () => (await import('./net.tsx')).NetView,
  angle: async () => (await import('./angle.tsx')).Angle,
  lines: async () => (await import('./lines.tsx')).Lines,
  transversal: async () => (await import('./transversal.tsx')).Transversal,
  polygon: async () => (await import('./polygon.tsx')).Polygon,
  circle: async () => (await import('./circle.tsx')).Circle,
  'right-triangle-squares': async () => (await import('./right-triangle-squares.tsx')).RightTriangleSquares,
} satisfies Partial<FigureDrawings>
