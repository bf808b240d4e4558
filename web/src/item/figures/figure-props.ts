import type { FigureKind, FigureOf } from '@skills-center/contract/figure'
import type { ComponentType } from 'react'

export interface FigureProps<Kind extends FigureKind> {
  figure: FigureOf<Kind>
  /** The available width, in pixels. A drawing may be narrower. */
  width: number
}

/** Loads the component that draws each kind of figure. */
export type FigureDrawings = { [Kind in FigureKind]: () => Promise<ComponentType<FigureProps<Kind>>> }
