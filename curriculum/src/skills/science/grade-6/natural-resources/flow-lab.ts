import type { Lab } from '#shapes/run-simulation/lab.ts'
import { say } from './messages.gen.ts'

interface World {
  /** Seconds through 10 cm of gravel. */
  gravel: number
}

const centimeters = [10, 20, 40]
const beyondHeight = 80
/** How many times as long as gravel the grains take: finer grains leave narrower spaces (Darcy 1856, in a short column). */
const slower = [5, 2.5, 1]

const seconds = (gravel: number, grains: number, height: number): number =>
  (gravel * (slower[grains] ?? 1) * height) / 10

/** Water through a column of grains: their size and the height matter, the color of the water does not. */
export const flowLab: Lab<World> = {
  id: 'flow',
  draw: (random) => ({ gravel: random.integer(13, 16) }),
  knobs: () => [
    {
      id: 'grains',
      head: say('lab.grains.head'),
      name: say('lab.grains.name'),
      settings: (['fine', 'coarse', 'gravel'] as const).map((id) => say(`lab.grains.${id}`)),
    },
    {
      id: 'height',
      head: say('lab.height.head'),
      name: say('lab.height.name'),
      settings: centimeters.map((height) => `${height} cm`),
    },
    {
      id: 'dye',
      head: say('lab.dye.head'),
      name: say('lab.dye.name'),
      settings: (['clear', 'blue', 'red'] as const).map((id) => say(`lab.dye.${id}`)),
    },
  ],
  idle: 2,
  mean: ({ gravel }, [grains = 0, height = 0]) => seconds(gravel, grains, centimeters[height] ?? 0),
  measured: { label: say('lab.time'), unit: 's', decimals: 0 },
  scatter: 1,
  amount: (value) => `${value} s`,
  scene: () => say('lab.scene'),
  askMore: say('lab.ask-more'),
  beyond: {
    knob: 1,
    setting: `${beyondHeight} cm`,
    value: ({ gravel }, [grains = 0]) => seconds(gravel, grains, beyondHeight),
    ask: (fixed) => say('lab.ask-beyond', { setting: `${beyondHeight} cm`, fixed }),
    why: say('lab.why-beyond'),
  },
}
