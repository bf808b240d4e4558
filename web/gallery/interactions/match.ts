import { fraction, letter, options, rich } from '../rich.ts'
import type { InteractionSamples } from '../samples.ts'

export const matchSamples: InteractionSamples<'match'> = [
  {
    name: 'four sources, five targets',
    item: {
      stem: rich('Match each organelle to its job.'),
      figure: null,
      interaction: {
        kind: 'match',
        sources: options('Nucleus', 'Mitochondria', 'Chloroplasts', 'Cell membrane'),
        targets: options(
          'releases energy from food',
          'holds the instructions for the cell',
          'decides what comes in and goes out',
          'makes food from light',
          'stores water and keeps a plant stiff',
        ),
      },
    },
    states: {
      filled: { kind: 'match', placed: { a: 'b', c: 'd' } },
      wrong: { kind: 'match', placed: { a: 'b', b: 'd', c: 'a', d: 'c' } },
      right: { kind: 'match', placed: { a: 'b', b: 'a', c: 'd', d: 'c' } },
      refused: { kind: 'match', placed: { a: 'b', c: 'd' } },
    },
  },
  {
    name: 'a target that serves several sources',
    item: {
      stem: rich('How many solutions has each equation?'),
      figure: null,
      interaction: {
        kind: 'match',
        sources: options(
          rich('2', letter('x'), ' + 3 = 7'),
          rich('2', letter('x'), ' + 3 = 2', letter('x')),
          rich('5', letter('x'), ' = ', letter('x')),
        ),
        targets: options('none', 'exactly one', 'all numbers'),
      },
    },
    states: {
      filled: { kind: 'match', placed: { a: 'b' } },
      wrong: { kind: 'match', placed: { a: 'b', b: 'a', c: 'a' } },
      right: { kind: 'match', placed: { a: 'b', b: 'a', c: 'b' } },
    },
  },
  {
    name: 'eight fractions, eight decimals',
    item: {
      stem: rich('Match each fraction to its decimal.'),
      figure: null,
      interaction: {
        kind: 'match',
        sources: options(
          fraction(1, 8),
          fraction(2, 5),
          fraction(3, 4),
          fraction(1, 3),
          fraction(5, 8),
          fraction(9, 20),
          fraction(7, 4),
          fraction(1, 6),
        ),
        targets: options('0.4', '0.75', '0.125', '1.75', '0.333…', '0.45', '0.1666…', '0.625'),
      },
    },
    states: {
      filled: { kind: 'match', placed: { a: 'c', b: 'a', e: 'h' } },
      wrong: {
        kind: 'match',
        placed: { a: 'c', b: 'a', c: 'b', d: 'g', e: 'h', f: 'f', g: 'd', h: 'e' },
      },
      right: {
        kind: 'match',
        placed: { a: 'c', b: 'a', c: 'b', d: 'e', e: 'h', f: 'f', g: 'd', h: 'g' },
      },
    },
  },
]
