import { labFrom, sizes } from '#shapes/run-simulation/lab-from.ts'
import { pull } from '#worlds/electromagnets/electromagnets.ts'
import { say } from './messages.gen.ts'

interface World {
  /** Millinewtons a turn and ampere. */
  strength: number
}

/** A coil pulls on a magnet: turns and current matter, the thickness of the wire does not. */
export const coilLab = labFrom(say, {
  id: 'coil',
  draw: (random): World => ({ strength: random.pick([0.5, 0.6, 0.7]) }),
  namesKnobs: true,
  knobs: {
    turns: sizes([50, 100, 200], (count) => say('lab.turns.setting', { count })),
    current: sizes([0.5, 1, 2], 'A'),
    wire: sizes([0.3, 0.5, 0.8], 'mm'),
  },
  mean: ({ strength }, { turns, current }) => pull(turns, current, strength),
  measured: { label: say('lab.force'), unit: 'mN', decimals: 0 },
  scatter: 2,
  whyIdle: say('lab.why-idle'),
  beyond: {
    knob: 'turns',
    size: 400,
    ask: ({ fixed }) => say('lab.ask-beyond', { count: 400, current: fixed }),
    why: say('lab.why-beyond'),
  },
})
