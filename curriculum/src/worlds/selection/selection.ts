import type { Random } from '../../random.ts'
import type { Data } from '../data.ts'
import { shown } from '../readings.ts'
import type { World, WorldAsk } from '../world.ts'
import { selectionFacts } from './facts.ts'

/** Animals with two inherited variants. */
export const species = ['mice', 'moths', 'beetles', 'snails', 'fish', 'lizards'] as const
export type Species = (typeof species)[number]
export const speciesOf = (data: Data): Species => species[data.about['species'] ?? 0] ?? 'mice'

const places = ['northValley', 'southValley', 'eastValley', 'westValley'] as const
export type Valley = (typeof places)[number]
export const isValley = (id: string): id is Valley => places.some((place) => place === id)

export interface SelectionTruth {
  /** Surviving offspring per parent of the first kind, relative to the second kind. */
  factors: readonly number[]
  /** The exact percent of the first kind in each generation, before counting errors. */
  exact: readonly (readonly number[])[]
}

const generations = 6
/** About a thousand animals are counted, so a percent is rarely off by more than two points. */
const within = 2
/** Relative fitness in field studies is mostly in this range (Endler 1986). */
const factors = [1.7, 1.4, 1.2, 1, 1 / 1.2, 1 / 1.4, 1 / 1.7] as const

/** The percent after one more generation. */
export const nextPercent = (percent: number, factor: number): number =>
  (100 * percent * factor) / (percent * factor + 100 - percent)

function draw(random: Random, { things }: WorldAsk) {
  const chosen = random.sample(places, things)
  const start = random.integer(25, 75)
  const own = chosen.map(() => random.pick(factors))
  const exact = own.map((factor) => {
    const line = [start]
    for (let time = 1; time <= generations; time += 1) line.push(nextPercent(line.at(-1) ?? start, factor))
    return line
  })
  const data: Data = {
    world: 'selection',
    kind: 'course',
    about: { species: random.integer(0, species.length - 1) },
    times: Array.from({ length: generations + 1 }, (_unused, time) => time),
    within,
    series: chosen.map((thing, index) => ({
      thing,
      runs: [(exact[index] ?? []).map((value) => Math.min(99, Math.max(1, shown(random, value, within))))],
    })),
  }
  return { data, truth: { factors: own, exact } }
}

/** Two inherited kinds of an animal, in places where the first does better, worse, or equally well. */
export const selection: World<SelectionTruth> = {
  id: 'selection',
  things: places,
  draw,
  facts: selectionFacts,
  // The next percent depends on more than the display shows.
  predict: () => undefined,
}
