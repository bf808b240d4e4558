import type { Lab } from '#shapes/run-simulation/lab.ts'
import { say } from './messages.gen.ts'

interface World {
  /** Grams of radish from a liter of soil without weeds. */
  alone: number
}

const weeds = [0, 2, 6]
const liters = [1, 2, 4]
/** More soil gives more, but less and less (de Wit 1960). */
const soil = [1, 1.6, 2.4]

/** Radishes and weeds compete for what the soil holds: more weeds, less radish. The color of the pot does nothing. */
export const weedLab: Lab<World> = {
  id: 'weeds',
  draw: (random) => ({ alone: random.integer(36, 44) }),
  knobs: () => [
    {
      id: 'weeds',
      head: say('lab.weeds.head'),
      name: say('lab.weeds.name'),
      settings: weeds.map((count) => say('lab.weeds.some', { count })),
    },
    {
      id: 'soil',
      head: say('lab.soil.head'),
      name: say('lab.soil.name'),
      settings: liters.map((size) => `${size} L`),
    },
    {
      id: 'color',
      head: say('lab.color.head'),
      name: say('lab.color.name'),
      settings: [say('lab.color.brown'), say('lab.color.white'), say('lab.color.green')],
    },
  ],
  idle: 2,
  mean: ({ alone }, [rivals = 0, size = 0]) => (alone * (soil[size] ?? 1)) / (1 + 0.3 * (weeds[rivals] ?? 0)),
  measured: { label: say('lab.mass'), unit: 'g', decimals: 0 },
  scatter: 1,
  amount: (value) => `${value} g`,
  scene: () => say('lab.scene'),
  askMore: say('lab.ask-more'),
}
