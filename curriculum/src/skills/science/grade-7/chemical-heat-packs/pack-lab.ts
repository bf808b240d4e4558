import { labFrom, sizes } from '#shapes/run-simulation/lab-from.ts'
import { say } from './messages.gen.ts'

interface World {
  /** Degrees that 5 g warm 100 mL. */
  each: number
}

/** A heat pack: substance and water matter, the size of the grains does not. */
export const packLab = labFrom(say, {
  id: 'pack',
  draw: (random): World => ({ each: random.pick([8.1, 8.4, 8.7, 9]) }),
  namesKnobs: true,
  knobs: {
    salt: sizes([5, 10, 20], 'g'),
    water: sizes([100, 200, 400], 'mL'),
    grains: ['fine', 'medium', 'coarse'],
  },
  // Calcium chloride releases 81 kJ a mole (CRC Handbook): about 1.7 °C for each gram in 100 mL.
  mean: ({ each }, { salt, water }) => (each * (salt / 5) * 100) / water,
  measured: { label: say('lab.rise'), unit: '°C', decimals: 1 },
  scatter: 1,
  whyIdle: say('lab.why-idle'),
  beyond: {
    knob: 'salt',
    size: 40,
    ask: ({ setting, fixed }) => say('lab.ask-beyond', { setting, fixed }),
    why: say('lab.why-beyond'),
  },
})
