import { fraction, letter, math, options, rich } from '../rich.ts'
import type { InteractionSamples } from '../samples.ts'

export const choiceSamples: InteractionSamples<'choice'> = [
  {
    name: 'four short options in two columns',
    item: {
      stem: rich('Which fraction is equal to ', fraction(6, 8), '?'),
      figure: null,
      interaction: {
        kind: 'choice',
        options: options(fraction(2, 4), fraction(3, 4), fraction(4, 6), fraction(8, 6)),
      },
    },
    states: {
      filled: { kind: 'choice', option: 'a' },
      wrong: { kind: 'choice', option: 'c' },
      right: { kind: 'choice', option: 'b' },
    },
  },
  {
    name: 'long options in one column',
    item: {
      stem: rich(
        'A closed jar of ice is left in the sun until all of the ice has melted. What happens to the mass of the jar and what is in it, and why?',
      ),
      figure: null,
      interaction: {
        kind: 'choice',
        options: options(
          'It stays the same, because no particles came in or went out: they only move about more freely.',
          'It goes down, because liquid water is lighter than ice.',
          'It goes up, because the sunlight adds heat, and heat has mass.',
          rich(
            'It goes down by ',
            letter('x'),
            ' grams, and nobody can know how much that is without a balance.',
          ),
          'None of these.',
        ),
      },
    },
    states: {
      filled: { kind: 'choice', option: 'b' },
      wrong: { kind: 'choice', option: 'c' },
      right: { kind: 'choice', option: 'a' },
    },
  },
  {
    name: 'roots and powers, three options',
    item: {
      stem: rich('Which number is the largest?'),
      figure: null,
      interaction: {
        kind: 'choice',
        options: options(
          math('\\sqrt{50}', '<msqrt><mn>50</mn></msqrt>'),
          math('\\sqrt[3]{300}', '<mroot><mn>300</mn><mn>3</mn></mroot>'),
          math('2^3', '<msup><mn>2</mn><mn>3</mn></msup>'),
        ),
      },
    },
    states: {
      filled: { kind: 'choice', option: 'a' },
      wrong: { kind: 'choice', option: 'b' },
      right: { kind: 'choice', option: 'c' },
    },
  },
]
