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

/** A number beside an axis; `x` is its inner edge beside the vertical axis, otherwise its center. */
export interface AxisNumeral {
  text: string
  x: number
  y: number
  anchor: 'start' | 'middle' | 'end'
}

/** What the numbers of the axes must not be under, each as points close to each other. */
export type Drawn = readonly (readonly Position[])[]

export function numeralsOf(figure: Plane, frame: Frame, drawn: Drawn): AxisNumeral[] {
  const { plot, axisX, axisY } = frame
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
  /** The usual side of an axis, unless only the other side is free. */
  const either = (usual: AxisNumeral, other: AxisNumeral, isInside: boolean): AxisNumeral =>
    isInside && coverOf(usual, drawn) > coverOf(other, drawn) ? other : usual
  return [
    ...(isAlike ? shared : upwards)
      .filter((value) => isShown(value, axisX > plot.left + 1) && isClearOfZero(value))
      .map((at) => {
        const its = { text: numeral(at), y: plot.y(at) }
        return either(
          { ...its, x: axisX - 8, anchor: 'end' },
          { ...its, x: axisX + 8, anchor: 'start' },
          axisX > plot.left + 1,
        )
      }),
    ...level.map(({ at, text }) => {
      const its = { text, x: plot.x(at), anchor: 'middle' as const }
      return either({ ...its, y: axisY + 15 }, { ...its, y: axisY - 14 }, axisY < plot.bottom - 1)
    }),
    ...(isCross ? [{ text: '0', ...zero, anchor: 'middle' as const }] : []),
  ]
}

function boxOf({ text, x, y, anchor }: AxisNumeral): Box {
  const wide = textWidth(text, tickSize)
  return { x: anchor === 'middle' ? x : anchor === 'end' ? x - wide / 2 : x + wide / 2, y, wide, tall: 14 }
}

/** How many of the drawn parts cover the number. */
function coverOf(its: AxisNumeral, drawn: Drawn): number {
  const { x, y, wide, tall } = boxOf(its)
  return drawn.filter((spots) =>
    spots.some((spot) => Math.abs(spot.x - x) < wide / 2 && Math.abs(spot.y - y) < tall / 2),
  ).length
}

/** The text on and around the axes, for other text to avoid. */
export function axisWriting(figure: Plane, frame: Frame, drawn: Drawn): Box[] {
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
    ...numeralsOf(figure, frame, drawn).map(boxOf),
    ...titles.map(({ text, x, y }) => ({ x, y, wide: textWidth(text, labelSize), tall: 16 })),
  ]
}
