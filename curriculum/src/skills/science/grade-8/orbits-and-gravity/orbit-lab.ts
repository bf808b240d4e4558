import { labFrom, sizes } from '#shapes/run-simulation/lab-from.ts'
import { say } from './messages.gen.ts'

interface World {
  /** Days that an orbit at the shortest distance around a star like the Sun takes in this model. */
  days: number
}

/** One planet around one star: mass of the star and distance matter (Newton 1687), the mass of the planet does not. */
export const orbitLab = labFrom(say, {
  id: 'orbits',
  draw: (random): World => ({ days: random.integer(127, 131) }),
  namesKnobs: true,
  knobs: {
    star: sizes([1, 2, 4], (count) => say('lab.star.some', { count })),
    // Million kilometers: 0.5, 1, and 2 times Earth’s distance.
    distance: sizes([75, 150, 300], (count) => say('lab.distance.some', { count })),
    planet: ['mars', 'earth', 'neptune'],
  },
  mean: ({ days }, { star, distance }) => days * Math.sqrt((distance / 75) ** 3 / star),
  measured: { label: say('lab.time'), unit: say('lab.unit'), decimals: 0 },
  scatter: 2,
  amount: (value) => say('lab.days', { count: value }),
})
