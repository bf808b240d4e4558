import type { FigureViews } from '../figure-props.ts'
import { AreaModel } from './area-model.tsx'
import { ArrayView } from './array.tsx'
import { Balance } from './balance.tsx'
import { BaseTenBlocks } from './base-ten-blocks.tsx'
import { DoubleNumberLine } from './double-number-line.tsx'
import { FractionBars } from './fraction-bars.tsx'
import { FractionCircles } from './fraction-circles.tsx'
import { NumberLine } from './number-line.tsx'
import { PercentGrid } from './percent-grid.tsx'
import { TapeDiagram } from './tape-diagram.tsx'

export const numbersViews = {
  'number-line': NumberLine,
  'fraction-bars': FractionBars,
  'tape-diagram': TapeDiagram,
  'double-number-line': DoubleNumberLine,
  'fraction-circles': FractionCircles,
  'area-model': AreaModel,
  array: ArrayView,
  'base-ten-blocks': BaseTenBlocks,
  balance: Balance,
  'percent-grid': PercentGrid,
} satisfies Partial<FigureViews>
