import { asksFrom, claimsFrom, orderingsFrom, recordsFrom } from '#shapes/records/records-from.ts'
import { say } from './messages.gen.ts'

/**
 * Kilometers between two coasts, centimeters a year at which they move apart (MORVEL, DeMets et al. 2010), and million
 * years of the oldest sea floor between them (Seton et al. 2020; Red Sea: Augustin et al. 2021), all rounded.
 */
const widths = {
  redSea: [200, 1.2, 13],
  southAtlantic: [5300, 3.3, 115],
  equator: [2900, 3.1, 105],
  northAtlantic: [6100, 2.2, 180],
  norway: [1300, 1.7, 55],
  aden: [300, 1.8, 18],
  australia: [3500, 6.8, 85],
  africaSouth: [4200, 1.4, 155],
  seychelles: [2800, 3.2, 63],
  california: [260, 4.8, 6],
} as const

export const gaps = recordsFrom(say, {
  id: 'gaps',
  columns: ['width', 'pace', 'age'],
  values: widths,
  name: 'in',
  shown: 4,
})

const width = ([kilometers = 1]: readonly number[]): number => kilometers
const pace = ([, centimeters = 1]: readonly number[]): number => centimeters
const age = ([, , years = 1]: readonly number[]): number => years
/** Centimeters a year since the oldest sea floor formed; 1 cm a year is 10 km in a million years. */
const average = (values: readonly number[]): number => width(values) / age(values) / 10
/** Million years that today’s pace would need for the whole gap. */
const back = (values: readonly number[]): number => width(values) / (10 * pace(values))

export const gapAsks = asksFrom(say, 'ask', {
  1: [
    { kind: 'gap', column: 1, ask: 'gap', label: 'label-gap', after: say('ask.pace') },
    { kind: 'total', column: 1, amounts: [10, 20, 50, 80], ask: 'total', label: 'label-total', after: 'cm' },
  ],
  2: [
    {
      kind: 'formula',
      column: 0,
      ask: 'average',
      label: 'label-average',
      after: say('ask.pace'),
      find: average,
      slips: [
        { find: pace, misconception: 'reading.wrong-series', told: 'today' },
        { find: (values) => 10 * average(values), misconception: 'plates.cm-for-km', told: 'unit' },
        { find: (values) => 100 * average(values), misconception: 'plates.cm-for-km', told: 'unit' },
        { find: (values) => 1 / (10 * average(values)), misconception: 'ratio.turned', told: 'turned' },
      ],
      hints: ['average', 'unit'],
      so: ({ value, isExact, cells: [kilometers = '', , years = ''] }) => [
        say('ask.so-average', { kilometers, years }),
        say('ask.so-unit', { kilometers, years, value, is: isExact ? 'exact' : 'rounded' }),
      ],
    },
  ],
  3: [
    {
      kind: 'formula',
      column: 0,
      ask: 'back',
      label: 'label-back',
      after: say('ask.million'),
      find: back,
      slips: [
        { find: age, misconception: 'reading.wrong-series', told: 'age' },
        { find: (values) => 10 * back(values), misconception: 'plates.cm-for-km', told: 'unit' },
        { find: (values) => back(values) / 2, misconception: 'plates.one-side-moves', told: 'half' },
        { find: (values) => 1 / back(values), misconception: 'ratio.turned', told: 'turned' },
      ],
      hints: ['million', 'fit'],
      so: ({ value, isExact, cells: [kilometers = '', centimeters = '', years = ''] }) => [
        say('ask.so-million', { centimeters }),
        say('ask.so-back', { kilometers, centimeters, value, is: isExact ? 'exact' : 'rounded' }),
        say('ask.so-compare', { years }),
      ],
    },
  ],
})

export const gapClaims = claimsFrom(say, 'claim', {
  more: [
    { column: 0, statement: 'wide' },
    { column: 1, statement: 'fast' },
    { column: 2, statement: 'old' },
  ],
  twice: { column: 0, statement: 'twice' },
  pattern: { columns: [1, 2], same: 'same', opposite: 'opposite' },
  untold: ['no-fossils', 'no-quakes', 'no-deep'],
})

export const gapOrders = orderingsFrom(say, 'order', {
  1: {
    asks: 'pace',
    by: pace,
    first: 'slow',
    last: 'fast',
    slip: { by: width, misconception: 'reading.wrong-series', told: 'width' },
  },
  2: {
    asks: 'average',
    by: average,
    first: 'slow',
    last: 'fast',
    slip: { by: pace, misconception: 'plates.todays-clue', told: 'today' },
  },
  3: {
    asks: 'back',
    by: back,
    first: 'short',
    last: 'long',
    slip: { by: width, misconception: 'ratio.looks-at-one', told: 'width-alone' },
  },
})
