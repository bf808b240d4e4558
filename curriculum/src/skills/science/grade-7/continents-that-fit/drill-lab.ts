import type { Lab } from '#shapes/run-simulation/lab.ts'
import { say } from './messages.gen.ts'

interface World {
  /** How many times as fast as the slowest listed pace its ridge is. */
  times: number
}

const kilometers = [100, 200, 400]
const beyondDistance = 800
/** Kilometers that one plate moves in a million years: 10 km are 1 cm a year. */
const paces = [10, 20, 40]

const age = (times: number, distance: number, ridge: number): number =>
  (kilometers[distance] ?? 0) / (times * (paces[ridge] ?? 1))

/** Age of the sea floor in a drill hole: distance and pace matter, the side of the ridge does not. */
export const drillLab: Lab<World> = {
  id: 'drill',
  draw: (random) => ({ times: random.pick([1, 1.1, 1.2, 1.25, 1.4]) }),
  knobs: () => [
    {
      id: 'distance',
      head: say('lab.distance.head'),
      name: say('lab.distance.name'),
      settings: kilometers.map((distance) => `${distance} km`),
    },
    {
      id: 'ridge',
      head: say('lab.ridge.head'),
      name: say('lab.ridge.name'),
      settings: (['slow', 'medium', 'fast'] as const).map((id) => say(`lab.ridge.${id}`)),
    },
    {
      id: 'side',
      head: say('lab.side.head'),
      name: say('lab.side.name'),
      settings: (['west', 'east'] as const).map((id) => say(`lab.side.${id}`)),
    },
  ],
  idle: 2,
  mean: ({ times }, [distance = 0, ridge = 0]) => age(times, distance, ridge),
  measured: { label: say('lab.age'), decimals: 1 },
  scatter: 1,
  amount: (value) => say('lab.amount', { value }),
  scene: () => say('lab.scene'),
  askMore: say('lab.ask-more'),
  beyond: {
    knob: 0,
    setting: `${beyondDistance} km`,
    value: ({ times }, [, ridge = 0]) => beyondDistance / (times * (paces[ridge] ?? 1)),
    ask: (fixed) => say('lab.ask-beyond', { ridge: fixed }),
    why: say('lab.why'),
  },
}
