import { asksFrom, claimsFrom, recordsFrom } from '#shapes/records/records-from.ts'
import { say } from './messages.gen.ts'

/** Offspring of pea plants with one allele of each kind: the dominant trait, the recessive one (Mendel 1866). */
const counted = {
  seedShape: [5474, 1850],
  seedColor: [6022, 2001],
  flowers: [705, 224],
  podShape: [882, 299],
  podColor: [428, 152],
  position: [651, 207],
  stems: [787, 277],
} as const

export const mendel = recordsFrom(say, {
  id: 'mendel',
  columns: ['dominant', 'recessive'],
  values: counted,
  name: 'row',
  shown: 5,
})

type Find = (values: readonly number[]) => number
const dominant: Find = ([first = 1]) => first
const recessive: Find = ([, second = 1]) => second
const total: Find = (values) => dominant(values) + recessive(values)

export const mendelAsks = asksFrom(say, 'ask', {
  1: [
    {
      kind: 'per',
      column: 0,
      of: 1,
      ask: ({ one }) => say('ask.each', { one }),
      label: 'label-each',
    },
  ],
  2: [
    {
      kind: 'formula',
      column: 1,
      ask: 'percent',
      label: 'label-percent',
      after: '%',
      find: (values) => (100 * recessive(values)) / total(values),
      slips: [
        {
          find: (values) => (100 * recessive(values)) / dominant(values),
          misconception: 'heredity.ratio-as-fraction',
          told: 'ratio',
        },
        {
          find: (values) => (100 * dominant(values)) / total(values),
          misconception: 'heredity.other-trait',
          told: 'other',
        },
      ],
      hints: ['all', 'percent'],
      so: ({ value, cells: [first = '', second = ''] }) => [
        say('ask.so-all', { first, second }),
        say('ask.so-percent', { second, value }),
      ],
    },
  ],
  3: [
    {
      kind: 'formula',
      column: 0,
      ask: 'hidden',
      label: 'label-hidden',
      find: (values) => (2 * dominant(values)) / 3,
      slips: [
        { find: dominant, misconception: 'heredity.look-is-alleles', told: 'all' },
        { find: (values) => dominant(values) / 2, misconception: 'heredity.half-and-half', told: 'half' },
        { find: (values) => dominant(values) / 3, misconception: 'heredity.other-trait', told: 'third' },
        { find: recessive, misconception: 'heredity.recessive-shows', told: 'recessive' },
      ],
      hints: ['square', 'three'],
      so: ({ value, cells: [first = ''] }) => [say('ask.so-boxes'), say('ask.so-hidden', { first, value })],
    },
  ],
})

export const mendelClaims = claimsFrom(say, 'claim', {
  more: [
    { column: 0, statement: 'dominant' },
    { column: 1, statement: 'recessive' },
  ],
  twice: { column: 1, statement: 'twice' },
  pattern: [
    { columns: [0, 1], same: 'same', opposite: 'opposite' },
    { columns: [1, 0], same: 'fewer-fewer', opposite: 'fewer-more' },
  ],
  untold: ['no-hidden', 'no-year', 'no-health'],
})
