import type { FigureOf } from '@skills-center/contract/figure'
import type { ReactNode } from 'react'
import type { Place } from './flat-shapes.ts'

type PlatePart = FigureOf<'plate-boundary'>['parts'][number]['part']

/** A drawn boundary and where its parts are named. */
export interface PlateScene {
  height: number
  drawing: ReactNode
  names: Partial<Record<PlatePart, { at: Place; from?: Place }>>
  /** The way the two plates move. */
  arrows: { from: Place; to: Place }[]
}

/** Fills and outlines of what a cross-section is made of. */
export const stuff = {
  mantle: 'fill-incorrect-soft',
  magma: 'fill-incorrect',
  oceanic: 'fill-line stroke-ink',
  continental: 'fill-warm-soft stroke-ink',
  water: 'fill-math-soft',
  surface: 'fill-none stroke-math',
}

/** `d` of a closed path through places given in pixels. */
export const closed = (...places: [number, number][]): string =>
  `M ${places.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join(' L ')} Z`
