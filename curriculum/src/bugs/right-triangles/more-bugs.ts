import { type Areas, knownAreas } from '../../right-triangles/areas.ts'
import { rootOf, squared } from '../../right-triangles/sides.ts'
import { straightOf, sumOfSides, type TwoSteps } from '../../right-triangles/two-steps.ts'
import { bug } from '../bug.ts'
import { say } from './messages.gen.ts'

// Worked by hand: a box 12 by 4 by 3 has a diagonal of 13; the diagonal of a field 30 by 40 is 50, which saves 20.
const box: TwoSteps = { kind: 'box', what: 'a', sides: [12, 4, 3] }
const field: TwoSteps = { kind: 'shortcut', what: 'a', sides: [30, 40] }

export const twoStepBugs = [
  bug<TwoSteps>({
    id: 'pythagoras.adds-sides',
    answer: sumOfSides,
    feedback: ({ kind }) => say(`two-steps.sum.${kind}`),
    example: [box, 19],
  }),
  bug<TwoSteps>({
    id: 'pythagoras.stops-early',
    answer: ({ kind, sides }) =>
      kind === 'box' ? rootOf(squared(sides[0] ?? 0) + squared(sides[1] ?? 0)) : straightOf({ sides }),
    feedback: ({ kind }) => say(`two-steps.early.${kind}`),
    example: [field, 50],
  }),
  bug<TwoSteps>({
    id: 'pythagoras.no-root',
    answer: (its) => (its.kind === 'box' ? squared(straightOf(its)) : null),
    feedback: () => say('no-root'),
    example: [box, 169],
  }),
  bug<TwoSteps>({
    id: 'pythagoras.subtracts-sides',
    answer: ({ kind, sides: [one = 0, other = 0] }) => (kind === 'shortcut' ? Math.abs(one - other) : null),
    feedback: () => say('two-steps.difference'),
    example: [field, 10],
  }),
]

// Worked by hand: squares of 9 and 16 on the legs, so 25 on the hypotenuse.
const areas: Areas = { legs: [9, 16], asks: 'b', unit: 'inch' }

export const areaBugs = [
  bug<Areas>({
    id: 'pythagoras.wrong-hypotenuse',
    answer(its) {
      const [one, other] = knownAreas(its)
      return its.asks === 'c' ? Math.abs(one - other) : one + other
    },
    feedback: ({ asks }) => say(asks === 'c' ? 'areas.subtracted' : 'areas.added'),
    example: [areas, 34],
  }),
  bug<Areas>({
    id: 'pythagoras.squares-areas',
    answer(its) {
      const [one, other] = knownAreas(its).map(squared)
      return its.asks === 'c' ? (one ?? 0) + (other ?? 0) : (other ?? 0) - (one ?? 0)
    },
    feedback: () => say('areas.squared'),
    example: [areas, 544],
  }),
]

/** Two points; their horizontal and vertical distances are the legs. */
export interface Distance {
  p: [number, number]
  q: [number, number]
}
/** Drops the signs of the coordinates before finding the legs. */
export const losesSign = bug<Distance>({
  id: 'pythagoras.loses-sign',
  answer({ p, q }) {
    const leg = (at: 0 | 1): number => Math.abs(Math.abs(p[at]) - Math.abs(q[at]))
    const inside = squared(leg(0)) + squared(leg(1))
    return [...p, ...q].every((each) => each >= 0) ? null : rootOf(inside)
  },
  feedback: () => say('loses-sign'),
  example: [{ p: [-3, 1], q: [6, 5] }, 5],
})
