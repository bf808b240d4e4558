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
]
