import { labFrom, sizes } from '#shapes/run-simulation/lab-from.ts'
import { say } from './messages.gen.ts'

interface World {
  /** The part that is added in a day where nothing is short. */
  rate: number
}

const fronds = 10
const days = 10

/** Duckweed in cups: nutrients and light limit its growth (rates of Ziegler et al. 2015), the depth of the water does not. */
export const duckweedLab = labFrom(say, {
  id: 'duckweed',
  draw: (random): World => ({ rate: random.pick([0.29, 0.3, 0.31]) }),
  namesKnobs: true,
  knobs: {
    // Parts of the fastest growth: with few, more, and many nutrients; with 4, 8, and 16 hours of light.
    nutrients: { few: 0.4, some: 0.7, many: 1 },
    light: sizes([4, 8, 16], (each) => say('lab.light.some', { hours: each }), [0.5, 0.75, 1]),
    depth: sizes([5, 10, 15], 'cm'),
  },
  mean: ({ rate }, { nutrients, light }) => fronds * Math.exp(rate * nutrients * light * days),
  measured: { label: say('lab.fronds'), decimals: 0 },
  scatter: 1,
  whyIdle: say('lab.why-idle'),
  amount: (value) => say('lab.some-fronds', { count: value }),
  scene: () => say('lab.scene', { fronds, days }),
})
