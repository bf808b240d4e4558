import { labFrom, sizes } from '#shapes/run-simulation/lab-from.ts'
import { numeral } from '../../../../wording.ts'
import { say } from './messages.gen.ts'

interface World {
  /** How many times what people use is taken, since pipes leak. */
  leak: number
}

/** A town and its lake: how many people and how much each one uses matter, the depth of the lake does not. */
export const townLab = labFrom(say, {
  id: 'town',
  draw: (random): World => ({ leak: random.pick([1.1, 1.15, 1.2]) }),
  namesKnobs: true,
  knobs: {
    people: sizes([1000, 2000, 4000], numeral),
    use: sizes([100, 200, 400], 'L'),
    depth: sizes([5, 10, 20], 'm'),
  },
  // Cubic meters in a day.
  mean: ({ leak }, { people, use }) => (leak * people * use) / 1000,
  measured: { label: say('lab.taken'), unit: 'm³', decimals: 0 },
  scatter: 3,
  whyIdle: say('lab.why-idle'),
  beyond: {
    knob: 'people',
    size: 8000,
    ask: ({ setting, fixed }) => say('lab.ask-beyond', { setting, fixed }),
    why: say('lab.why-beyond'),
  },
})
