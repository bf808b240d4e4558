import type { Records } from '#shapes/records/records.ts'
import { asksFrom, claimsFrom, orderingsFrom, recordRows } from '#shapes/records/records-from.ts'
import { say } from './messages.gen.ts'

/** Beats a minute, breaths a minute, and liters in a breath of one adult (McArdle et al., Exercise Physiology, typical). */
const measured = {
  sleep: [54, 13, 0.4],
  read: [66, 14, 0.5],
  stand: [76, 16, 0.6],
  sing: [84, 9, 1.2],
  walk: [96, 20, 0.9],
  dance: [122, 30, 1.1],
  swim: [130, 26, 1.5],
  cycle: [140, 32, 1.7],
  stairs: [150, 36, 1.6],
  run: [165, 42, 1.8],
} as const

export const activities: Records = {
  id: 'activities',
  scene: say('data.scene'),
  title: say('data.title'),
  head: say('data.head'),
  columns: [say('data.beats'), say('data.breaths'), say('data.air')],
  rows: recordRows(
    measured,
    (id) => say(`activity.${id}`),
    (id) => say(`doing.${id}`),
  ),
  shown: 5,
}

const beats = ([its = 0]: readonly number[]): number => its
const breaths = ([, its = 0]: readonly number[]): number => its
const air = ([, , its = 0]: readonly number[]): number => its

export const activityAsks = asksFrom(say, 'ask', {
  1: [{ kind: 'gap', column: 0, ask: 'gap', label: 'label-gap', after: say('ask.beats') }],
  2: [{ kind: 'per', column: 0, of: 1, ask: 'each', label: 'label-each' }],
  3: [
    {
      kind: 'formula',
      column: 1,
      find: (values) => breaths(values) * air(values),
      isShort: true,
      ask: (its) => say('ask.air', its),
      label: 'label-air',
      after: say('ask.liters'),
      slips: [
        { find: air, misconception: 'data.stops-early', told: 'one' },
        { find: (values) => breaths(values) + air(values), misconception: 'data.adds', told: 'adds' },
        {
          find: (values) => beats(values) * air(values),
          misconception: 'reading.wrong-series',
          told: 'beats',
        },
      ],
      hints: ['two', 'times'],
      so: ({ value, isExact, cells: [, second = '', third = ''] }) => [
        say('ask.so-row', { second, third }),
        say('ask.so-air', { second, third, value, is: isExact ? 'exact' : 'rounded' }),
      ],
    },
  ],
})

export const activityClaims = claimsFrom(say, 'claim', {
  more: [
    { column: 0, statement: 'beats' },
    { column: 1, statement: 'breaths' },
    { column: 2, statement: 'air' },
  ],
  twice: { column: 2, statement: 'twice' },
  pattern: { columns: [0, 1], same: 'same', opposite: 'opposite' },
  untold: ['no-cause', 'no-child', 'no-warm'],
})

export const activityOrders = orderingsFrom(say, 'order', {
  1: {
    asks: 'breaths',
    by: breaths,
    first: 'slowest',
    last: 'fastest',
    slip: { by: beats, misconception: 'reading.wrong-series', told: 'beats' },
  },
  2: {
    asks: 'each',
    by: (values) => beats(values) / breaths(values),
    first: 'fewest',
    last: 'most',
    slip: { by: beats, misconception: 'ratio.looks-at-one', told: 'each' },
  },
  3: {
    asks: 'air',
    by: (values) => breaths(values) * air(values),
    first: 'least-air',
    last: 'most-air',
    slip: { by: breaths, misconception: 'ratio.looks-at-one', told: 'air' },
  },
})
