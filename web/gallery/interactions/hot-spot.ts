import type { Figure } from '@skills-center/contract/figure'
import { rich, strong } from '../rich.ts'
import type { InteractionSamples } from '../samples.ts'

const web: Figure = {
  kind: 'food-web',
  description:
    'A food web. Grass is eaten by the grasshopper and the rabbit; the frog eats the grasshopper; the hawk eats the frog and the rabbit. The letters go from A, grass, to E, hawk.',
  nodes: [
    { id: 'grass', label: 'grass', row: 0 },
    { id: 'grasshopper', label: 'grasshopper', row: 1 },
    { id: 'rabbit', label: 'rabbit', row: 1 },
    { id: 'frog', label: 'frog', row: 2 },
    { id: 'hawk', label: 'hawk', row: 3 },
  ],
  arrows: [
    { from: 'grass', to: 'grasshopper' },
    { from: 'grass', to: 'rabbit' },
    { from: 'grasshopper', to: 'frog' },
    { from: 'frog', to: 'hawk' },
    { from: 'rabbit', to: 'hawk' },
  ],
}
const spots = ['grass', 'grasshopper', 'rabbit', 'frog', 'hawk']

export const hotSpotSamples: InteractionSamples<'hot-spot'> = [
  {
    name: 'one of five',
    item: {
      stem: rich('Which living thing is the ', strong('producer'), '?'),
      figure: web,
      interaction: { kind: 'hot-spot', spots, count: 1 },
    },
    states: {
      filled: { kind: 'hot-spot', options: ['rabbit'] },
      wrong: { kind: 'hot-spot', options: ['hawk'] },
      right: { kind: 'hot-spot', options: ['grass'] },
    },
  },
  {
    name: 'two of five',
    item: {
      stem: rich('Which two are ', strong('primary consumers'), '?'),
      figure: web,
      interaction: { kind: 'hot-spot', spots, count: 2 },
    },
    states: {
      filled: { kind: 'hot-spot', options: ['rabbit'] },
      wrong: { kind: 'hot-spot', options: ['rabbit', 'frog'] },
      right: { kind: 'hot-spot', options: ['grasshopper', 'rabbit'] },
    },
  },
  {
    name: 'rows of a table',
    item: {
      stem: rich('Which three trials had a temperature above 20 °C?'),
      figure: {
        kind: 'table',
        description:
          'A table of five trials with their temperatures. A: Monday, 18 degrees. B: Tuesday, 21 degrees. C: Wednesday, 24 degrees. D: Thursday, 20 degrees. E: Friday, 22 degrees.',
        title: 'Trials of one week',
        columns: ['Day', 'Temperature (°C)'],
        rows: [
          ['Monday', '18'],
          ['Tuesday', '21'],
          ['Wednesday', '24'],
          ['Thursday', '20'],
          ['Friday', '22'],
        ],
        spots: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'].map((id, row) => ({ id, row })),
      },
      interaction: {
        kind: 'hot-spot',
        spots: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'],
        count: 3,
      },
    },
    states: {
      filled: { kind: 'hot-spot', options: ['tuesday'] },
      wrong: { kind: 'hot-spot', options: ['tuesday', 'wednesday', 'thursday'] },
      right: { kind: 'hot-spot', options: ['tuesday', 'wednesday', 'friday'] },
    },
  },
]
