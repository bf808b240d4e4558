import { labFrom, sizes } from '#shapes/run-simulation/lab-from.ts'
import { numeral } from '../../../../wording.ts'
import { say } from './messages.gen.ts'

interface World {
  /** Kilobytes that the head of a file takes up. */
  head: number
}

const seconds = 10

/** The size of a sound file: samples and bits matter, what is recorded does not. */
export const fileLab = labFrom(say, {
  id: 'file',
  draw: (random): World => ({ head: random.pick([0, 1]) }),
  namesKnobs: true,
  knobs: {
    rate: sizes([8000, 16_000, 32_000], numeral),
    bits: sizes([4, 8, 16], String),
    tune: ['voice', 'guitar', 'rain'],
  },
  mean: ({ head }, { rate, bits }) => head + (rate * bits * seconds) / 8000,
  measured: { label: say('lab.size'), unit: 'kB', decimals: 0 },
  scatter: 1,
  beyond: {
    knob: 'rate',
    size: 64_000,
    ask: ({ setting, fixed }) => say('lab.ask-beyond', { setting, fixed }),
    why: say('lab.why-beyond'),
  },
})
