import type { Text } from '@skills-center/messages/values'
import { keysOf } from '../../keys-of.ts'
import type { Random } from '../../random.ts'
import { say } from './messages.gen.ts'

/** White light as three kinds of light that eyes and screens combine (Maxwell 1855). */
export const primaries = ['red', 'green', 'blue'] as const
export type Primary = (typeof primaries)[number]

/** Things and the light that they reflect, idealized as in a lab with pure colors. */
const things = {
  apple: ['red'],
  brick: ['red'],
  scarf: ['red'],
  leaf: ['green'],
  frog: ['green'],
  marker: ['green'],
  berry: ['blue'],
  cap: ['blue'],
  pen: ['blue'],
  lemon: ['red', 'green'],
  duck: ['red', 'green'],
  paper: ['red', 'green', 'blue'],
  egg: ['red', 'green', 'blue'],
  tire: [],
  coal: [],
} as const satisfies Record<string, readonly Primary[]>
export type ThingId = keyof typeof things
export const thingIds = keysOf(things)

export const nameOfThing = (id: ThingId): Text => say(`thing.${id}`)
export const nameOfLight = (id: Primary): Text => say(`light.${id}`)
export const reflects = (id: ThingId, light: Primary): boolean =>
  things[id].some((each: Primary) => each === light)

/** The percents of light that a sheet reflects, transmits, and absorbs. */
export interface Sheet {
  reflected: number
  transmitted: number
  absorbed: number
}
export function drawSheet(random: Random): Sheet {
  const reflected = 5 * random.integer(1, 8)
  const transmitted = 10 * random.integer(2, 8)
  return { reflected, transmitted, absorbed: 100 - reflected - transmitted }
}
/** The percent transmitted by several sheets in a row, ignoring repeated reflections. */
export const through = ({ transmitted }: Sheet, sheets: number): number =>
  Number((100 * (transmitted / 100) ** sheets).toFixed(4))
