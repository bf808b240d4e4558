import type { Records } from '#shapes/records/records.ts'
import { asksFrom, claimsFrom } from '#shapes/records/records-from.ts'
import { say } from './messages.gen.ts'

/** Year, kg of milk a cow, eggs a hen, and tons of corn a hectare (USDA, National Agricultural Statistics, rounded). */
const years: readonly [number, number, number, number][] = [
  [1930, 2050, 121, 1.3],
  [1940, 2100, 134, 1.8],
  [1950, 2410, 174, 2.4],
  [1960, 3190, 209, 3.4],
  [1970, 4420, 218, 4.5],
  [1980, 5390, 242, 5.7],
  [1990, 6640, 252, 7.4],
  [2000, 8260, 257, 8.6],
  [2010, 9590, 269, 9.6],
  [2020, 10_800, 286, 10.8],
]

export const farms: Records = {
  id: 'farms',
  scene: say('farm.scene'),
  title: say('farm.title'),
  head: say('farm.head'),
  columns: [say('farm.milk'), say('farm.eggs'), say('farm.corn')],
  rows: years.map(([year, ...values]) => ({ name: String(year), values })),
  shown: 5,
}

export const farmAsks = asksFrom(say, 'farm', {
  1: [{ kind: 'gap', column: 0, ask: 'ask-gap', label: 'label-gap', after: 'kg' }],
  2: [{ kind: 'times', column: 2, ask: 'ask-times', label: 'label-times' }],
  3: [{ kind: 'change', column: 0, ask: 'ask-change', label: 'label-change', after: '%' }],
})

export const farmClaims = claimsFrom(say, 'farm', {
  more: [
    { column: 0, statement: 'more-milk' },
    { column: 1, statement: 'more-eggs' },
  ],
  twice: { column: 2, statement: 'twice' },
  pattern: [
    { columns: [0, 1], same: 'same', opposite: 'opposite' },
    { columns: [2, 1], same: 'corn-fewer', opposite: 'corn-more' },
  ],
  untold: ['no-genes', 'no-health', 'no-taste'],
})
