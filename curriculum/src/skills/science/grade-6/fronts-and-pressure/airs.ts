import { asksFrom, claimsFrom, orderingsFrom, recordsFrom } from '#shapes/records/records-from.ts'
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

export const airs = recordsFrom(say, {
  id: 'airs',
  columns: ['warmth', 'vapor'],
  values: typical,
  name: 'air',
  shown: 5,
})

const warmth = ([celsius = 0]: readonly number[]): number => celsius
const vapor = ([, grams = 0]: readonly number[]): number => grams
/** The air that rises. Half of its vapor becomes rain. */
const kilograms = 4

export const airAsks = asksFrom(say, 'ask', {
  1: [{ kind: 'gap', column: 1, ask: 'gap', label: 'label-gap', after: 'g' }],
  2: [{ kind: 'times', column: 1, ask: 'times', label: 'label-times' }],
  3: [
    {
      kind: 'formula',
      column: 1,
      ask: ({ one }) => say('ask.rain', { one, kilograms }),
      label: 'label-water',
      after: 'g',
      find: (values) => (kilograms * vapor(values)) / 2,
      slips: [
        { find: (values) => kilograms * vapor(values), misconception: 'data.stops-early', told: 'all' },
        { find: (values) => vapor(values) / 2, misconception: 'data.stops-early', told: 'one' },
        {
          find: (values) => kilograms * Math.abs(warmth(values)),
          misconception: 'reading.wrong-series',
          told: 'warmth',
        },
      ],
      hints: [say('ask.hint-all', { kilograms }), 'half'],
      so: ({ value, cells: [, grams = ''] }) => [
        say('ask.so-all', { kilograms, grams }),
        say('ask.so-half', { kilograms, grams, value }),
      ],
    },
  ],
})

export const airClaims = claimsFrom(say, 'claim', {
  more: [
    { column: 0, statement: 'warmer' },
    { column: 1, statement: 'moister' },
  ],
  twice: { column: 1, statement: 'twice' },
  pattern: { columns: [0, 1], same: 'same', opposite: 'opposite' },
  untold: ['no-speed', 'no-rain', 'no-pressure'],
})

export const airOrders = orderingsFrom(say, 'order', {
  1: {
    asks: 'vapor',
    by: vapor,
    first: 'driest',
    last: 'moistest',
    slip: { by: warmth, misconception: 'reading.wrong-series', told: 'warmth' },
  },
  2: {
    asks: 'warmth',
    by: (values) => -warmth(values),
    first: 'warmest',
    last: 'coldest',
    slip: { by: vapor, misconception: 'reading.wrong-series', told: 'vapor' },
    tell: (value) => say('order.degrees', { value: -value }),
  },
  3: {
    asks: 'contrast',
    by: (values) => Math.abs(warmth(values) - 21),
    first: 'alike',
    last: 'different',
    slip: { by: vapor, misconception: 'reading.wrong-series', told: 'vapor' },
    tell: (value) => say('order.degrees', { value }),
  },
})
