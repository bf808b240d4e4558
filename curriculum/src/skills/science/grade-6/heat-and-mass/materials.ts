import { asksFrom, claimsFrom, orderingsFrom, recordsFrom } from '#shapes/records/records-from.ts'
import { say } from './messages.gen.ts'

/**
 * Kilograms in a liter, and °C by which 10,000 J warm up 1 kg, rounded: densities and specific heats near 20 °C from the
 * CRC Handbook of Chemistry and Physics and the Engineering ToolBox.
 */
const figures = {
  water: [1, 2.4],
  alcohol: [0.79, 3.8],
  oil: [0.92, 5],
  glycerin: [1.26, 4.2],
  aluminum: [2.7, 11],
  concrete: [2.3, 11],
  sand: [1.6, 12],
  glass: [2.5, 12],
  granite: [2.7, 13],
  iron: [7.9, 22],
  copper: [8.96, 26],
} as const

export const materials = recordsFrom(say, {
  id: 'materials',
  columns: ['liter', 'rise'],
  values: figures,
  name: 'material',
  shown: 5,
})

const liter = ([kilograms = 1]: readonly number[]): number => kilograms
const rise = ([, degrees = 1]: readonly number[]): number => degrees
const masses = 4
const times = 3

export const materialAsks = asksFrom(say, 'ask', {
  1: [{ kind: 'gap', column: 1, ask: 'gap', label: 'label-gap', after: '°C' }],
  2: [
    { kind: 'times', column: 1, ask: 'times', label: 'label-times' },
    {
      kind: 'formula',
      column: 1,
      ask: ({ one }) => say('ask.more-mass', { one, masses }),
      label: 'label-rise',
      after: '°C',
      find: (values) => rise(values) / masses,
      slips: [
        { find: (values) => rise(values) * masses, misconception: 'ratio.turned', told: 'larger' },
        { find: rise, misconception: 'thermal.energy-sets-temperature', told: 'same' },
      ],
      hints: ['rise', 'share'],
      so: ({ value, isExact, cells: [, degrees = ''] }) => [
        say('ask.so-rise', { degrees }),
        say(isExact ? 'ask.so-share' : 'ask.so-share-about', { degrees, masses, value }),
      ],
    },
  ],
  3: [
    {
      kind: 'formula',
      column: 0,
      ask: 'liter',
      label: 'label-rise',
      after: '°C',
      find: (values) => rise(values) / liter(values),
      slips: [
        { find: (values) => rise(values) * liter(values), misconception: 'ratio.turned', told: 'larger' },
        { find: rise, misconception: 'data.stops-early', told: 'kilogram' },
      ],
      hints: ['liter', 'mass'],
      so: ({ value, isExact, cells: [kilograms = '', degrees = ''] }) => [
        say('ask.so-liter', { kilograms, degrees }),
        say(isExact ? 'ask.so-share' : 'ask.so-share-about', { degrees, masses: kilograms, value }),
      ],
    },
    {
      kind: 'formula',
      column: 1,
      ask: ({ one }) => say('ask.both', { one, energy: times * 10_000 }),
      label: 'label-rise',
      after: '°C',
      find: (values) => (times * rise(values)) / 2,
      slips: [
        { find: (values) => times * rise(values), misconception: 'data.stops-early', told: 'mass' },
        { find: (values) => rise(values) / 2, misconception: 'data.stops-early', told: 'energy' },
        { find: (values) => times * 2 * rise(values), misconception: 'ratio.turned', told: 'larger' },
      ],
      hints: ['energy', 'then'],
      so: ({ value, isExact, cells: [, degrees = ''] }) => [
        say('ask.so-both', { times }),
        say(isExact ? 'ask.so-work' : 'ask.so-work-about', { degrees, times, value }),
      ],
    },
  ],
})

export const materialClaims = claimsFrom(say, 'claim', {
  more: [
    { column: 1, statement: 'rise' },
    { column: 0, statement: 'liter' },
  ],
  twice: { column: 1, statement: 'twice' },
  pattern: { columns: [0, 1], same: 'same', opposite: 'opposite' },
  untold: ['no-melt', 'no-price', 'no-room'],
})

export const materialOrders = orderingsFrom(say, 'order', {
  1: {
    asks: 'rise',
    by: rise,
    first: 'least',
    last: 'most',
    slip: { by: liter, misconception: 'reading.wrong-series', told: 'liter' },
  },
  2: {
    asks: 'energy',
    by: (values) => (10 * 10_000) / rise(values),
    first: 'least-energy',
    last: 'most-energy',
    slip: { by: liter, misconception: 'reading.wrong-series', told: 'liter' },
  },
  3: {
    asks: 'liter',
    by: (values) => rise(values) / liter(values),
    first: 'least',
    last: 'most',
    slip: { by: rise, misconception: 'data.stops-early', told: 'kilogram' },
  },
})
