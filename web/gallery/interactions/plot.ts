import { rich } from '../rich.ts'
import type { InteractionSamples } from '../samples.ts'

export const plotSamples: InteractionSamples<'plot'> = [
  {
    name: 'dot plot',
    item: {
      stem: rich('Nine students read 2, 3, 3, 4, 4, 4, 5, 7 and 2 books. Make a dot plot.'),
      figure: null,
      interaction: {
        kind: 'plot',
        title: 'Books read',
        shape: { kind: 'dot-plot', axis: { from: 0, to: 8, step: 1, label: 'Books' }, most: 5 },
      },
    },
    states: {
      filled: { kind: 'plot', values: [0, 0, 2, 2, 0, 0, 0, 0, 0] },
      wrong: { kind: 'plot', values: [0, 0, 1, 2, 4, 1, 0, 1, 0] },
      right: { kind: 'plot', values: [0, 0, 2, 2, 3, 1, 0, 1, 0] },
    },
  },
  {
    name: 'sixteen eighths of an inch',
    item: {
      stem: rich('Eight pieces of string were measured. Make a dot plot of their lengths.'),
      figure: null,
      interaction: {
        kind: 'plot',
        title: 'Lengths of the pieces',
        shape: {
          kind: 'dot-plot',
          axis: { from: 1, to: 2.875, step: 0.125, label: 'Length (inches)' },
          most: 4,
        },
      },
    },
    states: {
      filled: { kind: 'plot', values: [1, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] },
      wrong: { kind: 'plot', values: [1, 0, 0, 2, 0, 0, 1, 0, 0, 3, 0, 0, 0, 0, 0, 1] },
      right: { kind: 'plot', values: [1, 0, 0, 2, 0, 1, 0, 0, 0, 3, 0, 0, 0, 0, 0, 1] },
    },
  },
  {
    name: 'line plot over fractions',
    item: {
      stem: rich('Seven seedlings were measured to the nearest quarter of an inch. Make a line plot.'),
      figure: null,
      interaction: {
        kind: 'plot',
        title: 'Heights of the seedlings',
        shape: {
          kind: 'dot-plot',
          axis: {
            from: 1,
            to: 2.5,
            step: 0.25,
            label: 'Height (inches)',
            names: ['1', '1 1/4', '1 1/2', '1 3/4', '2', '2 1/4', '2 1/2'],
          },
          most: 4,
        },
      },
    },
    states: {
      filled: { kind: 'plot', values: [1, 0, 2, 0, 0, 0, 0] },
      wrong: { kind: 'plot', values: [1, 0, 2, 1, 2, 0, 1] },
      right: { kind: 'plot', values: [1, 1, 2, 0, 2, 0, 1] },
    },
  },
  {
    name: 'bars that may be a little off',
    item: {
      stem: rich('A dam holds 37 m of water in May, 22 m in June and 9 m in July. Make a bar chart.'),
      figure: null,
      interaction: {
        kind: 'plot',
        title: 'Water behind the dam',
        shape: {
          kind: 'bar-chart',
          labels: ['May', 'June', 'July'],
          value: { from: 0, to: 40, step: 1, label: 'Depth (m)' },
        },
        within: 1,
      },
    },
    states: {
      filled: { kind: 'plot', values: [36, 0, 0] },
      wrong: { kind: 'plot', values: [36, 30, 9] },
      right: { kind: 'plot', values: [37, 22, 9] },
    },
  },
  {
    name: 'bar chart with long labels',
    item: {
      stem: rich('A shelter has 12 cats, 9 dogs, 4 rabbits and 15 guinea pigs. Make a bar chart.'),
      figure: null,
      interaction: {
        kind: 'plot',
        title: 'Animals in the shelter',
        shape: {
          kind: 'bar-chart',
          labels: ['cats', 'dogs', 'rabbits', 'guinea pigs'],
          value: { from: 0, to: 16, step: 1, label: 'Animals' },
        },
      },
    },
    states: {
      filled: { kind: 'plot', values: [12, 0, 0, 0] },
      wrong: { kind: 'plot', values: [12, 10, 4, 14] },
      right: { kind: 'plot', values: [12, 9, 4, 15] },
    },
  },
  {
    name: 'histogram',
    item: {
      stem: rich('Make a histogram of the heights of 20 seedlings.'),
      figure: null,
      interaction: {
        kind: 'plot',
        title: 'Height of the seedlings',
        shape: {
          kind: 'histogram',
          axis: { from: 0, to: 50, step: 10, label: 'Height (mm)' },
          value: { from: 0, to: 10, step: 1, label: 'Seedlings' },
        },
      },
    },
    states: {
      filled: { kind: 'plot', values: [2, 5, 0, 0, 0] },
      wrong: { kind: 'plot', values: [2, 5, 8, 4, 2] },
      right: { kind: 'plot', values: [2, 5, 8, 4, 1] },
    },
  },
  {
    name: 'box plot',
    item: {
      stem: rich('The scores are 52, 60, 64, 68, 70, 74, 78, 82 and 96. Make a box plot.'),
      figure: null,
      interaction: {
        kind: 'plot',
        title: 'Scores',
        shape: { kind: 'box-plot', axis: { from: 50, to: 100, step: 1, label: 'Score (points)' } },
      },
    },
    states: {
      filled: { kind: 'plot', values: [50, 60, 70, 80, 100] },
      wrong: { kind: 'plot', values: [52, 60, 70, 82, 96] },
      right: { kind: 'plot', values: [52, 62, 70, 80, 96] },
    },
  },
]
