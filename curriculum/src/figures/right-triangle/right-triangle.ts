import type { Figure, FigureOf } from '@skills-center/contract/figure'
import type { Words, Worded } from '../../form/words.ts'
import { numbersIn } from '../../form/numbers-in.ts'
import { type Areas, squareAreaOf } from '../../right-triangles/areas.ts'
import type { Points } from '../../right-triangles/points.ts'
import { allSides, type Sides } from '../../right-triangles/sides.ts'
import { quantity, type UnitId } from '../../units/units.ts'
import { say } from './messages.gen.ts'

const unknown = '?'
const spoken = (text: Words): Words => (text === unknown ? say('unknown') : text)

/** Two legs and the hypotenuse with their labels; `?` is the unknown. */
function triangleFigure(its: {
  legs: readonly [number, number]
  turn: number
  labels: readonly [Words, Words, Words]
}): Worded<FigureOf<'polygon'>> {
  const [a, b] = its.legs
  const [one, other, long] = its.labels
  return {
    kind: 'polygon',
    shapes: [
      {
        outline: {
          type: 'vertices',
          vertices: [
            [0, 0],
            [a, 0],
            [0, b],
          ],
        },
        turn: its.turn,
        sides: [one, long, other],
        rightAngles: [0],
      },
    ],
    description: say('triangle', { one: spoken(one), other: spoken(other), long: spoken(long) }),
  }
}

/** A right triangle with a square on each side, labeled with its area. */
export const squaresFigure = (
  areas: readonly [number, number],
  labels: readonly [Words, Words, Words],
): Worded<FigureOf<'right-triangle-squares'>> => ({
  kind: 'right-triangle-squares',
  a: Math.sqrt(areas[0]),
  b: Math.sqrt(areas[1]),
  sides: { a: '', b: '', c: '' },
  areas: { a: labels[0], b: labels[1], c: labels[2] },
  description: say('squares', {
    one: spoken(labels[0]),
    other: spoken(labels[1]),
    long: spoken(labels[2]),
  }),
})

/** The labels of either figure: both legs, then the hypotenuse; null for the unknown. */
export function sidesShown(figure: Figure | undefined): (number | null)[] {
  const read = (text = ''): number | null => (text === unknown ? null : (numbersIn(text)[0]?.value ?? null))
  if (figure?.kind === 'right-triangle-squares')
    return [figure.areas.a, figure.areas.b, figure.areas.c].map(read)
  if (figure?.kind !== 'polygon') throw new TypeError('expects a triangle')
  const [one, long, other] = figure.shapes[0]?.sides ?? []
  return [one, other, long].map(read)
}

type Point = readonly [number, number]
const place = ([x, y]: Point): [number, number] => [x, y]

/** A segment from P to Q on a plane, with or without the right triangle under it. */
export function segmentFigure({ p, q, told }: Points): Worded<FigureOf<'coordinate-plane'>> {
  const hasTriangle = told === 'triangle'
  const [from, to] = hasTriangle ? [0, 12] : [-8, 8]
  const corner: Point = [q[0], p[1]]
  const [px, py, qx, qy] = [...p, ...q]
  return {
    kind: 'coordinate-plane',
    x: { from, to, step: 1, label: 'x' },
    y: { from, to, step: 1, label: 'y' },
    points: [
      { at: place(p), label: 'P' },
      { at: place(q), label: 'Q' },
    ],
    lines: [],
    segments: [
      { from: place(p), to: place(q) },
      ...(hasTriangle
        ? [
            { from: place(p), to: place(corner), isDashed: true },
            { from: place(corner), to: place(q), isDashed: true },
          ]
        : []),
    ],
    description: say(hasTriangle ? 'segment.triangle' : 'segment.plain', { px, py, qx, qy }),
  }
}

/** The sides of a triangle, drawn to scale; the missing one has a question mark. */
export function sidesFigure(its: Sides & { turn: number; unit: UnitId }): Worded<FigureOf<'polygon'>> {
  const [a, b] = allSides(its)
  const [one, other] = its.known.map((side) => say('of', { of: quantity(side, its.unit) }))
  const labels = its.asks === 'hypotenuse' ? [one, other, unknown] : [one, unknown, other]
  const [first = '', second = '', long = ''] = labels
  return triangleFigure({ legs: [a, b], turn: its.turn, labels: [first, second, long] })
}

/** The areas of the squares on the sides; the unknown one has a question mark. */
export function areasFigure(its: Areas): Worded<FigureOf<'right-triangle-squares'>> {
  const label = (asks: Areas['asks']): Words =>
    asks === its.asks ? unknown : say('of', { of: squareAreaOf({ ...its, asks }) })
  return squaresFigure(its.legs, [label('a'), label('b'), label('c')])
}
