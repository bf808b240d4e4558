import { asksFrom, claimsFrom, recordsFrom } from '#shapes/records/records-from.ts'
import { measured } from '#worlds/solids/metal-oxides.ts'
import { say } from './messages.gen.ts'

const grams = 60

export const oxides = recordsFrom(say, {
  id: 'oxides',
  columns: ['metal-density', 'density', 'metal-melts', 'melts'],
  values: measured,
  name: 'row',
  shown: 5,
})

type Find = (values: readonly number[]) => number
const metalDensity: Find = ([first = 1]) => first
const density: Find = ([, second = 1]) => second

export const oxideAsks = asksFrom(say, 'ask', {
  1: [{ kind: 'gap', column: 3, ask: 'gap', label: 'label-gap', after: '°C' }],
  2: [
    {
      kind: 'total',
      column: 1,
      amounts: [5, 10, 20, 30],
      ask: ({ one, amount }) => say('ask.mass', { one, amount }),
      label: 'label-mass',
      after: 'g',
    },
  ],
  3: [
    {
      kind: 'formula',
      column: 1,
      ask: ({ one }) => say('ask.volume', { one, grams }),
      label: 'label-volume',
      after: 'cm³',
      find: (values) => grams / density(values),
      slips: [
        { find: (values) => grams * density(values), misconception: 'ratio.undoes-wrong-way', told: 'times' },
        {
          find: (values) => grams / metalDensity(values),
          misconception: 'substance.turns-into',
          told: 'metal',
        },
        { find: (values) => density(values) / grams, misconception: 'ratio.turned', told: 'turned' },
      ],
      hints: ['oxide', 'volume'],
      so: ({ value, cells: [, its = ''] }) => [
        say('ask.so-density', { its }),
        say('ask.so-volume', { grams, its, value }),
      ],
    },
  ],
})

export const oxideClaims = claimsFrom(say, 'claim', {
  more: [
    { column: 1, statement: 'denser' },
    { column: 3, statement: 'melts' },
  ],
  twice: { column: 1, statement: 'twice' },
  pattern: { columns: [2, 3], same: 'same', opposite: 'opposite' },
  untold: ['no-color', 'no-water', 'no-time'],
})
