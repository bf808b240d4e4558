import { asksFrom, claimsFrom, orderingsFrom, recordsFrom } from '#shapes/records/records-from.ts'
import { say } from './messages.gen.ts'

/**
 * Thousand km² of land that drains into the river, and million tons of sediment at its mouth in a year, before large
 * dams (Milliman and Meade 1983; Milliman and Farnsworth 2011), rounded.
 */
const loads = {
  amazon: [6300, 1200],
  yellow: [750, 1100],
  mississippi: [3300, 400],
  magdalena: [240, 140],
  orinoco: [1100, 210],
  danube: [820, 67],
  congo: [3800, 43],
  nile: [2900, 120],
  mekong: [800, 150],
  yukon: [850, 60],
  irrawaddy: [430, 260],
  colorado: [640, 135],
} as const
/** Millimeters of rock in a thousand tons from a square kilometer, at 2.5 tons for a cubic meter. */
const layer = 0.4

export const rivers = recordsFrom(say, {
  id: 'rivers',
  columns: ['area', 'load'],
  values: loads,
  name: 'river',
  shown: 4,
})

const area = ([thousands = 1]: readonly number[]): number => thousands
const load = ([, tons = 1]: readonly number[]): number => tons
/** Thousand tons from each square kilometer. */
const each = (values: readonly number[]): number => load(values) / area(values)

export const riverAsks = asksFrom(say, 'ask', {
  1: [
    { kind: 'times', column: 1, ask: 'times', label: 'label-times' },
    {
      kind: 'total',
      column: 1,
      amounts: [5, 20, 50],
      ask: 'total',
      label: 'label-total',
      after: say('ask.million-tons'),
    },
  ],
  2: [
    { kind: 'per', column: 1, of: 0, factor: 1000, ask: 'per', label: 'label-per', after: say('ask.tons') },
  ],
  3: [
    {
      kind: 'formula',
      column: 1,
      ask: ({ one }) => say('ask.lower', { one, layer }),
      label: 'label-lower',
      after: 'mm',
      find: (values) => 1000 * layer * each(values),
      slips: [
        { find: (values) => layer * each(values), misconception: 'data.stops-early', told: 'year' },
        { find: (values) => 1000 * each(values), misconception: 'data.stops-early', told: 'tons' },
        { find: (values) => 1000 * layer * load(values), misconception: 'ratio.looks-at-one', told: 'area' },
        { find: (values) => (1000 * layer) / each(values), misconception: 'ratio.turned', told: 'turned' },
      ],
      hints: ['each', say('ask.hint-layer', { layer })],
      so: ({ value, isExact, cells: [thousands = '', tons = ''] }) => [
        say('ask.so-each', { tons, thousands }),
        say('ask.so-lower', { tons, thousands, layer, value, is: isExact ? 'exact' : 'rounded' }),
      ],
    },
  ],
})

export const riverClaims = claimsFrom(say, 'claim', {
  more: [
    { column: 0, statement: 'area' },
    { column: 1, statement: 'load' },
  ],
  twice: { column: 1, statement: 'twice' },
  pattern: { columns: [0, 1], same: 'same', opposite: 'opposite' },
  untold: ['no-steep', 'no-rain', 'no-delta'],
})

export const riverOrders = orderingsFrom(say, 'order', {
  1: {
    asks: 'load',
    by: load,
    first: 'least',
    last: 'most',
    slip: { by: area, misconception: 'reading.wrong-series', told: 'area' },
  },
  2: {
    asks: 'each',
    by: (values) => 1000 * each(values),
    first: 'least',
    last: 'most',
    slip: { by: load, misconception: 'ratio.looks-at-one', told: 'load' },
  },
  3: {
    asks: 'slow',
    by: (values) => 1 / each(values),
    first: 'short',
    last: 'long',
    slip: { by: area, misconception: 'ratio.looks-at-one', told: 'area-alone' },
    tell: (value) => say('order.per-ton', { value: Number(value.toPrecision(2)) }),
  },
})
