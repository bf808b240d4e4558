import type { Lab } from '#shapes/run-simulation/lab.ts'
import { say } from './messages.gen.ts'

interface World {
  /** Grams that wash off bare soil on a medium slope. */
  bare: number
}

/** Of what washes off bare soil (Wischmeier & Smith 1978, rounded). */
const kept = [1, 0.4, 0.14]
const steepness = [0.5, 1, 1.7]

/** Rain on soil: what covers it and how steep it is decide how much washes away; the color of the tray does nothing. */
export const soilLab: Lab<World> = {
  id: 'soil',
  draw: (random) => ({ bare: random.integer(110, 130) }),
  knobs: () => [
    {
      id: 'cover',
      head: say('lab.cover.head'),
      name: say('lab.cover.name'),
      settings: (['bare', 'straw', 'grass'] as const).map((id) => say(`lab.cover.${id}`)),
    },
    {
      id: 'slope',
      head: say('lab.slope.head'),
      name: say('lab.slope.name'),
      settings: (['gentle', 'medium', 'steep'] as const).map((id) => say(`lab.slope.${id}`)),
    },
    {
      id: 'tray',
      head: say('lab.tray.head'),
      name: say('lab.tray.name'),
      settings: (['black', 'white', 'blue'] as const).map((id) => say(`lab.tray.${id}`)),
    },
  ],
  idle: 2,
  mean: ({ bare }, [cover = 0, slope = 0]) => bare * (kept[cover] ?? 1) * (steepness[slope] ?? 1),
  measured: { label: say('lab.washed'), unit: 'g', decimals: 0 },
  scatter: 1,
  amount: (value) => `${value} g`,
  scene: () => say('lab.scene'),
  askMore: say('lab.ask-more'),
}
