import type { Text } from '@skills-center/messages/values'
import { person, someone } from '../../people/people.ts'
import { keysOf } from '../../keys-of.ts'
import type { Random } from '../../random.ts'
import { say } from './messages.gen.ts'

interface Ranges {
  factors: readonly [number, number]
  steps: readonly [number, number]
  /** Whether the story can start with more than one. */
  grows: boolean
}

/** Things that are multiplied by the same factor repeatedly. */
const stories = {
  cells: { factors: [2, 2], steps: [4, 9], grows: true },
  posts: { factors: [3, 5], steps: [3, 4], grows: true },
  branches: { factors: [2, 4], steps: [3, 5], grows: true },
  pads: { factors: [2, 3], steps: [3, 6], grows: true },
  coupons: { factors: [2, 4], steps: [3, 4], grows: true },
  bracket: { factors: [2, 2], steps: [3, 8], grows: false },
  cabinet: { factors: [3, 9], steps: [3, 3], grows: false },
  lock: { factors: [4, 10], steps: [3, 4], grows: false },
  tower: { factors: [3, 10], steps: [3, 3], grows: false },
  folds: { factors: [2, 2], steps: [3, 7], grows: false },
} as const satisfies Record<string, Ranges>
type StoryId = keyof typeof stories
const ids = keysOf(stories)
type GrowingId = { [Id in StoryId]: (typeof stories)[Id]['grows'] extends true ? Id : never }[StoryId]
const isGrowing = (id: StoryId): id is GrowingId => stories[id].grows

/**
 * The number starting from one (`one`), from several (`many`), or the number of steps to reach a given number (`back`).
 */
export interface Repeated {
  story: StoryId
  asks: 'one' | 'many' | 'back'
  start: number
  factor: number
  steps: number
  who: string
}
export const totalOf = ({ start, factor, steps }: Repeated): number => start * factor ** steps

export function drawRepeated(random: Random, asks: Repeated['asks']): Repeated {
  const story = random.pick(ids.filter((id) => asks === 'one' || isGrowing(id)))
  const { factors, steps }: Ranges = stories[story]
  return {
    story,
    asks,
    start: asks === 'one' ? 1 : random.integer(2, 9),
    factor: random.integer(...factors),
    steps: random.integer(...steps),
    who: someone(random),
  }
}

export function tellRepeated(its: Repeated): Text {
  const { story, asks, start, factor, steps, who } = its
  if (asks === 'one') return say(`${story}.one`, { who: person(who), factor, steps })
  if (!isGrowing(story)) throw new RangeError(`${story} starts with one`)
  const values = { start, factor, steps, total: totalOf(its) }
  return say(`${story}.${asks}`, values)
}
