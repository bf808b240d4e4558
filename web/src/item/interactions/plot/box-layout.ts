import { valueAxisHeight, valueAxisMargin } from '../../figures/data/value-axis.tsx'
import { type Scale, linear, textWidth } from '../../figures/scale.ts'
import { tickSize } from '../../figures/svg.tsx'
import { type BoxAxis, fiveShort } from './five-numbers.ts'

/** The positions of a box and its handles, in pixels. */
export interface BoxLayout {
  width: number
  height: number
  x: Scale
  /** Centers of the boxes: the student's own, then the right one if both are shown. */
  middles: readonly number[]
  /** The height of each number's handle. */
  handleY: (index: number) => number
  foot: number
}

export const boxHeight = 44
const row = 34
/** How far above the middle row the five handles are, in rows. */
const rows = [0, 1, 2, 1, 0]

export function boxLayout(axis: BoxAxis, room: number, boxes: 1 | 2, hasHandles: boolean): BoxLayout {
  const width = Math.min(room, 640)
  const margin = Math.max(valueAxisMargin(axis) + 4, hasHandles ? 22 : 0)
  const over = hasHandles ? 3 * row + 10 : 12
  const middles = Array.from({ length: boxes }, (_, index) => over + boxHeight / 2 + index * (boxHeight + 30))
  const foot = (middles.at(-1) ?? 0) + boxHeight / 2 + 20
  return {
    width,
    height: foot + valueAxisHeight(axis, width),
    x: linear(axis.from, axis.to, margin, width - margin),
    middles,
    handleY: (index) => (2 - (rows[index] ?? 0)) * row + row / 2,
    foot,
  }
}

/** A labeled handle, kept within the drawing. */
export interface Pill {
  middle: number
  wide: number
}

export function pillOf({ width }: BoxLayout, index: number, x: number): Pill {
  const wide = textWidth(fiveShort()[index] ?? '', tickSize) + 18
  return { wide, middle: Math.min(Math.max(x, wide / 2 + 2), width - wide / 2 - 2) }
}

/** Where a pointer may grab a handle, relative to its center: it is wider than a single target. */
export const hitAreaOf = ({ wide }: Pill): readonly [number, number, number] => {
  const off = wide / 2 - 9
  return [0, -off, off]
}
