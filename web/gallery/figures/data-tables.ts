import type { FigureSample } from '../samples.ts'

/** Tables, two-way tables, stem-and-leaf plots, and picture graphs. */
export const tableSamples: FigureSample[] = [
  {
    name: 'table with rows to pick',
    figure: {
      kind: 'table',
      description:
        'Mass and volume of four samples: A 54 g and 20 cm³, B 39 g and 5 cm³, C 27 g and 10 cm³, D ? and 8 cm³.',
      title: 'Four samples',
      columns: ['Sample', 'Mass (g)', 'Volume (cm³)'],
      rows: [
        ['Aluminum', '54', '20'],
        ['Iron', '39', '5'],
        ['Aluminum foil', '27', '10'],
        ['Unknown', '?', '8'],
      ],
      align: ['start', 'center', 'center'],
      spots: [
        { id: 'a', row: 0 },
        { id: 'b', row: 1 },
        { id: 'c', row: 2 },
        { id: 'd', row: 3 },
      ],
    },
  },
  {
    name: 'two-way-table with totals',
    figure: {
      kind: 'two-way-table',
      description:
        'Grade by pet: grade 6 has 14 with a dog and 9 with a cat; grade 7 has an unknown number and 11.',
      title: 'Favorite pets',
      rowsLabel: 'Grade',
      columnsLabel: 'Favorite pet',
      columns: ['Dog', 'Cat'],
      rows: [
        { label: 'Grade 6', cells: ['14', '9'], total: '23' },
        { label: 'Grade 7', cells: ['?', '11'], total: '27' },
      ],
      totals: { cells: ['30', '20'], total: '50' },
      spots: [
        { id: 'a', row: 0, column: 1 },
        { id: 'b', row: 2, column: 2 },
      ],
    },
  },
  {
    name: 'two-way-table of percents, four columns',
    figure: {
      kind: 'two-way-table',
      description: 'How students of three grades come to school, in percents of each grade.',
      title: 'The way to school, in percents of each grade',
      rowsLabel: 'Grade',
      columnsLabel: 'Way to school',
      columns: ['Bus', 'Bicycle', 'On foot', 'By car'],
      rows: [
        { label: 'Fifth grade', cells: ['42.5%', '11.3%', '23.7%', '22.5%'], total: '100%' },
        { label: 'Sixth grade', cells: ['48%', '14%', '?', '17%'], total: '100%' },
        { label: 'Seventh grade', cells: ['51%', '16%', '21%', ''], total: '100%' },
      ],
    },
  },
  {
    name: 'two-way-table without totals',
    figure: {
      kind: 'two-way-table',
      description: 'Plants by light and water: tall and short plants of four treatments.',
      title: '',
      rowsLabel: 'Light',
      columnsLabel: 'Water',
      columns: ['Every day', 'Once a week'],
      rows: [
        { label: 'Sunny window', cells: ['18', '7'] },
        { label: 'Dark closet', cells: ['4', '3'] },
      ],
    },
  },
  {
    name: 'stem-and-leaf plain',
    figure: {
      kind: 'stem-and-leaf',
      description: 'Times in minutes: 31, 34, 34, 38, 40, 42, 47, 47, 49, 53, 55, 72.',
      title: 'Homework times',
      key: '4 | 7 means 47 minutes',
      rows: [
        { stem: '3', leaves: [1, 4, 4, 8], id: 'a' },
        { stem: '4', leaves: [0, 2, 7, 7, 9], id: 'b' },
        { stem: '5', leaves: [3, 5], id: 'c' },
        { stem: '6', leaves: [], id: 'd' },
        { stem: '7', leaves: [2] },
      ],
    },
  },
  {
    name: 'stem-and-leaf back to back, crowded',
    figure: {
      kind: 'stem-and-leaf',
      description: 'Points of two teams over 24 and 22 games, from 48 to 112 points.',
      title: 'Points scored in each game',
      key: '7 | 3 means 73 points',
      sets: ['Hawks', 'Comets'],
      rows: [
        { stem: '4', leaves: [8], leftLeaves: [] },
        { stem: '5', leaves: [1, 5, 9], leftLeaves: [2, 6] },
        { stem: '6', leaves: [0, 2, 2, 4, 7, 8, 8, 9], leftLeaves: [1, 3, 5, 5, 5, 7, 9] },
        { stem: '7', leaves: [1, 3, 3, 5, 6], leftLeaves: [0, 2, 3, 4, 4, 6, 7, 8, 9, 9] },
        { stem: '11', leaves: [2], leftLeaves: [0, 1] },
      ],
    },
  },
  {
    name: 'stem-and-leaf longest row',
    figure: {
      kind: 'stem-and-leaf',
      description: 'Masses of mice in grams with one decimal, twenty of them from 2.0 to 2.9.',
      title: '',
      key: '2 | 5 means 2.5 grams',
      rows: [
        { stem: '1', leaves: [3, 8] },
        { stem: '2', leaves: [0, 0, 1, 1, 2, 2, 3, 4, 5, 6, 7, 8, 8, 9] },
      ],
    },
  },
  {
    name: 'picture-graph with halves',
    figure: {
      kind: 'picture-graph',
      description:
        'Books read: Amir 3 symbols, Bea 4 and a half, Chen 2, Dana half a symbol. Each stands for 4 books.',
      title: 'Books read this summer',
      symbol: 'book',
      each: 4,
      unit: 'books',
      rows: [
        { label: 'Amir', symbols: 3, id: 'a' },
        { label: 'Bea', symbols: 4.5, id: 'b' },
        { label: 'Chen', symbols: 2, id: 'c' },
        { label: 'Dana', symbols: 0.5, id: 'd' },
      ],
    },
  },
  {
    name: 'picture-graph long rows',
    figure: {
      kind: 'picture-graph',
      description:
        'Trees planted by four neighborhoods: 12, 15 and a half, 0 and 7 symbols of 10 trees each.',
      title: 'Trees planted',
      symbol: 'tree',
      each: 10,
      unit: 'trees',
      rows: [
        { label: 'Riverside Heights', symbols: 12, id: 'a' },
        { label: 'Old Town', symbols: 15.5, id: 'b' },
        { label: 'Harbor', symbols: 0, id: 'c' },
        { label: 'North Park', symbols: 7, id: 'd' },
      ],
    },
  },
  ...(['circle', 'square', 'star', 'heart', 'apple', 'fish'] as const).map((symbol) => ({
    name: `picture-graph symbol ${symbol}`,
    figure: {
      kind: 'picture-graph' as const,
      description: 'Two rows of symbols, two and a half in the first and one in the second.',
      title: '',
      symbol,
      each: 2,
      unit: 'votes',
      rows: [
        { label: 'Yes', symbols: 2.5 },
        { label: 'No', symbols: 1 },
      ],
    },
  })),
]
