import { keysOf } from '#form'
import type { RecordAsk } from '#shapes/records/ask-records.ts'
import type { Ordering } from '#shapes/records/order-records.ts'
import type { Records } from '#shapes/records/records.ts'
import type { RecordClaims } from '#shapes/records/sort-records.ts'
import { say } from './messages.gen.ts'

/** Density in g/cm³, tensile strength in MPa, and moisture regain in percent (Morton & Hearle 2008, rounded). */
const kinds = {
  cotton: [1.5, 400, 8],
  wool: [1.3, 170, 16],
  silk: [1.3, 500, 11],
  linen: [1.5, 800, 12],
  nylon: [1.1, 650, 4],
  polyester: [1.4, 600, 0.4],
  aramid: [1.4, 3000, 5],
  polypropylene: [0.9, 450, 0.1],
} as const
const ids = keysOf(kinds)

export const fibers: Records = {
  id: 'fibers',
  scene: say('table.scene'),
  title: say('table.title'),
  head: say('table.head'),
  columns: [say('table.density'), say('table.strength'), say('table.water')],
  rows: ids.map((id) => ({ name: say(`row.${id}`), inside: say(`in.${id}`), values: kinds[id] })),
  shown: 5,
}

export const fiberAsks: Readonly<Record<1 | 2 | 3, readonly RecordAsk[]>> = {
  1: [
    { kind: 'gap', column: 1, ask: (its) => say('ask.gap', its), label: say('ask.label-gap'), after: 'MPa' },
  ],
  2: [{ kind: 'times', column: 1, ask: (its) => say('ask.times', its), label: say('ask.label-times') }],
  3: [
    {
      kind: 'per',
      column: 1,
      of: 0,
      ask: (its) => say('ask.per', its),
      label: say('ask.label-per'),
      after: 'MPa',
    },
  ],
}

export const fiberClaims: RecordClaims = {
  more: [
    { column: 1, says: (its) => say('claim.stronger', its) },
    { column: 2, says: (its) => say('claim.water', its) },
  ],
  twice: { column: 1, says: (its) => say('claim.twice', its) },
  pattern: { columns: [0, 1], same: say('claim.same'), opposite: say('claim.opposite') },
  untold: [
    (its) => say('claim.no-price', its),
    (its) => say('claim.no-itch', its),
    (its) => say('claim.no-rot', its),
  ],
}

const density = ([grams = 1]: readonly number[]): number => grams
const strength = ([, force = 0]: readonly number[]): number => force
const taken = ([, , water = 0]: readonly number[]): number => water

export const fiberOrders: Readonly<Record<1 | 2 | 3, Ordering>> = {
  1: {
    by: strength,
    other: density,
    misconception: 'property.same-in-both',
    ask: say('order.ask-strong'),
    first: say('order.weak'),
    last: say('order.strong'),
    told: say('order.told-density'),
    hint: say('order.hint-strong'),
    why: say('order.why-strong'),
  },
  2: {
    by: taken,
    other: strength,
    misconception: 'property.beside-need',
    ask: say('order.ask-dry'),
    first: say('order.dry'),
    last: say('order.wet'),
    told: say('order.told-strength'),
    hint: say('order.hint-dry'),
    why: say('order.why-dry'),
  },
  3: {
    by: (values) => strength(values) / density(values),
    other: taken,
    misconception: 'property.beside-need',
    ask: say('order.ask-light'),
    first: say('order.little'),
    last: say('order.much'),
    told: say('order.told-water'),
    hint: say('order.hint-light'),
    why: say('order.why-light'),
  },
}
