import type { Lab } from '#shapes/run-simulation/lab.ts'
import { say } from './messages.gen.ts'

interface World {
  /** Milliliters of gas from one gram of baking soda. */
  perGram: number
}

const grams = [0.5, 1, 2]
const beyondGrams = 4
/** A gram of pure washing soda holds less carbon dioxide than one of baking soda, and baking powder is part starch. */
const held = [1, 0.79, 0.3]
const gas = (perGram: number, powder: number, mass: number): number => perGram * (held[powder] ?? 1) * mass

/** Powders in plenty of vinegar: the kind and the mass decide how much gas forms; the flask does nothing. */
export const gasLab: Lab<World> = {
  id: 'gas',
  draw: (random) => ({ perGram: 4 * random.integer(62, 66) }),
  knobs: () => [
    {
      id: 'mass',
      head: say('lab.mass.head'),
      name: say('lab.mass.name'),
      settings: grams.map((mass) => `${mass} g`),
    },
    {
      id: 'powder',
      head: say('lab.powder.head'),
      name: say('lab.powder.name'),
      settings: (['soda', 'washing', 'baking'] as const).map((id) => say(`lab.powder.${id}`)),
    },
    {
      id: 'flask',
      head: say('lab.flask.head'),
      name: say('lab.flask.name'),
      settings: (['round', 'tall', 'wide'] as const).map((id) => say(`lab.flask.${id}`)),
    },
  ],
  idle: 2,
  mean: ({ perGram }, [mass = 0, powder = 0]) => gas(perGram, powder, grams[mass] ?? 0),
  measured: { label: say('lab.formed'), unit: 'mL', decimals: 0 },
  scatter: 2,
  amount: (value) => `${value} mL`,
  scene: () => say('lab.scene'),
  askMore: say('lab.ask-more'),
  beyond: {
    knob: 0,
    setting: `${beyondGrams} g`,
    value: ({ perGram }, [, powder = 0]) => gas(perGram, powder, beyondGrams),
    ask: (fixed) => say('lab.ask-beyond', { setting: `${beyondGrams} g`, fixed }),
    why: say('lab.why-beyond'),
  },
}
