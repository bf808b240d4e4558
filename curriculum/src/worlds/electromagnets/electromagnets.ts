import type { Random } from '../../random.ts'
import type { Data } from '../data.ts'
import { proportionFacts } from '../proportions.ts'
import { shown } from '../readings.ts'
import type { World, WorldAsk } from '../world.ts'

/** Currents in amperes. */
export const currents = { weakCurrent: 0.5, mediumCurrent: 1, strongCurrent: 2 } as const
export type Current = keyof typeof currents
const settings: readonly Current[] = ['weakCurrent', 'mediumCurrent', 'strongCurrent']

/** Turns of wire on the coil. */
const turns = [50, 100, 150, 200]
/** The largest error of a reading, in millinewtons. */
const within = 1

export interface ElectromagnetTruth {
  exact: readonly (readonly number[])[]
}

/**
 * Force in millinewtons between a coil without a core and a magnet a few centimeters away: proportional to turns times
 * current (Biot and Savart). A strong finger-sized magnet gives about 0.2 to 0.4 mN per turn and ampere.
 */
export const pull = (count: number, amperes: number, strength: number): number => strength * count * amperes

function draw(random: Random, { things }: WorldAsk): { data: Data; truth: ElectromagnetTruth } {
  const strength = random.pick([0.2, 0.3, 0.4])
  const some = random.sample(settings, things)
  const exact = some.map((id) => turns.map((count) => pull(count, currents[id], strength)))
  return {
    data: {
      world: 'electromagnets',
      kind: 'course',
      about: {},
      times: turns,
      within,
      series: some.map((thing, at) => ({
        thing,
        runs: [(exact[at] ?? []).map((value) => shown(random, value, within))],
      })),
    },
    truth: { exact },
  }
}

/** A coil above a magnet on a scale: the force between them for several numbers of turns and currents. */
export const electromagnets: World<ElectromagnetTruth> = {
  id: 'electromagnets',
  things: settings,
  draw,
  facts: (data) =>
    proportionFacts(data, {
      amount: 'magnets.turns-do-not-count',
      thing: 'magnets.current-does-not-count',
      untried: ['core', 'farther', 'larger-magnet'],
    }),
  predict: () => undefined,
}
