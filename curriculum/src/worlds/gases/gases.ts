import type { Text } from '@skills-center/messages/values'
import { keysOf } from '../../keys-of.ts'
import type { Random } from '../../random.ts'
import { drawUntil } from '../../shapes/answers.ts'
import { say } from './messages.gen.ts'

/** Gas constant of air in kPa·L/(g·K): 8.314 J/(mol·K) divided by 28.97 g/mol. */
const airConstant = 0.287
/** Pressure in kPa of air, given grams, °C, and liters (ideal gas). */
export const pressureOf = (grams: number, celsius: number, liters: number): number =>
  (airConstant * grams * (celsius + 273)) / liters

/** A gas in a closed syringe at constant temperature: milliliters and kilopascals, as the sensor shows them. */
export interface Syringe {
  rows: [milliliters: number, kilopascals: number][]
}
const syringeVolumes = [20, 30, 40, 50, 60]
/** A pressure as a sensor shows it: whole, and off by less than 1 kPa. */
const shownPressure = (random: Random, exact: number): number =>
  random.pick([Math.floor(exact), Math.ceil(exact)])
export function drawSyringe(random: Random): Syringe {
  const start = random.pick([30, 40, 60])
  const outside = random.integer(98, 102)
  return {
    rows: syringeVolumes.map((milliliters) => [
      milliliters,
      shownPressure(random, (outside * start) / milliliters),
    ]),
  }
}

/** In °C, liters, and kilopascals. */
export interface State {
  celsius: number
  liters: number
  kilopascals: number
}
/** Actions on the air in a tank or a cylinder. */
const actions = {
  heat: 'temperature',
  cool: 'temperature',
  squeeze: 'plunger',
  spread: 'plunger',
  warmFree: 'temperature',
  coolFree: 'temperature',
  pump: 'amount',
  release: 'amount',
} as const
export type Action = keyof typeof actions
export type Cause = (typeof actions)[Action]
export const causeOf = (action: Action): Cause => actions[action]
export const actionIds = keysOf(actions)

/** The states before and after, with pressures as a gauge shows them. */
export function drawAction(random: Random, action: Action): [State, State] {
  const [grams, celsius, liters] = [
    random.pick([6, 9, 12]),
    random.integer(15, 25),
    random.pick([4, 5, 6, 8]),
  ]
  const by = 10 * random.integer(2, 4)
  const times = random.pick([0.5, 0.75, 0.8])
  const read = (mass: number, at: number, space: number): State => ({
    celsius: at,
    liters: Number(space.toFixed(1)),
    kilopascals: shownPressure(random, pressureOf(mass, at, space)),
  })
  const before = read(grams, celsius, liters)
  const free = (at: number) => ({
    ...read(grams, at, (liters * (at + 273)) / (celsius + 273)),
    kilopascals: before.kilopascals,
  })
  const after: Readonly<Record<Action, () => State>> = {
    heat: () => read(grams, celsius + by, liters),
    cool: () => read(grams, celsius - by, liters),
    squeeze: () => read(grams, celsius, liters * times),
    spread: () => read(grams, celsius, liters / times),
    warmFree: () => free(celsius + by),
    coolFree: () => free(celsius - by),
    pump: () => read(grams * (2 - times), celsius, liters),
    release: () => read(grams * times, celsius, liters),
  }
  return [before, after[action]()]
}

/** Gas that leaked out or in while the plunger was pushed in at constant temperature. */
const leaks = ['closed', 'out', 'in'] as const
export type Leak = (typeof leaks)[number]
export const leakIds: readonly Leak[] = leaks
/** Pressure × volume stays constant in a closed cylinder; a leak changes it by at least a fifth. */
export function drawLeak(random: Random, leak: Leak): [State, State] {
  return drawUntil<[State, State]>(
    () => {
      const celsius = random.integer(18, 25)
      const liters = random.pick([2, 4, 6, 8])
      const times = random.pick([2, 0.5, 4, 0.25])
      const kilopascals = 20 * random.integer(4, 8)
      const moved =
        leak === 'closed' ? 1 : leak === 'out' ? random.pick([0.6, 0.7, 0.8]) : random.pick([1.2, 1.3, 1.5])
      return [
        { celsius, liters, kilopascals },
        { celsius, liters: liters * times, kilopascals: Math.round((kilopascals / times) * moved) },
      ]
    },
    ([, after]) => after.liters >= 1 && after.liters <= 16 && after.kilopascals <= 400,
  )
}

/** Pressure in kilopascals in a sealed steel tank by temperature in °C, for tanks with little and with a lot of air. */
export interface Tank {
  grams: number
  liters: number
}
export const tankTemperatures = [-50, -25, 0, 25, 50, 75, 100] as const
export const inTank = ({ grams, liters }: Tank, celsius: number): number =>
  Math.round(pressureOf(grams, celsius, liters))

export const nameOfTank = (at: number): Text => say(at === 0 ? 'tank.a' : 'tank.b')
