import { keysOf } from '#form'
import type { RecordAsk } from '#shapes/records/ask-records.ts'
import type { Ordering } from '#shapes/records/order-records.ts'
import type { Records } from '#shapes/records/records.ts'
import type { RecordClaims } from '#shapes/records/sort-records.ts'
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

export const copperAsks: Readonly<Record<1 | 2 | 3, readonly RecordAsk[]>> = {
  1: [
    {
      kind: 'gap',
      column: 0,
      ask: (its) => say('ask.gap', its),
      label: say('ask.label-gap'),
      after: say('ask.tons'),
    },
  ],
  2: [{ kind: 'times', column: 1, ask: (its) => say('ask.times', its), label: say('ask.label-times') }],
  3: [{ kind: 'per', column: 1, of: 0, ask: (its) => say('ask.years', its), label: say('ask.label-years') }],
}

export const copperClaims: RecordClaims = {
  more: [
    { column: 0, says: (its) => say('claim.mined', its) },
    { column: 1, says: (its) => say('claim.left', its) },
  ],
  twice: { column: 1, says: (its) => say('claim.twice', its) },
  pattern: { columns: [1, 0], same: say('claim.same'), opposite: say('claim.opposite') },
  untold: [
    (its) => say('claim.no-gold', its),
    (its) => say('claim.no-before', its),
    (its) => say('claim.no-use', its),
  ],
}

const mined = ([out = 0]: readonly number[]): number => out
const left = ([, rest = 0]: readonly number[]): number => rest

export const copperOrders: Readonly<Record<1 | 2 | 3, Ordering>> = {
  1: {
    by: left,
    other: mined,
    misconception: 'resources.mined-is-left',
    ask: say('order.ask-left'),
    first: say('order.least'),
    last: say('order.most'),
    told: say('order.told-mined'),
    hint: say('order.hint-left'),
    why: say('order.why-left'),
  },
  2: {
    by: mined,
    other: left,
    misconception: 'resources.mined-is-left',
    ask: say('order.ask-mined'),
    first: say('order.least'),
    last: say('order.most'),
    told: say('order.told-left'),
    hint: say('order.hint-mined'),
    why: say('order.why-mined'),
  },
  3: {
    by: (values) => left(values) / mined(values),
    other: left,
    misconception: 'ratio.looks-at-one',
    ask: say('order.ask-years'),
    first: say('order.short'),
    last: say('order.long'),
    told: say('order.told-amount'),
    hint: say('order.hint-years'),
    why: say('order.why-years'),
  },
}
