import { labFrom, sizes } from '#shapes/run-simulation/lab-from.ts'
import { say } from './messages.gen.ts'

interface World {
  /** Grams that one shake wears off without pebbles. */
  each: number
}

/** Sugar cubes as rock: shaking and pebbles wear them down, the kind of lid does nothing. */
export const shakeLab = labFrom(say, {
  id: 'shakes',
  draw: (random): World => ({ each: random.pick([0.026, 0.028, 0.03, 0.032]) }),
  namesKnobs: true,
  knobs: {
    shakes: sizes([50, 100, 200], String),
    pebbles: sizes([0, 3, 6], String),
    lid: ['screw', 'snap', 'clamp'],
  },
  mean: ({ each }, { shakes, pebbles }) => each * shakes * (1 + 0.3 * pebbles),
  measured: { label: say('lab.worn'), unit: 'g', decimals: 1 },
  scatter: 1,
  beyond: {
    knob: 'shakes',
    size: 400,
    ask: ({ setting, fixed }) => say('lab.ask-beyond', { setting, fixed }),
    why: say('lab.why-beyond'),
  },
})
