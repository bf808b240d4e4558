import type { Random } from '../../random.ts'

/** A star with a planet, or a planet with a moon. */
export interface System {
  name: string
  /** Masses of the central body and of the orbiting body. */
  center: number
  small: number
  apart: number
}

/** Masses in Suns or Earths, distances in millions or thousands of km, and one known orbit. */
const kinds = {
  stars: {
    centers: [0.5, 0.8, 1.2, 1.6, 2],
    smalls: [0.1, 0.8, 1, 15, 95, 318],
    apart: [60, 110, 150, 230, 400],
    known: { apart: 149.6, days: 365.25 },
  },
  planets: {
    centers: [1, 3, 15, 95, 318],
    smalls: [0.1, 0.5, 1, 2],
    apart: [200, 380, 670, 1100, 1900],
    known: { apart: 384.4, days: 27.3 },
  },
} as const
export type Kind = keyof typeof kinds

/** The orbital period in days by Kepler's third law, scaled from Earth around the Sun, or the Moon around Earth. */
export const daysOf = (kind: Kind, { center, apart }: System): number =>
  Number(
    (kinds[kind].known.days * Math.sqrt((apart / kinds[kind].known.apart) ** 3 / center)).toFixed(
      kind === 'stars' ? 0 : 1,
    ),
  )

/** The relative pull of the central body on each kilogram of the orbiting body. */
export const pullOf = ({ center, apart }: System): number => center / apart ** 2

/** Four systems that differ in distance, or in the mass of the central body. */
export function drawSystems(random: Random, differ: 'apart' | 'center'): { kind: Kind; systems: System[] } {
  const kind = random.pick(['stars', 'planets'] as const)
  const { centers, smalls, apart } = kinds[kind]
  const [center, far] = [random.sample<number>(centers, 4), random.sample<number>(apart, 4)]
  const small = random.sample<number>(smalls, 4)
  const systems = ['A', 'B', 'C', 'D'].map((name, at) => ({
    name,
    center: (differ === 'apart' ? center[0] : center[at]) ?? 1,
    small: small[at] ?? 1,
    apart: (differ === 'apart' ? far[at] : far[0]) ?? 1,
  }))
  return { kind, systems }
}

const namesBy = (systems: readonly System[], measure: (its: System) => number): string =>
  systems
    .toSorted((one, other) => measure(one) - measure(other))
    .map(({ name }) => name)
    .join('')

/** Whether the orbiting masses give a different order than the pulls. */
export const isTelling = (systems: readonly System[]): boolean =>
  namesBy(systems, pullOf) !== namesBy(systems, ({ small }) => small)

/** Whether the listed order is from the weakest pull to the strongest. */
export const areInOrder = (systems: readonly System[]): boolean => namesBy(systems, pullOf) === 'ABCD'
