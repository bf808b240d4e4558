import type { Records } from '#shapes/records/records.ts'
import { asksFrom, claimsFrom, orderingsFrom, recordRows } from '#shapes/records/records-from.ts'
import { say } from './messages.gen.ts'

/** Million tons thrown out, and recycled or composted (US EPA, Facts and Figures 2018). */
const tons = {
  paper: [67.4, 46],
  glass: [12.3, 3.1],
  steel: [19.2, 6.4],
  aluminum: [3.9, 0.7],
  plastic: [35.7, 3],
  rubber: [9.2, 1.7],
  cloth: [17, 2.5],
  wood: [18.1, 3.1],
  food: [63.1, 2.6],
  yard: [35.4, 22.3],
} as const

export const waste: Records = {
  id: 'waste',
  scene: say('waste.scene'),
  title: say('waste.title'),
  head: say('waste.head'),
  columns: [say('waste.out'), say('waste.back')],
  rows: recordRows(
    tons,
    (id) => say(`waste.row.${id}`),
    (id) => say(`waste.in.${id}`),
  ),
  shown: 5,
}

export const wasteAsks = asksFrom(say, 'waste', {
  1: [{ kind: 'gap', column: 0, ask: 'ask-gap', label: 'label', after: say('waste.tons') }],
  2: [{ kind: 'gap', column: 1, ask: 'ask-back', label: 'label', after: say('waste.tons') }],
  3: [{ kind: 'times', column: 0, ask: 'ask-times', label: 'label-times' }],
})

export const wasteClaims = claimsFrom(say, 'waste', {
  more: [
    { column: 0, statement: 'more-out' },
    { column: 1, statement: 'more-back' },
  ],
  twice: { column: 0, statement: 'twice' },
  pattern: { columns: [0, 1], same: 'same', opposite: 'opposite' },
  untold: ['no-price', 'no-now', 'no-schools'],
})

export const wasteOrders = orderingsFrom(say, 'order', {
  1: {
    asks: 'back',
    by: 1,
    first: 'least',
    last: 'most',
    slip: { by: 0, misconception: 'reading.wrong-series', told: 'column' },
  },
  2: {
    asks: 'rest',
    by: ([out = 0, back = 0]) => out - back,
    first: 'least',
    last: 'most',
    slip: { by: 1, misconception: 'data.stops-early', told: 'back' },
  },
  3: {
    asks: 'share',
    by: ([out = 1, back = 0]) => back / out,
    first: 'small',
    last: 'large',
    slip: { by: 1, misconception: 'ratio.looks-at-one', told: 'amount' },
  },
})
