import type { Trend } from '#shapes/cluster/trend.ts'
import { say } from './messages.gen.ts'

const shared = { shown: 5, places: 1, last: 'times' } as const
const limit = ['evidence.overcautious', 'evidence.overcautious'] as const
const evidence = ['reading.one-point', 'argue.beside-the-claim'] as const

/**
 * What energy of motion does when a force that stays the same stops it: in proportion to mass and to the square of
 * speed, with the scatter of a class. The pitches are baseballs of 145 g.
 */
export const stoppingThings: readonly Trend[] = [
  {
    ...shared,
    id: 'bike',
    // Slowed down by 5 m/s in each second.
    rows: [
      [4, 1.6],
      [5, 2.5],
      [6, 3.6],
      [8, 6.4],
      [10, 10],
    ],
    scatter: 1,
    decimals: 1,
    unit: 'm',
    per: 1,
    text: (part, told) => say(`bike.${part}`, told),
    wrong: {
      claim: ['energy.proportional-to-speed', 'energy.mass-alone'],
      cause: ['energy.words-mixed-up', 'energy.from-nothing'],
      evidence,
      predict: ['energy.speed-alone', 'forces.heavy-is-strong'],
      limit,
    },
  },
  {
    ...shared,
    id: 'phone',
    rows: [
      [1, 1.2],
      [2, 4.8],
      [3, 10.8],
      [4, 19.2],
      [5, 30],
    ],
    scatter: 1,
    decimals: 1,
    unit: 'mm',
    per: 1,
    text: (part, told) => say(`phone.${part}`, told),
    wrong: {
      claim: ['energy.adds-steps', 'energy.proportional-to-speed'],
      cause: ['energy.used-up', 'energy.kept-inside'],
      evidence,
      predict: ['energy.proportional-to-speed', 'energy.adds-steps'],
      limit,
    },
  },
  {
    ...shared,
    id: 'pitch',
    rows: [
      [20, 29],
      [25, 45],
      [30, 65],
      [35, 89],
      [40, 116],
    ],
    // Computed, so nothing scatters.
    scatter: 0,
    decimals: 0,
    unit: 'J',
    per: 5,
    places: 0,
    text: (part, told) => say(`pitch.${part}`, told),
    wrong: {
      claim: ['energy.proportional-to-speed', 'energy.mass-alone'],
      cause: ['energy.from-nothing', 'energy.kept-inside'],
      evidence,
      predict: ['energy.squares-mass', 'energy.speed-alone'],
      limit,
    },
  },
  {
    ...shared,
    id: 'cart',
    rows: [
      [20, 24],
      [30, 36],
      [40, 48],
      [50, 60],
      [60, 72],
    ],
    scatter: 1,
    decimals: 0,
    unit: 'cm',
    per: 10,
    text: (part, told) => say(`cart.${part}`, told),
    wrong: {
      claim: ['energy.squares-mass', 'energy.speed-alone'],
      cause: ['forces.heavy-is-strong', 'energy.is-force'],
      evidence,
      predict: ['energy.proportional-to-speed', 'energy.mass-alone'],
      limit,
    },
  },
  {
    ...shared,
    id: 'post',
    rows: [
      [2, 8],
      [4, 16],
      [6, 24],
      [8, 32],
      [10, 40],
    ],
    scatter: 1,
    decimals: 0,
    unit: 'mm',
    per: 1,
    text: (part, told) => say(`post.${part}`, told),
    wrong: {
      claim: ['energy.squares-mass', 'energy.speed-alone'],
      cause: ['energy.from-nothing', 'energy.wrong-way'],
      evidence,
      predict: ['energy.proportional-to-speed', 'energy.mass-alone'],
      limit,
    },
  },
]
