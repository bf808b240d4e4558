import type { Lab } from '#shapes/run-simulation/lab.ts'
import { say } from './messages.gen.ts'

interface World {
  /** How much longer than a stone a tight ball of paper takes. */
  ball: number
}

const meters = [1, 2, 4]
/** Of the time that a ball takes: air slows a flat sheet the most. */
const slowed = [2.4, 1.6, 1]
const metersPerSecondSquared = 9.8

/** Paper dropped in still air: its height and its shape decide, and not where on the globe it falls. */
export const dropLab: Lab<World> = {
  id: 'drop',
  draw: (random) => ({ ball: random.pick([1.02, 1.04, 1.06]) }),
  knobs: () => [
    {
      id: 'height',
      head: say('lab.height.head'),
      name: say('lab.height.name'),
      settings: meters.map((height) => `${height} m`),
    },
    {
      id: 'shape',
      head: say('lab.shape.head'),
      name: say('lab.shape.name'),
      settings: (['flat', 'folded', 'ball'] as const).map((id) => say(`lab.shape.${id}`)),
    },
    {
      id: 'place',
      head: say('lab.place.head'),
      name: say('lab.place.name'),
      settings: (['usa', 'chile', 'australia'] as const).map((id) => say(`lab.place.${id}`)),
    },
  ],
  idle: 2,
  mean: ({ ball }, [height = 0, shape = 0]) =>
    ball * (slowed[shape] ?? 1) * Math.sqrt((2 * (meters[height] ?? 1)) / metersPerSecondSquared),
  measured: { label: say('lab.time'), unit: 's', decimals: 2 },
  scatter: 2,
  amount: (value) => `${value} s`,
  scene: () => say('lab.scene'),
  askMore: say('lab.ask-more'),
}
