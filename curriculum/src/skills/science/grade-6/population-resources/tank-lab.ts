import type { Lab } from '#shapes/run-simulation/lab.ts'
import { say } from './messages.gen.ts'

interface World {
  /** Snails that a gram of food a day feeds, where the fish finds none. */
  perGram: number
}

const grams = [1, 2, 4]
const plants = [0, 4, 8]
/** The part of the snails that a small fish leaves, by how many plants hide them. */
const spared = [0.4, 0.65, 1]
const snails = [10, 20, 40]
const beyondGrams = 8

/** Food and hiding places set how many snails a tank supports; how many begin there makes no lasting difference. */
export const tankLab: Lab<World> = {
  id: 'tank',
  draw: (random) => ({ perGram: random.integer(38, 46) }),
  knobs: () => [
    {
      id: 'food',
      head: say('lab.food.head'),
      name: say('lab.food.name'),
      settings: grams.map((mass) => `${mass} g`),
    },
    {
      id: 'plants',
      head: say('lab.plants.head'),
      name: say('lab.plants.name'),
      settings: plants.map((count) => say('lab.plants.some', { count })),
    },
    {
      id: 'start',
      head: say('lab.start.head'),
      name: say('lab.start.name'),
      settings: snails.map((count) => say('lab.snails', { count })),
    },
  ],
  idle: 2,
  mean: ({ perGram }, [food = 0, hiding = 0]) => perGram * (grams[food] ?? 0) * (spared[hiding] ?? 0),
  measured: { label: say('lab.counted'), decimals: 0 },
  scatter: 2,
  amount: (value) => say('lab.snails', { count: value }),
  scene: () => say('lab.scene'),
  askMore: say('lab.ask-more'),
  beyond: {
    knob: 0,
    setting: `${beyondGrams} g`,
    value: ({ perGram }, [, hiding = 0]) => perGram * beyondGrams * (spared[hiding] ?? 0),
    ask: (hiding) => say('lab.ask-beyond', { food: `${beyondGrams} g`, plants: hiding }),
    why: say('lab.why-beyond'),
  },
}
