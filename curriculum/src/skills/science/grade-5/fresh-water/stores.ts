import { asksFrom, claimsFrom, orderingsFrom, recordsFrom } from '#shapes/records/records-from.ts'
import { say } from './messages.gen.ts'

/**
 * Millions of km² and thousands of km³, rounded. Oceans: NOAA ETOPO1 (Charette & Smith 2010). Ice: Bedmap2 2013, BedMachine
 * 2017, Farinotti et al. 2019. Lakes and swamps: Shiklomanov 1993.
 */
const amounts = {
  pacific: [169, 670_000],
  atlantic: [85, 310_000],
  indian: [71, 264_000],
  southern: [22, 72_000],
  arctic: [16, 19_000],
  antarctica: [14, 27_000],
  greenland: [1.7, 3000],
  mountains: [0.7, 160],
  lakes: [1.2, 91],
  swamps: [2.7, 11],
} as const

export const waterStores = recordsFrom(say, {
  id: 'stores',
  columns: ['area', 'amount'],
  values: amounts,
  name: 'store',
  shown: 5,
})

export const storeAsks = asksFrom(say, 'ask', {
  1: [{ kind: 'gap', column: 0, ask: 'gap', label: 'label-gap', after: say('ask.millions') }],
  2: [{ kind: 'times', column: 1, ask: 'times', label: 'label-times' }],
  3: [{ kind: 'per', column: 1, of: 0, ask: 'depth', label: 'label-depth', after: 'm' }],
})

export const storeClaims = claimsFrom(say, 'claim', {
  more: [
    { column: 0, statement: 'area' },
    { column: 1, statement: 'amount' },
  ],
  twice: { column: 1, statement: 'twice' },
  pattern: { columns: [0, 1], same: 'same', opposite: 'opposite' },
  untold: ['no-use', 'no-change', 'no-life'],
})

const areaOf = ([area = 0]: readonly number[]): number => area
const amountOf = ([, amount = 0]: readonly number[]): number => amount

export const storeOrders = orderingsFrom(say, 'order', {
  1: {
    asks: 'amount',
    by: amountOf,
    first: 'least',
    last: 'most',
    slip: { by: areaOf, misconception: 'reading.wrong-series', told: 'area' },
  },
  2: {
    asks: 'area',
    by: areaOf,
    first: 'small',
    last: 'large',
    slip: { by: amountOf, misconception: 'reading.wrong-series', told: 'amount' },
  },
  3: {
    asks: 'depth',
    by: (values) => amountOf(values) / areaOf(values),
    first: 'shallow',
    last: 'deep',
    slip: { by: areaOf, misconception: 'data.stops-early', told: 'wide' },
  },
})
