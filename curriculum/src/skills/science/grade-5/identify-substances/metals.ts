import { keysOf } from '#form'
import type { Records } from '#shapes/records/records.ts'
import { asksFrom, claimsFrom, orderingsFrom } from '#shapes/records/records-from.ts'
import { say } from './messages.gen.ts'

/**
 * Hardness on the scale of Mohs (Samsonov 1968), and joules in 10 s through a bar of 1 cm² and 10 cm with 100 °C between
 * its ends, from thermal conductivities of the CRC Handbook of Chemistry and Physics.
 */
export const bars = {
  silver: [2.5, 429],
  copper: [3, 401],
  gold: [2.5, 318],
  aluminum: [2.75, 237],
  tungsten: [7.5, 173],
  zinc: [2.5, 116],
  nickel: [4, 91],
  iron: [4, 80],
  platinum: [3.5, 72],
  tin: [1.5, 67],
  titanium: [6, 22],
} as const
export type Metal = keyof typeof bars
export const metalIds = keysOf(bars)

export const metals: Records = {
  id: 'metals',
  scene: say('table.scene'),
  title: say('table.title'),
  head: say('table.head'),
  columns: [say('table.hardness'), say('table.heat')],
  rows: metalIds.map((id) => ({ name: say(`metal.${id}`), inside: say(`in.${id}`), values: bars[id] })),
  shown: 5,
}

const hardness = ([scale = 1]: readonly number[]): number => scale
const heat = ([, joules = 1]: readonly number[]): number => joules
/** Two bars for 30 s instead of one for 10 s. */
const sixfold = 6
const wanted = 1000

export const metalAsks = asksFrom(say, 'ask', {
  1: [{ kind: 'gap', column: 1, ask: 'gap', label: 'label-gap', after: 'J' }],
  2: [{ kind: 'times', column: 1, ask: 'times', label: 'label-times' }],
  3: [
    {
      kind: 'formula',
      column: 1,
      ask: 'two-bars',
      label: 'label-heat',
      after: 'J',
      find: (values) => sixfold * heat(values),
      slips: [
        { find: (values) => 2 * heat(values), misconception: 'data.stops-early', told: 'bars' },
        { find: (values) => 3 * heat(values), misconception: 'data.stops-early', told: 'time' },
        { find: (values) => (2 + 3) * heat(values), misconception: 'ratio.additive', told: 'plus' },
        { find: heat, misconception: 'property.of-the-piece', told: 'one' },
      ],
      hints: ['one', 'two'],
      so: ({ value, isExact, cells: [, joules = ''] }) => [
        say('ask.so-one', { joules }),
        say(isExact ? 'ask.so-two' : 'ask.so-two-about', { joules, value }),
      ],
    },
    {
      kind: 'formula',
      column: 1,
      ask: 'how-long',
      label: 'label-time',
      after: 's',
      find: (values) => (10 * wanted) / heat(values),
      slips: [
        { find: (values) => wanted / heat(values), misconception: 'data.stops-early', told: 'tens' },
        { find: (values) => (10 * heat(values)) / wanted, misconception: 'ratio.turned', told: 'turned' },
      ],
      hints: ['ten', 'fit'],
      so: ({ value, cells: [, joules = ''] }) => [
        say('ask.so-ten', { joules }),
        say('ask.so-long', { joules, value }),
      ],
    },
  ],
})

export const metalClaims = claimsFrom(say, 'claim', {
  more: [
    { column: 0, statement: 'harder' },
    { column: 1, statement: 'heat' },
  ],
  twice: { column: 1, statement: 'twice' },
  pattern: { columns: [0, 1], same: 'same', opposite: 'opposite' },
  untold: ['no-saw', 'no-runs', 'no-price'],
})

export const metalOrders = orderingsFrom(say, 'order', {
  1: {
    asks: 'heat',
    by: heat,
    first: 'least',
    last: 'most',
    slip: { by: hardness, misconception: 'reading.wrong-series', told: 'hardness' },
  },
  2: {
    asks: 'hardness',
    by: hardness,
    first: 'softest',
    last: 'hardest',
    slip: { by: heat, misconception: 'reading.wrong-series', told: 'heat' },
  },
  3: {
    asks: 'time',
    by: (values) => (10 * wanted) / heat(values),
    first: 'shortest',
    last: 'longest',
    slip: { by: hardness, misconception: 'reading.wrong-series', told: 'hardness' },
  },
})
