import { rich } from '../rich.ts'
import type { InteractionSamples } from '../samples.ts'

export const quantitySamples: InteractionSamples<'quantity'> = [
  {
    name: 'a number with its unit',
    item: {
      stem: rich('A cyclist rides 18 km in 45 minutes at a steady speed. What is the speed? Give the unit.'),
      figure: null,
      interaction: { kind: 'quantity', label: 'Speed, with its unit' },
    },
    states: {
      filled: { kind: 'quantity', text: '24 km' },
      wrong: { kind: 'quantity', text: '0.4 km/h' },
      right: { kind: 'quantity', text: '24 km/h' },
      refused: { kind: 'quantity', text: '24' },
    },
  },
]
