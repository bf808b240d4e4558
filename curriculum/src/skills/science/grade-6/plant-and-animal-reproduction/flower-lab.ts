import { labFrom, sizes } from '#shapes/run-simulation/lab-from.ts'
import { say } from './messages.gen.ts'

interface World {
  /** Visits in an hour to a blue flower with plenty of sugar water. */
  visits: number
}

/** Paper flowers and bees: color and sugar water matter, the holder does not. */
export const flowerLab = labFrom(say, {
  id: 'flowers',
  draw: (random): World => ({ visits: random.integer(66, 76) }),
  knobs: {
    // Bees hardly see red (von Frisch 1914).
    color: { red: 0.35, yellow: 0.75, blue: 1 },
    sugar: sizes([1, 2, 4], 'µL', [0.5, 0.8, 1.2]),
    stick: ['wood', 'wire', 'reed'],
  },
  mean: ({ visits }, { color, sugar }) => visits * color * sugar,
  measured: { label: say('lab.visits'), decimals: 0 },
  scatter: 1,
  amount: (value) => say('lab.times', { count: value }),
})
