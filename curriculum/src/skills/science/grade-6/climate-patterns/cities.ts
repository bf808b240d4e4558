import { keysOf } from '#form'
import type { RecordAsk } from '#shapes/records/ask-records.ts'
import type { Ordering } from '#shapes/records/order-records.ts'
import type { Records } from '#shapes/records/records.ts'
import type { RecordClaims } from '#shapes/records/sort-records.ts'
import { say } from './messages.gen.ts'

/** Degrees of latitude, km from the ocean, mean of the year, and swing in °C (WMO normals 1991–2020, rounded). */
const means = {
  singapore: [1, 1, 28, 2],
  manaus: [3, 1100, 27, 2],
  honolulu: [21, 1, 25, 4],
  miami: [26, 1, 25, 9],
  phoenix: [33, 250, 24, 23],
  sanfrancisco: [38, 1, 14, 7],
  lisbon: [39, 10, 17, 12],
  stlouis: [39, 1000, 14, 27],
  london: [51, 60, 12, 13],
  winnipeg: [50, 950, 3, 36],
  bergen: [60, 1, 8, 13],
  reykjavik: [64, 1, 5, 11],
} as const
const ids = keysOf(means)

export const cities: Records = {
  id: 'cities',
  scene: say('table.scene'),
  title: say('table.title'),
  head: say('table.head'),
  columns: [say('table.latitude'), say('table.sea'), say('table.mean'), say('table.swing')],
  rows: ids.map((id) => ({ name: say(`city.${id}`), values: means[id] })),
  shown: 5,
}

const coldest = ([, , mean = 0, swing = 0]: readonly number[]): number => mean - swing / 2
const warmest = ([, , mean = 0, swing = 0]: readonly number[]): number => mean + swing / 2
const yearly = ([, , mean = 0]: readonly number[]): number => mean

export const cityAsks: Readonly<Record<1 | 2 | 3, readonly RecordAsk[]>> = {
  1: [
    { kind: 'gap', column: 2, ask: (its) => say('ask.gap', its), label: say('ask.label-gap'), after: '°C' },
  ],
  2: [{ kind: 'times', column: 3, ask: (its) => say('ask.times', its), label: say('ask.label-times') }],
  3: [
    {
      kind: 'formula',
      column: 2,
      ask: (its) => say('ask.cold', its),
      label: say('ask.label-cold'),
      after: '°C',
      find: coldest,
      slips: [
        {
          find: ([, , mean = 0, swing = 0]) => mean - swing,
          misconception: 'data.stops-early',
          feedback: say('ask.told-full'),
        },
        { find: warmest, misconception: 'order.backward', feedback: say('ask.told-warm') },
        {
          find: ([, , , swing = 0]) => swing / 2,
          misconception: 'data.stops-early',
          feedback: say('ask.told-half'),
        },
      ],
      hints: [say('ask.hint-half'), say('ask.hint-down')],
      so: ({ value, cells: [, , mean = '', swing = ''] }) => [
        say('ask.so-half', { swing }),
        say('ask.so-cold', { mean, value }),
      ],
    },
  ],
}

export const cityClaims: RecordClaims = {
  more: [
    { column: 2, says: (its) => say('claim.warmer', its) },
    { column: 3, says: (its) => say('claim.swing', its) },
  ],
  twice: { column: 3, says: (its) => say('claim.twice', its) },
  pattern: { columns: [0, 2], same: say('claim.same'), opposite: say('claim.opposite') },
  untold: [
    (its) => say('claim.no-rain', its),
    (its) => say('claim.no-today', its),
    (its) => say('claim.no-wind', its),
  ],
}

export const cityOrders: Readonly<Record<1 | 2 | 3, Ordering>> = {
  1: {
    by: yearly,
    other: ([latitude = 0]) => latitude,
    misconception: 'climate.latitude-alone',
    ask: say('order.ask-mean'),
    first: say('order.cool'),
    last: say('order.warm'),
    told: say('order.told-latitude'),
    hint: say('order.hint-mean'),
    why: say('order.why-mean'),
  },
  2: {
    by: ([, , , swing = 0]) => swing,
    other: yearly,
    misconception: 'reading.wrong-series',
    ask: say('order.ask-swing'),
    first: say('order.small'),
    last: say('order.large'),
    told: say('order.told-mean'),
    hint: say('order.hint-swing'),
    why: say('order.why-swing'),
  },
  3: {
    by: warmest,
    other: yearly,
    misconception: 'data.stops-early',
    ask: say('order.ask-warm'),
    first: say('order.cool'),
    last: say('order.warm'),
    told: say('order.told-no-swing'),
    hint: say('order.hint-warm'),
    why: say('order.why-warm'),
  },
}
