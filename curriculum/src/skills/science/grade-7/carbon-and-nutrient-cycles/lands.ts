import { asksFrom, claimsFrom, orderingsFrom, recordsFrom } from '#shapes/records/records-from.ts'
import { say } from './messages.gen.ts'

/**
 * Tons of carbon on one hectare: in plants, in the top meter of soil, and built by plants in a year. Rounded from WBGU
 * 1998, as in IPCC 2001, table 3.2. Growth is the table's total for the world divided by its area.
 */
const stored = {
  tropical: [120, 123, 7.8],
  temperate: [57, 96, 6.3],
  boreal: [64, 344, 2.3],
  savanna: [29, 117, 7.9],
  prairie: [7, 236, 4.2],
  wetland: [43, 643, 12],
  desert: [2, 42, 0.3],
  tundra: [6, 127, 1.1],
  cropland: [2, 80, 4.3],
} as const

export const lands = recordsFrom(say, {
  id: 'lands',
  columns: ['plants', 'soil', 'growth'],
  values: stored,
  name: 'land',
  shown: 5,
})

const plantsOf = ([plants = 0]: readonly number[]): number => plants
const soilOf = ([, soil = 0]: readonly number[]): number => soil
const growthOf = ([, , growth = 1]: readonly number[]): number => growth
const both = (values: readonly number[]): number => plantsOf(values) + soilOf(values)
const years = (values: readonly number[]): number => both(values) / growthOf(values)

export const landAsks = asksFrom(say, 'ask', {
  1: [{ kind: 'gap', column: 1, ask: 'gap', label: 'label-gap', after: 't' }],
  2: [
    {
      kind: 'formula',
      column: 1,
      ask: 'share',
      label: 'label-share',
      after: '%',
      find: (values) => (100 * soilOf(values)) / both(values),
      slips: [
        {
          find: (values) => (100 * plantsOf(values)) / both(values),
          misconception: 'percent.part-for-rest',
          told: 'plants',
        },
        { find: soilOf, misconception: 'display.count-for-percent', told: 'tons' },
        {
          find: (values) => (100 * plantsOf(values)) / soilOf(values),
          misconception: 'percent.wrong-whole',
          told: 'part',
        },
      ],
      hints: ['whole', 'share'],
      so: ({ value, isExact, cells: [plants = '', soil = ''] }) => [
        say('ask.so-whole', { plants, soil, whole: Number(plants) + Number(soil) }),
        say('ask.so-share', {
          soil,
          whole: Number(plants) + Number(soil),
          value,
          is: isExact ? 'exact' : 'rounded',
        }),
      ],
    },
    { kind: 'times', column: 1, ask: 'times', label: 'label-times' },
  ],
  3: [
    {
      kind: 'formula',
      column: 1,
      ask: 'years',
      label: 'label-years',
      after: say('ask.after-years'),
      find: years,
      slips: [
        {
          find: (values) => soilOf(values) / growthOf(values),
          misconception: 'cycles.one-pool',
          told: 'soil',
        },
        {
          find: (values) => plantsOf(values) / growthOf(values),
          misconception: 'cycles.one-pool',
          told: 'plants-only',
        },
        {
          find: (values) => both(values) * growthOf(values),
          misconception: 'data.stops-early',
          told: 'multiplied',
        },
      ],
      hints: ['stored', 'years'],
      so: ({ value, isExact, cells: [plants = '', soil = '', growth = ''] }) => [
        say('ask.so-whole', { plants, soil, whole: Number(plants) + Number(soil) }),
        say('ask.so-years', {
          whole: Number(plants) + Number(soil),
          growth,
          value,
          is: isExact ? 'exact' : 'rounded',
        }),
      ],
    },
  ],
})

export const landClaims = claimsFrom(say, 'claim', {
  more: [
    { column: 0, statement: 'plants' },
    { column: 1, statement: 'soil' },
    { column: 2, statement: 'growth' },
  ],
  twice: { column: 1, statement: 'twice' },
  pattern: { columns: [0, 2], same: 'same', opposite: 'opposite' },
  untold: ['no-animals', 'no-change', 'no-rain'],
})

export const landOrders = orderingsFrom(say, 'order', {
  1: {
    asks: 'soil',
    by: soilOf,
    first: 'least',
    last: 'most',
    slip: { by: plantsOf, misconception: 'reading.wrong-series', told: 'plants' },
  },
  2: {
    asks: 'both',
    by: both,
    first: 'least',
    last: 'most',
    slip: { by: soilOf, misconception: 'cycles.one-pool', told: 'soil' },
  },
  3: {
    asks: 'years',
    by: years,
    first: 'short',
    last: 'long',
    slip: { by: both, misconception: 'data.stops-early', told: 'both' },
  },
})
