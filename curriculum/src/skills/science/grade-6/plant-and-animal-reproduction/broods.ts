import { asksFrom, claimsFrom, orderingsFrom, recordsFrom } from '#shapes/records/records-from.ts'
import { say } from './messages.gen.ts'

/** Young a year, weeks of care, and how many of 100 are alive after a year: typical values, which vary much by place. */
const animals = {
  frog: [3000, 0, 1],
  stickleback: [200, 2, 6],
  rabbit: [15, 3, 20],
  robin: [8, 4, 25],
  mallard: [10, 8, 40],
  alligator: [40, 50, 30],
  wolf: [5, 30, 55],
  bear: [2, 100, 70],
} as const

export const broods = recordsFrom(say, {
  id: 'broods',
  columns: ['young', 'care', 'alive'],
  values: animals,
  name: 'row',
  shown: 5,
})

const young = ([count = 0]: readonly number[]): number => count
const care = ([, weeks = 0]: readonly number[]): number => weeks
const alive = ([, , part = 0]: readonly number[]): number => part
const left = (values: readonly number[]): number => (young(values) * alive(values)) / 100

export const broodAsks = asksFrom(say, 'ask', {
  1: [{ kind: 'gap', column: 2, ask: 'gap', label: 'label-gap' }],
  2: [{ kind: 'times', column: 0, ask: 'times', label: 'label-times' }],
  3: [
    {
      kind: 'formula',
      column: 0,
      ask: (its) => say('ask.alive', its),
      label: 'label-alive',
      find: left,
      slips: [
        { find: alive, misconception: 'data.stops-early', told: 'hundred' },
        { find: young, misconception: 'reproduction.many-is-best', told: 'all' },
        {
          find: (values) => Math.abs(young(values) - alive(values)),
          misconception: 'ratio.additive',
          told: 'minus',
        },
      ],
      hints: ['part', 'find'],
      so: ({ value, cells: [all = '', , part = ''] }) => [
        say('ask.so-of', { young: all, alive: part }),
        say('ask.so-alive', { young: all, alive: part, value }),
      ],
    },
  ],
})

export const broodClaims = claimsFrom(say, 'claim', {
  more: [
    { column: 0, statement: 'young' },
    { column: 1, statement: 'care' },
  ],
  twice: { column: 0, statement: 'twice' },
  pattern: { columns: [1, 2], same: 'same', opposite: 'opposite' },
  untold: ['no-may', 'no-eat', 'no-old'],
})

export const broodOrders = orderingsFrom(say, 'order', {
  1: {
    asks: 'care',
    by: care,
    first: 'short',
    last: 'long',
    slip: { by: young, misconception: 'reading.wrong-series', told: 'young' },
  },
  2: {
    asks: 'alive',
    by: alive,
    first: 'small',
    last: 'large',
    slip: { by: young, misconception: 'reproduction.many-is-best', told: 'young' },
  },
  3: {
    asks: 'count',
    by: left,
    first: 'few',
    last: 'many',
    slip: { by: alive, misconception: 'ratio.looks-at-one', told: 'part' },
  },
})
