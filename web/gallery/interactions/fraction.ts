import { fraction, rich } from '../rich.ts'
import type { InteractionSamples } from '../samples.ts'

export const fractionSamples: InteractionSamples<'fraction'> = [
  {
    name: 'a mixed number',
    item: {
      stem: rich(
        'What is ',
        fraction(3, 4),
        ' + ',
        fraction(7, 8),
        '? Give a mixed number in simplest form.',
      ),
      figure: null,
      interaction: { kind: 'fraction', label: 'Sum', after: 'cups' },
    },
    states: {
      filled: { kind: 'fraction', text: '1 5/' },
      wrong: { kind: 'fraction', text: '10/12' },
      right: { kind: 'fraction', text: '1 5/8' },
      refused: { kind: 'fraction', text: '26/16' },
    },
  },
]
