import { tex } from '@skills-center/messages/values'
import { answerWith, equationWith, ifEqual, ifTotal, type Puzzle, sizesOf } from '../../angles/puzzle.ts'
import type { MisconceptionId } from '../../misconceptions/catalogue.ts'
import { bug } from '../bug.ts'
import { say } from './messages.gen.ts'

// Worked by hand: 3x + 15 and 60 make a right angle, so 3x = 15 and x = 5.
const corner: Puzzle = {
  relation: 'right',
  first: { slope: 3, constant: 15 },
  second: { slope: 0, constant: 60 },
  letter: 'x',
  value: 5,
  start: 0,
  asks: 'letter',
}
const crossing: Puzzle = { ...corner, relation: 'cross', value: 15 }

export const puzzleBugs = [
  bug<Puzzle>({
    id: 'angle.equal-beside',
    answer: (its) => (its.relation === 'cross' ? null : answerWith(its, ifEqual(its))),
    feedback: () => say('equal-beside'),
    example: [corner, 15],
  }),
  bug<Puzzle>({
    id: 'angle.vertical-adds',
    answer: (its) => (its.relation === 'cross' ? answerWith(its, ifTotal(its, 180)) : null),
    feedback: () => say('vertical-adds'),
    example: [crossing, 35],
  }),
  bug<Puzzle>({
    id: 'angle.wrong-total',
    answer: (its) =>
      its.relation === 'cross' ? null : answerWith(its, ifTotal(its, its.relation === 'right' ? 180 : 90)),
    feedback: ({ relation }) => say(relation === 'right' ? 'wrong-total.line' : 'wrong-total.right'),
    example: [corner, 35],
  }),
  bug<Puzzle>({
    id: 'angle.letter-for-angle',
    answer: (its) => (its.asks === 'larger' ? its.value : sizesOf(its)[0]),
    feedback: ({ asks, letter }) => say(`letter-for.${asks}`, { letter: tex(letter) }),
    example: [corner, 30],
  }),
  bug<Puzzle>({
    id: 'angle.stops-at-sum',
    answer: ({ asks, first, second, value }) =>
      asks === 'letter' && second.slope === 0 && first.constant !== 0 ? first.slope * value : null,
    feedback: ({ first, letter }) =>
      say('stops-at-term', { term: tex(`${first.slope}${letter}`), letter: tex(letter) }),
    example: [corner, 15],
  }),
  bug<Puzzle>({
    id: 'angle.other-angle',
    answer: (its) => (its.asks === 'larger' ? Math.min(...sizesOf(its)) : null),
    feedback: () => say('other-angle'),
    example: [{ ...corner, asks: 'larger' }, 30],
  }),
]

/** Equations that a figure does not show: equal angles instead of a sum, or a different total. */
export function wrongEquations(its: Puzzle) {
  const wrong = (
    total: number | null,
    misconception: MisconceptionId,
    id: 'equal' | 'right' | 'line' | 'turn',
  ) => ({ value: equationWith(its, total), misconception, feedback: say(`wrote.${id}`) })
  return [
    its.relation === 'cross'
      ? wrong(180, 'angle.vertical-adds', 'line')
      : wrong(null, 'angle.equal-beside', 'equal'),
    its.relation === 'right'
      ? wrong(180, 'angle.wrong-total', 'line')
      : wrong(90, 'angle.wrong-total', 'right'),
    wrong(360, 'angle.wrong-total', 'turn'),
  ]
}
