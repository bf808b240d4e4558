import type { Figure, FigureOf } from '@skills-center/contract/figure'
import { rows, type Text } from '@skills-center/messages/values'
import { type Point, pointText } from '../../equations/line.ts'
import type { Words, Worded } from '../../form/words.ts'
import { say } from './messages.gen.ts'

export interface PlaneAxis {
  from: number
  to: number
  step: number
  label: Words
}

export type Axes = Record<'x' | 'y', PlaneAxis>

export const axis = (from: number, to: number, label: Words, step = 1): PlaneAxis => ({
  from,
  to,
  step,
  label,
})

/** Both axes from `from` to `to`, named x and y. */
export const plainAxes = (from: number, to: number): Axes => ({
  x: axis(from, to, 'x'),
  y: axis(from, to, 'y'),
})

/** A line through two grid points, with a name if there is more than one line. */
export interface DrawnLine {
  through: readonly [Point, Point]
  label?: Words
}

const tuple = ([x, y]: Point): [number, number] => [x, y]

/**
 * Lines on a plane; `points` are marked and labeled. The description has everything that a screen reader user needs.
 */
export function lineFigure(its: {
  x: PlaneAxis
  y: PlaneAxis
  lines: readonly DrawnLine[]
  points?: readonly { at: Point; label: string }[]
}): Worded<FigureOf<'coordinate-plane'>> {
  const { x, y, lines, points = [] } = its
  const through = lines.map(({ through: [one, other], label = '' }): Text =>
    say(label === '' ? 'line' : 'named-line', { label, one: pointText(one), other: pointText(other) }),
  )
  const marked = points.map(({ at, label }): Text => say('point', { label, at: pointText(at) }))
  return {
    kind: 'coordinate-plane',
    x,
    y,
    points: points.map(({ at, label }) => ({ at: tuple(at), label })),
    lines: lines.map(({ through: [one, other], label = '' }) => ({
      through: [tuple(one), tuple(other)],
      label,
    })),
    description: say('plane', {
      x: x.label,
      y: y.label,
      left: x.from,
      right: x.to,
      across: x.step,
      low: y.from,
      high: y.to,
      up: y.step,
      list: rows([...through, ...marked]),
    }),
  }
}

export const oneLine = (axes: Axes, from: Point, to: Point) =>
  lineFigure({ ...axes, lines: [{ through: [from, to] }] })

/** A line through the marked points P and Q. */
export const lineThroughPQ = (axes: Axes, from: Point, to: Point) =>
  lineFigure({
    ...axes,
    lines: [{ through: [from, to] }],
    points: [
      { at: from, label: 'P' },
      { at: to, label: 'Q' },
    ],
  })

/** Two points of a drawn line. */
export function lineShown(figure: Figure | undefined, at = 0): [Point, Point] {
  if (figure?.kind !== 'coordinate-plane') throw new TypeError('expects a coordinate plane')
  const line = figure.lines[at]
  if (line === undefined) throw new RangeError(`No line ${at}`)
  return line.through
}
