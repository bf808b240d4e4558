import { asksFrom, claimsFrom, recordsFrom } from '#shapes/records/records-from.ts'
import { say } from './messages.gen.ts'

/** Percents of visible light that are reflected, let through, and absorbed: typical values of such materials. */
const measured = {
  snow: [90, 0, 10],
  foil: [88, 0, 12],
  whitePaint: [84, 0, 16],
  sand: [40, 0, 60],
  brick: [30, 0, 70],
  asphalt: [8, 0, 92],
  velvet: [2, 0, 98],
  glass: [8, 89, 3],
  tinted: [6, 44, 50],
  sunglass: [5, 15, 80],
  tracing: [25, 65, 10],
  leaf: [10, 6, 84],
} as const

export const materials = recordsFrom(say, {
  id: 'materials',
  columns: ['reflected', 'transmitted', 'absorbed'],
  values: measured,
  name: 'row',
  shown: 5,
})

const units = 50
type Find = (values: readonly number[]) => number
const reflected: Find = ([first = 0]) => first
const transmitted: Find = ([, second = 0]) => second
const absorbed: Find = ([, , third = 0]) => third

export const materialAsks = asksFrom(say, 'ask', {
  1: [{ kind: 'gap', column: 2, ask: 'gap', label: 'label-gap' }],
  2: [{ kind: 'times', column: 2, ask: 'times', label: 'label-times' }],
  3: [
    {
      kind: 'formula',
      column: 0,
      ask: ({ one }) => say('ask.leave', { one, units }),
      label: 'label-leave',
      find: (values) => (units * (reflected(values) + transmitted(values))) / 100,
      slips: [
        {
          find: (values) => reflected(values) + transmitted(values),
          misconception: 'data.stops-early',
          told: 'percent',
        },
        {
          find: (values) => (units * absorbed(values)) / 100,
          misconception: 'percent.part-for-rest',
          told: 'absorbed',
        },
        {
          find: (values) => units - absorbed(values),
          misconception: 'percent.compares-amounts',
          told: 'minus',
        },
      ],
      hints: ['leave', say('ask.hint-part', { units })],
      so: ({ value, cells: [first = '', second = ''] }) => [
        say('ask.so-leave', { first, second }),
        say('ask.so-units', { units, value }),
      ],
    },
  ],
})

export const materialClaims = claimsFrom(say, 'claim', {
  more: [
    { column: 0, statement: 'reflects' },
    { column: 2, statement: 'absorbs' },
  ],
  twice: { column: 2, statement: 'twice' },
  pattern: { columns: [0, 2], same: 'same', opposite: 'opposite' },
  untold: ['no-sound', 'no-thick', 'no-x'],
})
