import type { FigureDrawings } from '../figure-props.ts'

/** Each drawing is loaded when a question first shows it. */
export const numbersDrawings = {
  'number-line': async () => (await import('./number-line.tsx')).NumberLine,
  'fraction-bars': async () => (await import('./fraction-bars.tsx')).FractionBars,
  'tape-diagram': async () => (await import('./tape-diagram.tsx')).TapeDiagram,
  'double-number-line': async () => (await import('./double-number-line.tsx')).DoubleNumberLine,
  'fraction-circles': async () => (await import('./fraction-circles.tsx')).FractionCircles,
  'area-model': async () => (await import('./area-model.tsx')).AreaModel,
  array: async () => (await import('./array.tsx')).ArrayView,
  'base-ten-blocks': async () => (await import('./base-ten-blocks.tsx')).BaseTenBlocks,
  balance: async () => (await import('./balance.tsx')).Balance,
  'percent-grid': async () => (await import('./percent-grid.tsx')).PercentGrid,
} satisfies Partial<FigureDrawings>
