import { math, options, rich } from '../rich.ts'
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
  {
    name: 'eight parts, long names',
    item: {
      stem: rich('Each letter shows a part of an animal cell or of its surface. What does each part do?'),
      figure: {
        kind: 'cell',
        description:
          'An animal cell with eight lettered parts: A the thin outer skin, B the jelly that fills it, C the large round body, D small dots, E ovals with folds, F a small sac, G winding sheets beside C, H stacked flat sacs.',
        cell: 'animal',
        parts: [
          { id: 'membrane' },
          { id: 'cytoplasm' },
          { id: 'nucleus' },
          { id: 'ribosomes' },
          { id: 'mitochondria' },
          { id: 'vacuole' },
          { id: 'reticulum' },
          { id: 'golgi-body' },
        ],
      },
      interaction: {
        kind: 'label',
        spots: [
          'membrane',
          'cytoplasm',
          'nucleus',
          'ribosomes',
          'mitochondria',
          'vacuole',
          'reticulum',
          'golgi-body',
        ],
        labels: options(
          'controls what enters and what leaves',
          'holds everything else in place',
          'keeps the directions for the whole cell',
          'builds proteins',
          'releases energy from food',
          'stores water and waste',
          'moves materials through the cell',
          'sorts and packs materials',
          rich('takes in light to make ', math('C_6H_{12}O_6', '<mi>C</mi><mi>H</mi><mi>O</mi>')),
        ),
      },
    },
    states: {
      filled: { kind: 'label', placed: { membrane: 'a', vacuole: 'f' } },
      wrong: {
        kind: 'label',
        placed: {
          membrane: 'a',
          cytoplasm: 'b',
          nucleus: 'c',
          ribosomes: 'e',
          mitochondria: 'd',
          vacuole: 'f',
          reticulum: 'g',
          'golgi-body': 'i',
        },
      },
      right: {
        kind: 'label',
        placed: {
          membrane: 'a',
          cytoplasm: 'b',
          nucleus: 'c',
          ribosomes: 'd',
          mitochondria: 'e',
          vacuole: 'f',
          reticulum: 'g',
          'golgi-body': 'h',
        },
      },
    },
  },
]
