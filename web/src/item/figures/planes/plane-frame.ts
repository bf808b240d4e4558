import type { FigureOf } from '@skills-center/contract/figure'
import type { Position } from '../position.ts'
import { type Plot, crossing, numeralWidth, plotOf } from '../axes.tsx'
import { numeral } from '../numeral.ts'
import { textWidth, thinned, ticks } from '../scale.ts'
import { labelSize, tickSize } from '../svg.tsx'
import type { Box } from './plane-labels.ts'

type Plane = FigureOf<'coordinate-plane'>

/** The layout of a plane: its plot, axes, and text, in pixels. */
export interface Frame {
  width: number
  height: number
  plot: Plot
  /** The positions of the axes. */
  axisX: number
  axisY: number
  /** The axes' names are words, which go outside the plot. */
  hasWords: boolean
  put: (place: readonly [number, number]) => Position
}

export function frameOf(figure: Plane, room: number): Frame {
  const width = Math.min(room, 440)
  const acrossAt = crossing(figure.x)
  const upAt = crossing(figure.y)
  const hasWords = figure.y.label.length > 2 || figure.x.label.length > 2
  const left = acrossAt > figure.x.from ? 16 : numeralWidth(figure.y)
  const top = hasWords ? 40 : 30
  const right = width - 26
  const columns = (figure.x.to - figure.x.from) / figure.x.step
  const rows = (figure.y.to - figure.y.from) / figure.y.step
  // Square cells, if the drawing then has reasonable proportions.
  const wide = right - left
  const tall = Math.min(Math.max((wide / columns) * rows, wide * 0.6), wide * 1.1)
  const bottom = top + tall
  const plot = plotOf({ left, right, top, bottom }, figure.x, figure.y)
  const below = upAt > figure.y.from ? 16 : 26
  return {
    width,
    height: bottom + below + (hasWords ? 26 : 0),
    plot,
    axisX: plot.x(acrossAt),
    axisY: plot.y(upAt),
    hasWords,
    put: ([x, y]) => ({ x: plot.x(x), y: plot.y(y) }),
  }
}

/** A number beside an axis; `x` is its right edge beside the vertical axis, otherwise its center. */
export interface AxisNumeral {
  text: string
  x: number
  y: number
  anchor: 'middle' | 'end'
}

export function numeralsOf(figure: Plane, { plot, axisX, axisY }: Frame): AxisNumeral[] {
  const ups = ticks(figure.y.from, figure.y.to, figure.y.step)
  const acrosses = ticks(figure.x.from, figure.x.to, figure.x.step)
  const widest = Math.max(...acrosses.map((value) => textWidth(numeral(value), tickSize)))
  // If the axes cross inside the plane, one zero serves both.
  const isCross = axisX > plot.left + 1 && axisY < plot.bottom - 1
  const isShown = (value: number, isInside: boolean) => !isInside || value !== 0
  const upwards = thinned(ups, plot.y, 22)
  const across = thinned(acrosses, plot.x, widest + 8)
  // Axes with the same numbers have the same labels.
  const isAlike = (['from', 'to', 'step'] as const).every((part) => figure.x[part] === figure.y[part])
  const shared = upwards.length < across.length ? upwards : across
  const zero = { x: axisX - 9, y: axisY + 14 }
  const isClearOfZero = (value: number) => !isCross || Math.abs(plot.y(value) - zero.y) >= tickSize
  const level =
    figure.xTexts ??
    (isAlike ? shared : across)
      .filter((value) => isShown(value, axisY < plot.bottom - 1))
      .map((at) => ({ at, text: numeral(at) }))
  return [
    ...(isAlike ? shared : upwards)
      .filter((value) => isShown(value, axisX > plot.left + 1) && isClearOfZero(value))
      .map((at) => ({ text: numeral(at), x: axisX - 8, y: plot.y(at), anchor: 'end' as const })),
    ...level.map(({ at, text }) => ({ text, x: plot.x(at), y: axisY + 15, anchor: 'middle' as const })),
    ...(isCross ? [{ text: '0', ...zero, anchor: 'middle' as const }] : []),
  ]
}

/** The text on and around the axes, for other text to avoid. */
export function axisWriting(figure: Plane, frame: Frame): Box[] {
  const { plot, axisX, axisY, width, height, hasWords } = frame
  const titles = hasWords
    ? [
        { text: figure.y.label, x: textWidth(figure.y.label, labelSize) / 2, y: 10 },
        { text: figure.x.label, x: (plot.left + plot.right) / 2, y: height - 10 },
      ]
    : [
        { text: figure.x.label, x: width - 6, y: axisY - 14 },
        { text: figure.y.label, x: axisX + 14, y: plot.top - 12 },
      ]
  return [
    ...numeralsOf(figure, frame).map(({ text, x, y, anchor }) => {
      const wide = textWidth(text, tickSize)
      return { x: anchor === 'end' ? x - wide / 2 : x, y, wide, tall: 14 }
    }),
    ...titles.map(({ text, x, y }) => ({ x, y, wide: textWidth(text, labelSize), tall: 16 })),
  ]
}
