import { labFrom, sizes } from '#shapes/run-simulation/lab-from.ts'
import { say } from './messages.gen.ts'

/** Grams that dissolve in 100 mL of water at 20 °C (CRC Handbook of Chemistry and Physics). */
const solubility = { salt: 36, sugar: 204, soda: 9.6, acid: 145 } as const

interface World {
  /** The three powders on the table. */
  powders: (keyof typeof solubility)[]
}

/** How much of a powder dissolves: the powder and the water decide, and the size of the grains does not. */
export const powderLab = labFrom(say, {
  id: 'powder',
  draw: (random): World => ({ powders: random.sample(['salt', 'sugar', 'soda', 'acid'] as const, 3) }),
  knobs: {
    powder: ({ powders }) => Object.fromEntries(powders.map((id) => [id, solubility[id]])),
    water: sizes([50, 100, 200], 'mL'),
    grains: ['fine', 'coarse', 'lumps'],
  },
  mean: (_world, { powder, water }) => (powder * water) / 100,
  measured: { label: say('lab.dissolved'), unit: 'g', decimals: 1 },
  scatter: 3,
  beyond: {
    knob: 'water',
    size: 400,
    ask: ({ fixed }) => say('lab.ask-beyond', { powder: fixed }),
    why: say('lab.why'),
  },
})
