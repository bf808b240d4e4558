import { labFrom, sizes } from '#shapes/run-simulation/lab-from.ts'
import { say } from './messages.gen.ts'

interface World {
  /** How many times as fast as the slowest listed pace its ridge is. */
  times: number
}

/** Age of the sea floor in a drill hole: distance and pace matter, the side of the ridge does not. */
export const drillLab = labFrom(say, {
  id: 'drill',
  draw: (random): World => ({ times: random.pick([1, 1.1, 1.2, 1.25, 1.4]) }),
  namesKnobs: true,
  knobs: {
    distance: sizes([100, 200, 400], 'km'),
    // Kilometers that one plate moves in a million years: 10 km are 1 cm a year.
    ridge: { slow: 10, medium: 20, fast: 40 },
    side: ['west', 'east'],
  },
  mean: ({ times }, { distance, ridge }) => distance / (times * ridge),
  measured: { label: say('lab.age'), decimals: 1 },
  scatter: 1,
  amount: (value) => say('lab.amount', { value }),
  beyond: {
    knob: 'distance',
    size: 800,
    ask: ({ fixed }) => say('lab.ask-beyond', { ridge: fixed }),
    why: say('lab.why'),
  },
})
