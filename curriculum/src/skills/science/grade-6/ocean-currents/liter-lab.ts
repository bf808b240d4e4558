import { labFrom, sizes } from '#shapes/run-simulation/lab-from.ts'
import { density } from '#worlds/sea-water/sea-water.ts'
import { say } from './messages.gen.ts'

interface World {
  /** Grams of salt in a kilogram, at the least. */
  least: number
}

/** A liter of salt water on a scale: its temperature and its salt decide, the depth that it came from does not. */
export const literLab = labFrom(say, {
  id: 'liter',
  draw: (random): World => ({ least: random.integer(28, 32) }),
  namesKnobs: true,
  knobs: {
    temperature: sizes([2, 15, 30], '°C'),
    salt: ({ least }) => sizes([least, least + 3, least + 6], 'g'),
    depth: ['surface', 'middle', 'deep'],
  },
  mean: (_world, { temperature, salt }) => density(temperature, salt) - 1000,
  measured: { label: say('lab.over'), unit: 'g', decimals: 1 },
  scatter: 1,
  whyIdle: say('lab.why-idle'),
})
