import { money, type Text, type Value } from '@skills-center/messages/values'
import { person, twoPeople } from '../../people/people.ts'
import { keysOf } from '../../keys-of.ts'
import type { Random } from '../../random.ts'
import { say } from './messages.gen.ts'

interface Ranges {
  unit: 'fahrenheit' | 'celsius' | 'feet' | 'dollars' | 'points' | 'strokes' | 'units'
  low: number
  high: number
  /** The size of one change. */
  step: readonly [number, number]
  /** All numbers are multiples of this. */
  by?: number
  /** Two compared values are on opposite sides of 0, at most this far away. */
  acrossTo?: number
}

/** Values that rise and fall across 0: the range, and the size of a change. */
const stories = {
  weather: { unit: 'fahrenheit', low: -30, high: 40, step: [5, 30] },
  mars: { unit: 'celsius', low: -90, high: 15, step: [15, 60] },
  river: { unit: 'feet', low: -8, high: 15, step: [2, 9], acrossTo: 15 },
  submarine: { unit: 'feet', low: -900, high: -50, step: [40, 400], by: 10, acrossTo: 300 },
  hike: { unit: 'feet', low: -270, high: 300, step: [20, 250], by: 5, acrossTo: 300 },
  account: { unit: 'dollars', low: -45, high: 80, step: [6, 60] },
  quiz: { unit: 'points', low: -60, high: 80, step: [10, 60], by: 5 },
  golf: { unit: 'strokes', low: -12, high: 12, step: [2, 8] },
  charge: { unit: 'units', low: -30, high: 20, step: [3, 25] },
} as const satisfies Record<string, Ranges>
type StoryId = keyof typeof stories

/** A value and its changes. Asks for the final value, the distance between two values, or the starting value. */
export interface ChangeStory {
  story: StoryId
  asks: 'change' | 'apart' | 'back'
  start: number
  /** One change, or one up and one down; for `apart`, the change from the lower to the higher value. */
  moves: number[]
  who: string
  friend: string
}

const requireRanges = (story: StoryId): Ranges => stories[story]
export const endOf = ({ start, moves }: ChangeStory): number => moves.reduce((at, move) => at + move, start)
/** The answer. */
export const askedOf = (told: ChangeStory): number =>
  ({ change: endOf(told), apart: endOf(told) - told.start, back: told.start })[told.asks]

export function drawChange(random: Random, asks: ChangeStory['asks']): ChangeStory {
  const story = random.pick(keysOf(stories))
  const { low, high, step, by = 1, acrossTo } = requireRanges(story)
  const [who, friend] = twoPeople(random)
  const between = (from: number, to: number): number =>
    by * random.integer(Math.ceil(from / by), Math.floor(to / by))
  const start = between(low, Math.min(high, asks === 'apart' ? -2 : high))
  const up = between(...step)
  const moves = {
    change: () => [random.chance(0.6) ? up : -up],
    apart: () => [between(acrossTo === undefined ? start + step[0] : 2, acrossTo ?? high) - start],
    back: () => [up, -between(...step)],
  }[asks]()
  return { story, asks, start, moves, who, friend }
}

/** Whether every value is realistic, none is 0 or 1, and the values cross 0 or stay below it. */
export function isClearChange(told: ChangeStory): boolean {
  const { story, asks, start, moves } = told
  const { low, high } = requireRanges(story)
  const end = endOf(told)
  const [first = 0, second] = moves
  const places = asks === 'apart' ? [start] : [start, start + first, end]
  return (
    places.every((place) => place >= low && place <= high) &&
    [start, end, ...moves].every((value) => Math.abs(value) >= 2) &&
    (start < 0 || end < 0) &&
    first + (second ?? 0) !== 0 &&
    Math.abs(start) !== Math.abs(first)
  )
}

/** The story with its question, the unit, and the answer with its unit. */
export function tellChange(told: ChangeStory): { told: Text; unit: Text; answer: Text } {
  const { story, asks, start, moves } = told
  const { unit } = requireRanges(story)
  const shown = (value: number): Value => (unit === 'dollars' ? money(100 * value) : value)
  const [first = 0, second = 0] = moves
  const end = endOf(told)
  const values = {
    who: person(told.who),
    friend: person(told.friend),
    start: shown(start),
    end: shown(end),
    way: first > 0 ? 'up' : 'down',
    size: shown(Math.abs(first)),
    more: shown(Math.abs(second)),
  }
  return {
    told: say(`${story}.${asks}`, values),
    unit: say(`unit.${unit}`),
    answer: say(`answer.${unit}`, { n: askedOf(told) }),
  }
}
