import { keysOf } from '#form'
import type { RecordAsk } from '#shapes/records/ask-records.ts'
import type { Records } from '#shapes/records/records.ts'
import type { RecordClaims } from '#shapes/records/sort-records.ts'
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
const ids = keysOf(figures)

export const layers: Records = {
  id: 'layers',
  scene: say('table.scene'),
  title: say('table.title'),
  head: say('table.head'),
  columns: [say('table.flow'), say('table.mass'), say('table.cost')],
  rows: ids.map((id) => ({ name: say(`layer.${id}`), inside: say(`in.${id}`), values: figures[id] })),
  shown: 5,
}

export const layerAsks: Readonly<Record<1 | 2 | 3, readonly RecordAsk[]>> = {
  1: [
    { kind: 'gap', column: 1, ask: (its) => say('ask.gap', its), label: say('ask.label-gap'), after: 'kg' },
  ],
  2: [{ kind: 'times', column: 0, ask: (its) => say('ask.times', its), label: say('ask.label-times') }],
  3: [
    {
      kind: 'formula',
      column: 0,
      ask: (its) => say('ask.minute', its),
      label: say('ask.label-minute'),
      after: say('ask.joules'),
      // Half as much passes, for sixty seconds.
      find: ([flow = 0]) => 30 * flow,
      slips: [
        { find: ([j = 0]) => 60 * j, misconception: 'data.stops-early', feedback: say('ask.told-thick') },
        { find: ([j = 0]) => 120 * j, misconception: 'ratio.turned', feedback: say('ask.told-double') },
        { find: ([j = 0]) => j / 2, misconception: 'data.stops-early', feedback: say('ask.told-second') },
      ],
      hints: [say('ask.hint-half'), say('ask.hint-seconds')],
      so: ({ value, cells: [flow = ''] }) => [say('ask.so-half', { flow }), say('ask.so-minute', { value })],
    },
  ],
}

export const layerClaims: RecordClaims = {
  more: [
    { column: 0, says: (its) => say('claim.flow', its) },
    { column: 2, says: (its) => say('claim.cost', its) },
  ],
  twice: { column: 1, says: (its) => say('claim.twice', its) },
  pattern: { columns: [2, 0], same: say('claim.same'), opposite: say('claim.opposite') },
  untold: [
    (its) => say('claim.no-mice', its),
    (its) => say('claim.no-fire', its),
    (its) => say('claim.no-years', its),
  ],
}
