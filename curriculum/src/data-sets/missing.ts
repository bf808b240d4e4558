import type { Level } from '@skills-center/contract/ids'
import type { Random } from '../random.ts'
import { drawData, rangeOf, type SmallTopic, someSmall } from './data-sets.ts'
import { sumOf } from './measures.ts'

/** Two sums: of `less` numbers with mean `before`, and of all `n`, or of the others with mean `after`. */
export interface Missing {
  topic: SmallTopic
  asks: 'value' | 'next' | 'groups'
  /** The known numbers, if they are listed. */
  data: number[]
  less: number
  before: number
  n: number
  mean: number
  after: number
}

const missingOf = ({ asks, data, less, before, n, mean }: Missing): number =>
  ({ value: n * mean - sumOf(data), next: n * mean - less * before, groups: mean })[asks]

export const missingTerms = (its: Missing) => {
  const { asks, data, less, before, n, mean, after } = its
  return {
    list: data.join(', '),
    less,
    before,
    n,
    mean,
    after,
    other: n - less,
    added: (n - less) * after,
    known: asks === 'value' ? sumOf(data) : less * before,
    total: n * mean,
    key: missingOf(its),
  }
}

/** Realistic means: a class does not average 8 books each, although one student may read that many. */
function meansOf(topic: SmallTopic): readonly [number, number] {
  const [low, high] = rangeOf(topic)
  const quarter = Math.floor((high - low) / 4)
  return [low + quarter, high - quarter]
}

/** Sizes of two groups whose combined mean is often whole, and never halfway between their means. */
const groups = [
  [3, 2],
  [3, 6],
  [3, 9],
  [4, 2],
  [4, 6],
  [4, 8],
  [6, 2],
  [6, 3],
  [6, 9],
] as const

/** A missing number (levels 1 and 2), or the mean of two groups (level 3). */
export function drawMissing(random: Random, level: Level): Missing {
  const topic = someSmall(random)
  const asks = ({ 1: 'value', 2: 'next', 3: 'groups' } as const)[level]
  const [less, other] = level === 3 ? random.pick(groups) : [random.integer(3, 6), 1]
  const n = less + other
  const data = drawData(random, less, rangeOf(topic))
  const [before = 0] = drawData(random, 1, meansOf(topic))
  const [after = 0] = drawData(random, 1, level === 3 ? meansOf(topic) : rangeOf(topic))
  const known = level === 1 ? sumOf(data) : less * before
  return { topic, asks, data, less, before, n, mean: (known + (n - less) * after) / n, after }
}
