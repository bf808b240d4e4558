import { rich, strong } from '../rich.ts'
import type { InteractionSamples } from '../samples.ts'

export const ratioSamples: InteractionSamples<'ratio'> = [
  {
    name: 'in simplest form',
    item: {
      stem: rich(
        'A band has 12 flutes and 8 drums. What is the ratio of ',
        strong('flutes to drums'),
        ' in simplest form?',
      ),
      figure: null,
      interaction: { kind: 'ratio', label: 'Flutes to drums' },
    },
    states: {
      filled: { kind: 'ratio', text: '3:' },
      wrong: { kind: 'ratio', text: '2:3' },
      right: { kind: 'ratio', text: '3:2' },
      refused: { kind: 'ratio', text: '12:8' },
    },
  },
]
