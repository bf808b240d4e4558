import { asksFrom, claimsFrom, orderingsFrom, recordsFrom } from '#shapes/records/records-from.ts'
import { say } from './messages.gen.ts'

/** Liters inside, and grams of air: 1.2 g a liter at sea level, times the usual pressure of each (rules of the games, makers). */
const inside = {
  balloon: [4, 5],
  football: [4.2, 9.5],
  soccer: [5.6, 12],
  basketball: [7, 13],
  bike: [2, 12],
  beach: [33, 41],
  car: [30, 115],
  mattress: [200, 245],
  scuba: [11, 2600],
} as const

export const airVessels = recordsFrom(say, {
  id: 'vessels',
  columns: ['volume', 'mass'],
  values: inside,
  name: 'vessel',
  shown: 5,
})

export const airAsks = asksFrom(say, 'ask', {
  1: [{ kind: 'gap', column: 1, ask: 'gap', label: 'label-gap', after: 'g' }],
  2: [{ kind: 'times', column: 1, ask: 'times', label: 'label-times' }],
  3: [
    {
      kind: 'per',
      column: 1,
      of: 0,
      ask: ({ one }) => say('ask.per', { one }),
      label: 'label-per',
      after: 'g',
    },
  ],
})

export const airClaims = claimsFrom(say, 'claim', {
  more: [
    { column: 0, statement: 'volume' },
    { column: 1, statement: 'mass' },
  ],
  twice: { column: 1, statement: 'twice' },
  pattern: { columns: [0, 1], same: 'same', opposite: 'opposite' },
  untold: ['no-factory', 'no-week', 'no-warm'],
})

const volumeOf = ([volume = 0]: readonly number[]): number => volume
const massOf = ([, mass = 0]: readonly number[]): number => mass

export const airOrders = orderingsFrom(say, 'order', {
  1: {
    asks: 'mass',
    by: massOf,
    first: 'least',
    last: 'most',
    slip: { by: volumeOf, misconception: 'reading.wrong-series', told: 'volume' },
  },
  2: {
    asks: 'volume',
    by: volumeOf,
    first: 'small',
    last: 'large',
    slip: { by: massOf, misconception: 'reading.wrong-series', told: 'mass' },
  },
  3: {
    asks: 'packed',
    by: (values) => massOf(values) / volumeOf(values),
    first: 'loose',
    last: 'tight',
    slip: { by: massOf, misconception: 'data.stops-early', told: 'total' },
  },
})
