import { letter, options, rich } from '../rich.ts'
import type { InteractionSamples } from '../samples.ts'

export const tableSamples: InteractionSamples<'table'> = [
  {
    name: 'numbers to type',
    item: {
      stem: rich('Paint is mixed from 3 parts blue and 2 parts yellow. Complete the table.'),
      figure: null,
      interaction: {
        kind: 'table',
        columns: [rich('Blue (cups)'), rich('Yellow (cups)'), rich('All (cups)')],
        rows: [
          [{ text: rich('3') }, { text: rich('2') }, { text: rich('5') }],
          [
            { text: rich('9') },
            { entry: 'yellow', label: 'Yellow for 9 cups of blue' },
            { text: rich('15') },
          ],
          [
            { entry: 'blue', label: 'Blue in 25 cups' },
            { text: rich('10') },
            { entry: 'all', label: 'All with 10 cups of yellow' },
          ],
        ],
      },
    },
    states: {
      filled: { kind: 'table', placed: { yellow: '6' } },
      wrong: { kind: 'table', placed: { yellow: '8', blue: '15', all: '25' } },
      right: { kind: 'table', placed: { yellow: '6', blue: '15', all: '25' } },
      refused: { kind: 'table', placed: { yellow: 'a few', blue: '15', all: '25' } },
    },
  },
  {
    name: 'words to pick, six columns',
    item: {
      stem: rich('An object is moved along the axis of a lens. Complete the table.'),
      figure: null,
      interaction: {
        kind: 'table',
        columns: [
          rich('Try'),
          rich('Distance'),
          rich(letter('x')),
          rich(letter('y')),
          rich('Image'),
          rich('Size'),
        ],
        rows: [
          [
            { text: rich('1') },
            { text: rich('30 cm') },
            { text: rich('−3') },
            { entry: 'y1', label: 'y in try 1' },
            { entry: 'image1', label: 'Image in try 1', options: options('upright', 'upside down') },
            { text: rich('smaller') },
          ],
          [
            { text: rich('2') },
            { text: rich('15 cm') },
            { text: rich('−1.5') },
            { entry: 'y2', label: 'y in try 2' },
            { text: rich('upside down') },
            { entry: 'size2', label: 'Size in try 2', options: options('smaller', 'same', 'larger') },
          ],
        ],
      },
    },
    states: {
      filled: { kind: 'table', placed: { y1: '0.5', image1: 'b' } },
      wrong: { kind: 'table', placed: { y1: '0.5', image1: 'a', y2: '2', size2: 'c' } },
      right: { kind: 'table', placed: { y1: '0.5', image1: 'b', y2: '2', size2: 'c' } },
    },
  },
  {
    name: 'words to pick in three columns',
    item: {
      stem: rich('What happens to each mixture? Complete the table.'),
      figure: null,
      interaction: {
        kind: 'table',
        columns: [rich('Mixture'), rich('Solution?'), rich('How to separate it')],
        rows: [
          [
            { text: rich('salt and water') },
            { entry: 'salt', label: 'Salt and water: solution?', options: options('yes', 'no') },
            {
              entry: 'how-salt',
              label: 'Salt and water: how to separate it',
              options: options('let the water evaporate', 'pour it through a filter', 'use a magnet'),
            },
          ],
          [
            { text: rich('sand and water') },
            { entry: 'sand', label: 'Sand and water: solution?', options: options('yes', 'no') },
            {
              entry: 'how-sand',
              label: 'Sand and water: how to separate it',
              options: options('let the water evaporate', 'pour it through a filter', 'use a magnet'),
            },
          ],
        ],
      },
    },
    states: {
      filled: { kind: 'table', placed: { salt: 'a', 'how-salt': 'a' } },
      wrong: { kind: 'table', placed: { salt: 'a', 'how-salt': 'b', sand: 'a', 'how-sand': 'b' } },
      right: { kind: 'table', placed: { salt: 'a', 'how-salt': 'a', sand: 'b', 'how-sand': 'b' } },
    },
  },
]
