import { options, rich } from '../rich.ts'
import type { InteractionSamples } from '../samples.ts'

export const choicesSamples: InteractionSamples<'choices'> = [
  {
    name: 'two of six fit',
    item: {
      stem: rich('Which of these are chemical changes?'),
      figure: null,
      interaction: {
        kind: 'choices',
        options: options(
          'ice melts',
          'wood burns',
          'salt dissolves',
          'iron rusts',
          'glass breaks',
          'water boils',
        ),
      },
    },
    states: {
      filled: { kind: 'choices', options: ['b'] },
      wrong: { kind: 'choices', options: ['b', 'c', 'f'] },
      right: { kind: 'choices', options: ['b', 'd'] },
    },
  },
]
