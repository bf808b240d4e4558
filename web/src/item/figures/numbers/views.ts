import type { FigureViews } from '../figure-props.ts'
import { NumberLine } from './number-line.tsx'
import { FractionBars } from './fraction-bars.tsx'
import { TapeDiagram } from './tape-diagram.tsx'

export const numbersViews = {
  'number-line': NumberLine,
  'fraction-bars': FractionBars,
  'tape-diagram': TapeDiagram,
} satisfies Partial<FigureViews>
