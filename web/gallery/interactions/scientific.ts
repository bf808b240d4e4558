import { rich } from '../rich.ts'
import type { InteractionSamples } from '../samples.ts'

export const scientificSamples: InteractionSamples<'scientific'> = [
  {
    name: 'a small number with its unit behind',
    item: {
      stem: rich('A grain of pollen is 0.000032 m wide. Write this in scientific notation.'),
      figure: null,
      interaction: { kind: 'scientific', label: 'Width', after: 'm' },
    },
    states: {
      filled: { kind: 'scientific', text: '3.2 × 10' },
      wrong: { kind: 'scientific', text: '3.2 × 10^5' },
      right: { kind: 'scientific', text: '3.2 × 10^-5' },
      refused: { kind: 'scientific', text: '32 × 10^-6' },
    },
  },
]
