import { labFrom, sizes } from '#shapes/run-simulation/lab-from.ts'
import { say } from './messages.gen.ts'

interface World {
  /** Snails that a gram of food a day feeds, where the fish finds none. */
  perGram: number
}

/** Food and hiding places set how many snails a tank supports; how many begin there makes no lasting difference. */
export const tankLab = labFrom(say, {
  id: 'tank',
  draw: (random): World => ({ perGram: random.integer(38, 46) }),
  knobs: {
    food: sizes([1, 2, 4], 'g'),
    // The part of the snails that a small fish leaves, by how many plants hide them.
    plants: sizes([0, 4, 8], (count) => say('lab.plants.some', { count }), [0.4, 0.65, 1]),
    start: sizes([10, 20, 40], (count) => say('lab.snails', { count })),
  },
  mean: ({ perGram }, { food, plants }) => perGram * food * plants,
  measured: { label: say('lab.counted'), decimals: 0 },
  scatter: 2,
  amount: (value) => say('lab.snails', { count: value }),
  beyond: {
    knob: 'food',
    size: 8,
    ask: ({ setting, fixed }) => say('lab.ask-beyond', { food: setting, plants: fixed }),
    why: say('lab.why-beyond'),
  },
})
