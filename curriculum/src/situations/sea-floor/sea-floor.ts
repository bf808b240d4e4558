import { keysOf } from '../../keys-of.ts'
import type { Random } from '../../random.ts'
import { say } from './messages.gen.ts'

/** Kilometers that each side moves per million years, and the oldest age in a question (after Müller et al. 2008). */
const ridges = {
  northAtlantic: { rate: 12, oldest: 80 },
  southAtlantic: { rate: 18, oldest: 80 },
  carlsberg: { rate: 13, oldest: 40 },
  centralIndian: { rate: 20, oldest: 40 },
  chile: { rate: 27, oldest: 30 },
  southeastIndian: { rate: 34, oldest: 40 },
  pacificAntarctic: { rate: 40, oldest: 40 },
  eastPacific: { rate: 70, oldest: 25 },
} as const
export type Ridge = keyof typeof ridges
export const ridgeIds = keysOf(ridges)

/** Ridges between coasts that were once joined, with the millions of years since then. */
const between: Partial<Record<Ridge, readonly [number, number]>> = {
  northAtlantic: [105, 150],
  southAtlantic: [70, 99],
  carlsberg: [55, 65],
  southeastIndian: [40, 50],
}
/** Ridges whose plates end in a trench. */
const towardTrench: readonly Ridge[] = ['chile', 'eastPacific', 'centralIndian', 'southeastIndian']

export const questions = {
  1: ['speed', 'far'],
  2: ['widens', 'apart'],
  3: ['rock', 'coasts', 'trench', 'volcano'],
} as const
export type Question = (typeof questions)[1 | 2 | 3][number]

/** Sea floor that moves away from a ridge, or toward a trench. */
export interface Drift {
  ridge: Ridge
  asks: Question
  /** Kilometers per million years: the plate asked about, and the plate on the other side. */
  rate: number
  other: number
  /** Millions of years. */
  age: number
  /** Another age, for a question about distance. */
  later: number
}

/** Whether the question asks for a time, given a speed in centimeters per year. */
export const isTimed = (asks: Question): asks is (typeof questions)[3][number] =>
  questions[3].some((each) => each === asks)

const ridgesFor = (asks: Question): Ridge[] =>
  ridgeIds.filter((id) =>
    asks === 'coasts' ? id in between : asks !== 'trench' || towardTrench.includes(id),
  )

/** Plate speeds vary a little around their average. */
export function drawDrift(random: Random, asks: Question): Drift {
  const ridge = random.pick(ridgesFor(asks))
  const { rate, oldest } = ridges[ridge]
  const off = Math.max(1, Math.round(rate / 10))
  const own = rate + random.integer(-off, off)
  const [youngest, most] = (asks === 'coasts' ? between[ridge] : undefined) ?? [4, Math.floor(oldest / 2)]
  const age = random.integer(youngest, most)
  return {
    ridge,
    asks,
    // Speeds given in the question are whole centimeters per year.
    rate: isTimed(asks) ? 10 * Math.max(1, Math.round((asks === 'coasts' ? 2 * own : own) / 10)) : own,
    other: rate + random.integer(-off, off),
    age,
    later: age + random.integer(3, Math.ceil(oldest / 2)),
  }
}

/** How far rock of this age has moved, in kilometers. */
export const distance = ({ rate, age }: Drift): number => rate * age
export const farther = ({ other, age }: Drift): number => other * age
/** The speed in centimeters per year. */
export const yearly = ({ rate }: Drift): number => rate / 10

/** The answer. */
export function asked(drift: Drift): number {
  const { rate, other, age, later } = drift
  switch (drift.asks) {
    case 'speed':
      return rate
    case 'far':
      return rate * later
    case 'widens':
      return rate + other
    case 'apart':
      return (rate + other) * later
    default:
      return age
  }
}

export const tell = {
  scene(drift: Drift) {
    const told = {
      ridge: tell.ridge(drift.ridge),
      distance: distance(drift),
      age: drift.age,
      other: farther(drift),
      yearly: yearly(drift),
    }
    return say(`scene.${drift.asks}`, told)
  },
  ask: (drift: Drift) => say(`ask.${drift.asks}`, { later: drift.later }),
  label: (drift: Drift) => say(`label.${drift.asks}`),
  ridge: (ridge: Ridge) => say(`ridge.${ridge}`),
}
