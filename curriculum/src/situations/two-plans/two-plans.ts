import { money, type Text, type Value } from '@skills-center/messages/values'
import { side, type TwoSided } from '../../equations/two-sided.ts'
import { person, twoPeople } from '../../people/people.ts'
import { keysOf } from '../../keys-of.ts'
import type { Random } from '../../random.ts'
import { say } from './messages.gen.ts'

interface Plan {
  letter: string
  /** Ranges of both starts, and of the amounts added per unit: minimum, maximum, and step. */
  start: readonly [number, number, number]
  rate: readonly [number, number]
  /** The largest realistic number of units. */
  most: number
  isMoney?: boolean
}

/**
 * Two amounts that change at constant rates until they are equal: both grow (`grow`), or the first one shrinks
 * (`meet`).
 */
const stories = {
  grow: {
    gym: { letter: 'm', start: [10, 90, 5], rate: [12, 45], most: 12, isMoney: true },
    bikes: { letter: 'h', start: [2, 20, 1], rate: [3, 12], most: 8, isMoney: true },
    taxi: { letter: 'm', start: [2, 15, 1], rate: [2, 6], most: 15, isMoney: true },
    shirts: { letter: 's', start: [15, 80, 5], rate: [6, 16], most: 20, isMoney: true },
    savings: { letter: 'w', start: [10, 120, 5], rate: [3, 15], most: 20, isMoney: true },
    plants: { letter: 'w', start: [5, 40, 1], rate: [2, 7], most: 12 },
    pages: { letter: 'd', start: [10, 120, 5], rate: [8, 30], most: 14 },
    stamps: { letter: 'w', start: [20, 150, 5], rate: [3, 15], most: 20 },
  },
  meet: {
    tanks: { letter: 'm', start: [20, 300, 10], rate: [4, 20], most: 15 },
    spending: { letter: 'w', start: [10, 150, 5], rate: [4, 15], most: 15, isMoney: true },
    hikers: { letter: 'm', start: [200, 900, 10], rate: [10, 25], most: 20 },
    shelves: { letter: 'd', start: [20, 160, 5], rate: [3, 12], most: 12 },
  },
} as const satisfies Record<string, Record<string, Plan>>
export type PlanTelling = keyof typeof stories
type StoryId = { [Kind in PlanTelling]: keyof (typeof stories)[Kind] & string }[PlanTelling]

/** A story as an equation; the slope of the first side is negative if it shrinks. */
export interface ToldPlans extends TwoSided {
  story: StoryId
  who: string
  friend: string
}

const plans: Readonly<Record<string, Plan>> = Object.assign({}, ...Object.values(stories))
const planOf = (story: StoryId): Plan => {
  const plan = plans[story]
  if (plan === undefined) throw new RangeError(`No story ${story}`)
  return plan
}

export function drawPlans(random: Random, tellings: readonly PlanTelling[]): ToldPlans {
  const telling = random.pick(tellings)
  const story = random.pick(keysOf(stories[telling]))
  const { letter, start, rate, most } = planOf(story)
  const x = random.integer(2, most)
  const [from, to, step] = start
  const [one, other] = [random.integer(...rate), random.integer(...rate)]
  const first = from + step * random.integer(0, (to - from) / step)
  const slope = telling === 'meet' ? -one : one
  const second = first + (slope - other) * x
  const [who, friend] = twoPeople(random)
  return { story, letter, left: side(slope, first), right: side(other, second), who, friend }
}

/** Whether starts and rates are realistic and all different. */
export function isBelievable({ story, left, right }: ToldPlans): boolean {
  const [from, to] = planOf(story).start
  const numbers = [left.constant, right.constant, Math.abs(left.slope), right.slope]
  return new Set(numbers).size === numbers.length && right.constant >= from / 2 && right.constant <= 1.5 * to
}

/** “Gym A charges $20 to join and $15 a month …” and “the number of months”. */
export function tellPlans(told: ToldPlans): { told: Text; unknown: Text; asks: Text } {
  const { story, left, right } = told
  const shown = (value: number): Value => (planOf(story).isMoney === true ? money(100 * value) : value)
  const [who, friend] = [person(told.who), person(told.friend)]
  return {
    told: say(`${story}.told`, {
      who,
      friend,
      a: shown(left.constant),
      p: shown(Math.abs(left.slope)),
      b: shown(right.constant),
      q: shown(right.slope),
    }),
    unknown: say(`${story}.unknown`),
    asks: say(`${story}.asks`),
  }
}
