import type { RecordAsk } from '#shapes/records/ask-records.ts'
import type { Ordering } from '#shapes/records/order-records.ts'
import type { Records } from '#shapes/records/records.ts'
import type { RecordClaims } from '#shapes/records/sort-records.ts'
import { say } from './messages.gen.ts'

/** Line, hours of light, mL of water, and cm after six weeks: typical of the tall and dwarf peas that Mendel crossed. */
const grown: readonly ['tall' | 'dwarf', number, number, number][] = [
  ['tall', 4, 20, 28],
  ['tall', 8, 20, 45],
  ['tall', 12, 20, 54],
  ['tall', 12, 40, 72],
  ['tall', 8, 40, 60],
  ['dwarf', 4, 20, 9],
  ['dwarf', 8, 20, 14],
  ['dwarf', 12, 40, 24],
  ['dwarf', 12, 20, 17],
  ['dwarf', 6, 40, 15],
]
const letterOf = (at: number): string => String.fromCodePoint(65 + at)

export const pots: Records = {
  id: 'pots',
  scene: say('table.scene'),
  title: say('table.title'),
  head: say('table.head'),
  columns: [say('table.light'), say('table.water'), say('table.height')],
  rows: grown.map(([line, ...values], at) => ({
    name: say(`pot.${line}`, { letter: letterOf(at) }),
    inside: say('pot.inside', { letter: letterOf(at) }),
    values,
  })),
  shown: 5,
}

export const potAsks: Readonly<Record<1 | 2 | 3, readonly RecordAsk[]>> = {
  1: [
    { kind: 'gap', column: 2, ask: (its) => say('ask.gap', its), label: say('ask.label-gap'), after: 'cm' },
  ],
  2: [{ kind: 'times', column: 2, ask: (its) => say('ask.times', its), label: say('ask.label-times') }],
  3: [
    {
      kind: 'per',
      column: 2,
      of: 0,
      ask: (its) => say('ask.per', its),
      label: say('ask.label-per'),
      after: 'cm',
    },
  ],
}

export const potClaims: RecordClaims = {
  more: [
    { column: 2, says: (its) => say('claim.taller', its) },
    { column: 1, says: (its) => say('claim.water', its) },
  ],
  twice: { column: 2, says: (its) => say('claim.twice', its) },
  pattern: { columns: [0, 2], same: say('claim.same'), opposite: say('claim.opposite') },
  untold: [
    (its) => say('claim.no-leaves', its),
    (its) => say('claim.no-seeds', its),
    (its) => say('claim.no-roots', its),
  ],
}

const light = ([hours = 1]: readonly number[]): number => hours
const water = ([, amount = 0]: readonly number[]): number => amount
const height = ([, , tall = 1]: readonly number[]): number => tall

export const potOrders: Readonly<Record<1 | 2 | 3, Ordering>> = {
  1: {
    by: height,
    other: light,
    misconception: 'growth.environment-alone',
    ask: say('order.ask-height'),
    first: say('order.short'),
    last: say('order.tall'),
    told: say('order.told-light'),
    hint: say('order.hint-height'),
    why: say('order.why-height'),
  },
  2: {
    by: (values) => water(values) / height(values),
    other: water,
    misconception: 'ratio.looks-at-one',
    ask: say('order.ask-water'),
    first: say('order.little'),
    last: say('order.much'),
    told: say('order.told-only-water'),
    hint: say('order.hint-water'),
    why: say('order.why-water'),
  },
  3: {
    by: (values) => height(values) / light(values),
    other: height,
    misconception: 'ratio.looks-at-one',
    ask: say('order.ask-light'),
    first: say('order.little'),
    last: say('order.much'),
    told: say('order.told-only-height'),
    hint: say('order.hint-light'),
    why: say('order.why-light'),
  },
}
