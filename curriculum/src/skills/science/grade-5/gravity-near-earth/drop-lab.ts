import { labFrom, sizes } from '#shapes/run-simulation/lab-from.ts'
import { say } from './messages.gen.ts'

interface World {
  /** How much longer than a stone a tight ball of paper takes. */
  ball: number
}

const metersPerSecondSquared = 9.8

/** Paper dropped in still air: its height and its shape decide, and not where on the globe it falls. */
export const dropLab = labFrom(say, {
  id: 'drop',
  draw: (random): World => ({ ball: random.pick([1.02, 1.04, 1.06]) }),
  knobs: {
    height: sizes([1, 2, 4], 'm'),
    // Of the time that a ball takes: air slows a flat sheet the most.
    shape: { flat: 2.4, folded: 1.6, ball: 1 },
    place: ['usa', 'chile', 'australia'],
  },
  mean: ({ ball }, { height, shape }) => ball * shape * Math.sqrt((2 * height) / metersPerSecondSquared),
  measured: { label: say('lab.time'), unit: 's', decimals: 2 },
  scatter: 2,
})
