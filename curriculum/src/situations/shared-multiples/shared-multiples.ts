import type { Text } from '@skills-center/messages/values'
import { gcfOf, lcmOf, relationOf, withCommon } from '../../math/factors.ts'
import { person, someone } from '../../people/people.ts'
import type { Random } from '../../random.ts'
import { say } from './messages.gen.ts'

/** Equal groups call for a common factor, and repeating events for a common multiple. */
const groups = ['bags', 'bouquets', 'teams', 'plates', 'ribbons', 'shelves', 'rows'] as const
const repeats = ['buses', 'lights', 'packs', 'plants', 'drums', 'towers', 'visits'] as const
export type SharedId = (typeof groups | typeof repeats)[number]

/** The greatest common factor or the least common multiple of two or three numbers. */
export interface Common {
  numbers: number[]
  asks: 'gcf' | 'lcm'
}
export const commonOf = ({ numbers, asks }: Common): number =>
  asks === 'gcf' ? gcfOf(numbers) : lcmOf(numbers)

/** A story with two numbers that asks for the common number, or how many times the first one fits. */
export interface Shared extends Common {
  story: SharedId
  who: string
  wants: 'main' | 'each'
}
export function sharedAnswer(shared: Shared): number {
  const [first = 1] = shared.numbers
  const common = commonOf(shared)
  if (shared.wants === 'main') return common
  return shared.asks === 'gcf' ? first / common : common / first
}

/** Numbers that a class divides up, or times and packs. */
export function drawShared(random: Random, wants: Shared['wants'], some: Common['asks'][]): Shared {
  const asks = random.pick(some)
  const story = random.pick(asks === 'gcf' ? groups : repeats)
  const numbers =
    asks === 'gcf'
      ? withCommon(random, random.pick([4, 6, 8, 9, 10, 12]), 2, 72)
      : random.sample([3, 4, 5, 6, 8, 9, 10, 12, 15], 2)
  return { numbers, asks, story, who: someone(random), wants }
}
/** Whether neither number is the answer, and the event repeats soon enough. */
export const isLively = (shared: Shared): boolean =>
  relationOf(shared.numbers) !== 'divides' && commonOf(shared) <= 90 && commonOf(shared) > 2

export const tellShared = ({ story, numbers: [a = 0, b = 0], who, wants }: Shared): Text[] => [
  say(`${story}.told`, { a, b, who: person(who) }),
  say(`${story}.${wants}`, { who: person(who) }),
]
