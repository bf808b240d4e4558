import { labFrom, sizes } from '#shapes/run-simulation/lab-from.ts'
import { say } from './messages.gen.ts'

interface World {
  /** Seconds through 10 cm of gravel. */
  gravel: number
}

/** Water through a column of grains: their size and the height matter, the cup below does not. */
export const flowLab = labFrom(say, {
  id: 'flow',
  draw: (random): World => ({ gravel: random.integer(13, 16) }),
  knobs: {
    // How many times as long as gravel: finer grains leave narrower spaces (Darcy 1856, in a short column).
    grains: { fine: 5, coarse: 2.5, gravel: 1 },
    height: sizes([10, 20, 40], 'cm'),
    cup: ['round', 'square', 'tall'],
  },
  mean: ({ gravel }, { grains, height }) => (gravel * grains * height) / 10,
  measured: { label: say('lab.time'), unit: 's', decimals: 0 },
  scatter: 1,
  beyond: {
    knob: 'height',
    size: 80,
    ask: ({ setting, fixed }) => say('lab.ask-beyond', { setting, fixed }),
    why: say('lab.why-beyond'),
  },
})
