import { fraction, rich } from '../rich.ts'
import type { InteractionSamples } from '../samples.ts'

export const termSamples: InteractionSamples<'term'> = [
  {
    name: 'a word of science',
    item: {
      stem: rich(
        'A cell divides into two cells, each with the same chromosomes as the first. What is this kind of division called?',
      ),
      figure: null,
      interaction: { kind: 'term', label: 'Kind of division' },
    },
    states: {
      filled: { kind: 'term', text: 'mito' },
      wrong: { kind: 'term', text: 'meiosis' },
      right: { kind: 'term', text: 'Mitosis' },
      refused: { kind: 'term', text: 'mitosys' },
    },
  },
  {
    name: 'two words of math, with words before and behind the field',
    item: {
      stem: rich('In ', fraction(3, 8), ', what is the number below the line called?'),
      figure: null,
      interaction: { kind: 'term', label: 'Its name', before: 'the', after: 'of the fraction' },
    },
    states: {
      filled: { kind: 'term', text: 'least common' },
      wrong: { kind: 'term', text: 'numerator' },
      right: { kind: 'term', text: 'denominador' },
      refused: { kind: 'term', text: 'denomenator' },
    },
  },
]
