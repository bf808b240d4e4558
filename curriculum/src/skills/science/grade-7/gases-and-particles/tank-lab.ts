import type { Lab } from '#shapes/run-simulation/lab.ts'
import { pressureOf } from '#worlds/gases/gases.ts'
import { say } from './messages.gen.ts'

interface World {
  /** Liters. */
  volume: number
}

const grams = [1, 2, 4]
const beyondGrams = 8
const degrees = [0, 40, 80]

/** Air in a sealed steel tank: how much air and how warm it is decide the pressure, and the shape does not. */
export const tankLab: Lab<World> = {
  id: 'gas-tank',
  draw: (random) => ({ volume: random.pick([1, 1.5, 2]) }),
  knobs: () => [
    {
      id: 'air',
      head: say('lab.air.head'),
      name: say('lab.air.name'),
      settings: grams.map((mass) => `${mass} g`),
    },
    {
      id: 'temperature',
      head: say('lab.temperature.head'),
      name: say('lab.temperature.name'),
      settings: degrees.map((celsius) => `${celsius} °C`),
    },
    {
      id: 'shape',
      head: say('lab.shape.head'),
      name: say('lab.shape.name'),
      settings: (['round', 'tall', 'flat'] as const).map((id) => say(`lab.shape.${id}`)),
    },
  ],
  idle: 2,
  mean: ({ volume }, [air = 0, temperature = 0]) =>
    pressureOf(grams[air] ?? 0, degrees[temperature] ?? 0, volume),
  measured: { label: say('lab.pressure'), unit: 'kPa', decimals: 0 },
  scatter: 1,
  amount: (value) => `${value} kPa`,
  scene: ({ volume }) => say('lab.scene', { volume: `${volume} L` }),
  askMore: say('lab.ask-more'),
  beyond: {
    knob: 0,
    setting: `${beyondGrams} g`,
    value: ({ volume }, [, temperature = 0]) => pressureOf(beyondGrams, degrees[temperature] ?? 0, volume),
    ask: (fixed) => say('lab.ask-beyond', { setting: `${beyondGrams} g`, fixed }),
    why: say('lab.why-beyond'),
  },
}
