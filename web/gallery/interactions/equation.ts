import { rich } from '../rich.ts'
import type { InteractionSamples } from '../samples.ts'

export const equationSamples: InteractionSamples<'equation'> = [
  {
    name: 'a line',
    item: {
      stem: rich('A line has slope −2 and passes through (0, 5). Write its equation.'),
      figure: null,
      interaction: { kind: 'equation', label: 'Equation of the line', letters: ['x', 'y'] },
    },
    states: {
      filled: { kind: 'equation', text: 'y = ' },
      wrong: { kind: 'equation', text: 'y = 2x + 5' },
      right: { kind: 'equation', text: 'y = -2x + 5' },
      refused: { kind: 'equation', text: '-2x + 5' },
    },
  },
]
