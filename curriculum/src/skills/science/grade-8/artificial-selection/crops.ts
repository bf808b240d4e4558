import { keysOf } from '#form'
import type { Ordering } from '#shapes/records/order-records.ts'
import type { Records } from '#shapes/records/records.ts'
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
const ids = keysOf(grams)

export const crops: Records = {
  id: 'crops',
  scene: say('crop.scene'),
  title: say('crop.title'),
  head: say('crop.head'),
  columns: [say('crop.wild'), say('crop.grown')],
  rows: ids.map((id) => ({ name: say(`crop.row.${id}`), inside: say(`crop.in.${id}`), values: grams[id] })),
  shown: 5,
}

const wild = ([before = 1]: readonly number[]): number => before
const grown = ([, today = 0]: readonly number[]): number => today

export const cropOrders: Readonly<Record<1 | 2 | 3, Ordering>> = {
  1: {
    by: grown,
    other: wild,
    misconception: 'reading.wrong-series',
    ask: say('order.ask-grown'),
    first: say('order.light'),
    last: say('order.heavy'),
    told: say('order.told-wild'),
    hint: say('order.hint-grown'),
    why: say('order.why-grown'),
  },
  2: {
    by: (values) => grown(values) - wild(values),
    other: wild,
    misconception: 'data.stops-early',
    ask: say('order.ask-gain'),
    first: say('order.least'),
    last: say('order.most'),
    told: say('order.told-start'),
    hint: say('order.hint-gain'),
    why: say('order.why-gain'),
  },
  3: {
    by: (values) => grown(values) / wild(values),
    other: grown,
    misconception: 'ratio.looks-at-one',
    ask: say('order.ask-times'),
    first: say('order.least'),
    last: say('order.most'),
    told: say('order.told-grams'),
    hint: say('order.hint-times'),
    why: say('order.why-times'),
  },
}
