import { drawUntil } from '../../shapes/answers.ts'
import { sortedBy } from '../../shapes/order-by/order-by.ts'
import type { Level } from '@skills-center/contract/ids'
import { keysOf } from '../../keys-of.ts'
import type { Random } from '../../random.ts'
import { say } from './messages.gen.ts'

/** Real masses and speeds of moving things, in kilograms and meters per second. */
const sizes = {
  carts: { masses: [1, 2, 3, 4, 6, 8], speeds: [1, 2, 3, 4] },
  sleds: { masses: [20, 30, 40, 50, 60, 80], speeds: [2, 3, 4, 6] },
  balls: { masses: [1, 2, 3, 4, 5, 6], speeds: [2, 3, 5, 8] },
  boats: { masses: [100, 150, 200, 300, 400], speeds: [1, 2, 3, 4] },
  wagons: { masses: [10, 20, 30, 40, 50], speeds: [1, 2, 3] },
  skaters: { masses: [40, 50, 60, 70, 80], speeds: [2, 3, 5, 6] },
} as const
export type Place = keyof typeof sizes
const places = keysOf(sizes)

/** Kilograms and meters per second; at level 3, multiples of those of the first thing. */
export interface Moving {
  mass: number
  speed: number
}
export type Varied = 'mass' | 'speed' | 'both'

/** Proportional to kinetic energy. */
export const energyOf = ({ mass, speed }: Moving): number => mass * speed ** 2

/** Each energy exceeds the one before by at least a quarter. */
const clearly = 1.25
const multiples: readonly Moving[] = [
  { mass: 1, speed: 1 },
  { mass: 2, speed: 1 },
  { mass: 3, speed: 1 },
  { mass: 1, speed: 2 },
  { mass: 1, speed: 3 },
  { mass: 2, speed: 2 },
  { mass: 0.5, speed: 2 },
  { mass: 0.5, speed: 3 },
]

function drawOnce(random: Random, level: Level, place: Place, varied: Varied): Moving[] {
  if (level === 3) return random.sample(multiples, 4)
  const { masses, speeds } = sizes[place]
  const [mass, speed] = [random.pick<number>(masses), random.pick<number>(speeds)]
  if (varied === 'mass') return random.sample<number>(masses, 3).map((each) => ({ mass: each, speed }))
  if (varied === 'speed') return random.sample<number>(speeds, 3).map((each) => ({ mass, speed: each }))
  return Array.from({ length: 4 }, () => ({ mass: random.pick(masses), speed: random.pick(speeds) }))
}

const orderBy = (things: readonly Moving[], by: (thing: Moving) => number): string =>
  sortedBy(things, by)
    .map((thing) => things.indexOf(thing))
    .join()

/**
 * Things with clearly different kinetic energies; where both factors vary, neither mass nor speed alone gives the
 * order.
 */
export function drawMoving(random: Random, level: Level, varied: Varied): { place: Place; things: Moving[] } {
  const place = random.pick(places)
  const things = drawUntil(
    () => drawOnce(random, level, place, varied),
    (some) => {
      const energies = some.map(energyOf).toSorted((one, other) => one - other)
      const order = orderBy(some, energyOf)
      return (
        energies.every((energy, at) => at === 0 || energy >= clearly * (energies[at - 1] ?? 0)) &&
        (varied !== 'both' ||
          (order !== orderBy(some, ({ mass }) => mass) && order !== orderBy(some, ({ speed }) => speed)))
      )
    },
  )
  return { place, things }
}

const speedName = (times: number) => (times === 1 ? 'same' : times === 2 ? 'double' : 'triple')
const massName = (times: number) => (times === 0.5 ? 'half' : speedName(times))

export const tell = {
  scene: (place: Place) => say(`scene.${place}`),
  sizes: ({ mass, speed }: Moving) => say('moving', { mass, speed }),
  times: ({ mass, speed }: Moving) =>
    say('times', { mass: say(`mass.${massName(mass)}`), speed: say(`speed.${speedName(speed)}`) }),
}
