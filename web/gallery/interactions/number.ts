import { rich } from '../rich.ts'
import type { InteractionSamples } from '../samples.ts'

export const numberSamples: InteractionSamples<'number'> = [
  {
    name: 'a price, with a sign before and words behind',
    item: {
      stem: rich('Six notebooks cost $13.50. What does one notebook cost?'),
      figure: null,
      interaction: { kind: 'number', label: 'Price of one notebook', before: '$', after: 'per notebook' },
    },
    states: {
      filled: { kind: 'number', text: '2.5' },
      wrong: { kind: 'number', text: '7.50' },
      right: { kind: 'number', text: '2.25' },
      refused: { kind: 'number', text: 'two and a bit' },
    },
  },
  {
    name: 'a long negative number',
    item: {
      stem: rich('The deepest trench is 10,935 m below the sea. Write its elevation as an integer.'),
      figure: null,
      interaction: { kind: 'number', label: 'Elevation', after: 'm' },
    },
    states: {
      filled: { kind: 'number', text: '-10' },
      wrong: { kind: 'number', text: '10935' },
      right: { kind: 'number', text: '-10,935' },
    },
  },
]
