import { languages } from '@skills-center/contract/language'
import type { Quantity, Text } from '@skills-center/messages/values'
import { tidy } from '../../bugs/bug.ts'
import { keysOf } from '../../keys-of.ts'
import type { Random } from '../../random.ts'
import { nounIn, quantity, type UnitId } from '../../units/units.ts'
import { factorBetween } from '../conversions/measures.ts'
import { say } from './messages.gen.ts'

interface Ranges {
  large: UnitId
  small: UnitId
  longer: UnitId
  shorter: UnitId
  /** Realistic rates in small units per shorter time, and the step between them. */
  rates: readonly [least: number, most: number, step: number]
}

/** Processes with a rate that can be given in several units. */
const stories = {
  train: { large: 'kilometer', small: 'meter', longer: 'hour', shorter: 'minute', rates: [700, 2000, 50] },
  cyclist: { large: 'kilometer', small: 'meter', longer: 'hour', shorter: 'minute', rates: [200, 400, 25] },
  walkway: { large: 'meter', small: 'centimeter', longer: 'minute', shorter: 'second', rates: [40, 90, 5] },
  elevator: { large: 'foot', small: 'inch', longer: 'minute', shorter: 'second', rates: [20, 60, 2] },
  snail: { large: 'foot', small: 'inch', longer: 'hour', shorter: 'minute', rates: [1, 5, 1] },
  bamboo: { large: 'centimeter', small: 'millimeter', longer: 'day', shorter: 'hour', rates: [5, 30, 2.5] },
  faucet: { large: 'liter', small: 'milliliter', longer: 'minute', shorter: 'second', rates: [50, 200, 10] },
  hose: { large: 'gallon', small: 'quart', longer: 'hour', shorter: 'minute', rates: [12, 48, 2] },
  fountain: { large: 'gallon', small: 'cup', longer: 'hour', shorter: 'minute', rates: [8, 40, 2] },
  rice: { large: 'kilogram', small: 'gram', longer: 'minute', shorter: 'second', rates: [50, 300, 25] },
} as const satisfies Record<string, Ranges>
export type ChangedRateId = keyof typeof stories
const ids = keysOf(stories)

/** Which unit of the rate changes, to a smaller unit (`down`) or a larger one (`up`). */
export const changes = ['time-up', 'amount-down', 'time-down', 'amount-up', 'both-down', 'both-up'] as const
export interface ChangedRate {
  story: ChangedRateId
  change: (typeof changes)[number]
  /** In small units per shorter time. */
  rate: number
}

export function drawChangedRate(random: Random, change: ChangedRate['change']): ChangedRate {
  const story = random.pick(ids)
  const [least, most, step] = stories[story].rates
  return { story, change, rate: least + step * random.integer(0, (most - least) / step) }
}

export interface Rate {
  amount: Quantity<UnitId>
  time: Quantity<UnitId>
}

/** The rate in each pair of units, the given rate, the rate asked for, and both factors. */
export function rateTerms({ story, change, rate }: ChangedRate) {
  const { large, small, longer, shorter }: Ranges = stories[story]
  const byAmount = factorBetween(large, small)
  const byTime = factorBetween(longer, shorter)
  const of = (q: number, amount: UnitId, time: UnitId): Rate => ({
    amount: quantity(tidy(q), amount),
    time: quantity(1, time),
  })
  const small1 = of(rate, small, shorter)
  const smallLong = of(rate * byTime, small, longer)
  const large1 = of((rate * byTime) / byAmount, large, longer)
  const [given, right] = {
    'time-up': [small1, smallLong],
    'amount-down': [large1, smallLong],
    'time-down': [smallLong, small1],
    'amount-up': [smallLong, large1],
    'both-down': [large1, small1],
    'both-up': [small1, large1],
  }[change]
  return {
    given: given ?? small1,
    right: right ?? small1,
    /** The intermediate rate, where both units change. */
    between: smallLong,
    byAmount,
    byTime,
    large: quantity(1, large),
    small: quantity(byAmount, small),
    longer: quantity(1, longer),
    shorter: quantity(byTime, shorter),
  }
}

export const rateText = (rate: Rate): Text => say('rate', { amount: rate.amount, time: rate.time })
/** “milliliters per second”. */
export const rateUnit = (rate: Rate): Text => say('unit', { amount: rate.amount, time: rate.time })
export const tellRate = ({ story }: ChangedRate, rate: Rate): Text =>
  say(`${story}.told`, { rate: rateText(rate) })
export const askRate = (rate: Rate): Text => say('asks', { amount: rate.amount, time: rate.time })

const units = [
  ...new Set(
    Object.values(stories).flatMap(({ large, small, longer, shorter }) => [large, small, longer, shorter]),
  ),
]
/** Finds a unit by its name; solvers use this to read the units of rates in a text. */
export function unitNamed(name: string): UnitId {
  const found = units.find((unit) =>
    languages.some((code) => [nounIn(code, unit)?.one, nounIn(code, unit)?.many].includes(name)),
  )
  if (found === undefined) throw new TypeError(`No unit is called ${name}`)
  return found
}
export const ratesIn = (text: string): { amount: UnitId; time: UnitId }[] =>
  [...text.matchAll(/(\p{L}+(?: de galón)?) (?:per|por) (\p{L}+)/gu)].map(([, amount = '', time = '']) => ({
    amount: unitNamed(amount),
    time: unitNamed(time),
  }))

/** The factor that converts a number from one unit to another. */
export function timesFor(from: UnitId, to: UnitId): number {
  const isToSmaller = Object.values<Ranges>(stories).some(
    ({ large, small, longer, shorter }) =>
      (large === from && small === to) || (longer === from && shorter === to),
  )
  const factor = factorBetween(from, to)
  return factor === 0 ? 1 : isToSmaller ? factor : 1 / factor
}
