import { labFrom, sizes } from '#shapes/run-simulation/lab-from.ts'
import { say } from './messages.gen.ts'

interface World {
  /** Grams that evaporate in a day from 100 square centimeters in still air. */
  still: number
}

/** Water in trays: the area and the wind decide how much gets into the air, and the depth does not. */
export const trayLab = labFrom(say, {
  id: 'trays',
  draw: (random): World => ({ still: random.integer(18, 26) }),
  namesKnobs: true,
  knobs: {
    area: sizes([100, 200, 400], 'cm²'),
    // Of what evaporates in still air (Penman 1948, rounded).
    wind: { off: 1, low: 1.6, high: 2.3 },
    depth: sizes([2, 4, 6], 'cm'),
  },
  mean: ({ still }, { area, wind }) => ((still * area) / 100) * wind,
  measured: { label: say('lab.lost'), unit: 'g', decimals: 0 },
  scatter: 1,
  beyond: {
    knob: 'area',
    size: 800,
    ask: ({ setting, fixed }) => say('lab.ask-beyond', { wind: fixed, area: setting }),
    why: say('lab.why-beyond'),
  },
})
