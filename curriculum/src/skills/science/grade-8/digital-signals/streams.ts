import { asksFrom, claimsFrom, orderingsFrom, recordsFrom } from '#shapes/records/records-from.ts'
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

export const streams = recordsFrom(say, {
  id: 'streams',
  columns: ['rate', 'length'],
  values: kinds,
  name: 'row',
  shown: 5,
})

const rate = ([each = 0]: readonly number[]): number => each
const length = ([, seconds = 0]: readonly number[]): number => seconds
const size = (values: readonly number[]): number => rate(values) * length(values)

export const streamAsks = asksFrom(say, 'ask', {
  1: [{ kind: 'gap', column: 0, ask: 'gap', label: 'label-gap', after: say('ask.kilobits') }],
  2: [{ kind: 'times', column: 0, ask: 'times', label: 'label-times' }],
  3: [
    {
      kind: 'formula',
      column: 0,
      ask: (its) => say('ask.size', its),
      label: 'label-size',
      after: say('ask.kilobytes'),
      find: (values) => size(values) / 8,
      slips: [
        { find: size, misconception: 'signals.bits-and-bytes', told: 'bits' },
        { find: (values) => rate(values) / 8, misconception: 'data.stops-early', told: 'second' },
        { find: (values) => 8 * size(values), misconception: 'signals.bits-and-bytes', told: 'times' },
      ],
      hints: ['all', 'bytes'],
      so: ({ value, cells: [each = '', seconds = ''] }) => [
        say('ask.so-all', { rate: each, length: seconds }),
        say('ask.so-size', { rate: each, length: seconds, value }),
      ],
    },
  ],
})

export const streamClaims = claimsFrom(say, 'claim', {
  more: [
    { column: 0, statement: 'rate' },
    { column: 1, statement: 'length' },
  ],
  twice: { column: 0, statement: 'twice' },
  pattern: { columns: [1, 0], same: 'same', opposite: 'opposite' },
  untold: ['no-cable', 'no-error', 'no-like'],
})

export const streamOrders = orderingsFrom(say, 'order', {
  1: {
    asks: 'rate',
    by: rate,
    first: 'few',
    last: 'many',
    slip: { by: length, misconception: 'reading.wrong-series', told: 'length' },
  },
  2: {
    asks: 'size',
    by: size,
    first: 'few',
    last: 'many',
    slip: { by: rate, misconception: 'ratio.looks-at-one', told: 'second' },
  },
  3: {
    asks: 'wait',
    by: (values) => size(values) / 2000,
    first: 'short',
    last: 'long',
    slip: { by: length, misconception: 'ratio.looks-at-one', told: 'play' },
  },
})
