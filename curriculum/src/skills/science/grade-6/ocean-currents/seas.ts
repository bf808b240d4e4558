import type { Records } from '#shapes/records/records.ts'
import { asksFrom, claimsFrom, orderingsFrom } from '#shapes/records/records-from.ts'
import { density, waterNames, waters } from '#worlds/sea-water/sea-water.ts'
import { say } from './messages.gen.ts'

const kilogram = 1000

/** °C, grams of salt in a kilogram, and by how many grams a liter is heavier than 1 kg. */
export const seas: Records = {
  id: 'seas',
  scene: say('table.scene'),
  title: say('table.title'),
  head: say('table.head'),
  columns: [say('table.temperature'), say('table.salt'), say('table.over')],
  rows: waterNames.map((id) => {
    const [celsius, salt] = waters[id]
    const grams = Number((density(celsius, salt) - kilogram).toFixed(1))
    return { name: say(`sea.${id}`), inside: say(`in.${id}`), values: [celsius, salt, grams] }
  }),
  shown: 5,
}

const warmth = ([celsius = 0]: readonly number[]): number => celsius
const saltiness = ([, salt = 0]: readonly number[]): number => salt
const over = ([, , grams = 0]: readonly number[]): number => grams

export const seaAsks = asksFrom(say, 'ask', {
  1: [{ kind: 'gap', column: 1, ask: 'gap', label: 'label-gap', after: 'g' }],
  2: [{ kind: 'times', column: 2, ask: 'times', label: 'label-times' }],
  3: [
    {
      kind: 'formula',
      column: 1,
      ask: 'salt',
      label: 'label-salt',
      after: 'kg',
      find: (its) => kilogram / saltiness(its),
      slips: [
        { find: saltiness, misconception: 'data.stops-early', told: 'one' },
        { find: (its) => kilogram - saltiness(its), misconception: 'ratio.additive', told: 'minus' },
        { find: (its) => saltiness(its) / kilogram, misconception: 'ratio.turned', told: 'turned' },
      ],
      hints: ['one', 'fit'],
      so: ({ value, cells: [, salt = ''] }) => [
        say('ask.so-one', { salt }),
        say('ask.so-fit', { salt, value }),
      ],
    },
  ],
})

export const seaClaims = claimsFrom(say, 'claim', {
  more: [
    { column: 0, statement: 'warmer' },
    { column: 1, statement: 'saltier' },
  ],
  twice: { column: 1, statement: 'twice' },
  pattern: { columns: [1, 2], same: 'same', opposite: 'opposite' },
  untold: ['no-depth', 'no-speed', 'no-fish'],
})

export const seaOrders = orderingsFrom(say, 'order', {
  1: {
    asks: 'salt',
    by: saltiness,
    first: 'fresh',
    last: 'salty',
    slip: { by: warmth, misconception: 'reading.wrong-series', told: 'warmth' },
  },
  2: {
    asks: 'dense',
    by: over,
    first: 'top',
    last: 'bottom',
    slip: { by: saltiness, misconception: 'data.stops-early', told: 'salt' },
  },
  3: {
    asks: 'water',
    by: (values) => kilogram / saltiness(values),
    first: 'little',
    last: 'much',
    slip: { by: warmth, misconception: 'reading.wrong-series', told: 'warmth' },
  },
})
