import { asksFrom, claimsFrom, recordsFrom } from '#shapes/records/records-from.ts'
import { say } from './messages.gen.ts'

/**
 * Of one square meter, 10 cm thick, with one side 10 °C warmer: joules each second (ASHRAE Handbook 2021, ISO 10456),
 * kilograms, and dollars (typical prices of building stores).
 */
const figures = {
  stiff: [2.5, 3, 18],
  packing: [3.6, 2, 9],
  rock: [3.8, 5, 10],
  paper: [4, 4.5, 6],
  wool: [4, 1.8, 24],
  cork: [4.2, 12, 45],
  straw: [5.5, 11, 4],
  pine: [12, 50, 60],
  brick: [60, 180, 70],
} as const

export const layers = recordsFrom(say, {
  id: 'layers',
  columns: ['flow', 'mass', 'cost'],
  values: figures,
  name: 'layer',
  shown: 5,
})

export const layerAsks = asksFrom(say, 'ask', {
  1: [{ kind: 'gap', column: 1, ask: 'gap', label: 'label-gap', after: 'kg' }],
  2: [{ kind: 'times', column: 0, ask: 'times', label: 'label-times' }],
  3: [
    {
      kind: 'formula',
      column: 0,
      ask: (its) => say('ask.minute', its),
      label: 'label-minute',
      after: say('ask.joules'),
      // Half as much passes, for sixty seconds.
      find: ([flow = 0]) => 30 * flow,
      isShort: true,
      slips: [
        { find: ([j = 0]) => 60 * j, misconception: 'data.stops-early', told: 'thick' },
        { find: ([j = 0]) => 120 * j, misconception: 'ratio.turned', told: 'double' },
        { find: ([j = 0]) => j / 2, misconception: 'data.stops-early', told: 'second' },
      ],
      hints: ['half', 'seconds'],
      so: ({ value, cells: [flow = ''] }) => [say('ask.so-half', { flow }), say('ask.so-minute', { value })],
    },
  ],
})

export const layerClaims = claimsFrom(say, 'claim', {
  more: [
    { column: 0, statement: 'flow' },
    { column: 2, statement: 'cost' },
  ],
  twice: { column: 1, statement: 'twice' },
  pattern: { columns: [2, 0], same: 'same', opposite: 'opposite' },
  untold: ['no-mice', 'no-fire', 'no-years'],
})
