import { keysOf } from '#form'
import type { Records } from '#shapes/records/records.ts'
import { asksFrom, claimsFrom, orderingsFrom } from '#shapes/records/records-from.ts'
import { say } from './messages.gen.ts'

/**
 * Milligrams of nitrate a liter before and after strips were planted, and their width in meters: wider strips hold back
 * more (Mayer et al. 2007), and streams differ.
 */
const creeks = {
  elm: [8.4, 5.9, 5],
  fox: [6.2, 2.5, 25],
  mill: [12.5, 9.2, 8],
  deer: [4.8, 4.3, 2],
  rock: [9.6, 4.8, 18],
  oak: [3.6, 1.3, 30],
  bear: [14.2, 8.5, 15],
  pine: [2.4, 1.6, 12],
  swan: [7.5, 6.6, 3],
} as const
const ids = keysOf(creeks)

export const streams: Records = {
  id: 'creeks',
  scene: say('table.scene'),
  title: say('table.title'),
  head: say('table.head'),
  columns: [say('table.before'), say('table.after'), say('table.strip')],
  rows: ids.map((id) => ({ name: say(`stream.${id}`), values: creeks[id] })),
  shown: 5,
}

const before = ([start = 1]: readonly number[]): number => start
const after = ([, end = 0]: readonly number[]): number => end
const width = ([, , meters = 0]: readonly number[]): number => meters
const drop = (values: readonly number[]): number => before(values) - after(values)

export const streamAsks = asksFrom(say, 'ask', {
  1: [{ kind: 'gap', column: 0, ask: 'gap', label: 'label-gap', after: 'mg/L' }],
  2: [
    {
      kind: 'formula',
      column: 0,
      ask: (its) => say('ask.drop', its),
      label: 'label-drop',
      after: 'mg/L',
      find: drop,
      slips: [
        { find: (values) => before(values) + after(values), misconception: 'data.adds', told: 'sum' },
        { find: after, misconception: 'data.stops-early', told: 'rest' },
        { find: width, misconception: 'reading.wrong-series', told: 'strip' },
      ],
      hints: ['both', 'subtract'],
      so: ({ value, cells: [start = '', end = ''] }) => [
        say('ask.so-drop', { before: start, after: end }),
        say('ask.so-left', { before: start, after: end, value }),
      ],
    },
  ],
  3: [
    {
      kind: 'formula',
      column: 0,
      ask: (its) => say('ask.percent', its),
      label: 'label-drop',
      after: '%',
      find: (values) => (100 * drop(values)) / before(values),
      slips: [
        {
          find: (values) => (100 * after(values)) / before(values),
          misconception: 'percent.part-for-rest',
          told: 'part',
        },
        { find: drop, misconception: 'percent.compares-amounts', told: 'amount' },
        {
          find: (values) => (100 * drop(values)) / after(values),
          misconception: 'percent.wrong-whole',
          told: 'whole',
        },
      ],
      hints: ['both', 'percent'],
      so: ({ value, cells: [start = '', end = ''] }) => [
        say('ask.so-drop', { before: start, after: end }),
        say('ask.so-share', { before: start, value }),
      ],
    },
  ],
})

export const streamClaims = claimsFrom(say, 'claim', {
  more: [
    { column: 1, statement: 'after' },
    { column: 2, statement: 'strip' },
  ],
  twice: { column: 0, statement: 'twice' },
  pattern: { columns: [2, 1], same: 'same', opposite: 'opposite' },
  untold: ['no-fish', 'no-cost', 'no-source'],
})

export const streamOrders = orderingsFrom(say, 'order', {
  1: {
    asks: 'after',
    by: after,
    first: 'least',
    last: 'most',
    slip: { by: before, misconception: 'reading.wrong-series', told: 'before' },
  },
  2: {
    asks: 'drop',
    by: drop,
    first: 'least',
    last: 'most',
    slip: { by: width, misconception: 'reading.wrong-series', told: 'strip' },
  },
  3: {
    asks: 'share',
    by: (values) => drop(values) / before(values),
    first: 'small',
    last: 'large',
    slip: { by: drop, misconception: 'ratio.looks-at-one', told: 'amount' },
  },
})
