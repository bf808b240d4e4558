import { crossing } from '../../figures/axes.tsx'
import { visibleTicks, ticksOf, widestName } from '../../figures/data/axis-names.ts'
import { type BarNames, barNames } from '../../figures/data/bar-names.ts'
import { type Frame, frameOf } from '../../figures/data/data-axes.tsx'
import { asFraction } from '../../figures/data/tick-fraction.ts'
import type { ColumnLayout } from './column-layout.ts'
import type { ColumnShape } from './columns.ts'

type BarShape = Exclude<ColumnShape, { kind: 'dot-plot' }>

export interface BarLayout extends ColumnLayout {
  frame: Frame
  /** The thickness of a bar. */
  thick: number
  /** Labels under the bars, or between them. */
  names: BarNames | null
  edges: { at: number; name: string }[]
}

const thickest = 56

export function barLayout(shape: BarShape, count: number, room: number): BarLayout {
  const { value } = shape
  const isHistogram = shape.kind === 'histogram'
  const bins = isHistogram ? ticksOf(shape.axis).map(({ name }) => name) : []
  const axis = { from: 0, to: count, step: 1, label: '', names: bins }
  const width = Math.min(room, 560, 150 + count * 80)
  // As in `frameOf`, which needs the height of the names first.
  const slot = (width - 28 - widestName(value)) / count
  const names = isHistogram ? null : barNames(shape.labels, slot)
  const steps = (value.to - value.from) / value.step
  const frame = frameOf({
    width,
    x: { from: 0, to: count, step: 1, label: isHistogram ? shape.axis.label : '' },
    y: value,
    above: 0,
    tall: Math.min(320, Math.max(200, steps * 22)),
    namesHeight: names?.height ?? (bins.some(asFraction) ? 41 : 26),
  })
  const { plot } = frame
  const kept = isHistogram ? visibleTicks(axis, plot.x, widestName(axis) + 8) : []
  const perPixel = (value.to - value.from) / (plot.bottom - plot.top)
  return {
    width,
    height: frame.height,
    slot,
    top: plot.top,
    foot: plot.y(crossing(value)),
    bottom: plot.bottom,
    middle: (index) => plot.x(index + 0.5),
    y: plot.y,
    heightAt: (y) => value.from + (plot.bottom - y) * perPixel,
    x: plot.x,
    frame,
    thick: isHistogram ? slot : Math.min(slot * 0.66, thickest),
    names,
    edges: bins.map((_, index) => ({
      at: plot.x(index),
      name: kept.find((tick) => tick.value === index)?.name ?? '',
    })),
  }
}
