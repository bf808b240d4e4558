import { type Text } from '@skills-center/messages/values'
import type { SmallTopic } from '../../data-sets/data-sets.ts'
import { ascending, distancesOf, madOf, meanOf, medianOf, middleOf, sumOf } from '../../data-sets/measures.ts'
import type { Missing } from '../../data-sets/missing.ts'
import type { MisconceptionId } from '../../misconceptions/catalogue.ts'
import { bug, tidy } from '../bug.ts'
import { say } from './messages.gen.ts'

/** A list as written, and the measure asked for. */
export interface Measured {
  topic: SmallTopic
  data: number[]
  asks: 'median' | 'mean' | 'mad'
}

export const measureOf = ({ data, asks }: Measured): number =>
  ({ median: medianOf, mean: meanOf, mad: madOf })[asks](data)

// Worked by hand: 4, 9, 2, 7, 3; in order 2, 3, 4, 7, 9; the sum is 25, the mean 5, the distances from it 1, 4, 3, 2,
// 2.
const list: Measured = { topic: 'books', data: [4, 9, 2, 7, 3], asks: 'median' }

/** Only values that students can type: whole numbers, or one decimal place. */
const onData = (
  id: MisconceptionId,
  asks: readonly Measured['asks'][],
  its: { of: (data: number[]) => number; feedback: Text; example: readonly [Measured, number] },
) =>
  bug<Measured>({
    id,
    answer: (values) => {
      const value = tidy(its.of(values.data))
      return asks.includes(values.asks) && Number.isInteger(tidy(100 * value)) ? value : null
    },
    feedback: () => its.feedback,
    example: its.example,
  })

export const measureBugs = [
  onData('center.not-in-order', ['median'], {
    of: middleOf,
    feedback: say('not-in-order'),
    example: [list, 2],
  }),
  onData('center.mean-for-median', ['median'], {
    of: meanOf,
    feedback: say('mean-for-median'),
    example: [list, 5],
  }),
  onData('center.mean-for-median', ['mean'], {
    of: medianOf,
    feedback: say('median-for-mean'),
    example: [{ ...list, asks: 'mean' }, 4],
  }),
  onData('data.no-division', ['mean'], {
    of: sumOf,
    feedback: say('no-division'),
    example: [{ ...list, asks: 'mean' }, 25],
  }),
  onData('data.middle-value', ['median', 'mean'], {
    of: (data) => ((ascending(data)[0] ?? 0) + (ascending(data).at(-1) ?? 0)) / 2,
    feedback: say('ends-middle'),
    example: [list, 5.5],
  }),
  onData('spread.range-for-iqr', ['mad'], {
    of: (data) => Math.max(...data) - Math.min(...data),
    feedback: say('range-given'),
    example: [{ ...list, asks: 'mad' }, 7],
  }),
  onData('spread.for-center', ['mad'], {
    of: meanOf,
    feedback: say('mean-given'),
    example: [{ ...list, asks: 'mad' }, 5],
  }),
  onData('data.no-division', ['mad'], {
    of: (data) => sumOf(distancesOf(data)),
    feedback: say('distance-sum'),
    example: [{ ...list, asks: 'mad' }, 12],
  }),
]

// Worked by hand: 3, 5, 9 and a hidden number with mean 6: 24 − 17 = 7.
const hidden: Missing = {
  topic: 'books',
  asks: 'value',
  data: [3, 5, 9],
  less: 3,
  before: 0,
  n: 4,
  mean: 6,
  after: 0,
}

export const missingBugs = [
  bug<Missing>({
    id: 'center.fills-in-mean',
    answer: ({ asks, mean }) => (asks === 'groups' ? null : mean),
    feedback: () => say('fills-in-mean'),
    example: [hidden, 6],
  }),
  bug<Missing>({
    id: 'data.stops-early',
    answer: ({ asks, data, n, mean }) => (asks === 'value' ? sumOf(data) : n * mean),
    feedback: ({ asks }) => say(asks === 'groups' ? 'total-sum' : 'known-sum'),
    example: [hidden, 17],
  }),
  bug<Missing>({
    id: 'center.mean-of-means',
    answer: ({ asks, before, after }) => (asks === 'groups' ? (before + after) / 2 : null),
    feedback: () => say('mean-of-means'),
    example: [{ ...hidden, asks: 'groups', before: 4, after: 10 }, 7],
  }),
]
