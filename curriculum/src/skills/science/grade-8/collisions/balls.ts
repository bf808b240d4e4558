import { keysOf } from '#form'
import type { RecordAsk } from '#shapes/records/ask-records.ts'
import type { Ordering } from '#shapes/records/order-records.ts'
import type { Records } from '#shapes/records/records.ts'
import type { RecordClaims } from '#shapes/records/sort-records.ts'
import { say } from './messages.gen.ts'

/**
 * Grams, milliseconds of contact, and newtons of average force in a hard hit: mass × change of velocity ÷ time of contact,
 * for typical hits (times of contact after Cross 1999 and 2011), rounded.
 */
const hits = {
  golf: [46, 0.5, 6400],
  tennis: [57, 5, 570],
  baseball: [145, 0.7, 16000],
  soccer: [430, 9, 1300],
  volleyball: [270, 10, 540],
  pingpong: [2.7, 1, 40],
  squash: [24, 4, 240],
  pool: [170, 1.2, 1400],
  basketball: [620, 15, 500],
} as const
const ids = keysOf(hits)
/** Newtons that a gram weighs, rounded. */
const gram = 0.01

export const balls: Records = {
  id: 'balls',
  scene: say('table.scene'),
  title: say('table.title'),
  head: say('table.head'),
  columns: [say('table.mass'), say('table.time'), say('table.force')],
  rows: ids.map((id) => ({ name: say(`ball.${id}`), inside: say(`in.${id}`), values: hits[id] })),
  shown: 5,
}

const mass = ([grams = 1]: readonly number[]): number => grams
const time = ([, milliseconds = 1]: readonly number[]): number => milliseconds
const force = ([, , newtons = 1]: readonly number[]): number => newtons
const weights = (values: readonly number[]): number => force(values) / (gram * mass(values))

export const ballAsks: Readonly<Record<1 | 2 | 3, readonly RecordAsk[]>> = {
  1: [
    {
      kind: 'formula',
      column: 2,
      ask: ({ one }) => say('ask.back', { one }),
      label: say('ask.label-back'),
      after: 'N',
      find: force,
      slips: [
        { find: mass, misconception: 'reading.wrong-series', feedback: say('ask.told-mass') },
        {
          find: (values) => force(values) / 2,
          misconception: 'forces.bigger-pushes-harder',
          feedback: say('ask.told-half'),
        },
      ],
      hints: [say('ask.hint-force'), say('ask.hint-pair')],
      so: ({ cells: [, , newtons = ''] }) => [
        say('ask.so-force', { newtons }),
        say('ask.so-pair', { newtons }),
      ],
    },
    { kind: 'gap', column: 1, ask: (its) => say('ask.gap', its), label: say('ask.label-gap'), after: 'ms' },
  ],
  2: [{ kind: 'times', column: 2, ask: (its) => say('ask.times', its), label: say('ask.label-times') }],
  3: [
    {
      kind: 'formula',
      column: 2,
      ask: ({ one }) => say('ask.weights', { one, gram }),
      label: say('ask.label-weights'),
      find: weights,
      slips: [
        {
          find: (values) => force(values) / mass(values),
          misconception: 'data.stops-early',
          feedback: say('ask.told-grams'),
        },
        {
          find: (values) => 1 / weights(values),
          misconception: 'ratio.turned',
          feedback: say('ask.told-turned'),
        },
        {
          find: (values) => gram * mass(values),
          misconception: 'data.stops-early',
          feedback: say('ask.told-weight'),
        },
      ],
      hints: [say('ask.hint-weight', { gram }), say('ask.hint-fit')],
      so: ({ value, isExact, cells: [grams = '', , newtons = ''] }) => [
        say('ask.so-weight', { gram, grams }),
        say('ask.so-weights', { newtons, gram, grams, value, is: isExact ? 'exact' : 'rounded' }),
      ],
    },
  ],
}

export const ballClaims: RecordClaims = {
  more: [
    { column: 0, says: (its) => say('claim.mass', its) },
    { column: 1, says: (its) => say('claim.time', its) },
    { column: 2, says: (its) => say('claim.force', its) },
  ],
  twice: { column: 2, says: (its) => say('claim.twice', its) },
  pattern: { columns: [1, 2], same: say('claim.same'), opposite: say('claim.opposite') },
  untold: [
    (its) => say('claim.no-spin', its),
    (its) => say('claim.no-bounce', its),
    (its) => say('claim.no-far', its),
  ],
}

export const ballOrders: Readonly<Record<1 | 2 | 3, Ordering>> = {
  1: {
    by: time,
    other: mass,
    misconception: 'reading.wrong-series',
    ask: say('order.ask-time'),
    first: say('order.short'),
    last: say('order.long'),
    told: say('order.told-mass'),
    hint: say('order.hint-time'),
    why: say('order.why-time'),
  },
  2: {
    by: force,
    other: mass,
    misconception: 'forces.bigger-pushes-harder',
    ask: say('order.ask-back'),
    first: say('order.weak'),
    last: say('order.strong'),
    told: say('order.told-mass'),
    hint: say('order.hint-back'),
    why: say('order.why-back'),
  },
  3: {
    by: (values) => force(values) / mass(values),
    other: force,
    misconception: 'forces.force-alone',
    ask: say('order.ask-change'),
    first: say('order.slow'),
    last: say('order.fast'),
    told: say('order.told-force'),
    hint: say('order.hint-change'),
    why: say('order.why-change'),
  },
}
