import { type Text, tex } from '@skills-center/messages/values'
import { person, someone } from '../../people/people.ts'
import { keysOf } from '../../keys-of.ts'
import type { Random } from '../../random.ts'
import { say } from './messages.gen.ts'

interface Ranges {
  /** The value that is called 0. */
  zero: readonly number[]
  /** The distance from it, in multiples of `by`. */
  off: readonly [number, number]
  by?: number
}

/** Quantities measured relative to a normal value, a goal, or a target, which is called 0. */
const stories = {
  river: { zero: [14, 16, 18, 20], off: [2, 6] },
  weather: { zero: [62, 65, 68, 71, 74], off: [3, 14] },
  golf: { zero: [70, 71, 72], off: [2, 8] },
  cereal: { zero: [350, 400, 450, 500], off: [2, 12] },
  bus: { zero: [25, 30, 35, 40, 45], off: [2, 9] },
  cans: { zero: [100, 120, 150, 200], off: [3, 40] },
  steps: { zero: [6000, 7000, 8000, 9000], off: [4, 19], by: 50 },
  lap: { zero: [70, 75, 80, 85, 90], off: [2, 8] },
  reading: { zero: [120, 150, 180, 200], off: [5, 45] },
} as const satisfies Record<string, Ranges>
type StoryId = keyof typeof stories
const requireRanges = (story: StoryId): Ranges => stories[story]

/**
 * A value given by its distance from the zero point, or directly; or its signed number is given, and the value is
 * unknown.
 */
export interface ZeroPoint {
  story: StoryId
  asks: 'named' | 'measured' | 'back'
  zero: number
  /** How far the value is above the zero point; negative if it is below. */
  number: number
  who: string
}

export const actualOf = ({ zero, number }: ZeroPoint): number => zero + number

export function drawZeroPoint(random: Random, asks: ZeroPoint['asks']): ZeroPoint {
  const story = random.pick(keysOf(stories))
  const { zero, off, by = 1 } = requireRanges(story)
  const size = by * random.integer(...off)
  return {
    story,
    asks,
    zero: random.pick(zero),
    number: random.chance(0.65) ? -size : size,
    who: someone(random),
  }
}

/** The story with its question; with `back`, the unit of the value. */
export function tellZeroPoint(point: ZeroPoint): { told: Text; unit: Text } {
  const { story, asks, zero, number } = point
  const values = {
    who: person(point.who),
    zero,
    number,
    actual: actualOf(point),
    size: Math.abs(number),
    way: number > 0 ? 'up' : 'down',
  }
  return {
    told: say(`${story}.${asks}`, values),
    unit: say(`unit.${story}`),
  }
}

/** Values that are measured, not counted, so that every number can occur. */
const measured = ['river', 'weather', 'cereal', 'bus', 'lap', 'reading'] as const
type MeasuredId = (typeof measured)[number]

/** All values on one side of a limit, which the story gives as a measured value. */
export interface ZeroLimit extends Pick<ZeroPoint, 'zero' | 'number' | 'who'> {
  story: MeasuredId
  isAbove: boolean
}
export function drawZeroLimit(random: Random): ZeroLimit {
  const story = random.pick(measured)
  const { zero, off } = requireRanges(story)
  const size = random.integer(...off)
  return {
    story,
    zero: random.pick(zero),
    number: random.chance(0.65) ? -size : size,
    isAbove: random.chance(0.5),
    who: someone(random),
  }
}
/** “A light is on while the river is shallower than 11 feet. Let n be a number that the gauge can show then.” */
export const tellZeroLimit = ({ story, zero, number, isAbove, who }: ZeroLimit, letter: string): Text =>
  say(`${story}.limit`, {
    zero,
    actual: zero + number,
    way: isAbove ? 'up' : 'down',
    letter: tex(letter),
    who: person(who),
  })
