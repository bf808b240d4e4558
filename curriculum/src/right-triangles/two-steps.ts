import type { Random } from '../random.ts'
import { squared, triples } from './sides.ts'

/** The diagonal of a box, or how much the diagonal saves over two sides of a rectangle. */
export interface TwoSteps {
  kind: 'box' | 'shortcut'
  what: 'a' | 'b' | 'c' | 'd'
  sides: number[]
}

/** Boxes whose diagonal is a whole number. */
const boxes = [
  [6, 3, 2],
  [7, 4, 4],
  [9, 6, 2],
  [7, 6, 6],
  [12, 4, 3],
  [12, 9, 8],
  [15, 10, 6],
  [16, 11, 8],
  [20, 12, 9],
  [16, 15, 12],
] as const

export function drawTwoSteps(random: Random): TwoSteps {
  const what = random.pick(['a', 'b', 'c', 'd'] as const)
  if (random.chance(0.5)) {
    const by = random.integer(2, 4)
    return { kind: 'box', what, sides: random.pick(boxes).map((side) => side * by) }
  }
  const by = random.pick([2, 3, 4, 5, 6, 8, 10])
  const [a, b] = random.pick(triples(30))
  return { kind: 'shortcut', what, sides: [a * by, b * by] }
}

/** Ranges of the side lengths in meters: a park, a soccer field, a parking lot, a schoolyard. */
const places = { a: [30, 300], b: [25, 120], c: [20, 160], d: [20, 160] } as const

/** Whether soccer fields are not too narrow, and boxes not too flat. */
export function areTrueTwoSteps({ kind, what, sides }: TwoSteps): boolean {
  const [short, long] = [Math.min(...sides), Math.max(...sides)]
  if (kind === 'box') return short >= 6 && straightOf({ sides }) <= 60
  const [least, most] = places[what]
  return short >= least && long <= most && (what !== 'b' || short > 0.4 * long)
}

/** The diagonal of the box or rectangle. */
export const straightOf = ({ sides }: Pick<TwoSteps, 'sides'>): number =>
  Math.sqrt(sides.reduce((sum, side) => sum + squared(side), 0))
export const sumOfSides = ({ sides }: Pick<TwoSteps, 'sides'>): number =>
  sides.reduce((sum, side) => sum + side, 0)
export const twoStepsAnswer = (its: TwoSteps): number =>
  its.kind === 'box' ? straightOf(its) : sumOfSides(its) - straightOf(its)
