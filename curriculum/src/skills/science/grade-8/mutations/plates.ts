import type { Records } from '#shapes/records/records.ts'
import { asksFrom, claimsFrom, orderingsFrom } from '#shapes/records/records-from.ts'
import { say } from './messages.gen.ts'

/** Seconds of light, colonies, and red ones: typical counts of a class with yeast that shows changes in a color gene. */
const counts: readonly [string, number, number, number][] = [
  ['A', 0, 520, 1],
  ['B', 5, 480, 3],
  ['C', 10, 430, 5],
  ['D', 15, 390, 7],
  ['E', 20, 330, 8],
  ['F', 30, 240, 9],
  ['G', 40, 150, 6],
  ['H', 60, 60, 5],
]

export const plates: Records = {
  id: 'plates',
  scene: say('table.scene'),
  title: say('table.title'),
  head: say('table.head'),
  columns: [say('table.light'), say('table.all'), say('table.red')],
  rows: counts.map(([letter, ...values]) => ({
    name: say('plate.name', { letter }),
    inside: say('plate.inside', { letter }),
    values,
  })),
  shown: 5,
}

export const plateAsks = asksFrom(say, 'ask', {
  1: [{ kind: 'gap', column: 1, ask: 'gap', label: 'label-gap' }],
  2: [{ kind: 'times', column: 2, ask: 'times', label: 'label-times' }],
  3: [{ kind: 'share', column: 2, of: 1, ask: 'share', label: 'label-share', after: '%' }],
})

export const plateClaims = claimsFrom(say, 'claim', {
  more: [
    { column: 1, statement: 'all' },
    { column: 2, statement: 'red' },
  ],
  twice: { column: 2, statement: 'twice' },
  pattern: [
    { columns: [0, 1], same: 'same', opposite: 'opposite' },
    { columns: [0, 2], same: 'red-same', opposite: 'red-opposite' },
  ],
  untold: ['no-help', 'no-other', 'no-later'],
})

const all = ([, colonies = 1]: readonly number[]): number => colonies
const red = ([, , colonies = 0]: readonly number[]): number => colonies

export const plateOrders = orderingsFrom(say, 'order', {
  1: {
    asks: 'all',
    by: all,
    first: 'few',
    last: 'many',
    slip: { by: red, misconception: 'reading.wrong-series', told: 'red' },
  },
  2: {
    asks: 'red',
    by: red,
    first: 'few',
    last: 'many',
    slip: { by: all, misconception: 'reading.wrong-series', told: 'all' },
  },
  3: {
    asks: 'share',
    by: (values) => red(values) / all(values),
    first: 'small',
    last: 'large',
    slip: { by: red, misconception: 'ratio.looks-at-one', told: 'count' },
  },
})
