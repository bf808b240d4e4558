import { asksFrom, claimsFrom, recordsFrom } from '#shapes/records/records-from.ts'
import { say } from './messages.gen.ts'

/**
 * Copper wire of the American gauges 18 to 32: millimeters of thickness, grams of 100 m, and amperes through 100 m from a
 * 6-volt battery (from the standard resistance of each gauge).
 */
const gauges = {
  g18: [1.02, 730, 2.9],
  g20: [0.81, 460, 1.8],
  g22: [0.64, 290, 1.1],
  g24: [0.51, 180, 0.71],
  g26: [0.4, 115, 0.45],
  g28: [0.32, 72, 0.28],
  g30: [0.25, 45, 0.18],
  g32: [0.2, 28, 0.11],
} as const
/** Millimeters of a tube on which turns lie side by side. */
const tube = 30

export const wires = recordsFrom(say, {
  id: 'wires',
  columns: ['thickness', 'mass', 'current'],
  values: gauges,
  name: 'wire',
  shown: 5,
})

const thickness = ([millimeters = 1]: readonly number[]): number => millimeters
const current = ([, , amperes = 1]: readonly number[]): number => amperes
const turns = (values: readonly number[]): number => tube / thickness(values)

export const wireAsks = asksFrom(say, 'ask', {
  1: [
    { kind: 'gap', column: 1, ask: 'gap', label: 'label-gap', after: 'g' },
    { kind: 'times', column: 2, ask: 'times', label: 'label-times' },
  ],
  2: [
    {
      kind: 'formula',
      column: 0,
      ask: ({ one }) => say('ask.turns', { one, tube }),
      label: 'label-turns',
      after: say('ask.after-turns'),
      find: turns,
      slips: [
        { find: (values) => tube * thickness(values), misconception: 'ratio.turned', told: 'times' },
        { find: (values) => tube - thickness(values), misconception: 'ratio.additive', told: 'minus' },
        { find: (values) => tube / current(values), misconception: 'reading.wrong-series', told: 'current' },
      ],
      hints: ['thick', say('ask.hint-fit', { tube })],
      so: ({ value, isExact, cells: [millimeters = ''] }) => [
        say('ask.so-thick', { millimeters }),
        say('ask.so-turns', { tube, millimeters, value, is: isExact ? 'exact' : 'rounded' }),
      ],
    },
  ],
  3: [
    {
      kind: 'formula',
      column: 2,
      ask: ({ one }) => say('ask.product', { one, tube }),
      label: 'label-product',
      find: (values) => turns(values) * current(values),
      slips: [
        { find: turns, misconception: 'magnets.current-does-not-count', told: 'turns-only' },
        { find: current, misconception: 'magnets.turns-do-not-count', told: 'current-only' },
        {
          find: (values) => tube * thickness(values) * current(values),
          misconception: 'ratio.turned',
          told: 'times',
        },
      ],
      hints: [say('ask.hint-fit', { tube }), 'product'],
      so: ({ value, isExact, cells: [millimeters = '', , amperes = ''] }) => [
        say('ask.so-both', { millimeters, amperes }),
        say('ask.so-product', { tube, millimeters, amperes, value, is: isExact ? 'exact' : 'rounded' }),
      ],
    },
  ],
})

export const wireClaims = claimsFrom(say, 'claim', {
  more: [
    { column: 0, statement: 'thicker' },
    { column: 1, statement: 'heavier' },
    { column: 2, statement: 'current' },
  ],
  twice: { column: 2, statement: 'twice' },
  pattern: [
    { columns: [0, 2], same: 'same', opposite: 'opposite' },
    { columns: [0, 1], same: 'less-mass', opposite: 'more-mass' },
  ],
  untold: ['no-price', 'no-use', 'no-life'],
})
