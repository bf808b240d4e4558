import { labFrom, sizes } from '#shapes/run-simulation/lab-from.ts'
import { say } from './messages.gen.ts'

interface World {
  /** Degrees by which dry sand warms up with the lamp straight above. */
  sand: number
}

/** A lamp as the Sun: its height and what it shines on matter (sine law of Lambert), the length of the cord does not. */
export const lampLab = labFrom(say, {
  id: 'lamp',
  draw: (random): World => ({ sand: random.integer(18, 22) }),
  knobs: {
    angle: sizes([90, 50, 20], (angle) => say('lab.angle.some', { degrees: angle })),
    // Of the rise of dry sand: damp soil and water need more energy for each degree, and water evaporates.
    tray: { sand: 1, soil: 0.6, water: 0.3 },
    cord: sizes([1, 2, 3], 'm'),
  },
  mean: ({ sand }, { angle, tray }) => sand * tray * Math.sin((angle * Math.PI) / 180),
  measured: { label: say('lab.rise'), unit: '°C', decimals: 1 },
  scatter: 1,
})
