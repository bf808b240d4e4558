import { labFrom, sizes } from '#shapes/run-simulation/lab-from.ts'
import { say } from './messages.gen.ts'

interface World {
  /** Milliliters of gas from one gram of baking soda. */
  perGram: number
}

/** Powders in plenty of vinegar: the kind and the mass decide how much gas forms; the flask does nothing. */
export const gasLab = labFrom(say, {
  id: 'gas',
  draw: (random): World => ({ perGram: 4 * random.integer(62, 66) }),
  knobs: {
    mass: sizes([0.5, 1, 2], 'g'),
    // A gram of pure washing soda holds less carbon dioxide than one of baking soda; baking powder is part starch.
    powder: { soda: 1, washing: 0.79, baking: 0.3 },
    flask: ['round', 'tall', 'wide'],
  },
  mean: ({ perGram }, { mass, powder }) => perGram * powder * mass,
  measured: { label: say('lab.formed'), unit: 'mL', decimals: 0 },
  scatter: 2,
  beyond: {
    knob: 'mass',
    size: 4,
    ask: ({ setting, fixed }) => say('lab.ask-beyond', { setting, fixed }),
    why: say('lab.why-beyond'),
  },
})
