import { type Bug, bug, type Exact } from '../bug.ts'
import { calculate } from '../../equations/exact.ts'
import type { Random } from '../../random.ts'
import { say } from './messages.gen.ts'

/** A slope triangle and a larger one on the same line, with one unknown side. */
export interface Triangles {
  rise: number
  run: number
  times: Exact
  asks: 'rise' | 'run'
}

/** The sides of the small triangle: the one that corresponds to the unknown, and the other one. */
export const sidesOf = ({ asks, rise, run }: Triangles): { asked: number; other: number } =>
  asks === 'rise' ? { asked: rise, other: run } : { asked: run, other: rise }
export const givenOf = (both: Triangles): number =>
  Number(calculate(both.times, 'times', sidesOf(both).other))
export const keyOf = (both: Triangles): number => Number(calculate(both.times, 'times', sidesOf(both).asked))

/** The factor between the triangles: a whole number, or halves and thirds. */
export function drawTriangles(random: Random, level: 1 | 2 | 3): Triangles {
  const [wholes, parts] = [random.integer(3, 12), random.pick([2, 3, 4])]
  const times: Exact = level === 3 ? [parts * random.integer(1, 4) + 1, parts] : wholes
  const unit = typeof times === 'number' ? 1 : times[1]
  return {
    rise: unit * random.integer(1, 10),
    run: unit * random.integer(2, 10),
    times,
    asks: level === 1 ? 'rise' : level === 2 ? 'run' : random.pick(['rise', 'run']),
  }
}

// Worked by hand: rise 2 and run 3, five times as large: 10 and 15.
const example: Triangles = { rise: 2, run: 3, times: 5, asks: 'rise' }

export const triangleBugs: readonly Bug<Triangles>[] = [
  bug<Triangles>({
    id: 'slope.adds-run',
    answer: (both) => givenOf(both) + sidesOf(both).asked - sidesOf(both).other,
    feedback: () => say('triangle-adds'),
    example: [example, 14],
  }),
  bug<Triangles>({
    id: 'slope.run-over-rise',
    answer: (both) => calculate([givenOf(both) * sidesOf(both).other, 1], 'over', sidesOf(both).asked),
    feedback: () => say('triangle-turned'),
    example: [example, [45, 2]],
  }),
  bug<Triangles>({
    id: 'slope.one-step',
    answer: (both) => sidesOf(both).asked,
    feedback: () => say('triangle-same'),
    example: [example, 2],
  }),
]
