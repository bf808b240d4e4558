import { labFrom, sizes } from '../../shapes/run-simulation/lab-from.ts'
import { say } from './messages.gen.ts'

interface World {
  /** Mass of the jar with its lid, in grams. */
  jar: number
}

/** Salt stirred into water in a closed jar: the amounts determine the weight, and the temperature does not. */
export const mixLab = labFrom(say, {
  id: 'mix',
  draw: (random): World => ({ jar: random.integer(140, 190) }),
  namesKnobs: true,
  knobs: {
    // At 10 °C, 120 g of water dissolves up to 43 g of salt, so all salt dissolves in every run.
    water: sizes([120, 140, 160], 'g'),
    salt: sizes([10, 20, 40], 'g'),
    warmth: sizes([10, 25, 50], '°C'),
  },
  mean: ({ jar }, { water, salt }) => jar + water + salt,
  measured: { label: say('lab.weight'), unit: 'g', decimals: 0 },
  scatter: 1,
})
