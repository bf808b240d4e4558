import type { Lab } from '#shapes/run-simulation/lab.ts'
import { say } from './messages.gen.ts'

interface World {
  /** Grams that decomposers break down in damp, whole scraps. */
  damp: number
}

/** Decomposers need water and air, and small pieces give them more surface (NRAES-54, On-Farm Composting Handbook). */
const wet = [0.3, 1, 0.6]
const surface = [1, 1.35, 1.7]

/** Scraps in small bins: water and the size of the pieces matter; the color of the bin does nothing. */
export const pileLab: Lab<World> = {
  id: 'pile',
  draw: (random) => ({ damp: random.integer(64, 72) }),
  knobs: () => [
    {
      id: 'water',
      head: say('lab.water.head'),
      name: say('lab.water.name'),
      settings: (['dry', 'damp', 'soaked'] as const).map((id) => say(`lab.water.${id}`)),
    },
    {
      id: 'pieces',
      head: say('lab.pieces.head'),
      name: say('lab.pieces.name'),
      settings: (['whole', 'cut', 'shredded'] as const).map((id) => say(`lab.pieces.${id}`)),
    },
    {
      id: 'bin',
      head: say('lab.bin.head'),
      name: say('lab.bin.name'),
      settings: (['gray', 'green', 'brown'] as const).map((id) => say(`lab.bin.${id}`)),
    },
  ],
  idle: 2,
  mean: ({ damp }, [water = 0, pieces = 0]) => damp * (wet[water] ?? 1) * (surface[pieces] ?? 1),
  measured: { label: say('lab.broken'), unit: 'g', decimals: 0 },
  scatter: 1,
  amount: (value) => `${value} g`,
  scene: () => say('lab.scene'),
  askMore: say('lab.ask-more'),
}
