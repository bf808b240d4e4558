import type { RecordAsk } from '#shapes/records/ask-records.ts'
import type { Ordering } from '#shapes/records/order-records.ts'
import type { Records } from '#shapes/records/records.ts'
import type { RecordClaims } from '#shapes/records/sort-records.ts'
import { say } from './messages.gen.ts'

/** Yeast in a jar, and how much is added in the next two hours (Carlson 1913, in Pearl 1927, rounded). */
const grown = [
  [0, 10, 19],
  [2, 29, 42],
  [4, 71, 104],
  [6, 175, 176],
  [8, 351, 162],
  [10, 513, 82],
  [12, 595, 46],
  [14, 641, 15],
  [16, 656, 6],
] as const

/** About what the jar can hold. */
const most = 665

export const yeast: Records = {
  id: 'yeast',
  scene: say('table.scene'),
  title: say('table.title'),
  head: say('table.head'),
  columns: [say('table.amount'), say('table.gain')],
  rows: grown.map(([hour, amount, gain]) => ({
    name: say('table.row', { hour }),
    inside: say('table.hour', { hour }),
    values: [amount, gain],
  })),
  shown: 5,
}

export const yeastAsks: Readonly<Record<1 | 2 | 3, readonly RecordAsk[]>> = {
  1: [
    {
      kind: 'gap',
      column: 0,
      ask: (its) => say('ask.gap', its),
      label: say('ask.label-gap'),
      after: say('ask.units'),
    },
  ],
  2: [{ kind: 'times', column: 1, ask: (its) => say('ask.times', its), label: say('ask.label-times') }],
  3: [
    {
      kind: 'formula',
      column: 1,
      ask: ({ one }) => say('ask.percent', { one }),
      label: say('ask.label-percent'),
      after: '%',
      find: ([amount = 0, gain = 0]) => (100 * gain) / amount,
      slips: [
        {
          find: ([, gain = 0]) => gain,
          misconception: 'percent.compares-amounts',
          feedback: say('ask.told-amount'),
        },
        {
          find: ([amount = 0, gain = 0]) => (100 * amount) / gain,
          misconception: 'ratio.turned',
          feedback: say('ask.told-turned'),
        },
        {
          find: ([amount = 0, gain = 0]) => (100 * gain) / (amount + gain),
          misconception: 'percent.wrong-whole',
          feedback: say('ask.told-whole'),
        },
      ],
      hints: [say('ask.hint-row'), say('ask.hint-divide')],
      so: ({ value, cells: [amount = '', gain = ''] }) => [
        say('ask.so-row', { amount, gain }),
        say('ask.so-percent', { amount, value }),
      ],
    },
  ],
}

export const yeastClaims: RecordClaims = {
  more: [
    { column: 0, says: (its) => say('claim.amount', its) },
    { column: 1, says: (its) => say('claim.gain', its) },
  ],
  twice: { column: 1, says: (its) => say('claim.twice', its) },
  pattern: { columns: [0, 1], same: say('claim.same'), opposite: say('claim.opposite') },
  untold: [
    (its) => say('claim.no-sugar', its),
    (its) => say('claim.no-warm', its),
    (its) => say('claim.no-cells', its),
  ],
}

const amountOf = ([amount = 0]: readonly number[]): number => amount
const gainOf = ([, gain = 0]: readonly number[]): number => gain

export const yeastOrders: Readonly<Record<1 | 2 | 3, Ordering>> = {
  1: {
    by: gainOf,
    other: amountOf,
    misconception: 'population.size-for-growth',
    ask: say('order.ask-gain'),
    first: say('order.small'),
    last: say('order.large'),
    told: say('order.told-amount'),
    hint: say('order.hint-gain'),
    why: say('order.why-gain'),
  },
  2: {
    by: (values) => most - amountOf(values),
    other: gainOf,
    misconception: 'reading.wrong-series',
    ask: say('order.ask-room'),
    first: say('order.little'),
    last: say('order.much'),
    told: say('order.told-gain'),
    hint: say('order.hint-room'),
    why: say('order.why-room'),
  },
  3: {
    by: (values) => (100 * gainOf(values)) / amountOf(values),
    other: gainOf,
    misconception: 'percent.compares-amounts',
    ask: say('order.ask-percent'),
    first: say('order.least'),
    last: say('order.most'),
    told: say('order.told-part'),
    hint: say('order.hint-percent'),
    why: say('order.why-percent'),
  },
}
