import type { Records } from '#shapes/records/records.ts'
import { asksFrom, claimsFrom, orderingsFrom, recordRows } from '#shapes/records/records-from.ts'
import { say } from './messages.gen.ts'

/** Grams in mesh bags in a warm, damp compost pile: at the start, after 4 weeks, and after 12; example data. */
const grams = {
  lettuce: [400, 80, 20],
  apple: [320, 120, 30],
  banana: [250, 100, 40],
  grass: [380, 190, 100],
  coffee: [180, 130, 80],
  orange: [300, 180, 80],
  leaves: [200, 180, 140],
  cardboard: [100, 90, 60],
  cob: [240, 210, 180],
  chips: [280, 270, 250],
  spoons: [50, 50, 50],
} as const

export const compost: Records = {
  id: 'compost',
  scene: say('compost.scene'),
  title: say('compost.title'),
  head: say('compost.head'),
  columns: [say('compost.start'), say('compost.four'), say('compost.twelve')],
  rows: recordRows(
    grams,
    (id) => say(`row.${id}`),
    (id) => say(`in.${id}`),
  ),
  shown: 5,
}

/** Grams that are broken down in all, and early on. */
const gone = ([start = 0, , last = 0]: readonly number[]): number => start - last
const early = ([start = 0, four = 0]: readonly number[]): number => start - four
const broken = { kind: 'formula', column: 0, after: 'g' } as const
const times = 3

const soOf = (before: string, later: string, value: string) => [
  say('ask.so-from', { before, later }),
  say('ask.so-gone', { before, later, value }),
]

export const compostAsks = asksFrom(say, 'ask', {
  1: [
    {
      ...broken,
      ask: 'gone',
      label: 'label-gone',
      find: gone,
      slips: [
        { find: 2, misconception: 'data.stops-early', told: 'left' },
        { find: early, misconception: 'reading.wrong-series', told: 'four' },
        { find: ([start = 0, , last = 0]) => start + last, misconception: 'data.adds', told: 'adds' },
      ],
      hints: ['row', 'gone'],
      so: ({ value, cells: [before = '', , later = ''] }) => soOf(before, later, value),
    },
  ],
  2: [
    {
      ...broken,
      ask: 'later',
      label: 'label-broken',
      find: ([, four = 0, last = 0]) => four - last,
      slips: [
        { find: early, misconception: 'reading.wrong-series', told: 'early' },
        { find: gone, misconception: 'reading.wrong-series', told: 'all' },
        { find: 2, misconception: 'data.stops-early', told: 'left' },
      ],
      hints: ['two', 'gone'],
      so: ({ value, cells: [, before = '', later = ''] }) => soOf(before, later, value),
    },
  ],
  3: [
    {
      ...broken,
      ask: 'more',
      label: 'label-left',
      find: ([, , last = 0]) => times * last,
      slips: [
        {
          find: ([start = 0, , last = 0]) => last + (times - 1) * start,
          misconception: 'ratio.additive',
          told: 'plus',
        },
        { find: 2, misconception: 'data.stops-early', told: 'same' },
        {
          find: ([start = 0, , last = 0]) => times * (start - last),
          misconception: 'reading.wrong-series',
          told: 'gone',
        },
      ],
      hints: ['more', 'same'],
      so: ({ value, cells: [, , last = ''] }) => [say('ask.so-bag', { last }), say('ask.so-more', { value })],
    },
  ],
})

export const compostClaims = claimsFrom(say, 'claim', {
  more: [
    { column: 2, statement: 'left' },
    { column: 0, statement: 'start' },
  ],
  twice: { column: 1, statement: 'twice' },
  pattern: { columns: [0, 2], same: 'same', opposite: 'opposite' },
  untold: ['no-fungi', 'no-air', 'no-dry'],
})

export const compostOrders = orderingsFrom(say, 'order', {
  1: {
    asks: 'left',
    by: 2,
    first: 'least',
    last: 'most',
    slip: { by: 0, misconception: 'reading.wrong-series', told: 'start' },
  },
  2: {
    asks: 'gone',
    by: gone,
    first: 'least-gone',
    last: 'most-gone',
    slip: { by: 2, misconception: 'data.stops-early', told: 'left' },
  },
  3: {
    asks: 'part',
    by: ([start = 1, , last = 0]) => last / start,
    first: 'small-part',
    last: 'large-part',
    slip: { by: 2, misconception: 'ratio.looks-at-one', told: 'amount' },
  },
})
