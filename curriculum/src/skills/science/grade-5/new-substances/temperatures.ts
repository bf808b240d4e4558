import { asksFrom, claimsFrom, orderingsFrom, recordsFrom } from '#shapes/records/records-from.ts'
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

export const temperatures = recordsFrom(say, {
  id: 'temperatures',
  columns: ['start', 'end', 'minutes'],
  values: measured,
  name: 'row',
  shown: 5,
})

const start = ([first = 0]: readonly number[]): number => first
const end = ([, last = 0]: readonly number[]): number => last
const minutes = ([, , time = 1]: readonly number[]): number => time
const change = (values: readonly number[]): number => end(values) - start(values)
const far = (values: readonly number[]): number => Math.abs(change(values))
/** Where everything starts on another day. */
const otherDay = 15

const degrees = { kind: 'formula', column: 0, after: '°C' } as const

export const temperatureAsks = asksFrom(say, 'ask', {
  1: [
    {
      ...degrees,
      ask: 'change',
      label: 'label-change',
      find: far,
      slips: [
        { find: end, misconception: 'packs.end-for-change', told: 'end' },
        { find: (values) => start(values) + end(values), misconception: 'data.adds', told: 'adds' },
      ],
      hints: ['two', 'gap'],
      so: ({ value, cells: [first = '', last = ''] }) => [
        say('ask.so-from', { first, last }),
        say('ask.so-change', { value }),
      ],
    },
  ],
  2: [
    {
      ...degrees,
      ask: 'minute',
      label: 'label-minute',
      find: (values) => far(values) / minutes(values),
      slips: [
        { find: far, misconception: 'data.no-division', told: 'whole' },
        { find: (values) => minutes(values) / far(values), misconception: 'ratio.turned', told: 'turned' },
        {
          find: (values) => end(values) / minutes(values),
          misconception: 'packs.end-for-change',
          told: 'end',
        },
      ],
      hints: ['first', 'share'],
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
      label: 'label-end',
      find: (values) => otherDay + change(values),
      slips: [
        { find: end, misconception: 'packs.end-for-change', told: 'same-end' },
        {
          find: (values) => otherDay - change(values),
          misconception: 'packs.directions-swapped',
          told: 'direction',
        },
        { find: far, misconception: 'data.stops-early', told: 'change' },
      ],
      hints: ['day', 'direction'],
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
})

export const temperatureClaims = claimsFrom(say, 'claim', {
  more: [
    { column: 1, statement: 'warmer' },
    { column: 2, statement: 'longer' },
  ],
  twice: { column: 2, statement: 'twice' },
  pattern: { columns: [2, 1], same: 'same', opposite: 'opposite' },
  untold: ['no-cup', 'no-color', 'no-smell'],
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
