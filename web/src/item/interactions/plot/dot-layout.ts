import { linear } from '../../figures/scale.ts'
import { valueAxisHeight, valueAxisMargin } from '../../figures/data/value-axis.tsx'
import type { ColumnShape } from './columns.ts'
import type { ColumnLayout } from './column-layout.ts'

type DotShape = Extract<ColumnShape, { kind: 'dot-plot' }>

/** A finger must be able to hit one column and one dot; read-only displays may be narrower. */
const narrowest = { open: 24, closed: 9 }
const widest = 56
const pitch = 24

export function dotLayout(
  { axis, most }: DotShape,
  count: number,
  room: number,
  isOpen: boolean,
): ColumnLayout {
  const min = isOpen ? narrowest.open : narrowest.closed
  const margin = Math.max(valueAxisMargin(axis) + 4, min / 2 + 2)
  const slot = Math.min(Math.max((room - 2 * margin) / (count - 1), min), widest)
  const width = slot * (count - 1) + 2 * margin
  const top = 8
  const foot = top + most * pitch + 6
  const x = linear(axis.from, axis.to, margin, width - margin)
  return {
    width,
    height: foot + valueAxisHeight(axis, width),
    slot,
    top,
    foot,
    bottom: foot,
    middle: (index) => margin + slot * index,
    y: (dots) => foot - 6 - dots * pitch,
    heightAt: (y) => Math.ceil((foot - 6 - y) / pitch),
    x,
  }
}
