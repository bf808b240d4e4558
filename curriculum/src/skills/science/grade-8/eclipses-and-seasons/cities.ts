import { keysOf } from '#form'
import type { Records } from '#shapes/records/records.ts'
import { asksFrom, claimsFrom, orderingsFrom } from '#shapes/records/records-from.ts'
import { say } from './messages.gen.ts'

/** Degrees from the equator, and hours from sunrise to sunset on June 21 and December 21 (NOAA solar calculator), rounded. */
const places = {
  anchorage: [61, 19.4, 5.5],
  seattle: [48, 16, 8.4],
  chicago: [42, 15.2, 9.1],
  losAngeles: [34, 14.4, 9.9],
  miami: [26, 13.8, 10.5],
  mexico: [19, 13.3, 11],
  quito: [0, 12.1, 12.1],
  lima: [12, 11.4, 12.9],
  santiago: [33, 10, 14.3],
  wellington: [41, 9.2, 15.2],
  puntaArenas: [53, 7.5, 17],
} as const
const ids = keysOf(places)

export const cities: Records = {
  id: 'cities',
  scene: say('table.scene'),
  title: say('table.title'),
  head: say('table.head'),
  columns: [say('table.latitude'), say('table.june'), say('table.december')],
  rows: ids.map((id) => ({ name: say(`city.${id}`), values: places[id] })),
  shown: 4,
}

const latitude = ([degrees = 0]: readonly number[]): number => degrees
const june = ([, hours = 12]: readonly number[]): number => hours
const december = ([, , hours = 12]: readonly number[]): number => hours
const difference = (values: readonly number[]): number => Math.abs(june(values) - december(values))

export const cityAsks = asksFrom(say, 'ask', {
  1: [
    { kind: 'gap', column: 1, ask: 'gap', label: 'label-gap', after: say('ask.hours') },
    { kind: 'gap', column: 2, ask: 'gap-december', label: 'label-gap', after: say('ask.hours') },
  ],
  2: [
    {
      kind: 'formula',
      column: 1,
      ask: 'night',
      label: 'label-night',
      after: '%',
      find: (values) => (100 * (24 - december(values))) / 24,
      slips: [
        { find: (values) => (100 * december(values)) / 24, misconception: 'data.stops-early', told: 'day' },
        {
          find: (values) => (100 * (24 - june(values))) / 24,
          misconception: 'reading.wrong-series',
          told: 'june',
        },
        { find: (values) => 24 - december(values), misconception: 'percent.compares-amounts', told: 'hours' },
        { find: () => 50, misconception: 'seasons.equal-days', told: 'equal' },
      ],
      hints: ['december', 'night'],
      so: ({ value, isExact, cells: [, , hours = ''] }) => [
        say('ask.so-december', { hours }),
        say('ask.so-night', { hours, value, is: isExact ? 'exact' : 'rounded' }),
      ],
    },
  ],
  3: [
    {
      kind: 'formula',
      column: 0,
      ask: 'mirror',
      label: 'label-mirror',
      after: say('ask.hours'),
      find: december,
      slips: [
        { find: june, misconception: 'seasons.same-everywhere', told: 'same' },
        { find: (values) => 24 - december(values), misconception: 'data.stops-early', told: 'rest' },
        { find: () => 12, misconception: 'seasons.equal-days', told: 'equal' },
      ],
      hints: ['opposite', 'mirror'],
      so: ({ cells: [, , hours = ''] }) => [say('ask.so-opposite'), say('ask.so-mirror', { hours })],
    },
  ],
})

export const cityClaims = claimsFrom(say, 'claim', {
  more: [
    { column: 0, statement: 'latitude' },
    { column: 1, statement: 'june' },
    { column: 2, statement: 'december' },
  ],
  twice: { column: 1, statement: 'twice' },
  pattern: { columns: [0, 1], same: 'same', opposite: 'opposite' },
  untold: ['no-rain', 'no-people', 'no-high'],
})

export const cityOrders = orderingsFrom(say, 'order', {
  1: {
    asks: 'december',
    by: december,
    first: 'short',
    last: 'long',
    slip: { by: latitude, misconception: 'reading.wrong-series', told: 'degrees' },
  },
  2: {
    asks: 'night',
    by: (values) => 24 - june(values),
    first: 'short',
    last: 'long',
    slip: { by: latitude, misconception: 'reading.wrong-series', told: 'latitude' },
  },
  3: {
    asks: 'change',
    by: difference,
    first: 'least',
    last: 'most',
    slip: { by: june, misconception: 'data.stops-early', told: 'june-alone' },
  },
})
