import type { Random } from '../../random.ts'
import { normal } from '../readings.ts'

/**
 * A cold front at a weather station, hour by hour, as in spring on the Great Plains: pressure falls by about 1 mb per
 * hour and rises faster behind the front, wind from the south turns to the northwest, and most of the cooling happens
 * within one hour. Plain JSON.
 */
export interface Passage {
  /** Hour of the first reading. */
  start: number
  temperatures: number[]
  pressures: number[]
  /** Index of the last reading in the warm air. */
  at: number
}

export const readings = 8
/** The largest change in any hour other than that of the front. */
const calm = 3

const jitter = (random: Random, size: number): number =>
  Math.round(Math.max(-size, Math.min(size, 0.5 * size * normal(random))))

export function drawPassage(random: Random, at: number, start: number): Passage {
  const [warm, fall] = [random.integer(66, 82), random.integer(13, 20)]
  const lowest = random.integer(996, 1006)
  const places = Array.from({ length: readings }, (_unused, place) => place)
  const temperatures = places.reduce<number[]>((made, place) => {
    const last = made.at(-1)
    if (last === undefined) return [warm - random.integer(0, 3)]
    if (place === at + 1) return [...made, last - fall]
    // Behind the front, slow cooling continues.
    return [...made, last + (place <= at ? Math.max(-1, jitter(random, 2)) : -random.integer(0, calm))]
  }, [])
  const pressures = places.map((place) =>
    place <= at
      ? lowest + (at - place) * 2 + (place === at ? 0 : random.integer(0, 1))
      : lowest + (place - at) * 3 + random.integer(-1, 1),
  )
  return { start, temperatures, pressures, at }
}

/** The temperature drop after each reading. */
export const fallsOf = ({ temperatures }: Passage): number[] =>
  temperatures.slice(1).map((value, place) => (temperatures[place] ?? value) - value)

export const hourOf = ({ start }: Passage, place: number): number => start + place
