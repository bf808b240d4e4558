import { keysOf } from '#form'
import type { RecordAsk } from '#shapes/records/ask-records.ts'
import type { Ordering } from '#shapes/records/order-records.ts'
import type { Records } from '#shapes/records/records.ts'
import type { RecordClaims } from '#shapes/records/sort-records.ts'
import { say } from './messages.gen.ts'

/** Grams of mass, and kilojoules a day by the equations of Nagy, Girard & Brown 1999, rounded. */
const wild = {
  bat: [9, 24],
  mouse: [20, 44],
  lizard: [15, 2.2],
  sparrow: [25, 94],
  snake: [150, 17],
  crow: [450, 670],
  squirrel: [500, 460],
  turtle: [400, 40],
  duck: [1100, 1240],
  rabbit: [1200, 880],
  iguana: [1500, 130],
  fox: [5000, 2500],
} as const
const ids = keysOf(wild)

export const animals: Records = {
  id: 'animals',
  scene: say('table.scene'),
  title: say('table.title'),
  head: say('table.head'),
  columns: [say('table.mass'), say('table.energy')],
  rows: ids.map((id) => ({ name: say(`row.${id}`), inside: say(`in.${id}`), values: wild[id] })),
  shown: 5,
}

const mass = ([grams = 1]: readonly number[]): number => grams
const energy = ([, used = 0]: readonly number[]): number => used

export const animalAsks: Readonly<Record<1 | 2 | 3, readonly RecordAsk[]>> = {
  1: [
    {
      kind: 'gap',
      column: 1,
      ask: (its) => say('ask.gap', its),
      label: say('ask.label-gap'),
      after: 'kJ',
    },
  ],
  2: [{ kind: 'times', column: 1, ask: (its) => say('ask.times', its), label: say('ask.label-times') }],
  3: [
    {
      kind: 'per',
      column: 1,
      of: 0,
      ask: (its) => say('ask.per', its),
      label: say('ask.label-per'),
      after: 'kJ',
    },
  ],
}

export const animalClaims: RecordClaims = {
  more: [
    { column: 1, says: (its) => say('claim.more', its) },
    { column: 0, says: (its) => say('claim.heavier', its) },
  ],
  twice: { column: 1, says: (its) => say('claim.twice', its) },
  pattern: { columns: [0, 1], same: say('claim.same'), opposite: say('claim.opposite') },
  untold: [
    (its) => say('claim.no-plants', its),
    (its) => say('claim.no-warmth', its),
    (its) => say('claim.no-winter', its),
  ],
}

export const animalOrders: Readonly<Record<1 | 2 | 3, Ordering>> = {
  1: {
    by: energy,
    other: mass,
    misconception: 'reading.wrong-series',
    ask: say('order.ask-energy'),
    first: say('order.least'),
    last: say('order.most'),
    told: say('order.told-mass'),
    hint: say('order.hint-energy'),
    why: say('order.why-energy'),
  },
  2: {
    by: (values) => 1000 / energy(values),
    other: mass,
    misconception: 'reading.wrong-series',
    ask: say('order.ask-lasts'),
    first: say('order.soonest'),
    last: say('order.longest'),
    told: say('order.told-size'),
    hint: say('order.hint-lasts'),
    why: say('order.why-lasts'),
  },
  3: {
    by: (values) => energy(values) / mass(values),
    other: energy,
    misconception: 'ratio.looks-at-one',
    ask: say('order.ask-gram'),
    first: say('order.least'),
    last: say('order.most'),
    told: say('order.told-amount'),
    hint: say('order.hint-gram'),
    why: say('order.why-gram'),
  },
}
