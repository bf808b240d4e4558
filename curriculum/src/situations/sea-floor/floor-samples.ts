import type { Level } from '@skills-center/contract/ids'
import { numbersIn } from '../../form/numbers-in.ts'
import { solved } from '../../form/solving.ts'
import type { Response, Shown } from '../../item.ts'
import type { Random } from '../../random.ts'
import { type Ridge, ridgeIds } from './sea-floor.ts'

/** Samples of sea floor from both sides of a ridge, or from ridges with different speeds (level 3). */
export interface FloorSamples {
  level: Level
  ridge: Ridge
  which: 'oldest' | 'youngest'
  /** Kilometers east of the ridge (west is negative), and centimeters per year. */
  samples: { east: number; speed: number }[]
  /** Distance from the west coast to the ridge. */
  coast: number
  shuffle: number
}
export type FloorSample = FloorSamples['samples'][number]
export const ageOf = ({ east, speed }: FloorSample): number => Math.abs(east) / speed
const drawSample = (random: Random, level: Level, at: number): FloorSample => {
  const speed = level === 3 ? random.pick([1, 2, 4, 6]) : 2
  const far = level === 3 ? 10 * speed * random.integer(5, 30) : 10 * random.integer(6, 50)
  return { east: at % 2 === 0 ? far : -far, speed }
}

export const drawFloor = (random: Random, level: Level): FloorSamples => ({
  level,
  ridge: random.pick(ridgeIds),
  which: random.pick(['oldest', 'youngest']),
  samples: [0, 1, 2, 3].map((at) => drawSample(random, level, at)),
  coast: 100 * random.integer(7, 16),
  shuffle: random.integer(0, 1e9),
})

/** Whether the ages clearly differ. */
export function areApart({ samples }: FloorSamples): boolean {
  const ages = samples.map(ageOf).toSorted((one, other) => one - other)
  return ages.every((age, at) => at === 0 || age - (ages[at - 1] ?? 0) >= 20)
}

/** The order by age, from each sample's distance to the ridge and its speed. */
export function floorShown(shown: Shown): Response {
  const [ridge = 0] = numbersIn(shown.stem).map(({ value }) => value)
  const isOldestFirst = /oldest first|más antigua a la/.test(shown.stem)
  return solved.order(shown, (text) => {
    const [far = 0, speed = 1] = numbersIn(text).map(({ value }) => value)
    return (Math.abs(far - ridge) / speed) * (isOldestFirst ? -1 : 1)
  })
}
