import { keysOf } from '#form'
import type { RecordAsk } from '#shapes/records/ask-records.ts'
import type { Ordering } from '#shapes/records/order-records.ts'
import type { Records } from '#shapes/records/records.ts'
import type { RecordClaims } from '#shapes/records/sort-records.ts'
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
const ids = keysOf(measured)

export const activities: Records = {
  id: 'activities',
  scene: say('data.scene'),
  title: say('data.title'),
  head: say('data.head'),
  columns: [say('data.beats'), say('data.breaths'), say('data.air')],
  rows: ids.map((id) => ({ name: say(`activity.${id}`), inside: say(`doing.${id}`), values: measured[id] })),
  shown: 5,
}

const beats = ([its = 0]: readonly number[]): number => its
const breaths = ([, its = 0]: readonly number[]): number => its
const air = ([, , its = 0]: readonly number[]): number => its

export const activityAsks: Readonly<Record<1 | 2 | 3, readonly RecordAsk[]>> = {
  1: [
    {
      kind: 'gap',
      column: 0,
      ask: (its) => say('ask.gap', its),
      label: say('ask.label-gap'),
      after: say('ask.beats'),
    },
  ],
  2: [{ kind: 'per', column: 0, of: 1, ask: (its) => say('ask.each', its), label: say('ask.label-each') }],
  3: [
    {
      kind: 'formula',
      column: 1,
      find: (values) => breaths(values) * air(values),
      ask: (its) => say('ask.air', its),
      label: say('ask.label-air'),
      after: say('ask.liters'),
      slips: [
        { find: air, misconception: 'data.stops-early', feedback: say('ask.told-one') },
        {
          find: (values) => breaths(values) + air(values),
          misconception: 'data.adds',
          feedback: say('ask.told-adds'),
        },
        {
          find: (values) => beats(values) * air(values),
          misconception: 'reading.wrong-series',
          feedback: say('ask.told-beats'),
        },
      ],
      hints: [say('ask.hint-two'), say('ask.hint-times')],
      so: ({ value, isExact, cells: [, second = '', third = ''] }) => [
        say('ask.so-row', { second, third }),
        say('ask.so-air', { second, third, value, is: isExact ? 'exact' : 'rounded' }),
      ],
    },
  ],
}

export const activityClaims: RecordClaims = {
  more: [
    { column: 0, says: (its) => say('claim.beats', its) },
    { column: 1, says: (its) => say('claim.breaths', its) },
    { column: 2, says: (its) => say('claim.air', its) },
  ],
  twice: { column: 2, says: (its) => say('claim.twice', its) },
  pattern: { columns: [0, 1], same: say('claim.same'), opposite: say('claim.opposite') },
  untold: [
    (its) => say('claim.no-cause', its),
    (its) => say('claim.no-child', its),
    (its) => say('claim.no-warm', its),
  ],
}

export const activityOrders: Readonly<Record<1 | 2 | 3, Ordering>> = {
  1: {
    by: breaths,
    other: beats,
    misconception: 'reading.wrong-series',
    ask: say('order.ask-breaths'),
    first: say('order.slowest'),
    last: say('order.fastest'),
    told: say('order.told-beats'),
    hint: say('order.hint-breaths'),
    why: say('order.why-breaths'),
  },
  2: {
    by: (values) => beats(values) / breaths(values),
    other: beats,
    misconception: 'ratio.looks-at-one',
    ask: say('order.ask-each'),
    first: say('order.fewest'),
    last: say('order.most'),
    told: say('order.told-each'),
    hint: say('order.hint-each'),
    why: say('order.why-each'),
  },
  3: {
    by: (values) => breaths(values) * air(values),
    other: breaths,
    misconception: 'ratio.looks-at-one',
    ask: say('order.ask-air'),
    first: say('order.least-air'),
    last: say('order.most-air'),
    told: say('order.told-air'),
    hint: say('order.hint-air'),
    why: say('order.why-air'),
  },
}
