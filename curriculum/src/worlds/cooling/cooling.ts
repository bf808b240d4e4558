import type { Random } from '../../random.ts'
import type { Cell, Data } from '../data.ts'
import { misread, normal, shown } from '../readings.ts'
import type { World, WorldAsk } from '../world.ts'
import { coolingFacts, predictCooling } from './facts.ts'

/**
 * The share of its temperature difference to the room that 250 g of hot water loses per minute in still air (Newton
 * 1701). Open vessels lose most of it by evaporation, so a lid matters more than the wall material. In an open mug the
 * difference halves in 33 minutes, in a good thermos in nearly 8 hours.
 */
export const lossPerMinute = {
  metalCan: 0.026,
  paperCup: 0.024,
  glassJar: 0.023,
  ceramicMug: 0.021,
  foamCup: 0.017,
  liddedMug: 0.0145,
  wrappedJar: 0.0115,
  liddedFoamCup: 0.009,
  thermos: 0.0015,
} as const
export type Vessel = keyof typeof lossPerMinute
export const isVessel = (id: string): id is Vessel => Object.hasOwn(lossPerMinute, id)
const vessels = Object.keys(lossPerMinute).filter(isVessel)

export interface CoolingTruth {
  /** The loss rate of each vessel. */
  rates: readonly number[]
  /** Exact temperatures or changes, before reading errors. */
  exact: readonly (readonly number[])[]
  room: number
  outlier?: Cell
}

const within = 1
const minutesApart = 10

/** The temperature after the given minutes. */
export const cooled = (start: number, room: number, rate: number, minutes: number): number =>
  room + (start - room) * Math.exp(-rate * minutes)

function draw(random: Random, { kind, things, runs = 1, hasOutlier = false }: WorldAsk) {
  const chosen = random.sample(vessels, things)
  const room = random.integer(18, 24)
  const start = random.integer(72, 88)
  const times =
    kind === 'course'
      ? Array.from({ length: 7 }, (_, index) => index * minutesApart)
      : [random.pick([15, 20, 30])]
  // Two vessels of the same kind are never quite alike.
  const rates = chosen.map((vessel) => lossPerMinute[vessel] * (1 + 0.04 * normal(random)))
  const exact = rates.map((rate) =>
    times.map((time) => {
      const temperature = cooled(start, room, rate, time)
      return kind === 'course' ? temperature : start - temperature
    }),
  )
  const rows = exact.map((line) =>
    Array.from({ length: runs }, () =>
      // All start at the same temperature, so the test is fair.
      line.map((value, at) => (kind === 'course' && at === 0 ? start : shown(random, value, within))),
    ),
  )
  const outlier = hasOutlier ? misread(random, rows) : undefined
  const data: Data = {
    world: 'cooling',
    kind,
    about: { room, start },
    times,
    within,
    series: chosen.map((thing, index) => ({ thing, runs: rows[index] ?? [] })),
  }
  return { data, truth: { rates, exact, room, ...(outlier === undefined ? {} : { outlier }) } }
}

/** Equal amounts of hot water cool from the same temperature in different vessels. */
export const cooling: World<CoolingTruth> = {
  id: 'cooling',
  things: vessels,
  draw,
  facts: coolingFacts,
  predict: predictCooling,
}
