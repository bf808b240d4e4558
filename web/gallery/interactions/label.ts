import { options, rich } from '../rich.ts'
import type { InteractionSamples } from '../samples.ts'

export const labelSamples: InteractionSamples<'label'> = [
  {
    name: 'parts of a plant cell',
    item: {
      stem: rich('Name the lettered parts of the cell.'),
      figure: {
        kind: 'cell',
        description:
          'A plant cell. Letter A points to the outer wall, B to the round body that holds the DNA, C to green ovals and D to the large sac in the middle.',
        cell: 'plant',
        parts: [{ id: 'wall' }, { id: 'nucleus' }, { id: 'chloroplasts' }, { id: 'vacuole' }],
      },
      interaction: {
        kind: 'label',
        spots: ['wall', 'nucleus', 'chloroplasts', 'vacuole'],
        labels: options('nucleus', 'vacuole', 'cell wall', 'chloroplast', 'mitochondrion'),
      },
    },
    states: {
      filled: { kind: 'label', placed: { nucleus: 'a' } },
      wrong: { kind: 'label', placed: { wall: 'c', nucleus: 'b', chloroplasts: 'd', vacuole: 'a' } },
      right: { kind: 'label', placed: { wall: 'c', nucleus: 'a', chloroplasts: 'd', vacuole: 'b' } },
    },
  },
]
