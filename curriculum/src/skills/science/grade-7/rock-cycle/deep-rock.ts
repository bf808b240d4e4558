import type { Records } from '#shapes/records/records.ts'
import { asksFrom, claimsFrom, orderingsFrom, recordRows } from '#shapes/records/records-from.ts'
import { say } from './messages.gen.ts'

/** Depth in km, temperature in °C, and pressure in bars, of typical settings (Winter 2010, rounded). */
const settings = {
  plain: [1, 40, 270],
  basin: [4, 130, 1100],
  continent: [12, 260, 3200],
  volcano: [3, 270, 800],
  magma: [7, 600, 1900],
  belt: [20, 550, 5400],
  root: [35, 700, 9500],
  plate: [30, 300, 8100],
  ridge: [2, 400, 550],
} as const

export const deepRock: Records = {
  id: 'deep-rock',
  scene: say('deep.scene'),
  title: say('deep.title'),
  head: say('deep.head'),
  columns: [say('deep.depth'), say('deep.heat'), say('deep.pressure')],
  rows: recordRows(
    settings,
    (id) => say(`deep.row.${id}`),
    (id) => say(`deep.in.${id}`),
  ),
  shown: 5,
}

export const rockAsks = asksFrom(say, 'deep', {
  1: [{ kind: 'gap', column: 1, ask: 'ask-gap', label: 'label-gap', after: '°C' }],
  2: [{ kind: 'times', column: 2, ask: 'ask-times', label: 'label-times' }],
  3: [{ kind: 'per', column: 1, of: 0, ask: 'ask-per', label: 'label-per', after: say('deep.per-unit') }],
})

export const rockClaims = claimsFrom(say, 'deep', {
  more: [
    { column: 1, statement: 'hotter' },
    { column: 2, statement: 'pressed' },
  ],
  twice: { column: 0, statement: 'twice' },
  pattern: { columns: [0, 1], same: 'same', opposite: 'opposite' },
  untold: ['no-fossils', 'no-age', 'no-color'],
})

export const rockOrders = orderingsFrom(say, 'order', {
  1: {
    asks: 'heat',
    by: 1,
    first: 'cool',
    last: 'hot',
    slip: { by: 0, misconception: 'rocks.depth-is-heat', told: 'depth' },
  },
  2: {
    asks: 'pressure',
    by: 2,
    first: 'low',
    last: 'high',
    slip: { by: 1, misconception: 'reading.wrong-series', told: 'heat' },
  },
  3: {
    asks: 'per',
    by: ([depth = 1, heat = 0]) => heat / depth,
    first: 'few',
    last: 'many',
    slip: { by: 1, misconception: 'ratio.looks-at-one', told: 'one' },
  },
})
