import type { Lab } from '#shapes/run-simulation/lab.ts'
import { say } from './messages.gen.ts'

interface World {
  /** Grams that one shake wears off without pebbles. */
  each: number
}

const shakes = [50, 100, 200]
const pebbles = [0, 3, 6]
const beyondShakes = 400

const worn = (each: number, count: number, stones: number): number => each * count * (1 + 0.3 * stones)

/** Sugar cubes as rock: shaking and pebbles wear them down, the color of the lid does nothing. */
export const shakeLab: Lab<World> = {
  id: 'shakes',
  draw: (random) => ({ each: random.pick([0.026, 0.028, 0.03, 0.032]) }),
  knobs: () => [
    {
      id: 'shakes',
      head: say('lab.shakes.head'),
      name: say('lab.shakes.name'),
      settings: shakes.map(String),
    },
    {
      id: 'pebbles',
      head: say('lab.pebbles.head'),
      name: say('lab.pebbles.name'),
      settings: pebbles.map(String),
    },
    {
      id: 'lid',
      head: say('lab.lid.head'),
      name: say('lab.lid.name'),
      settings: (['red', 'white', 'blue'] as const).map((id) => say(`lab.lid.${id}`)),
    },
  ],
  idle: 2,
  mean: ({ each }, [count = 0, stones = 0]) => worn(each, shakes[count] ?? 0, pebbles[stones] ?? 0),
  measured: { label: say('lab.worn'), unit: 'g', decimals: 1 },
  scatter: 1,
  amount: (value) => `${value} g`,
  scene: () => say('lab.scene'),
  askMore: say('lab.ask-more'),
  beyond: {
    knob: 0,
    setting: String(beyondShakes),
    value: ({ each }, [, stones = 0]) => worn(each, beyondShakes, pebbles[stones] ?? 0),
    ask: (fixed) => say('lab.ask-beyond', { setting: String(beyondShakes), fixed }),
    why: say('lab.why-beyond'),
  },
}
