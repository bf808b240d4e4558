import type { RecordAsk } from '#shapes/records/ask-records.ts'
import type { Ordering } from '#shapes/records/order-records.ts'
import type { Records } from '#shapes/records/records.ts'
import type { RecordClaims } from '#shapes/records/sort-records.ts'
import { say } from './messages.gen.ts'

/** Seconds of light, colonies, and red ones: typical counts of a class with yeast that shows changes in a color gene. */
const counts: readonly [string, number, number, number][] = [
  ['A', 0, 520, 1],
  ['B', 5, 480, 3],
  ['C', 10, 430, 5],
  ['D', 15, 390, 7],
  ['E', 20, 330, 8],
  ['F', 30, 240, 9],
  ['G', 40, 150, 7],
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

export const plateAsks: Readonly<Record<1 | 2 | 3, readonly RecordAsk[]>> = {
  1: [{ kind: 'gap', column: 1, ask: (its) => say('ask.gap', its), label: say('ask.label-gap') }],
  2: [{ kind: 'times', column: 2, ask: (its) => say('ask.times', its), label: say('ask.label-times') }],
  3: [
    {
      kind: 'share',
      column: 2,
      of: 1,
      ask: (its) => say('ask.share', its),
      label: say('ask.label-share'),
      after: '%',
    },
  ],
}

export const plateClaims: RecordClaims = {
  more: [
    { column: 1, says: (its) => say('claim.all', its) },
    { column: 2, says: (its) => say('claim.red', its) },
  ],
  twice: { column: 2, says: (its) => say('claim.twice', its) },
  pattern: { columns: [0, 1], same: say('claim.same'), opposite: say('claim.opposite') },
  untold: [
    (its) => say('claim.no-help', its),
    (its) => say('claim.no-other', its),
    (its) => say('claim.no-later', its),
  ],
}

const all = ([, colonies = 1]: readonly number[]): number => colonies
const red = ([, , colonies = 0]: readonly number[]): number => colonies

export const plateOrders: Readonly<Record<1 | 2 | 3, Ordering>> = {
  1: {
    by: all,
    other: red,
    misconception: 'reading.wrong-series',
    ask: say('order.ask-all'),
    first: say('order.few'),
    last: say('order.many'),
    told: say('order.told-red'),
    hint: say('order.hint-all'),
    why: say('order.why-all'),
  },
  2: {
    by: red,
    other: all,
    misconception: 'reading.wrong-series',
    ask: say('order.ask-red'),
    first: say('order.few'),
    last: say('order.many'),
    told: say('order.told-all'),
    hint: say('order.hint-red'),
    why: say('order.why-red'),
  },
  3: {
    by: (values) => red(values) / all(values),
    other: red,
    misconception: 'ratio.looks-at-one',
    ask: say('order.ask-share'),
    first: say('order.small'),
    last: say('order.large'),
    told: say('order.told-count'),
    hint: say('order.hint-share'),
    why: say('order.why-share'),
  },
}
