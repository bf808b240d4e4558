import type { FigureOf } from '@skills-center/contract/figure'
import type { ReactNode } from 'react'
import type { Place } from './flat-shapes.ts'

type PlatePart = FigureOf<'plate-boundary'>['parts'][number]['part']

/** A plate boundary as drawn, with the positions of its labels. */
export interface PlateScene {
  height: number
  drawing: ReactNode
  names: Partial<Record<PlatePart, { at: Place; from?: Place }>>
  /** The directions in which the two plates move. */
  arrows: { from: Place; to: Place }[]
}

/** Fills and outlines of the materials in a cross-section. */
export const materials = {
  mantle: 'fill-incorrect-soft',
  magma: 'fill-incorrect',
  oceanic: 'fill-line stroke-ink',
  continental: 'fill-warm-soft stroke-ink',
  water: 'fill-math-soft',
  surface: 'fill-none stroke-math',
}

/** The `d` of a closed path through points in pixels. */
export const closedPath = (...places: [number, number][]): string =>
  `M ${places.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join(' L ')} Z`
