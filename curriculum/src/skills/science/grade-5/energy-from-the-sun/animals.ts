import { asksFrom, claimsFrom, orderingsFrom, recordsFrom } from '#shapes/records/records-from.ts'
import { say } from './messages.gen.ts'

/** Grams of mass, and kilojoules a day by the equations of Nagy, Girard & Brown 1999, rounded. */
const wild = {
  bat: [9, 24],
  mouse: [20, 44],
  lizard: [15, 2.2],
  sparrow: [25, 94],
  snake: [150, 17],
  crow: [450, 670],
  squirrel: [500, 460],
  turtle: [400, 40],
  duck: [1100, 1240],
  rabbit: [1200, 880],
  iguana: [1500, 130],
  fox: [5000, 2500],
} as const

export const animals = recordsFrom(say, {
  id: 'animals',
  columns: ['mass', 'energy'],
  values: wild,
  name: 'row',
  shown: 5,
})

const mass = ([grams = 1]: readonly number[]): number => grams
const energy = ([, used = 0]: readonly number[]): number => used

export const animalAsks = asksFrom(say, 'ask', {
  1: [{ kind: 'gap', column: 1, ask: 'gap', label: 'label-gap', after: 'kJ' }],
  2: [{ kind: 'times', column: 1, ask: 'times', label: 'label-times' }],
  3: [{ kind: 'per', column: 1, of: 0, ask: 'per', label: 'label-per', after: 'kJ' }],
})

export const animalClaims = claimsFrom(say, 'claim', {
  more: [
    { column: 1, statement: 'more' },
    { column: 0, statement: 'heavier' },
  ],
  twice: { column: 1, statement: 'twice' },
  pattern: { columns: [0, 1], same: 'same', opposite: 'opposite' },
  untold: ['no-rain', 'no-noon', 'no-zoo'],
})

export const animalOrders = orderingsFrom(say, 'order', {
  1: {
    asks: 'energy',
    by: energy,
    first: 'least',
    last: 'most',
    slip: { by: mass, misconception: 'reading.wrong-series', told: 'mass' },
  },
  2: {
    asks: 'lasts',
    by: (values) => 1000 / energy(values),
    first: 'soonest',
    last: 'longest',
    slip: { by: mass, misconception: 'reading.wrong-series', told: 'size' },
  },
  3: {
    asks: 'gram',
    by: (values) => energy(values) / mass(values),
    first: 'least',
    last: 'most',
    slip: { by: energy, misconception: 'ratio.looks-at-one', told: 'amount' },
  },
})
