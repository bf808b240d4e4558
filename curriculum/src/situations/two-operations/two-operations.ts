import { money, type Text, type Value } from '@skills-center/messages/values'
import { toNumber } from '../../bugs/bug.ts'
import { isClear, resultOf, type TwoStep, type TwoStepForm } from '../../equations/two-step.ts'
import { person, someone } from '../../people/people.ts'
import { keysOf } from '../../keys-of.ts'
import type { Random } from '../../random.ts'
import { say } from './messages.gen.ts'

interface Ranges {
  form: TwoStepForm
  letter: string
  /** Minimum, maximum, and step (default 1). */
  p: readonly [number, number, number?]
  /** If something is used up: the amount left. */
  q: readonly [number, number, number?]
  value: readonly [number, number, number?]
  /** The numbers that are dollars; `value` if the unknown is a price. */
  money?: readonly ('p' | 'q' | 'result' | 'value')[]
}

const each = ['p', 'q', 'result'] as const
const price = ['q', 'result', 'value'] as const

/**
 * Stories with two operations and an unknown: a start and a rate (`rate`), something subtracted or used up (`less`),
 * equal groups of two parts (`groups`), percents and decimals (`parts`).
 */
const stories = {
  rate: {
    gym: { form: 'plus', letter: 'm', p: [15, 45, 5], q: [20, 75, 5], value: [3, 12], money: each },
    taxi: { form: 'plus', letter: 'd', p: [2, 4], q: [3, 6], value: [4, 25], money: each },
    saving: { form: 'plus', letter: 'w', p: [5, 25], q: [10, 90], value: [3, 14], money: each },
    crate: { form: 'plus', letter: 'n', p: [3, 8], q: [4, 12], value: [4, 15] },
    plumber: { form: 'plus', letter: 'h', p: [40, 90, 5], q: [40, 100, 5], value: [2, 7], money: each },
    bamboo: { form: 'plus', letter: 'd', p: [2, 9], q: [10, 40], value: [3, 14] },
    bowling: { form: 'plus', letter: 'g', p: [4, 8], q: [3, 6], value: [2, 6], money: each },
    theater: { form: 'plus', letter: 'r', p: [12, 24], q: [30, 80], value: [8, 20] },
  },
  less: {
    coupon: { form: 'minus', letter: 't', p: [3, 8], q: [2, 12], value: [8, 25], money: price },
    lemonade: { form: 'minus', letter: 'c', p: [2, 4], q: [8, 25], value: [15, 60], money: each },
    eggs: { form: 'minus', letter: 'n', p: [4, 7], q: [2, 6], value: [7, 15] },
    beads: { form: 'minus', letter: 'b', p: [3, 6], q: [10, 40], value: [25, 80] },
    card: { form: 'left', letter: 'n', p: [3, 6], q: [2, 30], value: [3, 9], money: each },
    pool: { form: 'left', letter: 'h', p: [3, 6], q: [6, 30], value: [3, 9] },
    reading: { form: 'left', letter: 'd', p: [12, 30], q: [15, 120], value: [3, 9] },
    bows: { form: 'left', letter: 'b', p: [2, 5], q: [3, 30], value: [5, 15] },
  },
  groups: {
    show: { form: 'group-plus', letter: 't', p: [3, 8], q: [3, 9], value: [8, 25], money: price },
    fruit: { form: 'group-plus', letter: 'a', p: [3, 12], q: [2, 8], value: [3, 15] },
    shirts: { form: 'group-minus', letter: 's', p: [2, 6], q: [3, 9], value: [15, 40], money: price },
    loop: { form: 'group-plus', letter: 'm', p: [3, 6], q: [2, 3], value: [4, 7] },
    garden: { form: 'group-plus', letter: 'g', p: [2, 2], q: [5, 15], value: [16, 40] },
    bracelets: { form: 'group-minus', letter: 'b', p: [3, 6], q: [2, 4], value: [8, 20] },
  },
  parts: {
    dinner: {
      form: 'plus',
      letter: 'd',
      p: [1.1, 1.25, 0.05],
      q: [3, 8],
      value: [20, 100, 20],
      money: price,
    },
    jacket: {
      form: 'minus',
      letter: 'j',
      p: [0.6, 0.9, 0.1],
      q: [2, 10],
      value: [40, 120, 20],
      money: price,
    },
    leak: { form: 'left', letter: 't', p: [1.5, 3.5, 1], q: [5, 60], value: [4, 24, 2] },
  },
} as const satisfies Record<string, Record<string, Ranges>>
export type Telling = keyof typeof stories
export type StoryId = { [Kind in Telling]: keyof (typeof stories)[Kind] & string }[Telling]

/** A story with its numbers, as an equation. */
export interface ToldTwice extends TwoStep {
  story: StoryId
  who: string
}

const rangesOf: Readonly<Record<string, Ranges>> = Object.assign({}, ...Object.values(stories))

function rangesFor(story: StoryId): Ranges {
  const ranges = rangesOf[story]
  if (ranges === undefined) throw new RangeError(`No story ${story}`)
  return ranges
}

const drawn = (random: Random, [from, to, step = 1]: Ranges['p']): number =>
  Number((from + step * random.integer(0, Math.round((to - from) / step))).toFixed(2))

export function drawTwice(random: Random, tellings: readonly Telling[]): ToldTwice {
  const story = random.pick(tellings.flatMap((telling) => keysOf(stories[telling])))
  const ranges = rangesFor(story)
  const [p, value, rest] = [drawn(random, ranges.p), drawn(random, ranges.value), drawn(random, ranges.q)]
  const q = ranges.form === 'left' ? Number((p * value + rest).toFixed(2)) : rest
  return { story, form: ranges.form, letter: ranges.letter, p, q, value, who: someone(random) }
}

/** Whether the numbers are easy to tell apart, and none is negative. */
export const isClearStory = (told: ToldTwice): boolean =>
  isClear(told, 1000) && [told.p, told.q, told.value, resultOf(told)].every((number) => toNumber(number) > 0)

export const isPrice = ({ story }: ToldTwice): boolean => rangesFor(story).money?.includes('value') === true

/** “A gym charges $20 to join and $15 a month …” and “the number of months Ana has been a member”. */
export function tellTwice(told: ToldTwice): { told: Text; unknown: Text } {
  const who = person(told.who)
  const { money: dollars = [] } = rangesFor(told.story)
  const shown = (name: 'p' | 'q' | 'result', value: number): Value =>
    dollars.includes(name) ? money(Math.round(100 * value)) : value
  const values = {
    who,
    p: shown('p', toNumber(told.p)),
    q: shown('q', toNumber(told.q)),
    result: shown('result', toNumber(resultOf(told))),
    percent: Math.round(100 * Math.abs(toNumber(told.p) - 1)),
  }
  return { told: say(`${told.story}.told`, values), unknown: say(`${told.story}.unknown`, { who }) }
}
