import { asksFrom, claimsFrom, recordsFrom } from '#shapes/records/records-from.ts'
import { say } from './messages.gen.ts'

/**
 * Layers of the Grand Canyon: million years, meters from the rim down to the top, and meters of thickness. Ages: National
 * Park Service 2023. Thickness: Beus & Morales 2003, rounded, for the middle of the canyon.
 */
const layers = {
  kaibab: [270, 0, 100],
  toroweap: [273, 100, 75],
  coconino: [275, 175, 105],
  hermit: [280, 280, 90],
  supai: [300, 370, 290],
  redwall: [340, 660, 150],
  temple: [385, 810, 20],
  muav: [505, 830, 120],
  angel: [515, 950, 110],
  tapeats: [525, 1060, 70],
} as const
/** Million years in which the river cut most of the canyon. */
const cut = 6
/** Meters from the rim to the bottom of the lowest of these layers. */
const wall = 1130

export const canyon = recordsFrom(say, {
  id: 'canyon',
  columns: ['age', 'depth', 'thickness'],
  values: layers,
  name: 'layer',
  shown: 5,
})

const age = ([years = 0]: readonly number[]): number => years
const depth = ([, top = 0]: readonly number[]): number => top
const thickness = ([, , meters = 0]: readonly number[]): number => meters

export const canyonAsks = asksFrom(say, 'ask', {
  1: [{ kind: 'gap', column: 0, ask: 'gap', label: 'label-gap', after: say('ask.million') }],
  2: [
    {
      kind: 'formula',
      column: 2,
      ask: ({ one }) => say('ask.share', { one, wall }),
      label: 'label-share',
      after: '%',
      find: (values) => (100 * thickness(values)) / wall,
      slips: [
        {
          find: (values) => (100 * depth(values)) / wall,
          misconception: 'reading.wrong-series',
          told: 'depth',
        },
        { find: thickness, misconception: 'display.count-for-percent', told: 'meters' },
        { find: (values) => (100 * wall) / thickness(values), misconception: 'ratio.turned', told: 'whole' },
      ],
      hints: ['thick', 'share'],
      so: ({ value, isExact, cells: [, , meters = ''] }) => [
        say('ask.so-thick', { meters }),
        say('ask.so-share', { meters, wall, value, is: isExact ? 'exact' : 'rounded' }),
      ],
    },
    { kind: 'times', column: 2, ask: 'times', label: 'label-times' },
  ],
  3: [
    {
      kind: 'formula',
      column: 0,
      ask: ({ one }) => say('ask.cut', { one, cut }),
      label: 'label-cut',
      find: (values) => age(values) / cut,
      slips: [
        { find: (values) => age(values) - cut, misconception: 'ratio.additive', told: 'gap' },
        { find: (values) => cut / age(values), misconception: 'ratio.turned', told: 'turned' },
        { find: (values) => age(values) * cut, misconception: 'data.stops-early', told: 'multiplied' },
      ],
      hints: ['age', say('ask.hint-times', { cut })],
      so: ({ value, isExact, cells: [years = ''] }) => [
        say('ask.so-age', { years }),
        say('ask.so-times', { years, cut, value, is: isExact ? 'exact' : 'rounded' }),
      ],
    },
  ],
})

export const canyonClaims = claimsFrom(say, 'claim', {
  more: [
    { column: 0, statement: 'older' },
    { column: 1, statement: 'deeper' },
    { column: 2, statement: 'thicker' },
  ],
  twice: { column: 2, statement: 'twice' },
  pattern: [
    { columns: [1, 0], same: 'same', opposite: 'opposite' },
    { columns: [1, 0], same: 'below-younger', opposite: 'below-older' },
    { columns: [1, 2], same: 'down-thicker', opposite: 'down-thinner' },
  ],
  untold: ['no-fossils', 'no-hardness', 'no-color'],
})
