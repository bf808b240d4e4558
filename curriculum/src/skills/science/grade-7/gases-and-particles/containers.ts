import { asksFrom, claimsFrom, recordsFrom } from '#shapes/records/records-from.ts'
import { say } from './messages.gen.ts'

/** Liters and kilopascals (absolute): typical values of what is sold. */
const filled = {
  tennis: [0.14, 180],
  soccer: [5.6, 190],
  basketball: [7.1, 155],
  road: [0.8, 750],
  mountain: [2.5, 300],
  car: [30, 330],
  truck: [130, 900],
  scuba: [12, 20000],
  helium: [13, 1800],
  spray: [0.4, 450],
  mattress: [200, 103],
  fender: [18, 115],
} as const
const outside = 100

export const containers = recordsFrom(say, {
  id: 'containers',
  columns: ['volume', 'pressure'],
  values: filled,
  name: 'row',
  shown: 5,
})

const volume = ([liters = 1]: readonly number[]): number => liters
const pressure = ([, kilopascals = 1]: readonly number[]): number => kilopascals

export const containerAsks = asksFrom(say, 'ask', {
  1: [{ kind: 'gap', column: 1, ask: 'gap', label: 'label-gap', after: 'kPa' }],
  2: [
    {
      kind: 'formula',
      column: 1,
      ask: 'outside',
      label: 'label-outside',
      find: (values) => pressure(values) / outside,
      slips: [
        { find: (values) => pressure(values) - outside, misconception: 'ratio.additive', told: 'gap' },
        { find: (values) => outside / pressure(values), misconception: 'ratio.turned', told: 'turned' },
        {
          find: (values) => pressure(values) / volume(values),
          misconception: 'reading.wrong-series',
          told: 'volume',
        },
      ],
      hints: ['pressure', say('ask.hint-times', { outside })],
      so: ({ value, cells: [, its = ''] }) => [
        say('ask.so-pressure', { its }),
        say('ask.so-times', { its, outside, value }),
      ],
    },
  ],
  3: [
    {
      kind: 'formula',
      column: 0,
      ask: ({ one }) => say('ask.let-out', { one, outside }),
      label: 'label-volume',
      after: 'L',
      find: (values) => (volume(values) * pressure(values)) / outside,
      slips: [
        { find: volume, misconception: 'gas.one-variable', told: 'same' },
        {
          find: (values) => (volume(values) * outside) / pressure(values),
          misconception: 'gas.pressure-follows-volume',
          told: 'smaller',
        },
        { find: (values) => pressure(values) / outside, misconception: 'data.stops-early', told: 'times' },
      ],
      hints: [say('ask.hint-let-out', { outside }), 'room'],
      so: ({ value, cells: [liters = '', its = ''] }) => [
        say('ask.so-let-out', { its, outside }),
        say('ask.so-room', { liters, its, outside, value }),
      ],
    },
  ],
})

export const containerClaims = claimsFrom(say, 'claim', {
  more: [
    { column: 0, statement: 'volume' },
    { column: 1, statement: 'pressure' },
  ],
  twice: { column: 1, statement: 'twice' },
  pattern: { columns: [0, 1], same: 'same', opposite: 'opposite' },
  untold: ['no-temperature', 'no-leak', 'no-limit'],
})
