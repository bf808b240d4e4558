import type { Scale } from '../../figures/scale.ts'

/** The positions of a display's columns, in pixels. */
export interface ColumnLayout {
  width: number
  height: number
  /** The width of a column including its margin. */
  slot: number
  top: number
  /** Where columns start, and where the drawing below them ends. */
  foot: number
  bottom: number
  middle: (index: number) => number
  /** The top of a column. */
  y: Scale
  /** The height that a tap sets. */
  heightAt: Scale
  x: Scale
}

/** The column at a position, or -1 outside all columns. */
export function columnAt({ middle, slot }: ColumnLayout, count: number, x: number): number {
  const index = Math.floor((x - middle(0)) / slot + 0.5)
  return index >= 0 && index < count ? index : -1
}
