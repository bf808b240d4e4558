import { fraction, math, options, rich } from '../rich.ts'
import type { InteractionSamples } from '../samples.ts'

const negativeFraction = math(
  '-\\frac{3}{2}',
  '<mrow><mo form="prefix" stretchy="false">−</mo><mfrac><mn>3</mn><mn>2</mn></mfrac></mrow>',
)

export const orderSamples: InteractionSamples<'order'> = [
  {
    name: 'numbers in several forms',
    item: {
      stem: rich('Put the numbers in order, from least to greatest.'),
      figure: null,
      interaction: {
        kind: 'order',
        options: options('0.7', fraction(3, 4), '−1.2', '65%', negativeFraction),
        first: 'least',
        last: 'greatest',
      },
    },
    states: {
      filled: { kind: 'order', options: ['c', 'a', 'b', 'd', 'e'] },
      wrong: { kind: 'order', options: ['c', 'e', 'd', 'a', 'b'] },
      right: { kind: 'order', options: ['e', 'c', 'd', 'a', 'b'] },
      refused: { kind: 'order', options: [] },
    },
  },
  {
    name: 'steps in whole sentences',
    item: {
      stem: rich('How does sediment become sedimentary rock? Put the steps in order.'),
      figure: null,
      interaction: {
        kind: 'order',
        options: options(
          'Layers of sediment pile up on the bottom of a lake or sea.',
          'Wind, water and ice break rock into small pieces.',
          'Minerals that crystallize from water glue the grains together.',
          'Rivers carry the pieces away and drop them where the water slows down.',
          'The weight of the layers above presses the grains close together.',
        ),
        first: 'first',
        last: 'last',
      },
    },
    states: {
      filled: { kind: 'order', options: ['b', 'a', 'c', 'd', 'e'] },
      wrong: { kind: 'order', options: ['b', 'a', 'd', 'e', 'c'] },
      right: { kind: 'order', options: ['b', 'd', 'a', 'e', 'c'] },
    },
  },
  {
    name: 'eight that stand in long words',
    item: {
      stem: rich('Put these in order by size, from smallest to largest.'),
      figure: null,
      interaction: {
        kind: 'order',
        options: options(
          'galaxy',
          'carbon atom',
          'the Moon',
          'plant cell',
          'Solar System',
          'water molecule',
          'mountain',
          'the Sun',
        ),
        first: 'smallest',
        last: 'largest',
      },
    },
    states: {
      filled: { kind: 'order', options: ['b', 'a', 'c', 'd', 'e', 'f', 'g', 'h'] },
      wrong: { kind: 'order', options: ['b', 'f', 'd', 'g', 'h', 'c', 'e', 'a'] },
      right: { kind: 'order', options: ['b', 'f', 'd', 'g', 'c', 'h', 'e', 'a'] },
    },
  },
]
