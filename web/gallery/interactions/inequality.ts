import { letter, rich } from '../rich.ts'
import type { InteractionSamples } from '../samples.ts'

export const inequalitySamples: InteractionSamples<'inequality'> = [
  {
    name: 'a limit that is allowed itself',
    item: {
      stem: rich(
        'An elevator carries at most 12 people, and 4 are inside. How many more, ',
        letter('n'),
        ', may enter?',
      ),
      figure: null,
      interaction: { kind: 'inequality', label: 'Inequality', letters: ['n'] },
    },
    states: {
      filled: { kind: 'inequality', text: 'n <' },
      wrong: { kind: 'inequality', text: 'n < 8' },
      right: { kind: 'inequality', text: 'n <= 8' },
      refused: { kind: 'inequality', text: 'n 8' },
    },
  },
]
