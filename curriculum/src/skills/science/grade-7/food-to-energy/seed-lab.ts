import { labFrom, sizes } from '#shapes/run-simulation/lab-from.ts'
import { say } from './messages.gen.ts'

interface World {
  /** Rise of carbon dioxide in ten minutes with ten seedlings at 10 °C, in ppm. */
  ten: number
}

/** Sprouting seeds in a sealed jar: their number and the temperature matter, the light does not. */
export const seedLab = labFrom(say, {
  id: 'sprouts',
  draw: (random): World => ({ ten: random.integer(44, 60) }),
  namesKnobs: true,
  knobs: {
    // Each 10 °C doubles the respiration of seeds, up to about 30 °C (a common rule, Q10 of 2).
    warmth: sizes([10, 20, 30], '°C', [1, 2, 4]),
    count: sizes([10, 20, 40], String),
    jar: ['clear', 'brown', 'black'],
  },
  mean: ({ ten }, { warmth, count }) => (ten * warmth * count) / 10,
  measured: { label: say('lab.rise'), unit: 'ppm', decimals: 0 },
  scatter: 4,
  whyIdle: say('lab.why-idle'),
  beyond: {
    knob: 'count',
    size: 80,
    ask: ({ fixed }) => say('lab.ask-beyond', { count: 80, warmth: fixed }),
    why: say('lab.why-beyond'),
  },
})
