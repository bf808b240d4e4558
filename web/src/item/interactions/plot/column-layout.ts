import type { Scale } from '../../figures/scale.ts'

/** Where the columns of a display are on the sheet, in pixels. */
export interface ColumnLayout {
  width: number
  height: number
  /** Width of a column with the room around it. */
  slot: number
  top: number
  /** Where columns begin, and where the sheet under them ends. */
  foot: number
  bottom: number
  middle: (index: number) => number
  /** Top of a column. */
  y: Scale
  /** The height that a tap means. */
  heightAt: Scale
  x: Scale
}

/** The column at a place, or -1 beside them all. */
export function columnAt({ middle, slot }: ColumnLayout, count: number, x: number): number {
  const index = Math.floor((x - middle(0)) / slot + 0.5)
  return index >= 0 && index < count ? index : -1
}
