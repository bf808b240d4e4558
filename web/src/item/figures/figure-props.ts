import type { FigureKind, FigureOf } from '@skills-center/contract/figure'
import type { ComponentType } from 'react'

export interface FigureProps<Kind extends FigureKind> {
  figure: FigureOf<Kind>
  /** Room there is, in pixels; a drawing may take less. */
  width: number
}

/** How each kind of figure is drawn, by a component that is yet to be fetched. */
export type FigureDrawings = { [Kind in FigureKind]: () => Promise<ComponentType<FigureProps<Kind>>> }
