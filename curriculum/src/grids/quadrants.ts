import type { FigureOf } from '@skills-center/contract/figure'
import { rows } from '@skills-center/messages/values'
import type { Point } from '../equations/line.ts'
import type { Worded, Words } from '../form/words.ts'
import type { Random } from '../random.ts'
import { say } from './messages.gen.ts'

/** Squares from the origin to each edge of a plane with four quadrants. */
export const reach = 6

export type Mirror = 'x' | 'y' | 'both'
/** Reflections across an axis or both. Subtracting from 0 avoids −0. */
export const reflected: Readonly<Record<Mirror, (at: Point) => Point>> = {
  x: ([x, y]) => [x, 0 - y],
  y: ([x, y]) => [0 - x, y],
  both: ([x, y]) => [0 - x, 0 - y],
}
export const swapped = ([x, y]: Point): Point => [y, x]

/** Quadrant 1 to 4, or 0 on an axis. */
export function quadrantOf([x, y]: Point): 0 | 1 | 2 | 3 | 4 {
  if (x === 0 || y === 0) return 0
  if (x > 0) return y > 0 ? 1 : 4
  return y > 0 ? 2 : 3
}

export const either = (random: Random, size: number): number => (random.chance(0.5) ? size : -size)

/** A point on no axis, with coordinates of different absolute value. */
export function offAxes(random: Random, most = reach): Point {
  const [x = 1, y = 2] = random.sample(
    Array.from({ length: most }, (_, at) => at + 1),
    2,
  )
  return [either(random, x), either(random, y)]
}

export const planeAxes = (step = 1) => ({
  x: { from: -reach * step, to: reach * step, step, label: 'x' },
  y: { from: -reach * step, to: reach * step, step, label: 'y' },
})

/** Named points on a plane with four quadrants and `step` units per square. */
export const planeFigure = (
  points: readonly { name: Words; at: Point }[],
  step = 1,
): Worded<FigureOf<'coordinate-plane'>> => ({
  kind: 'coordinate-plane',
  ...planeAxes(step),
  points: points.map(({ name, at: [x, y] }) => ({ at: [x, y], label: name })),
  lines: [],
  description: say('plane.description', {
    edge: reach * step,
    low: -reach * step,
    step,
    points: rows(
      points.map(({ name, at: [x, y] }) =>
        say('plane.spot', {
          name,
          across: Math.abs(x) / step,
          side: x < 0 ? 'left' : 'right',
          up: Math.abs(y) / step,
          way: y < 0 ? 'down' : 'up',
        }),
      ),
    ),
  }),
})
