import { keysOf } from '#form'
import type { RecordAsk } from '#shapes/records/ask-records.ts'
import type { Ordering } from '#shapes/records/order-records.ts'
import type { Records } from '#shapes/records/records.ts'
import type { RecordClaims } from '#shapes/records/sort-records.ts'
import { say } from './messages.gen.ts'

/** Million people (UN 2022), and million tons of carbon dioxide from fuels (Global Carbon Budget 2023), rounded. */
const countries = {
  china: [1430, 11_400],
  india: [1420, 2830],
  usa: [338, 5060],
  indonesia: [276, 730],
  nigeria: [219, 130],
  brazil: [215, 480],
  mexico: [128, 510],
  japan: [124, 1050],
  germany: [83, 670],
  canada: [38, 550],
  kenya: [54, 23],
} as const
const ids = keysOf(countries)

export const nations: Records = {
  id: 'nations',
  scene: say('table.scene'),
  title: say('table.title'),
  head: say('table.head'),
  columns: [say('table.people'), say('table.gas')],
  rows: ids.map((id) => ({
    name: say(`land.${id}`),
    ...(id === 'usa' ? { inside: say('in.usa') } : {}),
    values: countries[id],
  })),
  shown: 5,
}

export const nationAsks: Readonly<Record<1 | 2 | 3, readonly RecordAsk[]>> = {
  1: [
    {
      kind: 'gap',
      column: 0,
      ask: (its) => say('ask.gap', its),
      label: say('ask.label-gap'),
      after: say('ask.million'),
    },
  ],
  2: [{ kind: 'times', column: 1, ask: (its) => say('ask.times', its), label: say('ask.label-times') }],
  3: [
    {
      kind: 'per',
      column: 1,
      of: 0,
      ask: (its) => say('ask.per', its),
      label: say('ask.label-per'),
      after: say('ask.tons'),
    },
  ],
}

export const nationClaims: RecordClaims = {
  more: [
    { column: 0, says: (its) => say('claim.people', its) },
    { column: 1, says: (its) => say('claim.gas', its) },
  ],
  twice: { column: 1, says: (its) => say('claim.twice', its) },
  pattern: { columns: [0, 1], same: say('claim.same'), opposite: say('claim.opposite') },
  untold: [
    (its) => say('claim.no-cars', its),
    (its) => say('claim.no-later', its),
    (its) => say('claim.no-trade', its),
  ],
}

const people = ([count = 1]: readonly number[]): number => count
const gas = ([, tons = 0]: readonly number[]): number => tons

export const nationOrders: Readonly<Record<1 | 2 | 3, Ordering>> = {
  1: {
    by: gas,
    other: people,
    misconception: 'consumption.people-only',
    ask: say('order.ask-gas'),
    first: say('order.least'),
    last: say('order.most'),
    told: say('order.told-people'),
    hint: say('order.hint-gas'),
    why: say('order.why-gas'),
  },
  2: {
    by: (values) => gas(values) / people(values),
    other: gas,
    misconception: 'ratio.looks-at-one',
    ask: say('order.ask-per'),
    first: say('order.least'),
    last: say('order.most'),
    told: say('order.told-total'),
    hint: say('order.hint-per'),
    why: say('order.why-per'),
  },
  3: {
    by: people,
    other: gas,
    misconception: 'consumption.each-only',
    ask: say('order.ask-more'),
    first: say('order.least'),
    last: say('order.most'),
    told: say('order.told-now'),
    hint: say('order.hint-more'),
    why: say('order.why-more'),
  },
}
