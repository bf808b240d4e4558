import { keysOf } from '#form'
import type { RecordAsk } from '#shapes/records/ask-records.ts'
import type { Ordering } from '#shapes/records/order-records.ts'
import type { Records } from '#shapes/records/records.ts'
import type { RecordClaims } from '#shapes/records/sort-records.ts'
import { say } from './messages.gen.ts'

/**
 * Typical °C near the ground in the region and month, and grams of water vapor in 1 kg of air: rounded, at 70 to 90% humidity,
 * and at 15 to 25% over the desert.
 */
const typical = {
  'canada-january': [-26, 0.4],
  'canada-july': [14, 7],
  'plains-january': [-10, 1.4],
  'pacific-january': [7, 5],
  'pacific-july': [13, 8],
  'gulf-january': [21, 11],
  'gulf-july': [29, 18],
  'desert-april': [22, 4],
  'desert-june': [34, 5.5],
  'greenland-january': [-4, 2.4],
} as const
const ids = keysOf(typical)

export const airs: Records = {
  id: 'airs',
  scene: say('table.scene'),
  title: say('table.title'),
  head: say('table.head'),
  columns: [say('table.warmth'), say('table.vapor')],
  rows: ids.map((id) => ({ name: say(`air.${id}`), inside: say(`in.${id}`), values: typical[id] })),
  shown: 5,
}

const warmth = ([celsius = 0]: readonly number[]): number => celsius
const vapor = ([, grams = 0]: readonly number[]): number => grams
/** The air that rises. Half of its vapor becomes rain. */
const kilograms = 4

export const airAsks: Readonly<Record<1 | 2 | 3, readonly RecordAsk[]>> = {
  1: [{ kind: 'gap', column: 1, ask: (its) => say('ask.gap', its), label: say('ask.label-gap'), after: 'g' }],
  2: [{ kind: 'times', column: 1, ask: (its) => say('ask.times', its), label: say('ask.label-times') }],
  3: [
    {
      kind: 'formula',
      column: 1,
      ask: ({ one }) => say('ask.rain', { one, kilograms }),
      label: say('ask.label-water'),
      after: 'g',
      find: (values) => (kilograms * vapor(values)) / 2,
      slips: [
        {
          find: (values) => kilograms * vapor(values),
          misconception: 'data.stops-early',
          feedback: say('ask.told-all'),
        },
        {
          find: (values) => vapor(values) / 2,
          misconception: 'data.stops-early',
          feedback: say('ask.told-one'),
        },
        {
          find: (values) => kilograms * Math.abs(warmth(values)),
          misconception: 'reading.wrong-series',
          feedback: say('ask.told-warmth'),
        },
      ],
      hints: [say('ask.hint-all', { kilograms }), say('ask.hint-half')],
      so: ({ value, cells: [, grams = ''] }) => [
        say('ask.so-all', { kilograms, grams }),
        say('ask.so-half', { kilograms, grams, value }),
      ],
    },
  ],
}

export const airClaims: RecordClaims = {
  more: [
    { column: 0, says: (its) => say('claim.warmer', its) },
    { column: 1, says: (its) => say('claim.moister', its) },
  ],
  twice: { column: 1, says: (its) => say('claim.twice', its) },
  pattern: { columns: [0, 1], same: say('claim.same'), opposite: say('claim.opposite') },
  untold: [
    (its) => say('claim.no-speed', its),
    (its) => say('claim.no-rain', its),
    (its) => say('claim.no-pressure', its),
  ],
}

export const airOrders: Readonly<Record<1 | 2 | 3, Ordering>> = {
  1: {
    by: vapor,
    other: warmth,
    misconception: 'reading.wrong-series',
    ask: say('order.ask-vapor'),
    first: say('order.driest'),
    last: say('order.moistest'),
    told: say('order.told-warmth'),
    hint: say('order.hint-vapor'),
    why: say('order.why-vapor'),
  },
  2: {
    by: (values) => -warmth(values),
    other: vapor,
    misconception: 'reading.wrong-series',
    ask: say('order.ask-warmth'),
    first: say('order.warmest'),
    last: say('order.coldest'),
    told: say('order.told-vapor'),
    hint: say('order.hint-warmth'),
    why: say('order.why-warmth'),
    tell: (value) => say('order.degrees', { value: -value }),
  },
  3: {
    by: (values) => Math.abs(warmth(values) - 21),
    other: vapor,
    misconception: 'reading.wrong-series',
    ask: say('order.ask-contrast'),
    first: say('order.alike'),
    last: say('order.different'),
    told: say('order.told-vapor'),
    hint: say('order.hint-contrast'),
    why: say('order.why-contrast'),
    tell: (value) => say('order.degrees', { value }),
  },
}
