import { rich } from '../rich.ts'
import type { InteractionSamples } from '../samples.ts'

export const coordinatesSamples: InteractionSamples<'coordinates'> = [
  {
    name: 'a reflected point',
    item: {
      stem: rich('The point (−3, 4) is reflected in the y-axis. Where does it go?'),
      figure: null,
      interaction: { kind: 'coordinates', label: 'Image of the point' },
    },
    states: {
      filled: { kind: 'coordinates', text: '(3,' },
      wrong: { kind: 'coordinates', text: '(-3, -4)' },
      right: { kind: 'coordinates', text: '(3, 4)' },
      refused: { kind: 'coordinates', text: '34' },
    },
  },
]
