import type { Lab } from '#shapes/run-simulation/lab.ts'
import { say } from './messages.gen.ts'

interface World {
  /** Visits in an hour to a blue flower with plenty of sugar water. */
  visits: number
}

const microliters = [1, 2, 4]
/** Bees hardly see red (von Frisch 1914). */
const drawn = [0.35, 0.75, 1]
const fed = [0.5, 0.8, 1.2]

/** Paper flowers and bees: color and sugar water matter, the holder does not. */
export const flowerLab: Lab<World> = {
  id: 'flowers',
  draw: (random) => ({ visits: random.integer(66, 76) }),
  knobs: () => [
    {
      id: 'color',
      head: say('lab.color.head'),
      name: say('lab.color.name'),
      settings: (['red', 'yellow', 'blue'] as const).map((id) => say(`lab.color.${id}`)),
    },
    {
      id: 'sugar',
      head: say('lab.sugar.head'),
      name: say('lab.sugar.name'),
      settings: microliters.map((amount) => `${amount} µL`),
    },
    {
      id: 'stick',
      head: say('lab.stick.head'),
      name: say('lab.stick.name'),
      settings: (['wood', 'wire', 'reed'] as const).map((id) => say(`lab.stick.${id}`)),
    },
  ],
  idle: 2,
  mean: ({ visits }, [color = 0, sugar = 0]) => visits * (drawn[color] ?? 1) * (fed[sugar] ?? 1),
  measured: { label: say('lab.visits'), decimals: 0 },
  scatter: 1,
  amount: (value) => say('lab.times', { count: value }),
  scene: () => say('lab.scene'),
  askMore: say('lab.ask-more'),
}
