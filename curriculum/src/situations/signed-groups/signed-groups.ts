import { money, type Text, type Value } from '@skills-center/messages/values'
import { person, someone } from '../../people/people.ts'
import { keysOf } from '../../keys-of.ts'
import type { Random } from '../../random.ts'
import { say } from './messages.gen.ts'

interface Ranges {
  unit: 'fahrenheit' | 'celsius' | 'feet' | 'meters' | 'inches' | 'dollars' | 'points' | 'yards'
  rate: readonly [number, number]
  /** The number of changes. */
  times: readonly [number, number]
  /** The value came down to 0 from above; some values can also rise from below. */
  from: readonly ('above' | 'below')[]
}

/** The same change several times, starting or ending at 0. */
const stories = {
  weather: { unit: 'fahrenheit', rate: [2, 5], times: [3, 8], from: ['above', 'below'] },
  freezer: { unit: 'celsius', rate: [2, 4], times: [3, 9], from: ['above', 'below'] },
  diver: { unit: 'feet', rate: [12, 30], times: [2, 5], from: ['below'] },
  mine: { unit: 'feet', rate: [8, 16], times: [10, 40], from: ['below'] },
  hike: { unit: 'feet', rate: [20, 90], times: [2, 5], from: ['above', 'below'] },
  drone: { unit: 'meters', rate: [2, 6], times: [4, 12], from: ['above', 'below'] },
  river: { unit: 'inches', rate: [2, 6], times: [3, 8], from: ['above', 'below'] },
  account: { unit: 'dollars', rate: [6, 15], times: [3, 9], from: ['above'] },
  game: { unit: 'points', rate: [4, 15], times: [3, 8], from: ['above', 'below'] },
  football: { unit: 'yards', rate: [3, 7], times: [2, 4], from: ['above', 'below'] },
} as const satisfies Record<string, Ranges>
type StoryId = keyof typeof stories
const requireRanges = (story: StoryId): Ranges => stories[story]

/** Asks for the final value, the change each time, or the value some time ago. */
export interface SignedGroups {
  story: StoryId
  asks: 'total' | 'each' | 'ago'
  /** The change each time: negative, or positive if the value rose to 0. */
  rate: number
  times: number
  who: string
}

export const askedOfGroups = ({ asks, rate, times }: SignedGroups): number =>
  ({ total: rate * times, each: rate, ago: -rate * times })[asks]

export function drawGroups(random: Random, asks: SignedGroups['asks']): SignedGroups {
  const story = random.pick(keysOf(stories))
  const { rate: sizes, times, from } = requireRanges(story)
  const isUp = asks === 'ago' && random.pick(from) === 'below'
  const size = random.integer(...sizes)
  return { story, asks, rate: isUp ? size : -size, times: random.integer(...times), who: someone(random) }
}

/** The story with its question, the unit, and the answer with its unit. */
export function tellGroups(its: SignedGroups): { told: Text; unit: Text; answer: Text } {
  const { story, asks, rate, times } = its
  const { unit } = requireRanges(story)
  const shown = (value: number): Value => (unit === 'dollars' ? money(100 * value) : value)
  const values = {
    who: person(its.who),
    size: shown(Math.abs(rate)),
    total: shown(rate * times),
    n: times,
    way: rate > 0 ? 'up' : 'down',
  }
  return {
    told: say(`${story}.${asks}`, values),
    unit: say(`unit.${unit}`),
    answer: say(`answer.${unit}`, { n: askedOfGroups(its) }),
  }
}
