import type { FigureOf } from '@skills-center/contract/figure'
import { rows, tex } from '@skills-center/messages/values'
import type { Worded, Words } from '../form/words.ts'
import type { Random } from '../random.ts'
import { say } from './messages.gen.ts'

/** A point in the first quadrant, in the units of the axes. */
export type GridPoint = readonly [x: number, y: number]

/** Grid size in squares: wider than high, so that it fits a screen together with its question. */
export const across = 10
export const up = 8

export const turned = ([x, y]: GridPoint): GridPoint => [y, x]
export const isSamePoint = (one: GridPoint, other: GridPoint): boolean =>
  one[0] === other[0] && one[1] === other[1]
export const isOnGrid = ([x, y]: GridPoint, step = 1): boolean =>
  x >= 0 && y >= 0 && x <= across * step && y <= up * step

/** `(3, 5)`: written in texts and read by solvers. */
export const pairText = ([x, y]: GridPoint): string => `(${x}, ${y})`
export const pair = (point: GridPoint) => tex(pairText(point))
export const pairsIn = (text: string): GridPoint[] =>
  [...text.matchAll(/\((\d+), (\d+)\)/g)].map(([, x, y]) => [Number(x), Number(y)])

export const gridAxes = (step = 1) => ({
  x: { from: 0, to: across * step, step, label: 'x' },
  y: { from: 0, to: up * step, step, label: 'y' },
})

/** Points that are apart from each other, none of which is another with its coordinates swapped. */
export function scattered(random: Random, howMany: number): GridPoint[] {
  const found: GridPoint[] = []
  while (found.length < howMany) {
    const point = [random.integer(1, across - 1), random.integer(1, up - 1)] as const
    const isFree = found.every(([x, y]) => Math.abs(x - point[0]) + Math.abs(y - point[1]) > 3)
    if (point[0] !== point[1] && isFree && !found.some((each) => isSamePoint(turned(each), point)))
      found.push(point)
  }
  return found
}

export interface NamedPoint {
  name: Words
  at: GridPoint
}

/** Named points on a grid with `step` units per square. */
export function gridFigure(points: readonly NamedPoint[], step = 1): Worded<FigureOf<'coordinate-plane'>> {
  return {
    kind: 'coordinate-plane',
    ...gridAxes(step),
    points: points.map(({ name, at: [x, y] }) => ({ at: [x, y], label: name })),
    lines: [],
    description: say('description', {
      right: across * step,
      top: up * step,
      step,
      points: rows(
        points.map(({ name, at: [x, y] }) => say('spot', { name, across: x / step, up: y / step })),
      ),
    }),
  }
}
