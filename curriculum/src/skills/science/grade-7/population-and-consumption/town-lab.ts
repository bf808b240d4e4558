import type { Lab } from '#shapes/run-simulation/lab.ts'
import { numeral } from '../../../../wording.ts'
import { say } from './messages.gen.ts'

interface World {
  /** How many times what people use is taken, since pipes leak. */
  leak: number
}

const people = [1000, 2000, 4000]
const beyondPeople = 8000
const liters = [100, 200, 400]

/** Cubic meters in a day. */
const taken = (leak: number, count: number, each: number): number => (leak * count * each) / 1000

/** A town and its lake: how many people and how much each one uses matter, the color of the roofs does not. */
export const townLab: Lab<World> = {
  id: 'town',
  draw: (random) => ({ leak: random.pick([1.1, 1.15, 1.2]) }),
  knobs: () => [
    {
      id: 'people',
      head: say('lab.people.head'),
      name: say('lab.people.name'),
      settings: people.map(numeral),
    },
    {
      id: 'use',
      head: say('lab.use.head'),
      name: say('lab.use.name'),
      settings: liters.map((each) => `${each} L`),
    },
    {
      id: 'roof',
      head: say('lab.roof.head'),
      name: say('lab.roof.name'),
      settings: (['red', 'gray', 'brown'] as const).map((id) => say(`lab.roof.${id}`)),
    },
  ],
  idle: 2,
  mean: ({ leak }, [count = 0, each = 0]) => taken(leak, people[count] ?? 0, liters[each] ?? 0),
  measured: { label: say('lab.taken'), unit: 'm³', decimals: 0 },
  scatter: 3,
  amount: (value) => `${value} m³`,
  scene: () => say('lab.scene'),
  askMore: say('lab.ask-more'),
  beyond: {
    knob: 0,
    setting: numeral(beyondPeople),
    value: ({ leak }, [, each = 0]) => taken(leak, beyondPeople, liters[each] ?? 0),
    ask: (fixed) => say('lab.ask-beyond', { setting: numeral(beyondPeople), fixed }),
    why: say('lab.why-beyond'),
  },
}
