import { keysOf } from '#form'
import type { Records } from '#shapes/records/records.ts'
import { asksFrom, claimsFrom, orderingsFrom } from '#shapes/records/records-from.ts'
import { say } from './messages.gen.ts'

/** Kinds of wild bees before and three years after wildflowers were sown, and the percent of the land that was sown. */
const found = {
  elm: [12, 19, 4],
  fox: [9, 18, 8],
  mill: [15, 20, 2],
  hill: [8, 10, 1],
  rock: [14, 26, 9],
  oak: [22, 30, 5],
  bear: [11, 14, 3],
  pine: [7, 12, 6],
  swan: [17, 28, 7],
} as const
const ids = keysOf(found)

export const farms: Records = {
  id: 'farms',
  scene: say('table.scene'),
  title: say('table.title'),
  head: say('table.head'),
  columns: [say('table.before'), say('table.after'), say('table.share')],
  rows: ids.map((id) => ({ name: say(`farm.${id}`), values: found[id] })),
  shown: 5,
}

const before = ([start = 1]: readonly number[]): number => start
const after = ([, end = 0]: readonly number[]): number => end
const share = ([, , percent = 1]: readonly number[]): number => percent
const rise = (values: readonly number[]): number => after(values) - before(values)

export const farmAsks = asksFrom(say, 'ask', {
  1: [{ kind: 'gap', column: 0, ask: 'gap', label: 'label-gap', after: say('ask.kinds') }],
  2: [
    {
      kind: 'formula',
      column: 0,
      ask: (its) => say('ask.rise', its),
      label: 'label-rise',
      after: say('ask.kinds'),
      find: rise,
      slips: [
        { find: (values) => before(values) + after(values), misconception: 'data.adds', told: 'sum' },
        { find: after, misconception: 'data.stops-early', told: 'after' },
        { find: share, misconception: 'reading.wrong-series', told: 'share' },
      ],
      hints: ['both', 'subtract'],
      so: ({ value, cells: [start = '', end = ''] }) => [
        say('ask.so-both', { before: start, after: end }),
        say('ask.so-rise', { before: start, after: end, value }),
      ],
    },
  ],
  3: [
    {
      kind: 'formula',
      column: 0,
      ask: (its) => say('ask.each', its),
      label: 'label-each',
      after: say('ask.kinds'),
      find: (values) => rise(values) / share(values),
      slips: [
        { find: rise, misconception: 'data.stops-early', told: 'rise' },
        {
          find: (values) => after(values) / share(values),
          misconception: 'percent.wrong-whole',
          told: 'all',
        },
        { find: (values) => share(values) / rise(values), misconception: 'rate.upside-down', told: 'turned' },
      ],
      hints: ['both', 'each'],
      so: ({ value, cells: [start = '', end = '', percent = ''] }) => [
        say('ask.so-both', { before: start, after: end }),
        say('ask.so-each', { percent, value }),
      ],
    },
  ],
})

export const farmClaims = claimsFrom(say, 'claim', {
  more: [
    { column: 1, statement: 'after' },
    { column: 2, statement: 'share' },
  ],
  twice: { column: 0, statement: 'twice' },
  pattern: { columns: [2, 1], same: 'same', opposite: 'opposite' },
  untold: ['no-count', 'no-cost', 'no-harvest'],
})

export const farmOrders = orderingsFrom(say, 'order', {
  1: {
    asks: 'after',
    by: after,
    first: 'least',
    last: 'most',
    slip: { by: before, misconception: 'reading.wrong-series', told: 'before' },
  },
  2: {
    asks: 'rise',
    by: rise,
    first: 'least',
    last: 'most',
    slip: { by: after, misconception: 'data.stops-early', told: 'after' },
  },
  3: {
    asks: 'each',
    by: (values) => rise(values) / share(values),
    first: 'small',
    last: 'large',
    slip: { by: rise, misconception: 'ratio.looks-at-one', told: 'rise' },
  },
})
