import type { Level } from '@skills-center/contract/ids'
import type { Random } from '../../random.ts'
import { type Data, reading, timeAt } from '../data.ts'
import { term } from '../words.ts'
import { braking, type Cart, masses } from './braking.ts'

/** Carts and their stopping distances, and the one to predict. */
export interface Stop {
  level: Level
  data: Data
  series: number
  /** Index of the speed in the row to use. */
  at: number
  /** The factor on its mass (level 1) or its speed (levels 2 and 3). */
  times: number
}

const isCart = (thing: string): thing is Cart => thing in masses
const massOf = (thing: string): number => (isCart(thing) ? masses[thing] : 1)

/** The row to use, and the factor on its distance. */
export function knownOf({ data, series, at, times }: Stop) {
  const thing = data.series[series]?.thing ?? ''
  const distance = reading(data, series, at)
  return {
    cart: term(thing),
    mass: massOf(thing),
    speed: timeAt(data, at),
    distance,
    times,
    square: times ** 2,
  }
}

/** The predicted stopping distance from each row of the same cart, for the speed asked about. */
export const byRow = ({ data, series, at, times }: Stop): number[] =>
  data.times.map((speed, row) => reading(data, series, row) * ((timeAt(data, at) * times) / speed) ** 2)

/** The predicted stopping distance from each cart, for the mass asked about. */
export const byCart = ({ data, series, at, times }: Stop): number[] =>
  data.series.map(
    ({ thing }, cart) =>
      (reading(data, cart, at) * massOf(data.series[series]?.thing ?? '') * times) / massOf(thing),
  )

/** The largest relative deviation of these predictions from the row's own. */
export function spreadOf(
  { distance, square }: { distance: number; square: number },
  found: readonly number[],
): number {
  const key = distance * square
  return Math.max(...found.map((each) => Math.abs(each - key))) / key
}

export const drawStop = (random: Random, level: Level): Stop => ({
  level,
  data: braking.draw(random, { kind: 'course', things: 2 }).data,
  series: random.integer(0, 1),
  at: random.integer(level === 1 ? 1 : 2, 3),
  times: level === 1 ? random.integer(2, 3) : random.integer(2, level === 2 ? 2 : 3),
})

/** Whether the answer is not already in the table, and no cart would go an unrealistic 12 m/s. */
export function isReadable(values: Stop): boolean {
  const { level, data, series, at, times } = values
  return level === 1
    ? data.series.every(({ thing }) => massOf(thing) !== massOf(data.series[series]?.thing ?? '') * times)
    : timeAt(data, at) * times <= 9 && spreadOf(knownOf(values), byRow(values)) <= 0.25
}
