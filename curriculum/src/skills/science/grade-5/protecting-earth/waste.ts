import { keysOf } from '#form'
import type { RecordAsk } from '#shapes/records/ask-records.ts'
import type { Ordering } from '#shapes/records/order-records.ts'
import type { Records } from '#shapes/records/records.ts'
import type { RecordClaims } from '#shapes/records/sort-records.ts'
import { say } from './messages.gen.ts'

/** Million tons thrown out, and recycled or composted (US EPA, Facts and Figures 2018). */
const tons = {
  paper: [67.4, 46],
  glass: [12.3, 3.1],
  steel: [19.2, 6.4],
  aluminum: [3.9, 0.7],
  plastic: [35.7, 3],
  rubber: [9.2, 1.7],
  cloth: [17, 2.5],
  wood: [18.1, 3.1],
  food: [63.1, 2.6],
  yard: [35.4, 22.3],
} as const
const materials = keysOf(tons)

export const waste: Records = {
  id: 'waste',
  scene: say('waste.scene'),
  title: say('waste.title'),
  head: say('waste.head'),
  columns: [say('waste.out'), say('waste.back')],
  rows: materials.map((id) => ({
    name: say(`waste.row.${id}`),
    inside: say(`waste.in.${id}`),
    values: tons[id],
  })),
  shown: 5,
}

export const wasteAsks: Readonly<Record<1 | 2 | 3, readonly RecordAsk[]>> = {
  1: [
    {
      kind: 'gap',
      column: 0,
      ask: (its) => say('waste.ask-gap', its),
      label: say('waste.label'),
      after: say('waste.tons'),
    },
  ],
  2: [
    {
      kind: 'gap',
      column: 1,
      ask: (its) => say('waste.ask-back', its),
      label: say('waste.label'),
      after: say('waste.tons'),
    },
  ],
  3: [
    { kind: 'times', column: 0, ask: (its) => say('waste.ask-times', its), label: say('waste.label-times') },
  ],
}

export const wasteClaims: RecordClaims = {
  more: [
    { column: 0, says: (its) => say('waste.more-out', its) },
    { column: 1, says: (its) => say('waste.more-back', its) },
  ],
  twice: { column: 0, says: (its) => say('waste.twice', its) },
  pattern: { columns: [0, 1], same: say('waste.same'), opposite: say('waste.opposite') },
  untold: [
    (its) => say('waste.no-price', its),
    (its) => say('waste.no-now', its),
    (its) => say('waste.no-schools', its),
  ],
}

export const wasteOrders: Readonly<Record<1 | 2 | 3, Ordering>> = {
  1: {
    by: ([, back = 0]) => back,
    other: ([out = 0]) => out,
    misconception: 'reading.wrong-series',
    ask: say('order.ask-back'),
    first: say('order.least'),
    last: say('order.most'),
    told: say('order.told-column'),
    hint: say('order.hint-back'),
    why: say('order.why-back'),
  },
  2: {
    by: ([out = 0, back = 0]) => out - back,
    other: ([, back = 0]) => back,
    misconception: 'data.stops-early',
    ask: say('order.ask-rest'),
    first: say('order.least'),
    last: say('order.most'),
    told: say('order.told-back'),
    hint: say('order.hint-rest'),
    why: say('order.why-rest'),
  },
  3: {
    by: ([out = 1, back = 0]) => back / out,
    other: ([, back = 0]) => back,
    misconception: 'ratio.looks-at-one',
    ask: say('order.ask-share'),
    first: say('order.small'),
    last: say('order.large'),
    told: say('order.told-amount'),
    hint: say('order.hint-share'),
    why: say('order.why-share'),
  },
}
