import { money, type Text, tex, type Value } from '@skills-center/messages/values'
import { tidy } from '../../bugs/bug.ts'
import { person, someone } from '../../people/people.ts'
import { keysOf } from '../../keys-of.ts'
import type { Random } from '../../random.ts'
import { quarterTex } from '../../signed/quarters.ts'
import { say } from './messages.gen.ts'

interface Ranges {
  unit: 'fahrenheit' | 'celsius' | 'feet' | 'inches' | 'meters' | 'dollars' | 'points'
  time: 'hours' | 'minutes' | 'days' | 'weeks' | 'seconds' | 'answers'
  low: number
  high: number
  /** Smallest and largest change, and the unit that all values are multiples of. */
  rate: readonly [least: number, most: number]
  by: number
  times: readonly [number, number]
  /** Written as fractions and mixed numbers, as usual for such measurements. */
  form: 'decimal' | 'mixed'
  /** Half an hour is possible, half an answer is not. */
  hasHalves: boolean
}
const stories = {
  weather: {
    unit: 'fahrenheit',
    time: 'hours',
    low: -20,
    high: 25,
    rate: [1.5, 6.5],
    by: 0.5,
    times: [2, 6],
    form: 'decimal',
    hasHalves: true,
  },
  freezer: {
    unit: 'celsius',
    time: 'minutes',
    low: -18,
    high: 8,
    rate: [0.5, 2.5],
    by: 0.5,
    times: [2, 9],
    form: 'decimal',
    hasHalves: true,
  },
  diver: {
    unit: 'feet',
    time: 'minutes',
    low: -80,
    high: -5,
    rate: [4.5, 15.5],
    by: 0.5,
    times: [2, 5],
    form: 'decimal',
    hasHalves: true,
  },
  river: {
    unit: 'inches',
    time: 'days',
    low: -15,
    high: 12,
    rate: [0.5, 3.5],
    by: 0.25,
    times: [2, 7],
    form: 'mixed',
    hasHalves: false,
  },
  tide: {
    unit: 'feet',
    time: 'hours',
    low: -4,
    high: 5,
    rate: [0.25, 1.5],
    by: 0.25,
    times: [2, 5],
    form: 'mixed',
    hasHalves: false,
  },
  account: {
    unit: 'dollars',
    time: 'weeks',
    low: -60,
    high: 70,
    rate: [4.25, 15.75],
    by: 0.25,
    times: [2, 8],
    form: 'decimal',
    hasHalves: false,
  },
  balloon: {
    unit: 'meters',
    time: 'seconds',
    low: -85,
    high: 60,
    rate: [1.5, 4.5],
    by: 0.5,
    times: [8, 20],
    form: 'decimal',
    hasHalves: false,
  },
  mine: {
    unit: 'feet',
    time: 'seconds',
    low: -400,
    high: -10,
    rate: [4.5, 12.5],
    by: 0.5,
    times: [6, 20],
    form: 'decimal',
    hasHalves: false,
  },
  quiz: {
    unit: 'points',
    time: 'answers',
    low: -12,
    high: 12,
    rate: [0.5, 2.5],
    by: 0.25,
    times: [3, 8],
    form: 'decimal',
    hasHalves: false,
  },
} as const satisfies Record<string, Ranges>
export type ChangingId = keyof typeof stories
const rangesOf = (story: ChangingId): Ranges => stories[story]

/** A value that changes by the same amount each time; everything is a multiple of a quarter. */
export interface RationalChange {
  story: ChangingId
  asks: 'end' | 'rate' | 'start' | 'times'
  start: number
  rate: number
  times: number
  who: string
}
export const changeOf = ({ rate, times }: RationalChange): number => tidy(rate * times)
export const endOf = (its: RationalChange): number => tidy(its.start + changeOf(its))
export const askedOf = (its: RationalChange): number => (its.asks === 'end' ? endOf(its) : its[its.asks])

export function drawRational(
  random: Random,
  asks: RationalChange['asks'],
  hasHalves: boolean,
): RationalChange {
  const all = keysOf(stories)
  const story = random.pick(
    all.filter((each) => !hasHalves || rangesOf(each).hasHalves || rangesOf(each).form === 'mixed'),
  )
  const {
    low,
    high,
    rate: [least, most],
    by,
    times: [few, many],
  } = rangesOf(story)
  const between = (from: number, to: number): number =>
    by * random.integer(Math.ceil(from / by), Math.floor(to / by))
  const times = random.integer(few, many) + (hasHalves && rangesOf(story).hasHalves ? 0.5 : 0)
  const rate = between(least, most) * (random.chance(0.6) ? -1 : 1)
  return { story, asks, start: between(low, high), rate, times, who: someone(random) }
}

/** Realistic values that cross 0 or stay below it, with fractional parts, and no number given twice. */
export function isClear(its: RationalChange): boolean {
  const { low, high } = rangesOf(its.story)
  const { start, rate, times } = its
  const values = [start, rate, times, endOf(its), changeOf(its)].map(Math.abs)
  return (
    endOf(its) >= low &&
    endOf(its) <= high &&
    Math.min(start, endOf(its)) < 0 &&
    !Number.isInteger(rate) &&
    Number.isInteger(4 * changeOf(its)) &&
    !values.includes(0) &&
    !values.includes(1) &&
    new Set(values).size === values.length
  )
}

const shown = (its: RationalChange, value: number): Value => {
  const { unit, form } = rangesOf(its.story)
  if (unit === 'dollars') return money(Math.round(100 * value))
  return form === 'decimal' ? value : tex(quarterTex(value, 'mixed'))
}
/** The form used in equations: no unit and no dollar sign. */
export const valueTex = (its: RationalChange, value: number): string =>
  quarterTex(value, rangesOf(its.story).form)

export function tellRational(its: RationalChange): { told: Text; unit: Text; answer: Text } {
  const { story, asks, start, rate, times } = its
  const { unit, time } = rangesOf(story)
  const values = {
    who: person(its.who),
    start: shown(its, start),
    end: shown(its, endOf(its)),
    size: shown(its, Math.abs(rate)),
    way: rate > 0 ? 'up' : 'down',
    n: times,
  }
  const asked = asks === 'times' ? time : unit
  return {
    told: say(`${story}.${asks}`, values),
    unit: say(`unit.${asked}`),
    answer: say(`answer.${asked}`, { n: asks === 'times' ? times : shown(its, askedOf(its)) }),
  }
}
