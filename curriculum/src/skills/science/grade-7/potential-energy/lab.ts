import { labFrom, sizes } from '#shapes/run-simulation/lab-from.ts'
import { say } from './messages.gen.ts'

interface World {
  /** Millimeters that 100 g from 1 m drive the peg in: clay that holds it with 50 to 80 N. */
  soft: number
}

/** A weight falls on a peg: height and mass matter, the material does not. */
export const pegLab = labFrom(say, {
  id: 'peg',
  draw: (random): World => ({ soft: random.pick([12, 16, 20]) }),
  knobs: {
    height: sizes([25, 50, 100], 'cm'),
    mass: sizes([100, 200, 400], 'g'),
    material: ['iron', 'stone', 'lead'],
  },
  // Clay that holds the peg with an even force: the depth is proportional to the energy.
  mean: ({ soft }, { height, mass }) => (soft * height * mass) / 10_000,
  measured: { label: say('lab.depth'), unit: 'mm', decimals: 1 },
  scatter: 6,
  whyIdle: say('lab.why-idle'),
  beyond: {
    knob: 'height',
    size: 200,
    ask: ({ setting, fixed }) => say('lab.ask-beyond', { height: setting, mass: fixed }),
    why: say('lab.why-beyond'),
  },
})
