import type { Lab } from '#shapes/run-simulation/lab.ts'
import { say } from './messages.gen.ts'

/** Grams that dissolve in 100 mL of water at 20 °C (CRC Handbook of Chemistry and Physics). */
const solubility = { salt: 36, sugar: 204, soda: 9.6, acid: 145 } as const
type Powder = keyof typeof solubility

interface World {
  /** The three powders on the table. */
  powders: Powder[]
}

const milliliters = [50, 100, 200]
const mostMilliliters = 400
const grains = ['fine', 'coarse', 'lumps'] as const

const dissolves = (powder: Powder | undefined, water: number): number =>
  ((powder === undefined ? 0 : solubility[powder]) * water) / 100

/** How much of a powder dissolves: the powder and the water decide, and the size of the grains does not. */
export const powderLab: Lab<World> = {
  id: 'powder',
  draw: (random) => ({ powders: random.sample(['salt', 'sugar', 'soda', 'acid'] as const, 3) }),
  knobs: ({ powders }) => [
    {
      id: 'powder',
      head: say('lab.powder.head'),
      name: say('lab.powder.name'),
      settings: powders.map((id) => say(`lab.powder.${id}`)),
    },
    {
      id: 'water',
      head: say('lab.water.head'),
      name: say('lab.water.name'),
      settings: milliliters.map((amount) => `${amount} mL`),
    },
    {
      id: 'grains',
      head: say('lab.grains.head'),
      name: say('lab.grains.name'),
      settings: grains.map((id) => say(`lab.grains.${id}`)),
    },
  ],
  idle: 2,
  mean: ({ powders }, [powder = 0, water = 0]) => dissolves(powders[powder], milliliters[water] ?? 0),
  measured: { label: say('lab.dissolved'), unit: 'g', decimals: 1 },
  scatter: 3,
  amount: (value) => `${value} g`,
  scene: () => say('lab.scene'),
  askMore: say('lab.ask-more'),
  beyond: {
    knob: 1,
    setting: `${mostMilliliters} mL`,
    value: ({ powders }, [powder = 0]) => dissolves(powders[powder], mostMilliliters),
    ask: (fixed) => say('lab.ask-beyond', { powder: fixed }),
    why: say('lab.why'),
  },
}
