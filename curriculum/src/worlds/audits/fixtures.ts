import type { Random } from '../../random.ts'

export const fixtureIds = ['toilet', 'urinal', 'faucet', 'shower', 'sprayer'] as const
export type FixtureId = (typeof fixtureIds)[number]
type Range = readonly [from: number, to: number]

/**
 * Liters for one use of older fixtures, as a class measures them, and of saving ones: toilets 13 and 5, urinals 4 and
 * 2, hand washing 3 and 1, showers of five minutes 48 and 38, a rack of dishes 8 and 5 (limits of the US Energy Policy
 * Act of 1992, and of EPA WaterSense).
 */
const table: Readonly<
  Record<FixtureId, Readonly<Record<'now' | 'uses' | 'cost', Range> & { saving: number }>>
> = {
  toilet: { now: [12, 14], saving: 5, uses: [15, 40], cost: [12, 24] },
  urinal: { now: [4, 5], saving: 2, uses: [10, 30], cost: [8, 15] },
  faucet: { now: [3, 4], saving: 1, uses: [30, 90], cost: [2, 6] },
  shower: { now: [45, 51], saving: 38, uses: [2, 8], cost: [1, 4] },
  sprayer: { now: [7, 9], saving: 5, uses: [3, 9], cost: [1, 3] },
}

/** One row of a water audit. */
export interface Fixture {
  id: FixtureId
  /** Uses on a school day, counted and rounded to tens. */
  uses: number
  /** Liters for one use: measured now, and by the label of a saving one. */
  now: number
  saving: number
  /** Dollars to replace them all. */
  cost: number
}

export function drawFixtures(random: Random, count: number): Fixture[] {
  const chosen = random.sample(fixtureIds, count)
  return fixtureIds
    .filter((id) => chosen.includes(id))
    .map((id) => {
      const { now, saving, uses, cost } = table[id]
      return {
        id,
        uses: 10 * random.integer(...uses),
        now: random.integer(...now),
        saving,
        cost: 100 * random.integer(...cost),
      }
    })
}

export const usedBy = ({ uses, now }: Fixture): number => uses * now
export const savedBy = ({ uses, now, saving }: Fixture): number => uses * (now - saving)
