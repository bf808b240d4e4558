import { money, type Text, type Value } from '@skills-center/messages/values'
import { person, twoPeople } from '../../people/people.ts'
import { keysOf } from '../../keys-of.ts'
import type { Random } from '../../random.ts'
import { quantity, type UnitId } from '../../units/units.ts'
import { say } from './messages.gen.ts'

interface Ranges {
  /** The largest distances below and above 0, in multiples of `by`. */
  below: number
  above: number
  by?: number
  unit: UnitId | '°F'
}

/** Stories with one thing below 0 and one above it. */
const stories = {
  diver: { below: 60, above: 90, by: 3, unit: 'foot' },
  towns: { below: 30, above: 30, unit: '°F' },
  account: { below: 60, above: 80, unit: 'dollar' },
  trail: { below: 260, above: 300, by: 2, unit: 'foot' },
  elevator: { below: 6, above: 12, unit: 'floor' },
  golf: { below: 12, above: 9, unit: 'stroke' },
  football: { below: 15, above: 30, unit: 'yard' },
  rocket: { below: 300, above: 200, by: 5, unit: 'second' },
  river: { below: 12, above: 15, unit: 'foot' },
} as const satisfies Record<string, Ranges>
type StoryId = keyof typeof stories
const requireRanges = (story: StoryId): Ranges => stories[story]

/**
 * Asks how far the lower thing is from 0, how much farther than the higher one, or for its position, given how many
 * times as far it is.
 */
export interface FarFromZero {
  story: StoryId
  asks: 'size' | 'farther' | 'back'
  low: number
  high: number
  who: string
  friend: string
}

/** The answer. */
export const farAnswer = ({ asks, low, high }: FarFromZero): number =>
  ({ size: -low, farther: -low - high, back: low })[asks]

export function drawFar(random: Random, asks: FarFromZero['asks']): FarFromZero {
  const story = random.pick(keysOf(stories))
  const { below, above, by = 1 } = requireRanges(story)
  const [who, friend] = twoPeople(random)
  const high =
    by * random.integer(2, Math.floor(Math.min(above, asks === 'back' ? below / 2 : below - by) / by))
  const times = high * 3 > below ? 2 : random.integer(2, 3)
  const low =
    asks === 'back' ? -times * high : -by * random.integer(Math.round(high / by) + 1, Math.floor(below / by))
  return { story, asks, low, high, who, friend }
}

/** The story with its question, and the unit of the answer. */
export function tellFar({ story, asks, low, high, who, friend }: FarFromZero): {
  told: Text
  unit: Text | '°F'
} {
  const shown = (value: number): Value => (story === 'account' ? money(100 * value) : value)
  const values = {
    who: person(who),
    friend: person(friend),
    low: shown(low),
    high: shown(high),
    times: -low / high === 2 ? 'two' : 'three',
  }
  const { unit } = requireRanges(story)
  return {
    told: say(`${story}.${asks}`, values),
    unit: unit === '°F' ? unit : say('unit', { of: quantity(2, unit) }),
  }
}
