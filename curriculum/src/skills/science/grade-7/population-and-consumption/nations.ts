import { keysOf } from '#form'
import type { Records } from '#shapes/records/records.ts'
import { asksFrom, claimsFrom, orderingsFrom } from '#shapes/records/records-from.ts'
import { say } from './messages.gen.ts'

/** Million people (UN 2022), and million tons of carbon dioxide from fuels (Global Carbon Budget 2023), rounded. */
const countries = {
  china: [1430, 11_400],
  india: [1420, 2830],
  usa: [338, 5060],
  indonesia: [276, 730],
  nigeria: [219, 130],
  brazil: [215, 480],
  mexico: [128, 510],
  japan: [124, 1050],
  germany: [83, 670],
  canada: [38, 550],
  kenya: [54, 23],
} as const
const ids = keysOf(countries)

export const nations: Records = {
  id: 'nations',
  scene: say('table.scene'),
  title: say('table.title'),
  head: say('table.head'),
  columns: [say('table.people'), say('table.gas')],
  rows: ids.map((id) => ({
    name: say(`land.${id}`),
    ...(id === 'usa' ? { inside: say('in.usa') } : {}),
    values: countries[id],
  })),
  shown: 5,
}

export const nationAsks = asksFrom(say, 'ask', {
  1: [{ kind: 'gap', column: 0, ask: 'gap', label: 'label-gap', after: say('ask.million') }],
  2: [{ kind: 'times', column: 1, ask: 'times', label: 'label-times' }],
  3: [{ kind: 'per', column: 1, of: 0, ask: 'per', label: 'label-per', after: say('ask.tons') }],
})

export const nationClaims = claimsFrom(say, 'claim', {
  more: [
    { column: 0, statement: 'people' },
    { column: 1, statement: 'gas' },
  ],
  twice: { column: 1, statement: 'twice' },
  pattern: { columns: [0, 1], same: 'same', opposite: 'opposite' },
  untold: ['no-cars', 'no-later', 'no-trade'],
})

const people = ([count = 1]: readonly number[]): number => count
const gas = ([, tons = 0]: readonly number[]): number => tons

export const nationOrders = orderingsFrom(say, 'order', {
  1: {
    asks: 'gas',
    by: gas,
    first: 'least',
    last: 'most',
    slip: { by: people, misconception: 'consumption.people-only', told: 'people' },
  },
  2: {
    asks: 'per',
    by: (values) => gas(values) / people(values),
    first: 'least',
    last: 'most',
    slip: { by: gas, misconception: 'ratio.looks-at-one', told: 'total' },
  },
  3: {
    asks: 'more',
    by: people,
    first: 'least',
    last: 'most',
    slip: { by: gas, misconception: 'consumption.each-only', told: 'now' },
  },
})
