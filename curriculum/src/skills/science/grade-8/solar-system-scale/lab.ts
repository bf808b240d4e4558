import { labFrom, sizes } from '#shapes/run-simulation/lab-from.ts'
import { say } from './messages.gen.ts'

interface World {
  /** Pixels that 1 cm takes up at 1 m. */
  pixels: number
}

/** Balls before a camera: the diameter and the distance matter, the light on them does not. */
export const pictureLab = labFrom(say, {
  id: 'pictures',
  draw: (random): World => ({ pixels: random.pick([30, 36, 40, 45]) }),
  namesKnobs: true,
  knobs: {
    size: sizes([10, 20, 40], 'cm'),
    distance: sizes([5, 10, 20], 'm'),
    light: ['dim', 'medium', 'bright'],
  },
  mean: ({ pixels }, { size, distance }) => (pixels * size) / distance,
  measured: { label: say('lab.width'), unit: 'px', decimals: 0 },
  scatter: 1,
  whyIdle: say('lab.why-idle'),
  amount: (value) => say('lab.pixels', { value }),
  beyond: {
    knob: 'size',
    size: 80,
    ask: ({ setting, fixed }) => say('lab.ask-beyond', { size: setting, distance: fixed }),
    why: say('lab.why-beyond'),
  },
})
