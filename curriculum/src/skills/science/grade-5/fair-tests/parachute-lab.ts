import { labFrom, sizes } from '#shapes/run-simulation/lab-from.ts'
import { say } from './messages.gen.ts'

interface World {
  /** Seconds from the balcony for a canopy of 20 cm with one washer. */
  base: number
}

const mass = (count: number): number => 2 + 5 * count

/** Parachutes fall longer with a wider canopy and a lighter load; the time of day does nothing. */
export const parachuteLab = labFrom(say, {
  id: 'parachutes',
  draw: (random): World => ({ base: random.integer(29, 32) / 10 }),
  knobs: {
    // Widths in centimeters; a canopy of 2 g with washers of 5 g. The steady speed of a fall goes with √mass ÷ width.
    width: sizes([20, 30, 40], 'cm'),
    load: sizes([1, 2, 4], (count) => say('lab.load.washers', { count })),
    hour: ['morning', 'noon', 'afternoon'],
  },
  mean: ({ base }, { width, load }) => (base * width * Math.sqrt(mass(1) / mass(load))) / 20,
  measured: { label: say('lab.time'), unit: 's', decimals: 1 },
  scatter: 1,
})
