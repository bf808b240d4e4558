import { type Text, tex } from '@skills-center/messages/values'
import { type Point, pointText } from '../../equations/line.ts'
import { person } from '../../people/people.ts'
import { keysOf } from '../../keys-of.ts'
import type { Random } from '../../random.ts'
import { quantity, type UnitId } from '../../units/units.ts'
import { say } from './messages.gen.ts'

interface Scales {
  /** Possible scales: the distance that one map unit stands for. */
  scales: readonly number[]
  unit: UnitId
}

/** Three places on a map whose origin is a fourth. */
const stories = {
  town: { scales: [50, 100, 200], unit: 'meter' },
  park: { scales: [20, 25, 50], unit: 'yard' },
  zoo: { scales: [10, 20, 30], unit: 'meter' },
  island: { scales: [5, 10, 15], unit: 'foot' },
  farm: { scales: [10, 20, 40], unit: 'yard' },
  camp: { scales: [15, 20, 50], unit: 'meter' },
  robot: { scales: [2, 3, 4], unit: 'foot' },
  boat: { scales: [2, 3, 5], unit: 'mile' },
  state: { scales: [10, 15, 20], unit: 'mile' },
  garden: { scales: [2, 3, 5], unit: 'foot' },
} as const satisfies Record<string, Scales>
export type TripId = keyof typeof stories
const requireScales = (story: TripId): Scales => stories[story]

export function drawTrip(random: Random): { story: TripId; scale: number } {
  const story = random.pick(keysOf(stories))
  return { story, scale: random.pick(requireScales(story).scales) }
}

export const measured = (story: TripId, value: number) => quantity(value, requireScales(story).unit)

/** The map, its scale if the question needs it, and two or three places, with a letter for each if the question uses one. */
export function tellMap(story: TripId, scale: number, points: readonly Point[], letters = ''): Text[] {
  const [a = tex(''), b = tex(''), c] = points.map((point, at) =>
    tex(`${letters[at] ?? ''}${pointText(point)}`),
  )
  return [
    say(`${story}.map`),
    ...(scale === 1 ? [] : [say('scale', { scale: measured(story, scale) })]),
    c === undefined ? say(`${story}.two`, { a, b }) : say(`${story}.three`, { a, b, c }),
  ]
}

export const asksFar = (story: TripId): Text => say(`${story}.far`)
export const asksTrip = (story: TripId, who: string): Text => say(`${story}.trip`, { who: person(who) })
/** “The zoo will put up a sign.” */
export const addsTo = (story: TripId): Text => say(`${story}.adds`)
