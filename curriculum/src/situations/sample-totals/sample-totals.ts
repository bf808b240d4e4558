import type { Text } from '@skills-center/messages/values'
import { keysOf } from '../../keys-of.ts'
import type { Random } from '../../random.ts'
import { say } from './messages.gen.ts'

/** Populations of things that each contain a count, with realistic counts and population sizes. */
const stories = {
  pictures: { inOne: [0, 6], all: [80, 240] },
  pets: { inOne: [0, 5], all: [60, 300] },
  oranges: { inOne: [60, 160], all: [20, 90] },
  people: { inOne: [1, 5], all: [80, 300] },
  eggs: { inOne: [2, 7], all: [30, 120] },
  crayons: { inOne: [0, 6], all: [40, 200] },
  letters: { inOne: [2, 9], all: [150, 400] },
  ducks: { inOne: [3, 20], all: [15, 60] },
} as const
type TotalId = keyof typeof stories
const totalIds = keysOf(stories)

/** Counts in a random sample of `all` things. */
export interface SampleTotal {
  story: TotalId
  data: number[]
  all: number
}

export function drawTotal(random: Random): SampleTotal {
  const story = random.pick(totalIds)
  const { inOne, all } = stories[story]
  const data = Array.from({ length: random.pick([4, 5, 6, 8]) }, () => random.integer(inOne[0], inOne[1]))
  return { story, data, all: random.integer(all[0] / 10, all[1] / 10) * 10 }
}

export const tellTotal = ({ story, data, all }: SampleTotal): Text[] => [
  say(`${story}.told`, { all, n: data.length }),
  say('list', { list: data.join(', ') }),
  say(`${story}.asks`),
]
