import type { Level } from '@skills-center/contract/ids'
import { someone } from '../../people/people.ts'
import type { Random } from '../../random.ts'
import { drawRatio } from '../mixes/mixes.ts'
import type { Described } from './statements.ts'
import { type Grouped, someGroup } from './two-groups.ts'

/** Two groups, and the other true statements to offer. */
export interface DescribedCards extends Described {
  also: number[]
  shuffle: number
}

export function drawDescribed(random: Random, level: Level): DescribedCards {
  const [a, b] = drawRatio(random)
  const times = random.integer(2, 6)
  const amounts = { one: a * times, other: b * times, first: 'one', to: 'part', times } as const
  const also = random.sample([0, 1], random.integer(1, 2))
  return { group: someGroup(random), ...amounts, level, also, shuffle: random.integer(0, 1e9) }
}

/** Two counted groups. */
export interface Counted extends Grouped {
  who: string
  /** The number that a symbol of the picture graph stands for; null if there is no graph. */
  each: number | null
}

/** From a picture graph (level 1), or in a story (levels 2 and 3). */
export function drawCounted(random: Random, level: Level): Counted {
  const base = {
    group: someGroup(random),
    who: someone(random),
    first: random.pick(['one', 'other'] as const),
  }
  if (level === 1) {
    const each = random.pick([1, 2, 3, 4, 5, 10])
    const [one = 2, other = 3] = random.sample([2, 3, 4, 5, 6, 7, 8, 9], 2)
    return { ...base, one: one * each, other: other * each, to: 'part', each }
  }
  const [a, b] = drawRatio(random)
  const times = random.integer(2, 6)
  return { ...base, one: a * times, other: b * times, to: 'whole', each: null }
}
