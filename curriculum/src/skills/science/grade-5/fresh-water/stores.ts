import { keysOf } from '#form'
import type { RecordAsk } from '#shapes/records/ask-records.ts'
import type { Ordering } from '#shapes/records/order-records.ts'
import type { Records } from '#shapes/records/records.ts'
import type { RecordClaims } from '#shapes/records/sort-records.ts'
import { say } from './messages.gen.ts'

/**
 * Millions of km² and thousands of km³, rounded. Oceans: NOAA ETOPO1 (Charette & Smith 2010). Ice: Bedmap2 2013, BedMachine
 * 2017, Farinotti et al. 2019. Lakes and swamps: Shiklomanov 1993.
 */
const amounts = {
  pacific: [169, 670_000],
  atlantic: [85, 310_000],
  indian: [71, 264_000],
  southern: [22, 72_000],
  arctic: [16, 19_000],
  antarctica: [14, 27_000],
  greenland: [1.7, 3000],
  mountains: [0.7, 160],
  lakes: [1.2, 91],
  swamps: [2.7, 11],
} as const
const ids = keysOf(amounts)

export const waterStores: Records = {
  id: 'stores',
  scene: say('table.scene'),
  title: say('table.title'),
  head: say('table.head'),
  columns: [say('table.area'), say('table.amount')],
  rows: ids.map((id) => ({ name: say(`store.${id}`), inside: say(`in.${id}`), values: amounts[id] })),
  shown: 5,
}

export const storeAsks: Readonly<Record<1 | 2 | 3, readonly RecordAsk[]>> = {
  1: [
    {
      kind: 'gap',
      column: 0,
      ask: (its) => say('ask.gap', its),
      label: say('ask.label-gap'),
      after: say('ask.millions'),
    },
  ],
  2: [{ kind: 'times', column: 1, ask: (its) => say('ask.times', its), label: say('ask.label-times') }],
  3: [
    {
      kind: 'per',
      column: 1,
      of: 0,
      ask: (its) => say('ask.depth', its),
      label: say('ask.label-depth'),
      after: 'm',
    },
  ],
}

export const storeClaims: RecordClaims = {
  more: [
    { column: 0, says: (its) => say('claim.area', its) },
    { column: 1, says: (its) => say('claim.amount', its) },
  ],
  twice: { column: 1, says: (its) => say('claim.twice', its) },
  pattern: { columns: [0, 1], same: say('claim.same'), opposite: say('claim.opposite') },
  untold: [
    (its) => say('claim.no-use', its),
    (its) => say('claim.no-change', its),
    (its) => say('claim.no-life', its),
  ],
}

const areaOf = ([area = 0]: readonly number[]): number => area
const amountOf = ([, amount = 0]: readonly number[]): number => amount

export const storeOrders: Readonly<Record<1 | 2 | 3, Ordering>> = {
  1: {
    by: amountOf,
    other: areaOf,
    misconception: 'reading.wrong-series',
    ask: say('order.ask-amount'),
    first: say('order.least'),
    last: say('order.most'),
    told: say('order.told-area'),
    hint: say('order.hint-amount'),
    why: say('order.why-amount'),
  },
  2: {
    by: areaOf,
    other: amountOf,
    misconception: 'reading.wrong-series',
    ask: say('order.ask-area'),
    first: say('order.small'),
    last: say('order.large'),
    told: say('order.told-amount'),
    hint: say('order.hint-area'),
    why: say('order.why-area'),
  },
  3: {
    by: (values) => amountOf(values) / areaOf(values),
    other: areaOf,
    misconception: 'data.stops-early',
    ask: say('order.ask-depth'),
    first: say('order.shallow'),
    last: say('order.deep'),
    told: say('order.told-wide'),
    hint: say('order.hint-depth'),
    why: say('order.why-depth'),
  },
}
