import type { Random } from '../../random.ts'
import type { Data } from '../data.ts'
import { proportionFacts } from '../proportions.ts'
import { shown } from '../readings.ts'
import type { World, WorldAsk } from '../world.ts'

/** Surface gravity in newtons per kilogram (NASA, Planetary Fact Sheet). */
export const gravities = { moon: 1.6, mars: 3.7, venus: 8.9, earth: 9.8 } as const
export type Place = keyof typeof gravities
const places: readonly Place[] = ['moon', 'mars', 'venus', 'earth']

/** Masses of the boxes in kilograms. */
const masses = [5, 10, 15, 20]
/** The largest error of the spring scale, in newtons. */
const within = 1

export interface WeightTruth {
  exact: readonly (readonly number[])[]
}

function draw(random: Random, { things }: WorldAsk): { data: Data; truth: WeightTruth } {
  const some = random.sample(places, things)
  const exact = some.map((place) => masses.map((mass) => mass * gravities[place]))
  return {
    data: {
      world: 'weights',
      kind: 'course',
      about: {},
      times: masses,
      within,
      series: some.map((thing, at) => ({
        thing,
        runs: [(exact[at] ?? []).map((value) => shown(random, value, within))],
      })),
    },
    truth: { exact },
  }
}

/** Boxes on a spring scale in several places: the force of gravity on them. */
export const weights: World<WeightTruth> = {
  id: 'weights',
  things: places,
  draw,
  facts: (data) =>
    proportionFacts(data, {
      amount: 'gravity.mass-does-not-count',
      thing: 'gravity.same-everywhere',
      untried: ['height', 'jupiter', 'moving'],
    }),
  predict: () => undefined,
}
