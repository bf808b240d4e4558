import { labFrom, sizes } from '#shapes/run-simulation/lab-from.ts'
import { say } from './messages.gen.ts'

interface World {
  /** The share that is lost in a week at 5 °C with some water. */
  slow: number
}

const weeks = 8
const start = 100

/** Leaves and fungi in a jar: rot doubles with ten degrees more (Q10 of about 2) and needs water. The shape of the jar does nothing. */
export const rotLab = labFrom(say, {
  id: 'rot',
  draw: (random): World => ({ slow: random.integer(20, 23) / 1000 }),
  knobs: {
    warmth: sizes([5, 15, 25], '°C'),
    // More water, faster rot.
    water: sizes([5, 15, 40], 'mL', [0.6, 1, 2]),
    jar: ['round', 'square', 'oval'],
  },
  mean: ({ slow }, { warmth, water }) => start * Math.exp(-slow * weeks * 2 ** (warmth / 10 - 0.5) * water),
  measured: { label: say('lab.left'), unit: 'g', decimals: 0 },
  scatter: 1,
})
