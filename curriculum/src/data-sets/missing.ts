import type { Level } from '@skills-center/contract/ids'
import type { Random } from '../random.ts'
import { drawData, rangeOf, type SmallTopic, someSmall } from './data-sets.ts'
import { sumOf } from './measures.ts'

/** Two sums: of `less` numbers with the mean `before`, and of all `n`, or of the rest with the mean `after`. */
export interface Missing {
  topic: SmallTopic
  asks: 'value' | 'next' | 'groups'
  /** The numbers that are known, where they are listed. */
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

/** One number is missing (levels 1 and 2), or the mean of two groups (level 3). */
export function drawMissing(random: Random, level: Level): Missing {
  const topic = someSmall(random)
  const asks = ({ 1: 'value', 2: 'next', 3: 'groups' } as const)[level]
  const less = random.integer(3, 6)
  const n = less + (level === 3 ? random.integer(2, 9) : 1)
  const data = drawData(random, less, rangeOf(topic))
  const [before = 0, after = 0] = drawData(random, 2, rangeOf(topic))
  const known = level === 1 ? sumOf(data) : less * before
  return { topic, asks, data, less, before, n, mean: (known + (n - less) * after) / n, after }
}
