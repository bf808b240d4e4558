import { keysOf } from '#form'
import type { RecordAsk } from '#shapes/records/ask-records.ts'
import type { Ordering } from '#shapes/records/order-records.ts'
import type { Records } from '#shapes/records/records.ts'
import type { RecordClaims } from '#shapes/records/sort-records.ts'
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
const ids = keysOf(settings)

export const deepRock: Records = {
  id: 'deep-rock',
  scene: say('deep.scene'),
  title: say('deep.title'),
  head: say('deep.head'),
  columns: [say('deep.depth'), say('deep.heat'), say('deep.pressure')],
  rows: ids.map((id) => ({
    name: say(`deep.row.${id}`),
    inside: say(`deep.in.${id}`),
    values: settings[id],
  })),
  shown: 5,
}

export const rockAsks: Readonly<Record<1 | 2 | 3, readonly RecordAsk[]>> = {
  1: [
    {
      kind: 'gap',
      column: 1,
      ask: (its) => say('deep.ask-gap', its),
      label: say('deep.label-gap'),
      after: '°C',
    },
  ],
  2: [{ kind: 'times', column: 2, ask: (its) => say('deep.ask-times', its), label: say('deep.label-times') }],
  3: [
    {
      kind: 'per',
      column: 1,
      of: 0,
      ask: (its) => say('deep.ask-per', its),
      label: say('deep.label-per'),
      after: say('deep.per-unit'),
    },
  ],
}

export const rockClaims: RecordClaims = {
  more: [
    { column: 1, says: (its) => say('deep.hotter', its) },
    { column: 2, says: (its) => say('deep.pressed', its) },
  ],
  twice: { column: 0, says: (its) => say('deep.twice', its) },
  pattern: { columns: [0, 1], same: say('deep.same'), opposite: say('deep.opposite') },
  untold: [
    (its) => say('deep.no-fossils', its),
    (its) => say('deep.no-age', its),
    (its) => say('deep.no-color', its),
  ],
}

export const rockOrders: Readonly<Record<1 | 2 | 3, Ordering>> = {
  1: {
    by: ([, heat = 0]) => heat,
    other: ([depth = 0]) => depth,
    misconception: 'rocks.depth-is-heat',
    ask: say('order.ask-heat'),
    first: say('order.cool'),
    last: say('order.hot'),
    told: say('order.told-depth'),
    hint: say('order.hint-heat'),
    why: say('order.why-heat'),
  },
  2: {
    by: ([, , pressure = 0]) => pressure,
    other: ([, heat = 0]) => heat,
    misconception: 'reading.wrong-series',
    ask: say('order.ask-pressure'),
    first: say('order.low'),
    last: say('order.high'),
    told: say('order.told-heat'),
    hint: say('order.hint-pressure'),
    why: say('order.why-pressure'),
  },
  3: {
    by: ([depth = 1, heat = 0]) => heat / depth,
    other: ([, heat = 0]) => heat,
    misconception: 'ratio.looks-at-one',
    ask: say('order.ask-per'),
    first: say('order.few'),
    last: say('order.many'),
    told: say('order.told-one'),
    hint: say('order.hint-per'),
    why: say('order.why-per'),
  },
}
