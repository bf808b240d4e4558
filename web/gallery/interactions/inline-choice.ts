import { fraction, letter, options, rich, strong } from '../rich.ts'
import type { InteractionSamples } from '../samples.ts'

export const inlineChoiceSamples: InteractionSamples<'inline-choice'> = [
  {
    name: 'three gaps in a sentence',
    item: {
      stem: rich('A ball rolls down a ramp. Complete the sentence.'),
      figure: null,
      interaction: {
        kind: 'inline-choice',
        parts: [
          { text: rich('As the ball rolls down, its potential energy ') },
          { gap: 'gap-1' },
          { text: rich(' and its kinetic energy ') },
          { gap: 'gap-2' },
          { text: rich(', while the ', strong('total'), ' energy of ball, ramp and air ') },
          { gap: 'gap-3' },
          { text: rich('.') },
        ],
        gaps: [
          {
            id: 'gap-1',
            label: 'Potential energy',
            options: options('increases', 'decreases', 'stays the same'),
          },
          {
            id: 'gap-2',
            label: 'Kinetic energy',
            options: options('increases', 'decreases', 'stays the same'),
          },
          {
            id: 'gap-3',
            label: 'Total energy',
            options: options('increases', 'decreases', 'stays the same'),
          },
        ],
      },
    },
    states: {
      filled: { kind: 'inline-choice', placed: { 'gap-1': 'b' } },
      wrong: { kind: 'inline-choice', placed: { 'gap-1': 'b', 'gap-2': 'a', 'gap-3': 'b' } },
      right: { kind: 'inline-choice', placed: { 'gap-1': 'b', 'gap-2': 'a', 'gap-3': 'c' } },
      refused: { kind: 'inline-choice', placed: { 'gap-1': 'b' } },
    },
  },
  {
    name: 'one gap with long options and math',
    item: {
      stem: rich('The graph of ', letter('y'), ' = 3', letter('x'), ' − 2 is moved up by 5.'),
      figure: null,
      interaction: {
        kind: 'inline-choice',
        parts: [{ text: rich('The new line ') }, { gap: 'gap-1' }, { text: rich(' the old line.') }],
        gaps: [
          {
            id: 'gap-1',
            label: 'What the new line does',
            options: options(
              'is parallel to',
              'is perpendicular to',
              'meets, at exactly one point that is not the origin,',
              rich('is steeper in ', letter('x'), ' than'),
            ),
          },
        ],
      },
    },
    states: {
      filled: { kind: 'inline-choice', placed: { 'gap-1': 'c' } },
      wrong: { kind: 'inline-choice', placed: { 'gap-1': 'd' } },
      right: { kind: 'inline-choice', placed: { 'gap-1': 'a' } },
    },
  },
  {
    name: 'six gaps, fractions and comparison signs',
    item: {
      stem: rich('A recipe is doubled and then cut to a third. Complete the account.'),
      figure: null,
      interaction: {
        kind: 'inline-choice',
        parts: [
          { text: rich('At first it takes ', fraction(3, 4), ' cup of oats. Doubled, it takes ') },
          { gap: 'gap-1' },
          { text: rich(' cups, since 2 × ', fraction(3, 4), ' = ') },
          { gap: 'gap-2' },
          { text: rich('. A third of that is ') },
          { gap: 'gap-3' },
          { text: rich(' cup. So ') },
          { gap: 'gap-4' },
          { text: rich(' ') },
          { gap: 'gap-5' },
          { text: rich(' ', fraction(3, 4), ', and the last batch is ') },
          { gap: 'gap-6' },
          { text: rich(' than the first.') },
        ],
        gaps: [
          {
            id: 'gap-1',
            label: 'Cups when doubled',
            options: options(rich('1', fraction(1, 2)), fraction(3, 8), '6'),
          },
          { id: 'gap-2', label: 'Product', options: options(fraction(6, 4), fraction(6, 8)) },
          { id: 'gap-3', label: 'A third', options: options(fraction(1, 2), fraction(1, 3)) },
          { id: 'gap-4', label: 'Left side', options: options(fraction(1, 2), fraction(3, 2)) },
          { id: 'gap-5', label: 'Sign', options: options('<', '=', '>') },
          { id: 'gap-6', label: 'Comparison', options: options('smaller', 'larger') },
        ],
      },
    },
    states: {
      filled: { kind: 'inline-choice', placed: { 'gap-1': 'a', 'gap-2': 'a', 'gap-5': 'a' } },
      wrong: {
        kind: 'inline-choice',
        placed: { 'gap-1': 'b', 'gap-2': 'b', 'gap-3': 'a', 'gap-4': 'a', 'gap-5': 'a', 'gap-6': 'b' },
      },
      right: {
        kind: 'inline-choice',
        placed: { 'gap-1': 'a', 'gap-2': 'a', 'gap-3': 'a', 'gap-4': 'a', 'gap-5': 'a', 'gap-6': 'a' },
      },
    },
  },
]
