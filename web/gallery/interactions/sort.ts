import { fraction, letter, options, rich } from '../rich.ts'
import type { InteractionSamples } from '../samples.ts'

export const sortSamples: InteractionSamples<'sort'> = [
  {
    name: 'six cards in two categories',
    item: {
      stem: rich('Which resources renew themselves within a lifetime? Sort them.'),
      figure: null,
      interaction: {
        kind: 'sort',
        cards: options('wind', 'coal', 'sunlight', 'natural gas', 'timber', 'copper'),
        categories: options('Renewable', 'Not renewable'),
      },
    },
    states: {
      filled: { kind: 'sort', placed: { a: 'a', b: 'b' } },
      wrong: { kind: 'sort', placed: { a: 'a', b: 'b', c: 'a', d: 'a', e: 'b', f: 'b' } },
      right: { kind: 'sort', placed: { a: 'a', b: 'b', c: 'a', d: 'b', e: 'a', f: 'b' } },
    },
  },
  {
    name: 'ten cards in four categories with long names',
    item: {
      stem: rich('Sort the numbers by the smallest set that they belong to.'),
      figure: null,
      interaction: {
        kind: 'sort',
        cards: options('−7', '0', '12', '0.5', '−0.6', '√2', '√9', 'π', '−4', '2,000'),
        categories: options(
          'Whole numbers',
          'Integers that are not whole',
          'Rational, but no integer',
          'Irrational numbers',
        ),
      },
    },
    states: {
      filled: { kind: 'sort', placed: { a: 'b', b: 'a', f: 'd' } },
      wrong: {
        kind: 'sort',
        placed: { a: 'b', b: 'a', c: 'a', d: 'c', e: 'd', f: 'd', g: 'd', h: 'd', i: 'b', j: 'a' },
      },
      right: {
        kind: 'sort',
        placed: { a: 'b', b: 'a', c: 'a', d: 'c', e: 'c', f: 'd', g: 'a', h: 'd', i: 'b', j: 'a' },
      },
    },
  },
  {
    name: 'long cards with math in three categories',
    item: {
      stem: rich('Is each equation true for every number, for one number, or for none?'),
      figure: null,
      interaction: {
        kind: 'sort',
        cards: options(
          rich('2(', letter('x'), ' + 3) = 2', letter('x'), ' + 6'),
          rich('The total of a number and half of it is ', fraction(3, 4), '.'),
          rich(letter('n'), ' + 1 = ', letter('n'), ' − 1'),
          rich('Five more than a number is three more than the same number.'),
        ),
        categories: options('Every number', 'One number', 'No number'),
      },
    },
    states: {
      filled: { kind: 'sort', placed: { a: 'a', b: 'b' } },
      wrong: { kind: 'sort', placed: { a: 'b', b: 'b', c: 'c', d: 'b' } },
      right: { kind: 'sort', placed: { a: 'a', b: 'b', c: 'c', d: 'c' } },
      refused: { kind: 'sort', placed: { a: 'a' } },
    },
  },
]
