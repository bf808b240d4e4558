import { phenomenonOf } from '#shapes/cluster/phenomenon.ts'
import type { Phenomenon } from '#shapes/cluster/two-groups.ts'
import { say } from './messages.gen.ts'

const untold = ['evidence.overcautious', 'evidence.overcautious'] as const

/**
 * Peas that sprout or were boiled, each in a thermos, and crickets in a cold and a warm jar (school data, rounded); an
 * adult at rest and on a bike (McArdle et al., Exercise Physiology, typical).
 */
export const phenomena: readonly Phenomenon[] = [
  phenomenonOf({
    id: 'thermos',
    text: (part) => say(`thermos.${part}`),
    run: (run) => say('thermos.run', { run }),
    means: [
      [6, 12],
      [80, 130],
    ],
    scatter: 3,
    decimals: 1,
    unit: '°C',
    wrong: {
      cause: ['plants.no-respiration', 'energy.from-nothing'],
      whole: ['food.becomes-energy', 'plants.food-from-soil'],
      untold,
      next: ['inquiry.changes-two', 'inquiry.measures-other'],
    },
  }),
  phenomenonOf({
    id: 'crickets',
    text: (part) => say(`crickets.${part}`),
    run: (run) => say('crickets.run', { run }),
    means: [
      [9, 13],
      [30, 42],
    ],
    scatter: 3,
    decimals: 0,
    unit: 'ppm',
    wrong: {
      cause: ['plants.gases-swapped', 'food.becomes-energy'],
      whole: ['food.one-use', 'synthetic.from-nothing'],
      untold,
      next: ['inquiry.changes-two', 'inquiry.changes-nothing'],
    },
  }),
  phenomenonOf({
    id: 'bike',
    text: (part) => say(`bike.${part}`),
    run: (run) => say('bike.run', { run }),
    means: [
      [3, 3],
      [14, 20],
    ],
    scatter: 1,
    decimals: 1,
    unit: 'L',
    wrong: {
      cause: ['plants.respiration-is-breathing', 'plants.gases-swapped'],
      whole: ['food.becomes-energy', 'plants.matter-lost'],
      untold,
      next: ['inquiry.changes-two', 'inquiry.no-comparison'],
    },
  }),
]
