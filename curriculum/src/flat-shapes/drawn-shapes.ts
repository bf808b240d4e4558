import type { Figure, FigureOf } from '@skills-center/contract/figure'
import { rows } from '@skills-center/messages/values'
import type { Worded } from '../form/words.ts'
import type { Random } from '../random.ts'
import { type Shape, shapeIds } from './hierarchy.ts'
import { say } from './messages.gen.ts'

type Drawing = FigureOf<'polygon'>['shapes'][number]

/** The drawing of each shape, with marks for its properties. */
const drawings: Readonly<Record<Shape, Drawing>> = {
  square: {
    outline: { type: 'rectangle', width: 2.6, height: 2.6 },
    ticks: [1, 1, 1, 1],
    rightAngles: [0, 1, 2, 3],
  },
  rectangle: {
    outline: { type: 'rectangle', width: 3.8, height: 2 },
    ticks: [1, 2, 1, 2],
    rightAngles: [0, 1, 2, 3],
  },
  rhombus: { outline: { type: 'parallelogram', base: 2.8, side: 2.8, angle: 62 }, ticks: [1, 1, 1, 1] },
  parallelogram: {
    outline: { type: 'parallelogram', base: 3.6, side: 2.2, angle: 60 },
    parallels: [1, 2, 1, 2],
    ticks: [1, 2, 1, 2],
  },
  trapezoid: {
    outline: { type: 'trapezoid', base: 4, top: 1.8, height: 2.2, shift: 0.6 },
    parallels: [1, 0, 1, 0],
  },
  'right-trapezoid': {
    outline: { type: 'trapezoid', base: 3.6, top: 2, height: 2.2, shift: 0 },
    parallels: [1, 0, 1, 0],
    rightAngles: [0, 3],
  },
  irregular: {
    outline: {
      type: 'vertices',
      vertices: [
        [0, 0],
        [3.8, 0.4],
        [3, 2.8],
        [0.6, 2.1],
      ],
    },
  },
  equilateral: { outline: { type: 'triangle', sides: [3, 3, 3] }, ticks: [1, 1, 1] },
  'right-triangle': {
    outline: {
      type: 'vertices',
      vertices: [
        [0, 0],
        [3.6, 0],
        [0, 2.4],
      ],
    },
    rightAngles: [0],
  },
  scalene: {
    outline: {
      type: 'vertices',
      vertices: [
        [0, 0],
        [4, 0],
        [2.6, 2.4],
      ],
    },
  },
  pentagon: { outline: { type: 'regular', sides: 5, side: 1.8 }, ticks: [1, 1, 1, 1, 1] },
}

/** A shape with its orientation on the page. */
export interface Lying {
  shape: Shape
  turn: number
  isFlipped: boolean
}
const turns = [0, 15, 30, 45, 60, 75, 90] as const
export const lying = (random: Random, shape: Shape, isTurned: boolean): Lying => ({
  shape,
  turn: isTurned ? random.pick(turns) : 0,
  isFlipped: random.chance(0.5),
})

/** Shapes with marks; several shapes get letters. */
export const shapesFigure = (all: readonly Lying[]): Worded<FigureOf<'polygon'>> => ({
  kind: 'polygon',
  layout: 'apart',
  shapes: all.map(({ shape, turn, isFlipped }) => ({ ...drawings[shape], turn, isFlipped })),
  ...(all.length === 1
    ? {}
    : { spots: all.map((_, at) => ({ id: spotId(at), shape: at, on: 'center' as const, index: 0 })) }),
  description:
    all.length === 1
      ? say(`drawn.${all[0]?.shape ?? 'square'}`)
      : say('drawn.all', {
          list: rows(
            all.map(({ shape }, at) =>
              say('drawn.one', { letter: 'ABCD'[at] ?? '', shape: say(`drawn.${shape}`) }),
            ),
          ),
        }),
})
export const spotId = (at: number): string => `spot-${'abcd'[at] ?? ''}`

/** Identifies the shapes of a figure by their outlines and marks, for solvers. */
export function shapesShown(figure: Figure | undefined): Shape[] {
  if (figure?.kind !== 'polygon') throw new TypeError('expects polygons')
  return figure.shapes.map(({ outline }) => {
    const found = shapeIds.find((id) => JSON.stringify(drawings[id].outline) === JSON.stringify(outline))
    if (found === undefined) throw new TypeError('No such shape')
    return found
  })
}
