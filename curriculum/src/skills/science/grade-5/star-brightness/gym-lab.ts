import { labFrom, sizes } from '#shapes/run-simulation/lab-from.ts'
import { say } from './messages.gen.ts'

interface World {
  /** Lux that the small flashlight gives at one meter: its candela, in the middle of the beam. */
  lux: number
}

/** Light on a meter in a dark gym: it falls with the square of the distance (Kepler 1604) and grows with the light given off. */
export const gymLab = labFrom(say, {
  id: 'gym',
  draw: (random): World => ({ lux: random.integer(380, 430) }),
  knobs: {
    distance: sizes([1, 2, 4], 'm'),
    lamp: { small: 1, medium: 2, large: 4 },
    time: ['morning', 'noon', 'evening'],
  },
  mean: ({ lux }, { distance, lamp }) => (lux * lamp) / distance ** 2,
  measured: { label: say('lab.light'), unit: 'lux', decimals: 0 },
  scatter: 2,
})
