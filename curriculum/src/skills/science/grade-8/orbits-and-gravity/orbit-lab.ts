import type { Lab } from '#shapes/run-simulation/lab.ts'
import { say } from './messages.gen.ts'

interface World {
  /** Days that an orbit at the shortest distance around a star like the Sun takes in this model. */
  days: number
}

const suns = [1, 2, 4]
/** Million kilometers: 0.5, 1, and 2 times Earth’s distance. */
const distances = [75, 150, 300]

/** One planet around one star: mass of the star and distance matter (Newton 1687), the mass of the planet does not. */
export const orbitLab: Lab<World> = {
  id: 'orbits',
  draw: (random) => ({ days: random.integer(127, 131) }),
  knobs: () => [
    {
      id: 'star',
      head: say('lab.star.head'),
      name: say('lab.star.name'),
      settings: suns.map((count) => say('lab.star.some', { count })),
    },
    {
      id: 'distance',
      head: say('lab.distance.head'),
      name: say('lab.distance.name'),
      settings: distances.map((count) => say('lab.distance.some', { count })),
    },
    {
      id: 'planet',
      head: say('lab.planet.head'),
      name: say('lab.planet.name'),
      settings: (['mars', 'earth', 'neptune'] as const).map((id) => say(`lab.planet.${id}`)),
    },
  ],
  idle: 2,
  mean: ({ days }, [star = 0, distance = 0]) =>
    days * Math.sqrt(((distances[distance] ?? 75) / 75) ** 3 / (suns[star] ?? 1)),
  measured: { label: say('lab.time'), unit: say('lab.unit'), decimals: 0 },
  scatter: 2,
  amount: (value) => say('lab.days', { count: value }),
  scene: () => say('lab.scene'),
  askMore: say('lab.ask-more'),
}
