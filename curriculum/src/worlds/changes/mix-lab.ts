import type { Lab } from '../../shapes/run-simulation/lab.ts'
import { say } from './messages.gen.ts'

interface World {
  /** Mass of the jar with its lid, in grams. */
  jar: number
}

/** At 10 °C, 120 g of water dissolves up to 43 g of salt, so all salt dissolves in every run. */
const water = [120, 140, 160]
const salt = [10, 20, 40]

/** Salt stirred into water in a closed jar: the amounts determine the weight, and the temperature does not. */
export const mixLab: Lab<World> = {
  id: 'mix',
  draw: (random) => ({ jar: random.integer(140, 190) }),
  knobs: () => [
    {
      id: 'water',
      head: say('lab.water.head'),
      name: say('lab.water.name'),
      settings: water.map((grams) => `${grams} g`),
    },
    {
      id: 'salt',
      head: say('lab.salt.head'),
      name: say('lab.salt.name'),
      settings: salt.map((grams) => `${grams} g`),
    },
    {
      id: 'warmth',
      head: say('lab.warmth.head'),
      name: say('lab.warmth.name'),
      settings: ['10 °C', '25 °C', '50 °C'],
    },
  ],
  idle: 2,
  mean: ({ jar }, [wet = 0, dry = 0]) => jar + (water[wet] ?? 0) + (salt[dry] ?? 0),
  measured: { label: say('lab.weight'), unit: 'g', decimals: 0 },
  scatter: 1,
  amount: (value) => `${value} g`,
  scene: () => say('lab.scene'),
  askMore: say('lab.ask-more'),
}
