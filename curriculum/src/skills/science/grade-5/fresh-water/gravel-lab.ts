import { labFrom, sizes } from '#shapes/run-simulation/lab-from.ts'
import { say } from './messages.gen.ts'

interface World {
  /** Milliliters of water that fit into one liter of gravel, of sand, and of both mixed. */
  spaces: [number, number, number]
}

/** Water that fits between grains: the amount and the kind of the ground matter (porosities of Freeze & Cherry 1979). */
export const gravelLab = labFrom(say, {
  id: 'gravel',
  draw: (random): World => ({
    spaces: [random.integer(400, 430), random.integer(330, 360), random.integer(210, 250)],
  }),
  knobs: {
    // Their places in the spaces.
    ground: { gravel: 0, sand: 1, mixed: 2 },
    amount: sizes([1, 2, 4], 'L'),
    jar: ['round', 'square', 'tall'],
  },
  mean: ({ spaces }, { ground, amount }) => (spaces[ground] ?? 0) * amount,
  measured: { label: say('lab.water'), unit: 'mL', decimals: 0 },
  scatter: 4,
  beyond: {
    knob: 'amount',
    size: 8,
    ask: ({ fixed }) => say('lab.ask-beyond', { ground: fixed }),
    why: say('lab.why'),
  },
})
