import { keysOf } from '#form'
import type { Records } from '#shapes/records/records.ts'
import { asksFrom, claimsFrom, orderingsFrom } from '#shapes/records/records-from.ts'
import { say } from './messages.gen.ts'

/** Tornadoes a year on average of 30 years (NOAA, 1993–2022, rounded), and area in thousand km². */
const states = {
  texas: [135, 695],
  kansas: [87, 213],
  oklahoma: [68, 181],
  florida: [50, 170],
  illinois: [54, 150],
  colorado: [50, 270],
  montana: [10, 381],
  california: [10, 424],
  newyork: [9, 141],
  ohio: [20, 116],
} as const
const ids = keysOf(states)

export const storms: Records = {
  id: 'storms',
  scene: say('table.scene'),
  title: say('table.title'),
  head: say('table.head'),
  columns: [say('table.count'), say('table.area')],
  rows: ids.map((id) => ({ name: say(`state.${id}`), values: states[id] })),
  shown: 5,
}

export const stormAsks = asksFrom(say, 'ask', {
  1: [{ kind: 'gap', column: 0, ask: 'gap', label: 'label-gap' }],
  2: [{ kind: 'total', column: 0, amounts: [5, 12, 20], ask: 'total', label: 'label-total' }],
  3: [{ kind: 'per', column: 0, of: 1, factor: 10, ask: 'per', label: 'label-per' }],
})

export const stormClaims = claimsFrom(say, 'claim', {
  more: [
    { column: 0, statement: 'more' },
    { column: 1, statement: 'area' },
  ],
  twice: { column: 0, statement: 'twice' },
  pattern: { columns: [1, 0], same: 'same', opposite: 'opposite' },
  untold: ['no-strong', 'no-month', 'no-next'],
})

const counted = ([count = 0]: readonly number[]): number => count
const sized = ([, area = 1]: readonly number[]): number => area

export const stormOrders = orderingsFrom(say, 'order', {
  1: {
    asks: 'count',
    by: counted,
    first: 'few',
    last: 'many',
    slip: { by: sized, misconception: 'reading.wrong-series', told: 'area' },
  },
  2: {
    asks: 'per',
    by: (values) => counted(values) / sized(values),
    first: 'few',
    last: 'many',
    slip: { by: counted, misconception: 'hazards.count-is-risk', told: 'whole' },
  },
  3: {
    asks: 'area',
    by: (values) => sized(values) / counted(values),
    first: 'small',
    last: 'large',
    slip: { by: sized, misconception: 'ratio.looks-at-one', told: 'count' },
  },
})
