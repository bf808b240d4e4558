import type { Records } from '#shapes/records/records.ts'
import { asksFrom, claimsFrom, orderingsFrom } from '#shapes/records/records-from.ts'
import { say } from './messages.gen.ts'

/** Line, hours of light, mL of water, and cm after six weeks: typical of the tall and dwarf peas that Mendel crossed. */
const grown: readonly ['tall' | 'dwarf', number, number, number][] = [
  ['tall', 4, 20, 28],
  ['tall', 8, 20, 45],
  ['tall', 12, 20, 54],
  ['tall', 12, 40, 72],
  ['tall', 8, 40, 60],
  ['dwarf', 4, 20, 9],
  ['dwarf', 8, 20, 14],
  ['dwarf', 12, 40, 24],
  ['dwarf', 12, 20, 17],
  ['dwarf', 6, 40, 15],
]
const letterOf = (at: number): string => String.fromCodePoint(65 + at)

export const pots: Records = {
  id: 'pots',
  scene: say('table.scene'),
  title: say('table.title'),
  head: say('table.head'),
  columns: [say('table.light'), say('table.water'), say('table.height')],
  rows: grown.map(([line, ...values], at) => ({
    name: say(`pot.${line}`, { letter: letterOf(at) }),
    inside: say('pot.inside', { letter: letterOf(at) }),
    values,
  })),
  shown: 5,
}

export const potAsks = asksFrom(say, 'ask', {
  1: [{ kind: 'gap', column: 2, ask: 'gap', label: 'label-gap', after: 'cm' }],
  2: [{ kind: 'times', column: 2, ask: 'times', label: 'label-times' }],
  3: [{ kind: 'per', column: 2, of: 0, ask: 'per', label: 'label-per', after: 'cm' }],
})

export const potClaims = claimsFrom(say, 'claim', {
  more: [
    { column: 2, statement: 'taller' },
    { column: 1, statement: 'water' },
  ],
  twice: { column: 2, statement: 'twice' },
  pattern: { columns: [0, 2], same: 'same', opposite: 'opposite' },
  untold: ['no-leaves', 'no-seeds', 'no-roots'],
})

const light = ([hours = 1]: readonly number[]): number => hours
const water = ([, amount = 0]: readonly number[]): number => amount
const height = ([, , tall = 1]: readonly number[]): number => tall

export const potOrders = orderingsFrom(say, 'order', {
  1: {
    asks: 'height',
    by: height,
    first: 'short',
    last: 'tall',
    slip: { by: light, misconception: 'growth.environment-alone', told: 'light' },
  },
  2: {
    asks: 'water',
    by: (values) => water(values) / height(values),
    first: 'little',
    last: 'much',
    slip: { by: water, misconception: 'ratio.looks-at-one', told: 'only-water' },
  },
  3: {
    asks: 'light',
    by: (values) => height(values) / light(values),
    first: 'little',
    last: 'much',
    slip: { by: height, misconception: 'ratio.looks-at-one', told: 'only-height' },
  },
})
