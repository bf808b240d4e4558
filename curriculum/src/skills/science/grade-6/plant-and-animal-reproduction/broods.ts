import { keysOf } from '#form'
import type { RecordAsk } from '#shapes/records/ask-records.ts'
import type { Ordering } from '#shapes/records/order-records.ts'
import type { Records } from '#shapes/records/records.ts'
import type { RecordClaims } from '#shapes/records/sort-records.ts'
import { say } from './messages.gen.ts'

/** Young a year, weeks of care, and how many of 100 are alive after a year: typical values, which vary much by place. */
const animals = {
  frog: [3000, 0, 1],
  stickleback: [200, 2, 6],
  rabbit: [15, 3, 20],
  robin: [8, 4, 25],
  mallard: [10, 8, 40],
  alligator: [40, 50, 30],
  wolf: [5, 30, 55],
  bear: [2, 100, 70],
} as const
const ids = keysOf(animals)

export const broods: Records = {
  id: 'broods',
  scene: say('table.scene'),
  title: say('table.title'),
  head: say('table.head'),
  columns: [say('table.young'), say('table.care'), say('table.alive')],
  rows: ids.map((id) => ({ name: say(`row.${id}`), inside: say(`in.${id}`), values: animals[id] })),
  shown: 5,
}

const young = ([count = 0]: readonly number[]): number => count
const care = ([, weeks = 0]: readonly number[]): number => weeks
const alive = ([, , part = 0]: readonly number[]): number => part
const left = (values: readonly number[]): number => (young(values) * alive(values)) / 100

export const broodAsks: Readonly<Record<1 | 2 | 3, readonly RecordAsk[]>> = {
  1: [{ kind: 'gap', column: 2, ask: (its) => say('ask.gap', its), label: say('ask.label-gap') }],
  2: [{ kind: 'times', column: 0, ask: (its) => say('ask.times', its), label: say('ask.label-times') }],
  3: [
    {
      kind: 'formula',
      column: 0,
      ask: (its) => say('ask.alive', its),
      label: say('ask.label-alive'),
      find: left,
      slips: [
        { find: alive, misconception: 'data.stops-early', feedback: say('ask.told-hundred') },
        { find: young, misconception: 'reproduction.many-is-best', feedback: say('ask.told-all') },
        {
          find: (values) => Math.abs(young(values) - alive(values)),
          misconception: 'ratio.additive',
          feedback: say('ask.told-minus'),
        },
      ],
      hints: [say('ask.hint-part'), say('ask.hint-find')],
      so: ({ value, cells: [all = '', , part = ''] }) => [
        say('ask.so-of', { young: all, alive: part }),
        say('ask.so-alive', { young: all, alive: part, value }),
      ],
    },
  ],
}

export const broodClaims: RecordClaims = {
  more: [
    { column: 0, says: (its) => say('claim.young', its) },
    { column: 1, says: (its) => say('claim.care', its) },
  ],
  twice: { column: 0, says: (its) => say('claim.twice', its) },
  pattern: { columns: [1, 2], same: say('claim.same'), opposite: say('claim.opposite') },
  untold: [
    (its) => say('claim.no-may', its),
    (its) => say('claim.no-eat', its),
    (its) => say('claim.no-old', its),
  ],
}

export const broodOrders: Readonly<Record<1 | 2 | 3, Ordering>> = {
  1: {
    by: care,
    other: young,
    misconception: 'reading.wrong-series',
    ask: say('order.ask-care'),
    first: say('order.short'),
    last: say('order.long'),
    told: say('order.told-young'),
    hint: say('order.hint-care'),
    why: say('order.why-care'),
  },
  2: {
    by: alive,
    other: young,
    misconception: 'reproduction.many-is-best',
    ask: say('order.ask-alive'),
    first: say('order.small'),
    last: say('order.large'),
    told: say('order.told-young'),
    hint: say('order.hint-alive'),
    why: say('order.why-alive'),
  },
  3: {
    by: left,
    other: alive,
    misconception: 'ratio.looks-at-one',
    ask: say('order.ask-count'),
    first: say('order.few'),
    last: say('order.many'),
    told: say('order.told-part'),
    hint: say('order.hint-count'),
    why: say('order.why-count'),
  },
}
