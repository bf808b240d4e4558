import type { Records } from '#shapes/records/records.ts'
import { asksFrom, claimsFrom, orderingsFrom } from '#shapes/records/records-from.ts'
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

export const yeastAsks = asksFrom(say, 'ask', {
  1: [{ kind: 'gap', column: 0, ask: 'gap', label: 'label-gap', after: say('ask.units') }],
  2: [{ kind: 'times', column: 1, ask: 'times', label: 'label-times' }],
  3: [
    {
      kind: 'formula',
      column: 1,
      ask: 'percent',
      label: 'label-percent',
      after: '%',
      find: ([amount = 0, gain = 0]) => (100 * gain) / amount,
      slips: [
        { find: ([, gain = 0]) => gain, misconception: 'percent.compares-amounts', told: 'amount' },
        {
          find: ([amount = 0, gain = 0]) => (100 * amount) / gain,
          misconception: 'ratio.turned',
          told: 'turned',
        },
        {
          find: ([amount = 0, gain = 0]) => (100 * gain) / (amount + gain),
          misconception: 'percent.wrong-whole',
          told: 'whole',
        },
      ],
      hints: ['row', 'divide'],
      so: ({ value, cells: [amount = '', gain = ''] }) => [
        say('ask.so-row', { amount, gain }),
        say('ask.so-percent', { amount, value }),
      ],
    },
  ],
})

export const yeastClaims = claimsFrom(say, 'claim', {
  more: [
    { column: 0, statement: 'amount' },
    { column: 1, statement: 'gain' },
  ],
  twice: { column: 1, statement: 'twice' },
  pattern: { columns: [0, 1], same: 'same', opposite: 'opposite' },
  untold: ['no-sugar', 'no-warm', 'no-cells'],
})

const amountOf = ([amount = 0]: readonly number[]): number => amount
const gainOf = ([, gain = 0]: readonly number[]): number => gain

export const yeastOrders = orderingsFrom(say, 'order', {
  1: {
    asks: 'gain',
    by: gainOf,
    first: 'small',
    last: 'large',
    slip: { by: amountOf, misconception: 'population.size-for-growth', told: 'amount' },
  },
  2: {
    asks: 'room',
    by: (values) => most - amountOf(values),
    first: 'little',
    last: 'much',
    slip: { by: gainOf, misconception: 'reading.wrong-series', told: 'gain' },
  },
  3: {
    asks: 'percent',
    by: (values) => (100 * gainOf(values)) / amountOf(values),
    first: 'least',
    last: 'most',
    slip: { by: gainOf, misconception: 'percent.compares-amounts', told: 'part' },
  },
})
