import { money, type Person, type Text, type Value } from '@skills-center/messages/values'
import { toNumber } from '../../bugs/bug.ts'
import type { Operation } from '../../equations/exact.ts'
import { type OneStep, solvedBy } from '../../equations/one-step.ts'
import { keysOf } from '../../keys-of.ts'
import type { Random } from '../../random.ts'
import { say } from './messages.gen.ts'

interface Ranges {
  form: Operation
  letter: string
  by: readonly [number, number]
  /** The unknown; the remainder after something is taken away; one share after something is shared. */
  value: readonly [number, number]
  /** The numbers that are dollars. */
  money?: 'both' | 'result'
}

/**
 * Stories with one operation and an unknown: a change or equal groups (`join`), taking away or sharing (`undo`), or a
 * comparison (`compare`) in which a word such as “more” may mislead.
 */
const stories = {
  join: {
    stickers: { form: 'plus', letter: 's', by: [6, 40], value: [10, 60] },
    sunflower: { form: 'plus', letter: 'h', by: [4, 24], value: [12, 60] },
    savings: { form: 'plus', letter: 'd', by: [5, 40], value: [10, 80], money: 'both' },
    playlist: { form: 'plus', letter: 'p', by: [4, 30], value: [12, 90] },
    apples: { form: 'times', letter: 'a', by: [3, 9], value: [4, 14] },
    tickets: { form: 'times', letter: 'c', by: [3, 8], value: [7, 15], money: 'result' },
    biking: { form: 'times', letter: 'm', by: [3, 7], value: [4, 18] },
    chairs: { form: 'times', letter: 'r', by: [6, 12], value: [8, 20] },
  },
  undo: {
    books: { form: 'minus', letter: 'b', by: [4, 25], value: [5, 40] },
    barrel: { form: 'minus', letter: 'g', by: [3, 15], value: [10, 40] },
    game: { form: 'minus', letter: 'd', by: [12, 40], value: [5, 50], money: 'both' },
    night: { form: 'minus', letter: 't', by: [8, 25], value: [30, 60] },
    crayons: { form: 'over', letter: 'n', by: [3, 8], value: [4, 15] },
    ribbon: { form: 'over', letter: 'r', by: [3, 8], value: [5, 18] },
    boat: { form: 'over', letter: 'c', by: [3, 6], value: [12, 30], money: 'result' },
    teams: { form: 'over', letter: 's', by: [4, 12], value: [5, 14] },
  },
  compare: {
    points: { form: 'plus', letter: 'p', by: [3, 20], value: [6, 40] },
    shells: { form: 'minus', letter: 's', by: [3, 20], value: [8, 40] },
    puppy: { form: 'times', letter: 'w', by: [3, 6], value: [5, 14] },
    'book-price': { form: 'minus', letter: 'g', by: [4, 25], value: [8, 20], money: 'both' },
    age: { form: 'plus', letter: 'y', by: [2, 6], value: [7, 13] },
    tree: { form: 'over', letter: 't', by: [3, 6], value: [5, 12] },
    walk: { form: 'times', letter: 'b', by: [2, 4], value: [5, 12] },
    planting: { form: 'minus', letter: 't', by: [4, 20], value: [15, 60] },
  },
} as const satisfies Record<string, Record<string, Ranges>>
export type Telling = keyof typeof stories
export type StoryId = { [Kind in Telling]: keyof (typeof stories)[Kind] & string }[Telling]

/** A story with its numbers, as an equation. */
export interface Told extends OneStep {
  story: StoryId
}

const rangesOf: Readonly<Record<string, Ranges>> = { ...stories.join, ...stories.undo, ...stories.compare }

export function drawStory(random: Random, telling: Telling): Told {
  const story = random.pick(keysOf(stories[telling]))
  const { form, letter, by: byRange, value: range } = requireStory(story)
  const by = random.integer(...byRange)
  const drawn = random.integer(...range)
  const value = { plus: drawn, minus: drawn + by, times: drawn, over: drawn * by }[form]
  return { story, ...solvedBy(form, letter, value, by) }
}

function requireStory(story: StoryId): Ranges {
  const ranges = rangesOf[story]
  if (ranges === undefined) throw new RangeError(`No story ${story}`)
  return ranges
}

/** The numbers of a story as given in its text. */
export function numbersOf({ story, by, result }: Told): { by: Value; result: Value } {
  const { money: dollars } = requireStory(story)
  const inDollars = (value: typeof by): Value => money(100 * toNumber(value))
  return {
    by: dollars === 'both' ? inDollars(by) : toNumber(by),
    result: dollars === undefined ? toNumber(result) : inDollars(result),
  }
}

/** “Ana saved $12 this week and now has $40.” and “the number of dollars Ana had before this week”. */
export function tellStory(told: Told, who: Person, friend: Person): { told: Text; unknown: Text } {
  const people = { who, friend }
  return {
    told: say(`${told.story}.told`, { ...people, ...numbersOf(told) }),
    unknown: say(`${told.story}.unknown`, people),
  }
}
