import type { Records } from '#shapes/records/records.ts'
import { asksFrom, claimsFrom } from '#shapes/records/records-from.ts'
import { say } from './messages.gen.ts'

/**
 * Year, billion tons of carbon dioxide from fossil fuels (Global Carbon Budget 2023), ppm in the air (NOAA; before 1958
 * from ice, Law Dome), and °C above 1881–1910 (NASA GISTEMP, smoothed). All rounded.
 */
const years: readonly [number, number, number, number][] = [
  [1950, 5.9, 311, 0.2],
  [1960, 9.4, 317, 0.3],
  [1970, 15, 326, 0.3],
  [1980, 19.5, 339, 0.5],
  [1990, 22.8, 354, 0.6],
  [2000, 25.5, 369, 0.8],
  [2010, 33.3, 390, 1],
  [2020, 35, 414, 1.3],
]

export const record: Records = {
  id: 'record',
  scene: say('table.scene'),
  title: say('table.title'),
  head: say('table.head'),
  columns: [say('table.burned'), say('table.air'), say('table.warmer')],
  rows: years.map(([year, ...values]) => ({ name: String(year), values })),
  shown: 5,
}

export const recordAsks = asksFrom(say, 'ask', {
  1: [
    { kind: 'gap', column: 1, ask: 'gap', label: 'label-gap', after: say('ask.ppm') },
    { kind: 'gap', column: 0, ask: 'gap-burned', label: 'label-gap' },
  ],
  2: [{ kind: 'times', column: 0, ask: 'times', label: 'label-times' }],
  3: [
    { kind: 'change', column: 0, ask: 'change', label: 'label-change', after: '%' },
    { kind: 'change', column: 1, ask: 'change-air', label: 'label-change', after: '%' },
  ],
})

export const recordClaims = claimsFrom(say, 'claim', {
  more: [
    { column: 1, statement: 'air' },
    { column: 0, statement: 'burned' },
  ],
  twice: { column: 0, statement: 'twice' },
  pattern: [
    { columns: [0, 1], same: 'same', opposite: 'opposite' },
    { columns: [1, 0], same: 'low-less', opposite: 'low-more' },
  ],
  untold: ['no-sun', 'no-forest', 'no-winter'],
})
