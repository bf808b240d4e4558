import { labFrom, sizes } from '#shapes/run-simulation/lab-from.ts'
import { say } from './messages.gen.ts'

interface World {
  /** How bright the lamp is, compared with the usual one. */
  lamp: number
}

/** Sheets of plastic over a light sensor: their kind and number decide, and the time that the lamp was on does not. */
export const sheetLab = labFrom(say, {
  id: 'sheets',
  draw: (random): World => ({ lamp: random.pick([4, 5, 6]) }),
  namesKnobs: true,
  knobs: {
    // The part of the light that one sheet lets through.
    kind: { clear: 0.9, gray: 0.7, dark: 0.5 },
    count: sizes([1, 2, 3], String),
    time: sizes([1, 5, 10], 'min'),
  },
  mean: ({ lamp }, { kind, count }) => 100 * lamp * kind ** count,
  measured: { label: say('lab.light'), unit: 'lux', decimals: 0 },
  scatter: 4,
  whyIdle: say('lab.why-idle'),
})
