import { asksFrom, claimsFrom, orderingsFrom, recordsFrom } from '#shapes/records/records-from.ts'
import { say } from './messages.gen.ts'

/**
 * °C before and after 10 g dissolve in 100 mL (from enthalpies of solution, CRC Handbook, with a little loss), and what
 * a pack would cost in cents.
 */
const tests = {
  calcium: [20, 37, 9],
  magnesium: [20, 36, 12],
  soda: [20, 26, 7],
  acetate: [21, 26, 15],
  nitrate: [20, 13, 8],
  ammonium: [20, 14, 10],
  potassium: [21, 16, 11],
  urea: [20, 15, 6],
  baking: [21, 17, 5],
  salt: [20, 18, 3],
} as const

export const salts = recordsFrom(say, {
  id: 'salts',
  columns: ['start', 'end', 'cost'],
  values: tests,
  name: 'row',
  shown: 5,
})

const start = ([from = 0]: readonly number[]): number => from
const end = ([, to = 0]: readonly number[]): number => to
const cost = ([, , cents = 1]: readonly number[]): number => cents
const change = (values: readonly number[]): number => Math.abs(end(values) - start(values))

export const saltAsks = asksFrom(say, 'ask', {
  1: [
    {
      kind: 'formula',
      column: 0,
      ask: (its) => say('ask.change', its),
      label: 'label-change',
      after: '°C',
      find: change,
      slips: [
        { find: end, misconception: 'packs.end-for-change', told: 'end' },
        { find: (values) => start(values) + end(values), misconception: 'data.adds', told: 'sum' },
        { find: cost, misconception: 'reading.wrong-series', told: 'cost' },
      ],
      hints: ['change', 'away'],
      so: ({ value, cells: [from = '', to = ''] }) => [
        say('ask.so-both', { start: from, end: to }),
        say('ask.so-change', { value }),
      ],
    },
  ],
  2: [{ kind: 'gap', column: 1, ask: 'gap', label: 'label-gap', after: '°C' }],
  3: [
    {
      kind: 'formula',
      column: 0,
      ask: (its) => say('ask.double', its),
      label: 'label-double',
      after: '°C',
      find: (values) => 2 * end(values) - start(values),
      slips: [
        { find: (values) => 2 * end(values), misconception: 'heating.doubles-reading', told: 'twice-end' },
        { find: (values) => 2 * change(values), misconception: 'data.stops-early', told: 'only' },
        {
          find: (values) => 3 * start(values) - 2 * end(values),
          misconception: 'packs.directions-swapped',
          told: 'wrong-way',
        },
      ],
      hints: ['double', 'from'],
      so: ({ value, cells: [from = '', to = ''] }) => [
        say('ask.so-both', { start: from, end: to }),
        say('ask.so-double', { start: from, value }),
      ],
    },
  ],
})

export const saltClaims = claimsFrom(say, 'claim', {
  more: [
    { column: 1, statement: 'warmer' },
    { column: 2, statement: 'cost' },
  ],
  twice: { column: 2, statement: 'twice' },
  pattern: { columns: [2, 1], same: 'same', opposite: 'opposite' },
  untold: ['no-safe', 'no-hour', 'no-ice'],
})

export const saltOrders = orderingsFrom(say, 'order', {
  1: {
    asks: 'end',
    by: end,
    first: 'cool',
    last: 'warm',
    slip: { by: cost, misconception: 'reading.wrong-series', told: 'cost' },
  },
  2: {
    asks: 'change',
    by: change,
    first: 'small',
    last: 'large',
    slip: { by: end, misconception: 'packs.end-for-change', told: 'end' },
  },
  3: {
    asks: 'value',
    by: (values) => change(values) / cost(values),
    first: 'little',
    last: 'much',
    slip: { by: change, misconception: 'ratio.looks-at-one', told: 'change' },
  },
})
