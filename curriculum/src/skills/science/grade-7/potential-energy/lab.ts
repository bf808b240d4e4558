import type { Lab } from '#shapes/run-simulation/lab.ts'
import { say } from './messages.gen.ts'

const heights = [25, 50, 100]
const grams = [100, 200, 400]
const beyondHeight = 200

interface World {
  /** Millimeters that 100 g from 1 m drive the peg in: clay that holds it with 50 to 80 N. */
  soft: number
}

/** A weight falls on a peg: height and mass matter, the color does not. */
export const pegLab: Lab<World> = {
  id: 'peg',
  draw: (random) => ({ soft: random.pick([12, 16, 20]) }),
  knobs: () => [
    {
      id: 'height',
      head: say('lab.height.head'),
      name: say('lab.height.name'),
      settings: heights.map((height) => `${height} cm`),
    },
    {
      id: 'mass',
      head: say('lab.mass.head'),
      name: say('lab.mass.name'),
      settings: grams.map((mass) => `${mass} g`),
    },
    {
      id: 'color',
      head: say('lab.color.head'),
      name: say('lab.color.name'),
      settings: [say('lab.color.red'), say('lab.color.green'), say('lab.color.blue')],
    },
  ],
  idle: 2,
  // Clay that holds the peg with an even force: the depth is proportional to the energy.
  mean: ({ soft }, [height = 0, mass = 0]) => (soft * (heights[height] ?? 0) * (grams[mass] ?? 0)) / 10_000,
  measured: { label: say('lab.depth'), unit: 'mm', decimals: 1 },
  scatter: 6,
  amount: (value) => `${value} mm`,
  scene: () => say('lab.scene'),
  askMore: say('lab.ask-more'),
  beyond: {
    knob: 0,
    setting: `${beyondHeight} cm`,
    value: ({ soft }, [, mass = 0]) => (soft * beyondHeight * (grams[mass] ?? 0)) / 10_000,
    ask: (mass) => say('lab.ask-beyond', { height: `${beyondHeight} cm`, mass }),
    why: say('lab.why-beyond'),
  },
}
