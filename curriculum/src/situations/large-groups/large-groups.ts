import type { Text } from '@skills-center/messages/values'
import type { Product } from '../../multiplication/products.ts'
import { person, someone } from '../../people/people.ts'
import { keysOf } from '../../keys-of.ts'
import type { Random } from '../../random.ts'
import { say } from './messages.gen.ts'

interface Ranges {
  /** The size of each group, and the number of groups. */
  each: readonly [number, number]
  groups: readonly [number, number]
}

/** Large numbers of equal groups, with realistic values. */
const stories = {
  theater: { each: [18, 46], groups: [22, 48] },
  oranges: { each: [36, 96], groups: [24, 88] },
  buses: { each: [42, 58], groups: [12, 38] },
  chapters: { each: [115, 285], groups: [14, 38] },
  tiles: { each: [22, 48], groups: [24, 72] },
  truck: { each: [112, 365], groups: [12, 29] },
  books: { each: [24, 64], groups: [32, 96] },
  orchard: { each: [23, 58], groups: [24, 64] },
  bricks: { each: [120, 490], groups: [12, 36] },
  tickets: { each: [12, 45], groups: [135, 480] },
  laps: { each: [115, 380], groups: [12, 28] },
  photos: { each: [24, 48], groups: [15, 64] },
} as const satisfies Record<string, Ranges>
type StoryId = keyof typeof stories
const ids = keysOf(stories)

/** The total, or what remains of it after `rest` are taken. */
export interface LargeGroups extends Product {
  story: StoryId
  asks: 'all' | 'left'
  rest: number
  who: string
}
export const groupsAnswer = ({ a, b, asks, rest }: LargeGroups): number =>
  a * b - (asks === 'left' ? rest : 0)

/** With two-digit numbers, or with a three-digit number. */
export function drawGroups(random: Random, size: 'two' | 'three', asks: LargeGroups['asks']): LargeGroups {
  const story = random.pick(
    ids.filter((id) => Math.max(stories[id].each[1], stories[id].groups[1]) > 99 === (size === 'three')),
  )
  const { each, groups }: Ranges = stories[story]
  const [a, b] = [random.integer(...each), random.integer(...groups)]
  return {
    story,
    asks,
    a,
    b,
    rest: asks === 'left' ? random.integer(12, Math.floor((a * b) / 3)) : 0,
    who: someone(random),
  }
}

export function tellGroups({ story, asks, a, b, rest, who }: LargeGroups): Text {
  const values = { who: person(who), each: a, groups: b, rest }
  return say(`${story}.${asks}`, values)
}
