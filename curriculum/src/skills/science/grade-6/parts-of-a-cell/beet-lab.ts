import { labFrom, sizes } from '#shapes/run-simulation/lab-from.ts'
import { say } from './messages.gen.ts'

interface World {
  /** Color that leaks out of one slice at room temperature, on the scale of the sensor. */
  slice: number
}

/** Slices of red beet in water: heat and the number of slices matter, the light in the room does not. */
export const beetLab = labFrom(say, {
  id: 'beet',
  draw: (random): World => ({ slice: random.integer(30, 36) / 10 }),
  namesKnobs: true,
  knobs: {
    // Heat damages membranes: far more color leaks out above 50 °C (as in many school experiments, rounded).
    heat: sizes([20, 55, 65], '°C', [1, 2.5, 6]),
    slices: sizes([2, 4, 8], String),
    light: ['dark', 'dim', 'bright'],
  },
  mean: ({ slice }, { heat, slices }) => slice * heat * slices,
  measured: { label: say('lab.color'), decimals: 0 },
  scatter: 1,
})
