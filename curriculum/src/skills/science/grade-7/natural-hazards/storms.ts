import { keysOf } from '#form'
import type { RecordAsk } from '#shapes/records/ask-records.ts'
import type { Ordering } from '#shapes/records/order-records.ts'
import type { Records } from '#shapes/records/records.ts'
import type { RecordClaims } from '#shapes/records/sort-records.ts'
import { say } from './messages.gen.ts'

/** Tornadoes a year on average of 30 years (NOAA, 1993–2022, rounded), and area in thousand km². */
const states = {
  texas: [135, 695],
  kansas: [87, 213],
  oklahoma: [68, 181],
  florida: [50, 170],
  illinois: [54, 150],
  colorado: [50, 270],
  montana: [10, 381],
  california: [10, 424],
  newyork: [9, 141],
  ohio: [20, 116],
} as const
const ids = keysOf(states)

export const storms: Records = {
  id: 'storms',
  scene: say('table.scene'),
  title: say('table.title'),
  head: say('table.head'),
  columns: [say('table.count'), say('table.area')],
  rows: ids.map((id) => ({ name: say(`state.${id}`), values: states[id] })),
  shown: 5,
}

export const stormAsks: Readonly<Record<1 | 2 | 3, readonly RecordAsk[]>> = {
  1: [{ kind: 'gap', column: 0, ask: (its) => say('ask.gap', its), label: say('ask.label-gap') }],
  2: [
    {
      kind: 'total',
      column: 0,
      amounts: [5, 12, 20],
      ask: (its) => say('ask.total', its),
      label: say('ask.label-total'),
    },
  ],
  3: [
    {
      kind: 'per',
      column: 0,
      of: 1,
      factor: 10,
      ask: (its) => say('ask.per', its),
      label: say('ask.label-per'),
    },
  ],
}

export const stormClaims: RecordClaims = {
  more: [
    { column: 0, says: (its) => say('claim.more', its) },
    { column: 1, says: (its) => say('claim.area', its) },
  ],
  twice: { column: 0, says: (its) => say('claim.twice', its) },
  pattern: { columns: [1, 0], same: say('claim.same'), opposite: say('claim.opposite') },
  untold: [
    (its) => say('claim.no-strong', its),
    (its) => say('claim.no-month', its),
    (its) => say('claim.no-next', its),
  ],
}

const counted = ([count = 0]: readonly number[]): number => count
const sized = ([, area = 1]: readonly number[]): number => area

export const stormOrders: Readonly<Record<1 | 2 | 3, Ordering>> = {
  1: {
    by: counted,
    other: sized,
    misconception: 'reading.wrong-series',
    ask: say('order.ask-count'),
    first: say('order.few'),
    last: say('order.many'),
    told: say('order.told-area'),
    hint: say('order.hint-count'),
    why: say('order.why-count'),
  },
  2: {
    by: (values) => counted(values) / sized(values),
    other: counted,
    misconception: 'hazards.count-is-risk',
    ask: say('order.ask-per'),
    first: say('order.few'),
    last: say('order.many'),
    told: say('order.told-whole'),
    hint: say('order.hint-per'),
    why: say('order.why-per'),
  },
  3: {
    by: (values) => sized(values) / counted(values),
    other: sized,
    misconception: 'ratio.looks-at-one',
    ask: say('order.ask-area'),
    first: say('order.small'),
    last: say('order.large'),
    told: say('order.told-count'),
    hint: say('order.hint-area'),
    why: say('order.why-area'),
  },
}
