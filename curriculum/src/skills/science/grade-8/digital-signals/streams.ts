import { keysOf } from '#form'
import type { RecordAsk } from '#shapes/records/ask-records.ts'
import type { Ordering } from '#shapes/records/order-records.ts'
import type { Records } from '#shapes/records/records.ts'
import type { RecordClaims } from '#shapes/records/sort-records.ts'
import { say } from './messages.gen.ts'

/** Thousand bits each second of usual encodings (ITU G.711, Red Book, streaming services), and a length in seconds. */
const kinds = {
  call: [64, 180],
  book: [48, 1200],
  radio: [128, 600],
  song: [1411, 200],
  talk: [1500, 300],
  bell: [800, 30],
  clip: [5000, 120],
  film: [16_000, 60],
} as const
const ids = keysOf(kinds)

export const streams: Records = {
  id: 'streams',
  scene: say('table.scene'),
  title: say('table.title'),
  head: say('table.head'),
  columns: [say('table.rate'), say('table.length')],
  rows: ids.map((id) => ({ name: say(`row.${id}`), inside: say(`in.${id}`), values: kinds[id] })),
  shown: 5,
}

const rate = ([each = 0]: readonly number[]): number => each
const length = ([, seconds = 0]: readonly number[]): number => seconds
const size = (values: readonly number[]): number => rate(values) * length(values)

export const streamAsks: Readonly<Record<1 | 2 | 3, readonly RecordAsk[]>> = {
  1: [
    {
      kind: 'gap',
      column: 0,
      ask: (its) => say('ask.gap', its),
      label: say('ask.label-gap'),
      after: say('ask.kilobits'),
    },
  ],
  2: [{ kind: 'times', column: 0, ask: (its) => say('ask.times', its), label: say('ask.label-times') }],
  3: [
    {
      kind: 'formula',
      column: 0,
      ask: (its) => say('ask.size', its),
      label: say('ask.label-size'),
      after: say('ask.kilobytes'),
      find: (values) => size(values) / 8,
      slips: [
        { find: size, misconception: 'signals.bits-and-bytes', feedback: say('ask.told-bits') },
        {
          find: (values) => rate(values) / 8,
          misconception: 'data.stops-early',
          feedback: say('ask.told-second'),
        },
        {
          find: (values) => 8 * size(values),
          misconception: 'signals.bits-and-bytes',
          feedback: say('ask.told-times'),
        },
      ],
      hints: [say('ask.hint-all'), say('ask.hint-bytes')],
      so: ({ value, cells: [each = '', seconds = ''] }) => [
        say('ask.so-all', { rate: each, length: seconds }),
        say('ask.so-size', { rate: each, length: seconds, value }),
      ],
    },
  ],
}

export const streamClaims: RecordClaims = {
  more: [
    { column: 0, says: (its) => say('claim.rate', its) },
    { column: 1, says: (its) => say('claim.length', its) },
  ],
  twice: { column: 0, says: (its) => say('claim.twice', its) },
  pattern: { columns: [1, 0], same: say('claim.same'), opposite: say('claim.opposite') },
  untold: [
    (its) => say('claim.no-cable', its),
    (its) => say('claim.no-error', its),
    (its) => say('claim.no-like', its),
  ],
}

export const streamOrders: Readonly<Record<1 | 2 | 3, Ordering>> = {
  1: {
    by: rate,
    other: length,
    misconception: 'reading.wrong-series',
    ask: say('order.ask-rate'),
    first: say('order.few'),
    last: say('order.many'),
    told: say('order.told-length'),
    hint: say('order.hint-rate'),
    why: say('order.why-rate'),
  },
  2: {
    by: size,
    other: rate,
    misconception: 'ratio.looks-at-one',
    ask: say('order.ask-size'),
    first: say('order.few'),
    last: say('order.many'),
    told: say('order.told-second'),
    hint: say('order.hint-size'),
    why: say('order.why-size'),
  },
  3: {
    by: (values) => size(values) / 2000,
    other: length,
    misconception: 'ratio.looks-at-one',
    ask: say('order.ask-wait'),
    first: say('order.short'),
    last: say('order.long'),
    told: say('order.told-play'),
    hint: say('order.hint-wait'),
    why: say('order.why-wait'),
  },
}
