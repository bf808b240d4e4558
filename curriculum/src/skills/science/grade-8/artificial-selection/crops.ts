import type { Records } from '#shapes/records/records.ts'
import { orderingsFrom, recordRows } from '#shapes/records/records-from.ts'
import { say } from './messages.gen.ts'

/** Grams of a wild relative and of a common variety (Meyer & Purugganan 2013 and seed catalogs, rounded). */
const grams = {
  tomato: [1.5, 120],
  strawberry: [1, 20],
  apple: [35, 180],
  corn: [3, 250],
  carrot: [8, 70],
  potato: [12, 170],
  peach: [25, 150],
  grape: [0.7, 6],
} as const

export const crops: Records = {
  id: 'crops',
  scene: say('crop.scene'),
  title: say('crop.title'),
  head: say('crop.head'),
  columns: [say('crop.wild'), say('crop.grown')],
  rows: recordRows(
    grams,
    (id) => say(`crop.row.${id}`),
    (id) => say(`crop.in.${id}`),
  ),
  shown: 5,
}

const wild = ([before = 1]: readonly number[]): number => before
const grown = ([, today = 0]: readonly number[]): number => today

export const cropOrders = orderingsFrom(say, 'order', {
  1: {
    asks: 'grown',
    by: grown,
    first: 'light',
    last: 'heavy',
    slip: { by: wild, misconception: 'reading.wrong-series', told: 'wild' },
  },
  2: {
    asks: 'gain',
    by: (values) => grown(values) - wild(values),
    first: 'least',
    last: 'most',
    slip: { by: wild, misconception: 'data.stops-early', told: 'start' },
  },
  3: {
    asks: 'times',
    by: (values) => grown(values) / wild(values),
    first: 'least',
    last: 'most',
    slip: { by: grown, misconception: 'ratio.looks-at-one', told: 'grams' },
  },
})
