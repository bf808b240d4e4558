import { keysOf } from '#form'
import type { RecordAsk } from '#shapes/records/ask-records.ts'
import type { Ordering } from '#shapes/records/order-records.ts'
import type { Records } from '#shapes/records/records.ts'
import type { RecordClaims } from '#shapes/records/sort-records.ts'
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
const ids = keysOf(inside)

export const airVessels: Records = {
  id: 'vessels',
  scene: say('table.scene'),
  title: say('table.title'),
  head: say('table.head'),
  columns: [say('table.volume'), say('table.mass')],
  rows: ids.map((id) => ({ name: say(`vessel.${id}`), inside: say(`in.${id}`), values: inside[id] })),
  shown: 5,
}

export const airAsks: Readonly<Record<1 | 2 | 3, readonly RecordAsk[]>> = {
  1: [{ kind: 'gap', column: 1, ask: (its) => say('ask.gap', its), label: say('ask.label-gap'), after: 'g' }],
  2: [{ kind: 'times', column: 1, ask: (its) => say('ask.times', its), label: say('ask.label-times') }],
  3: [
    {
      kind: 'per',
      column: 1,
      of: 0,
      ask: ({ one }) => say('ask.per', { one }),
      label: say('ask.label-per'),
      after: 'g',
    },
  ],
}

export const airClaims: RecordClaims = {
  more: [
    { column: 0, says: (its) => say('claim.volume', its) },
    { column: 1, says: (its) => say('claim.mass', its) },
  ],
  twice: { column: 1, says: (its) => say('claim.twice', its) },
  pattern: { columns: [0, 1], same: say('claim.same'), opposite: say('claim.opposite') },
  untold: [
    (its) => say('claim.no-empty', its),
    (its) => say('claim.no-time', its),
    (its) => say('claim.no-warm', its),
  ],
}

const volumeOf = ([volume = 0]: readonly number[]): number => volume
const massOf = ([, mass = 0]: readonly number[]): number => mass

export const airOrders: Readonly<Record<1 | 2 | 3, Ordering>> = {
  1: {
    by: massOf,
    other: volumeOf,
    misconception: 'reading.wrong-series',
    ask: say('order.ask-mass'),
    first: say('order.least'),
    last: say('order.most'),
    told: say('order.told-volume'),
    hint: say('order.hint-mass'),
    why: say('order.why-mass'),
  },
  2: {
    by: volumeOf,
    other: massOf,
    misconception: 'reading.wrong-series',
    ask: say('order.ask-volume'),
    first: say('order.small'),
    last: say('order.large'),
    told: say('order.told-mass'),
    hint: say('order.hint-volume'),
    why: say('order.why-volume'),
  },
  3: {
    by: (values) => massOf(values) / volumeOf(values),
    other: massOf,
    misconception: 'data.stops-early',
    ask: say('order.ask-packed'),
    first: say('order.loose'),
    last: say('order.tight'),
    told: say('order.told-total'),
    hint: say('order.hint-packed'),
    why: say('order.why-packed'),
  },
}
