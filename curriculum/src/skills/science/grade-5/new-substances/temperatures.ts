import type { MisconceptionId } from '#misconceptions/catalogue.ts'
import type { RecordAsk } from '#shapes/records/ask-records.ts'
import type { Records } from '#shapes/records/records.ts'
import { claimsFrom, orderingsFrom, recordRows } from '#shapes/records/records-from.ts'
import { say } from './messages.gen.ts'

/** Degrees at the start, degrees farthest from it, and minutes until then: from heats of reaction and of solution. */
const measured = {
  vinegar: [22, 16, 3],
  citric: [21, 13, 1],
  yeast: [21, 38, 6],
  plaster: [22, 37, 20],
  wool: [22, 26, 8],
  calcium: [21, 33, 2],
  epsom: [22, 17, 4],
  salt: [22, 20, 5],
  washing: [21, 25, 7],
} as const

export const temperatures: Records = {
  id: 'temperatures',
  scene: say('table.scene'),
  title: say('table.title'),
  head: say('table.head'),
  columns: [say('table.start'), say('table.end'), say('table.minutes')],
  rows: recordRows(
    measured,
    (id) => say(`row.${id}`),
    (id) => say(`in.${id}`),
  ),
  shown: 5,
}

type Find = (values: readonly number[]) => number
const start = ([first = 0]: readonly number[]): number => first
const end = ([, last = 0]: readonly number[]): number => last
const minutes = ([, , time = 1]: readonly number[]): number => time
const change = (values: readonly number[]): number => end(values) - start(values)
const far = (values: readonly number[]): number => Math.abs(change(values))
/** Where everything starts on another day. */
const otherDay = 15

const degrees = { kind: 'formula', column: 0, after: '°C' } as const

type Told = 'adds' | 'change' | 'direction' | 'end' | 'same-end' | 'turned' | 'whole'
const slip = (find: Find, misconception: MisconceptionId, told: Told) => ({
  find,
  misconception,
  feedback: say(`ask.told-${told}`),
})

export const temperatureAsks: Readonly<Record<1 | 2 | 3, readonly RecordAsk[]>> = {
  1: [
    {
      ...degrees,
      ask: ({ one }) => say('ask.change', { one }),
      label: say('ask.label-change'),
      find: far,
      slips: [
        slip(end, 'packs.end-for-change', 'end'),
        slip((values) => start(values) + end(values), 'data.adds', 'adds'),
      ],
      hints: [say('ask.hint-two'), say('ask.hint-gap')],
      so: ({ value, cells: [first = '', last = ''] }) => [
        say('ask.so-from', { first, last }),
        say('ask.so-change', { value }),
      ],
    },
  ],
  2: [
    {
      ...degrees,
      ask: ({ one }) => say('ask.minute', { one }),
      label: say('ask.label-minute'),
      find: (values) => far(values) / minutes(values),
      slips: [
        slip(far, 'data.no-division', 'whole'),
        slip((values) => minutes(values) / far(values), 'ratio.turned', 'turned'),
        slip((values) => end(values) / minutes(values), 'packs.end-for-change', 'end'),
      ],
      hints: [say('ask.hint-first'), say('ask.hint-share')],
      so: ({ value, isExact, cells: [first = '', last = '', time = ''] }) => [
        say('ask.so-from', { first, last }),
        say('ask.so-minute', { time, value, is: isExact ? 'exact' : 'rounded' }),
      ],
    },
  ],
  3: [
    {
      ...degrees,
      ask: ({ one }) => say('ask.other-day', { one, start: otherDay }),
      label: say('ask.label-end'),
      find: (values) => otherDay + change(values),
      slips: [
        slip(end, 'packs.end-for-change', 'same-end'),
        slip((values) => otherDay - change(values), 'packs.directions-swapped', 'direction'),
        slip(far, 'data.stops-early', 'change'),
      ],
      hints: [say('ask.hint-day'), say('ask.hint-direction')],
      so: ({ value, cells: [first = '', last = ''] }) => [
        say('ask.so-from', { first, last }),
        say('ask.so-day', {
          start: otherDay,
          value,
          gap: Math.abs(Number(last) - Number(first)),
          way: Number(last) < Number(first) ? 'fell' : 'rose',
        }),
      ],
    },
  ],
}

export const temperatureClaims = claimsFrom(say, 'claim', {
  more: [
    { column: 1, says: 'warmer' },
    { column: 2, says: 'longer' },
  ],
  twice: { column: 2, says: 'twice' },
  pattern: { columns: [2, 1], same: 'same', opposite: 'opposite' },
  untold: ['no-gas', 'no-color', 'no-smell'],
})

export const temperatureOrders = orderingsFrom(say, 'order', {
  1: {
    asks: 'signed',
    by: change,
    first: 'cooled',
    last: 'warmed',
    slip: { by: minutes, misconception: 'reading.wrong-series', told: 'minutes' },
    tell: (value) => say(value < 0 ? 'order.cooler' : 'order.warmer', { gap: Math.abs(value) }),
  },
  2: {
    asks: 'far',
    by: far,
    first: 'least',
    last: 'most',
    slip: { by: end, misconception: 'packs.end-for-change', told: 'end' },
  },
  3: {
    asks: 'minute',
    by: (values) => far(values) / minutes(values),
    first: 'slowest',
    last: 'fastest',
    slip: { by: far, misconception: 'ratio.looks-at-one', told: 'far' },
  },
})
