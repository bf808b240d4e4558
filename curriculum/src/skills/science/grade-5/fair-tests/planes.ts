import { keysOf } from '#form'
import type { MisconceptionId } from '#misconceptions/catalogue.ts'
import type { RecordAsk } from '#shapes/records/ask-records.ts'
import type { Ordering } from '#shapes/records/order-records.ts'
import type { Records } from '#shapes/records/records.ts'
import type { RecordClaims } from '#shapes/records/sort-records.ts'
import { say } from './messages.gen.ts'

/** Meters in three test flights; example data. */
const flights = {
  dart: [17, 16, 18],
  glider: [12, 13, 12],
  wide: [14, 9, 12],
  long: [16, 8, 19],
  short: [8, 6, 9],
  tips: [13, 17, 15],
  flap: [11, 20, 11],
  clip: [20, 14, 13],
  tissue: [4, 7, 10],
  card: [10, 18, 11],
} as const
const ids = keysOf(flights)

export const planes: Records = {
  id: 'planes',
  scene: say('planes.scene'),
  title: say('planes.title'),
  head: say('planes.head'),
  columns: ([1, 2, 3] as const).map((test) => say('planes.test', { test })),
  rows: ids.map((id) => ({ name: say(`row.${id}`), values: flights[id] })),
  shown: 5,
}

type Find = (values: readonly number[]) => number
const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0)
const best = (values: readonly number[]): number => Math.max(...values)
const worst = (values: readonly number[]): number => Math.min(...values)
const spread = (values: readonly number[]): number => best(values) - worst(values)
/** What four flights must add up to. */
const wanted = 55
const field = { kind: 'formula', column: 0, after: 'm' } as const

type Told = 'best' | 'ends' | 'minus-best' | 'one' | 'three' | 'thrice'
const slip = (find: Find, misconception: MisconceptionId, told: Told) => ({
  find,
  misconception,
  feedback: say(`ask.told-${told}`),
})

export const planeAsks: Readonly<Record<1 | 2 | 3, readonly RecordAsk[]>> = {
  1: [
    {
      ...field,
      ask: ({ one }) => say('ask.spread', { one }),
      label: say('ask.label-spread'),
      find: spread,
      slips: [
        slip(best, 'data.stops-early', 'best'),
        slip(([first = 0, , last = 0]) => Math.abs(first - last), 'reading.one-point', 'ends'),
      ],
      hints: [say('ask.hint-ends'), say('ask.hint-gap')],
      so: ({ value }) => [say('ask.so-ends'), say('ask.so-spread', { value })],
    },
  ],
  2: [
    {
      ...field,
      ask: ({ one }) => say('ask.total', { one }),
      label: say('ask.label-total'),
      find: total,
      slips: [
        slip(best, 'evidence.picks-best-run', 'one'),
        slip((values) => 3 * best(values), 'evidence.picks-best-run', 'thrice'),
      ],
      hints: [say('ask.hint-all'), say('ask.hint-add')],
      so: ({ value, cells: [a = '', b = '', c = ''] }) => [
        say('ask.so-add'),
        say('ask.so-total', { a, b, c, value }),
      ],
    },
  ],
  3: [
    {
      ...field,
      ask: ({ one }) => say('ask.fourth', { one, wanted }),
      label: say('ask.label-fourth'),
      find: (values) => wanted - total(values),
      slips: [
        slip(total, 'data.stops-early', 'three'),
        slip((values) => wanted - best(values), 'evidence.picks-best-run', 'minus-best'),
      ],
      hints: [say('ask.hint-have'), say('ask.hint-missing')],
      so: ({ value, cells: [a = '', b = '', c = ''] }) => [
        say('ask.so-have', { a, b, c }),
        say('ask.so-fourth', { wanted, value }),
      ],
    },
  ],
}

export const planeClaims: RecordClaims = {
  more: ([0, 1, 2] as const).map((column) => ({
    column,
    says: (its) => say('claim.farther', { ...its, test: column + 1 }),
  })),
  twice: { column: 0, says: (its) => say('claim.twice', its) },
  pattern: { columns: [0, 1], same: say('claim.same'), opposite: say('claim.opposite') },
  untold: [
    (its) => say('claim.no-wind', its),
    (its) => say('claim.no-cost', its),
    (its) => say('claim.no-next', its),
  ],
}

const order = { first: say('order.least'), last: say('order.most') } as const

export const planeOrders: Readonly<Record<1 | 2 | 3, Ordering>> = {
  1: {
    ...order,
    by: worst,
    other: best,
    misconception: 'evidence.picks-best-run',
    ask: say('order.ask-worst'),
    told: say('order.told-best'),
    hint: say('order.hint-worst'),
    why: say('order.why-worst'),
  },
  2: {
    ...order,
    by: total,
    other: best,
    misconception: 'evidence.picks-best-run',
    ask: say('order.ask-total'),
    told: say('order.told-one'),
    hint: say('order.hint-total'),
    why: say('order.why-total'),
  },
  3: {
    by: spread,
    other: total,
    misconception: 'evidence.within-scatter',
    ask: say('order.ask-spread'),
    first: say('order.alike'),
    last: say('order.differ'),
    told: say('order.told-total'),
    hint: say('order.hint-spread'),
    why: say('order.why-spread'),
  },
}
