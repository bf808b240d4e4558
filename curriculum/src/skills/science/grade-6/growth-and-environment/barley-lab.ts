import { labFrom, sizes } from '#shapes/run-simulation/lab-from.ts'
import { say } from './messages.gen.ts'

interface World {
  /** Millimeters of the tall kind with the longest light. */
  tall: number
}

/** Barley under lamps: its genes and the light matter, the shape of the pot does not. */
export const barleyLab = labFrom(say, {
  id: 'barley',
  draw: (random): World => ({ tall: random.integer(230, 270) }),
  knobs: {
    seed: { dwarf: 0.4, middle: 0.7, tall: 1 },
    // More light gives more growth, and less and less.
    light: sizes([4, 8, 16], 'h', [0.45, 0.7, 1]),
    pot: ['round', 'square', 'long'],
  },
  mean: ({ tall }, { seed, light }) => tall * seed * light,
  measured: { label: say('lab.height'), unit: 'mm', decimals: 0 },
  scatter: 3,
})
