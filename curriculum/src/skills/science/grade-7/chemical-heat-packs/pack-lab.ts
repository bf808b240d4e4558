import type { Lab } from '#shapes/run-simulation/lab.ts'
import { say } from './messages.gen.ts'

interface World {
  /** Degrees that 5 g warm 100 mL. */
  each: number
}

const grams = [5, 10, 20]
const beyondGrams = 40
const milliliters = [100, 200, 400]

/** Calcium chloride releases 81 kJ a mole (CRC Handbook): about 1.7 °C for each gram in 100 mL. */
const rise = (each: number, mass: number, water: number): number => (each * (mass / 5) * 100) / water

/** A heat pack: substance and water matter, the color of the bag does not. */
export const packLab: Lab<World> = {
  id: 'pack',
  draw: (random) => ({ each: random.pick([8.1, 8.4, 8.7, 9]) }),
  knobs: () => [
    {
      id: 'salt',
      head: say('lab.salt.head'),
      name: say('lab.salt.name'),
      settings: grams.map((mass) => `${mass} g`),
    },
    {
      id: 'water',
      head: say('lab.water.head'),
      name: say('lab.water.name'),
      settings: milliliters.map((amount) => `${amount} mL`),
    },
    {
      id: 'bag',
      head: say('lab.bag.head'),
      name: say('lab.bag.name'),
      settings: (['red', 'white', 'blue'] as const).map((id) => say(`lab.bag.${id}`)),
    },
  ],
  idle: 2,
  mean: ({ each }, [mass = 0, water = 0]) => rise(each, grams[mass] ?? 0, milliliters[water] ?? 100),
  measured: { label: say('lab.rise'), unit: '°C', decimals: 1 },
  scatter: 1,
  amount: (value) => `${value} °C`,
  scene: () => say('lab.scene'),
  askMore: say('lab.ask-more'),
  beyond: {
    knob: 0,
    setting: `${beyondGrams} g`,
    value: ({ each }, [, water = 0]) => rise(each, beyondGrams, milliliters[water] ?? 100),
    ask: (fixed) => say('lab.ask-beyond', { setting: `${beyondGrams} g`, fixed }),
    why: say('lab.why-beyond'),
  },
}
