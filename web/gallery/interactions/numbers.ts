import { letter, rich } from '../rich.ts'
import type { InteractionSamples } from '../samples.ts'

export const numbersSamples: InteractionSamples<'numbers'> = [
  {
    name: 'all solutions',
    item: {
      stem: rich('Find every solution of ', letter('x'), '² = 49.'),
      figure: null,
      interaction: { kind: 'numbers', label: 'Solutions', before: 'x =' },
    },
    states: {
      filled: { kind: 'numbers', text: '7' },
      wrong: { kind: 'numbers', text: '7, 49' },
      right: { kind: 'numbers', text: '-7, 7' },
      refused: { kind: 'numbers', text: '7 or so' },
    },
  },
  {
    name: 'a long list in order',
    item: {
      stem: rich('List the first eight multiples of 1,250 in order, smallest first.'),
      figure: null,
      interaction: { kind: 'numbers', label: 'Multiples of 1,250, smallest first' },
    },
    states: {
      filled: { kind: 'numbers', text: '1250; 2500; 37' },
      wrong: { kind: 'numbers', text: '1250; 2500; 3750; 5000; 6250; 7500; 8750; 9000' },
      right: { kind: 'numbers', text: '1250; 2500; 3750; 5000; 6250; 7500; 8750; 10000' },
    },
  },
]
