import { keysOf } from '#form'
import type { Records } from '#shapes/records/records.ts'
import { asksFrom, claimsFrom, orderingsFrom } from '#shapes/records/records-from.ts'
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

export const cityAsks = asksFrom(say, 'ask', {
  1: [{ kind: 'gap', column: 2, ask: 'gap', label: 'label-gap', after: '°C' }],
  2: [{ kind: 'times', column: 3, ask: 'times', label: 'label-times' }],
  3: [
    {
      kind: 'formula',
      column: 2,
      ask: (its) => say('ask.cold', its),
      label: 'label-cold',
      after: '°C',
      find: coldest,
      isShort: true,
      slips: [
        {
          find: ([, , mean = 0, swing = 0]) => mean - swing,
          misconception: 'data.stops-early',
          told: 'full',
        },
        { find: warmest, misconception: 'order.backward', told: 'warm' },
        { find: ([, , , swing = 0]) => swing / 2, misconception: 'data.stops-early', told: 'half' },
      ],
      hints: ['half', 'down'],
      so: ({ value, cells: [, , mean = '', swing = ''] }) => [
        say('ask.so-half', { swing }),
        say('ask.so-cold', { mean, value }),
      ],
    },
  ],
})

export const cityClaims = claimsFrom(say, 'claim', {
  more: [
    { column: 2, statement: 'warmer' },
    { column: 3, statement: 'swing' },
  ],
  twice: { column: 3, statement: 'twice' },
  pattern: { columns: [0, 2], same: 'same', opposite: 'opposite' },
  untold: ['no-rain', 'no-today', 'no-wind'],
})

export const cityOrders = orderingsFrom(say, 'order', {
  1: {
    asks: 'mean',
    by: yearly,
    first: 'cool',
    last: 'warm',
    slip: { by: 0, misconception: 'climate.latitude-alone', told: 'latitude' },
  },
  2: {
    asks: 'swing',
    by: 3,
    first: 'small',
    last: 'large',
    slip: { by: yearly, misconception: 'reading.wrong-series', told: 'mean' },
  },
  3: {
    asks: 'warm',
    by: warmest,
    first: 'cool',
    last: 'warm',
    slip: { by: yearly, misconception: 'data.stops-early', told: 'no-swing' },
  },
})
