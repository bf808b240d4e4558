import { asksFrom, claimsFrom, recordsFrom } from '#shapes/records/records-from.ts'
import { say } from './messages.gen.ts'

/** Kilograms, meters a second gained from rest, and seconds that it takes: typical values of such movers. */
const movers = {
  sprinter: [75, 9, 3],
  horse: [500, 15, 6],
  bicycle: [90, 8, 10],
  motorcycle: [280, 27, 4],
  smallCar: [1100, 27, 12],
  electricCar: [1900, 27, 5],
  bus: [12000, 14, 16],
  truck: [30000, 20, 50],
  subway: [200000, 20, 22],
  airliner: [70000, 75, 30],
  elevator: [1500, 3, 2],
  coaster: [6000, 35, 7],
} as const

export const vehicles = recordsFrom(say, {
  id: 'movers',
  columns: ['mass', 'speed', 'time'],
  values: movers,
  name: 'row',
  shown: 5,
})

/** A speed that each of them reaches on its way. */
const wanted = 2
const pace = ([, speed = 0, time = 1]: readonly number[]): number => speed / time

export const vehicleAsks = asksFrom(say, 'ask', {
  1: [{ kind: 'gap', column: 2, ask: 'gap', label: 'label-gap', after: 's' }],
  2: [
    {
      kind: 'per',
      column: 1,
      of: 2,
      ask: ({ one }) => say('ask.each', { one }),
      label: 'label-each',
      after: 'm/s',
    },
  ],
  3: [
    {
      kind: 'formula',
      column: 1,
      ask: ({ one }) => say('ask.until', { one, wanted }),
      label: 'label-until',
      after: 's',
      find: (values) => wanted / pace(values),
      slips: [
        { find: pace, misconception: 'data.stops-early', told: 'each' },
        { find: (values) => wanted * pace(values), misconception: 'ratio.undoes-wrong-way', told: 'times' },
        { find: ([, , time = 1]) => time, misconception: 'reading.one-point', told: 'whole' },
      ],
      hints: ['each', say('ask.hint-until', { wanted })],
      so: ({ value, cells: [, speed = '', time = ''] }) => [
        say('ask.so-part', { speed, time, wanted }),
        say('ask.so-until', { speed, time, wanted, value }),
      ],
    },
  ],
})

export const vehicleClaims = claimsFrom(say, 'claim', {
  more: [
    { column: 1, statement: 'speed' },
    { column: 2, statement: 'longer' },
  ],
  twice: { column: 0, statement: 'twice' },
  pattern: { columns: [0, 2], same: 'same', opposite: 'opposite' },
  untold: ['no-top', 'no-stop', 'no-way'],
})
