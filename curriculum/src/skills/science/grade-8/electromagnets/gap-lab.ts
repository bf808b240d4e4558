import { labFrom, sizes } from '#shapes/run-simulation/lab-from.ts'
import { say } from './messages.gen.ts'

interface World {
  /** Millinewtons at the widest gap without a core. */
  least: number
}

/** A coil pulls a steel plate across a gap: gap and core matter, the material of the tape does not. */
export const gapLab = labFrom(say, {
  id: 'gap',
  draw: (random): World => ({ least: random.integer(10, 16) }),
  namesKnobs: true,
  knobs: {
    // How many times the force at the widest gap.
    gap: sizes([8, 4, 2], 'mm', [1, 3, 8]),
    // How many times the force without a core.
    core: { air: 1, screw: 3, rod: 7 },
    tape: ['paper', 'cloth', 'plastic'],
  },
  mean: ({ least }, { gap, core }) => least * gap * core,
  measured: { label: say('lab.force'), unit: 'mN', decimals: 0 },
  scatter: 2,
  whyIdle: say('lab.why-idle'),
})
