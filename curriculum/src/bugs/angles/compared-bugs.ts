import { answerFrom, type Compared, smallerOf } from '../../angles/compared.ts'
import { calculate } from '../../equations/exact.ts'
import { bug, type Exact } from '../bug.ts'
import { say } from './messages.gen.ts'

// Worked by hand: complementary, one 6° more than 3 times the other: 4 parts are 84°, so 21° and 69°.
const pair: Compared = { total: 90, times: 3, more: 6, asks: 'smaller' }

const shared = (its: Compared, degrees: number, parts: number): Exact =>
  answerFrom(its, calculate(degrees, 'over', parts), its.total)

export const comparedBugs = [
  /** Uses the supplementary total for complementary angles, or the other way around. */
  bug<Compared>({
    id: 'angle.mixes-words',
    answer(its) {
      const total = its.total === 90 ? 180 : 90
      const smaller = smallerOf({ ...its, total })
      return typeof smaller === 'number' && smaller > 0 ? answerFrom(its, smaller, total) : null
    },
    feedback: ({ total }) => say(total === 90 ? 'wrong-total.line' : 'wrong-total.right'),
    example: [pair, 43.5],
  }),
  bug<Compared>({
    id: 'angle.other-angle',
    answer: (its) =>
      answerFrom({ ...its, asks: its.asks === 'smaller' ? 'larger' : 'smaller' }, smallerOf(its), its.total),
    feedback: () => say('other-angle'),
    example: [pair, 69],
  }),
  bug<Compared>({
    id: 'angle.own-part',
    answer: (its) => (its.times === 1 ? null : shared(its, its.total - its.more, its.times)),
    feedback: () => say('own-part'),
    example: [pair, 28],
  }),
  bug<Compared>({
    id: 'angle.forgets-more',
    answer: (its) => (its.more === 0 ? null : shared(its, its.total, its.times + 1)),
    feedback: () => say('forgets-more'),
    example: [pair, 22.5],
  }),
  bug<Compared>({
    id: 'model.wrong-sign',
    // With a plain difference in degrees, this gives the other angle.
    answer: (its) =>
      its.more === 0 || its.times === 1 ? null : shared(its, its.total + its.more, its.times + 1),
    feedback: () => say('more-or-less'),
    example: [pair, 24],
  }),
]
