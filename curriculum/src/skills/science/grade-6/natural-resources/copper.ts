import { keysOf } from '#form'
import type { Records } from '#shapes/records/records.ts'
import { asksFrom, claimsFrom, orderingsFrom } from '#shapes/records/records-from.ts'
import { say } from './messages.gen.ts'

/** Million tons of copper mined in 2023, and reserves (USGS, Mineral Commodity Summaries 2024, rounded). */
const tons = {
  chile: [5, 190],
  peru: [2.6, 120],
  congo: [2.5, 80],
  china: [1.7, 41],
  usa: [1.1, 50],
  russia: [0.9, 80],
  australia: [0.8, 100],
  indonesia: [0.84, 24],
  zambia: [0.76, 21],
  mexico: [0.75, 53],
  poland: [0.4, 34],
} as const
const ids = keysOf(tons)

export const copper: Records = {
  id: 'copper',
  scene: say('table.scene'),
  title: say('table.title'),
  head: say('table.head'),
  columns: [say('table.mined'), say('table.left')],
  rows: ids.map((id) => ({
    name: say(`land.${id}`),
    ...(id === 'usa' || id === 'congo' ? { inside: say(`in.${id}`) } : {}),
    values: tons[id],
  })),
  shown: 5,
}

export const copperAsks = asksFrom(say, 'ask', {
  1: [{ kind: 'gap', column: 0, ask: 'gap', label: 'label-gap', after: say('ask.tons') }],
  2: [{ kind: 'times', column: 1, ask: 'times', label: 'label-times' }],
  3: [{ kind: 'per', column: 1, of: 0, ask: 'years', label: 'label-years' }],
})

export const copperClaims = claimsFrom(say, 'claim', {
  more: [
    { column: 0, statement: 'mined' },
    { column: 1, statement: 'left' },
  ],
  twice: { column: 1, statement: 'twice' },
  pattern: { columns: [1, 0], same: 'same', opposite: 'opposite' },
  untold: ['no-gold', 'no-before', 'no-use'],
})

const mined = ([out = 0]: readonly number[]): number => out
const left = ([, rest = 0]: readonly number[]): number => rest

export const copperOrders = orderingsFrom(say, 'order', {
  1: {
    asks: 'left',
    by: left,
    first: 'least',
    last: 'most',
    slip: { by: mined, misconception: 'resources.mined-is-left', told: 'mined' },
  },
  2: {
    asks: 'mined',
    by: mined,
    first: 'least',
    last: 'most',
    slip: { by: left, misconception: 'resources.mined-is-left', told: 'left' },
  },
  3: {
    asks: 'years',
    by: (values) => left(values) / mined(values),
    first: 'short',
    last: 'long',
    slip: { by: left, misconception: 'ratio.looks-at-one', told: 'amount' },
  },
})
