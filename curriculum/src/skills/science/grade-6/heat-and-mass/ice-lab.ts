import { labFrom, sizes } from '#shapes/run-simulation/lab-from.ts'
import { say } from './messages.gen.ts'

interface World {
  /** °C of the water before the ice goes in. */
  start: number
}

/** Joules that melt one gram of ice, and that warm one gram of water by 1 °C (CRC Handbook). */
const melting = 334
const warming = 4.18

/** Ice that melts in warm water: the masses of both decide, and the shape of the cup does not. */
export const iceLab = labFrom(say, {
  id: 'melting-ice',
  draw: (random): World => ({ start: random.integer(38, 48) }),
  namesKnobs: true,
  knobs: {
    ice: sizes([10, 20, 40], (grams) => say('lab.grams', { grams })),
    water: sizes([200, 400, 800], (grams) => say('lab.grams', { grams })),
    shape: ['round', 'square', 'tall'],
  },
  // By how many °C the water is cooler once the ice has melted.
  mean: ({ start }, { ice, water }) =>
    start - (water * warming * start - ice * melting) / ((water + ice) * warming),
  measured: { label: say('lab.drop'), unit: '°C', decimals: 1 },
  scatter: 1,
  scene: ({ start }) => say('lab.scene', { start }),
})
