import type { FigureKind, FigureOf } from '@skills-center/contract/figure'
import type { ComponentType } from 'react'

export interface FigureProps<Kind extends FigureKind> {
  figure: FigureOf<Kind>
  /** Room there is, in pixels; a drawing may take less. */
  width: number
}

export type FigureViews = { [Kind in FigureKind]: ComponentType<FigureProps<Kind>> }
