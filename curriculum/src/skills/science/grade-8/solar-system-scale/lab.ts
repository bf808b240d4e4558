import { labFrom, sizes } from '#shapes/run-simulation/lab-from.ts'
import { say } from './messages.gen.ts'

interface World {
  /** Pixels that 1 cm takes up at 1 m. */
  pixels: number
}

/** Balls before a camera: the diameter and the distance matter, the color does not. */
export const pictureLab = labFrom(say, {
  id: 'pictures',
  draw: (random): World => ({ pixels: random.pick([30, 36, 40, 45]) }),
  knobs: {
    size: sizes([10, 20, 40], 'cm'),
    distance: sizes([5, 10, 20], 'm'),
    color: ['red', 'white', 'blue'],
  },
  mean: ({ pixels }, { size, distance }) => (pixels * size) / distance,
  measured: { label: say('lab.width'), unit: 'px', decimals: 0 },
  scatter: 1,
  amount: (value) => say('lab.pixels', { value }),
  beyond: {
    knob: 'size',
    size: 80,
    ask: ({ setting, fixed }) => say('lab.ask-beyond', { size: setting, distance: fixed }),
    why: say('lab.why-beyond'),
  },
})
