import type { Lab } from '#shapes/run-simulation/lab.ts'
import { say } from './messages.gen.ts'

interface World {
  /** Grams of a berry at the start. */
  start: number
}

const generations = [5, 10, 20]
/** How far the chosen parents are above the mean, in standard deviations (Falconer & Mackay 1996). */
const intensity = [0.8, 1.4, 2.06]
/** Grams gained a generation for each standard deviation. */
const response = 0.9

/** Breeding for mass: generations and the choice of parents matter, the color of the pots does not. */
export const breedLab: Lab<World> = {
  id: 'breed',
  draw: (random) => ({ start: random.integer(18, 24) }),
  knobs: () => [
    {
      id: 'time',
      head: say('lab.time.head'),
      name: say('lab.time.name'),
      settings: generations.map(String),
    },
    {
      id: 'parents',
      head: say('lab.parents.head'),
      name: say('lab.parents.name'),
      settings: (['half', 'fifth', 'twentieth'] as const).map((id) => say(`lab.parents.${id}`)),
    },
    {
      id: 'pot',
      head: say('lab.pot.head'),
      name: say('lab.pot.name'),
      settings: (['red', 'black', 'white'] as const).map((id) => say(`lab.pot.${id}`)),
    },
  ],
  idle: 2,
  mean: ({ start }, [time = 0, parents = 0]) =>
    start + response * (generations[time] ?? 0) * (intensity[parents] ?? 0),
  measured: { label: say('lab.mass'), unit: 'g', decimals: 1 },
  scatter: 3,
  amount: (value) => `${value} g`,
  scene: () => say('lab.scene'),
  askMore: say('lab.ask-more'),
}
