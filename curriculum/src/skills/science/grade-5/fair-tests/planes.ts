import type { Records } from '#shapes/records/records.ts'
import { asksFrom, claimsFrom, orderingsFrom, recordRows } from '#shapes/records/records-from.ts'
import { say } from './messages.gen.ts'

/** Meters in three test flights; example data. */
const flights = {
  dart: [17, 16, 18],
  glider: [12, 13, 12],
  wide: [14, 9, 12],
  long: [16, 8, 19],
  short: [8, 6, 9],
  tips: [13, 17, 15],
  flap: [11, 20, 11],
  clip: [20, 14, 13],
  tissue: [4, 7, 10],
  card: [10, 18, 11],
} as const

export const planes: Records = {
  id: 'planes',
  scene: say('planes.scene'),
  title: say('planes.title'),
  head: say('planes.head'),
  columns: ([1, 2, 3] as const).map((test) => say('planes.test', { test })),
  rows: recordRows(flights, (id) => say(`row.${id}`)),
  shown: 5,
}

const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0)
const best = (values: readonly number[]): number => Math.max(...values)
const worst = (values: readonly number[]): number => Math.min(...values)
const spread = (values: readonly number[]): number => best(values) - worst(values)
/** What four flights must add up to. */
const wanted = 55
const field = { kind: 'formula', column: 0, after: 'm' } as const

export const planeAsks = asksFrom(say, 'ask', {
  1: [
    {
      ...field,
      ask: 'spread',
      label: 'label-spread',
      find: spread,
      slips: [
        { find: best, misconception: 'data.stops-early', told: 'best' },
        {
          find: ([first = 0, , last = 0]) => Math.abs(first - last),
          misconception: 'reading.one-point',
          told: 'ends',
        },
      ],
      hints: ['ends', 'gap'],
      so: ({ value }) => [say('ask.so-ends'), say('ask.so-spread', { value })],
    },
  ],
  2: [
    {
      ...field,
      ask: 'total',
      label: 'label-total',
      find: total,
      slips: [
        { find: best, misconception: 'evidence.picks-best-run', told: 'one' },
        { find: (values) => 3 * best(values), misconception: 'evidence.picks-best-run', told: 'thrice' },
      ],
      hints: ['all', 'add'],
      so: ({ value, cells: [a = '', b = '', c = ''] }) => [
        say('ask.so-add'),
        say('ask.so-total', { a, b, c, value }),
      ],
    },
  ],
  3: [
    {
      ...field,
      ask: ({ one }) => say('ask.fourth', { one, wanted }),
      label: 'label-fourth',
      find: (values) => wanted - total(values),
      slips: [
        { find: total, misconception: 'data.stops-early', told: 'three' },
        {
          find: (values) => wanted - best(values),
          misconception: 'evidence.picks-best-run',
          told: 'minus-best',
        },
      ],
      hints: ['have', 'missing'],
      so: ({ value, cells: [a = '', b = '', c = ''] }) => [
        say('ask.so-have', { a, b, c }),
        say('ask.so-fourth', { wanted, value }),
      ],
    },
  ],
})

export const planeClaims = claimsFrom(say, 'claim', {
  more: ([0, 1, 2] as const).map((column) => ({
    column,
    statement: (its) => say('claim.farther', { ...its, test: column + 1 }),
  })),
  twice: { column: 0, statement: 'twice' },
  pattern: { columns: [0, 1], same: 'same', opposite: 'opposite' },
  untold: ['no-wind', 'no-cost', 'no-next'],
})

const ends = { first: 'least', last: 'most' } as const

export const planeOrders = orderingsFrom(say, 'order', {
  1: {
    asks: 'worst',
    by: worst,
    ...ends,
    slip: { by: best, misconception: 'evidence.picks-best-run', told: 'best' },
  },
  2: {
    asks: 'total',
    by: total,
    ...ends,
    slip: { by: best, misconception: 'evidence.picks-best-run', told: 'one' },
  },
  3: {
    asks: 'spread',
    by: spread,
    first: 'alike',
    last: 'differ',
    slip: { by: total, misconception: 'evidence.within-scatter', told: 'total' },
  },
})
