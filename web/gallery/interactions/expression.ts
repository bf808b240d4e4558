import { letter, rich } from '../rich.ts'
import type { InteractionSamples } from '../samples.ts'

export const expressionSamples: InteractionSamples<'expression'> = [
  {
    name: 'one letter',
    item: {
      stem: rich(
        'A rectangle is ',
        letter('x'),
        ' + 3 long and 2 wide. Write its perimeter without parentheses.',
      ),
      figure: null,
      interaction: { kind: 'expression', label: 'Perimeter', letters: ['x'] },
    },
    states: {
      filled: { kind: 'expression', text: '2x + ' },
      wrong: { kind: 'expression', text: '2x + 6' },
      right: { kind: 'expression', text: '2x + 10' },
      refused: { kind: 'expression', text: '2(x + 5)' },
    },
  },
  {
    name: 'three letters, powers and a long answer',
    item: {
      stem: rich('Expand and collect like terms.'),
      figure: null,
      interaction: {
        kind: 'expression',
        label: 'Expanded expression',
        before: 'P =',
        after: 'square feet',
        letters: ['a', 'b', 'c'],
      },
    },
    states: {
      filled: { kind: 'expression', text: '3a^2b - 4' },
      wrong: { kind: 'expression', text: '3a^2b - 4ab^2 + c' },
      right: { kind: 'expression', text: '3a^2b - 4ab^2 + 12abc - 7c^2 + 18' },
    },
  },
]
