import type { FigureSample } from '../samples.ts'

const normal = [61, 64, 66, 67, 68, 68, 69, 70, 70, 70, 71, 71, 72, 73, 74, 76, 79]

/** Dot plots, histograms, box plots, and scatter plots. */
export const plotSamples: FigureSample[] = [
  {
    name: 'dot-plot plain',
    figure: {
      kind: 'dot-plot',
      description: 'Pets of 15 students: 0 three times, 1 five times, 2 four times, 3 twice, 6 once.',
      title: 'Pets at home',
      x: { from: 0, to: 6, step: 1, label: 'Number of pets' },
      plots: [{ label: '', values: [0, 0, 0, 1, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 6] }],
      spots: [
        { id: 'one', plot: 0, at: 1 },
        { id: 'two', plot: 0, at: 2 },
        { id: 'gap', plot: 0, at: 4 },
        { id: 'outlier', plot: 0, at: 6 },
      ],
    },
  },
  {
    name: 'dot-plot line plot of eighths with crosses',
    figure: {
      kind: 'dot-plot',
      description: 'A line plot of lengths of seedlings in eighths of an inch, from 1 to 2 inches.',
      title: 'Lengths of bean seedlings',
      x: {
        from: 1,
        to: 2,
        step: 0.125,
        label: 'Length (inches)',
        names: ['1', '1 1/8', '1 1/4', '1 3/8', '1 1/2', '1 5/8', '1 3/4', '1 7/8', '2'],
      },
      mark: 'cross',
      plots: [{ label: '', values: [1.125, 1.25, 1.25, 1.25, 1.5, 1.5, 1.5, 1.5, 1.75, 1.75, 1.875] }],
    },
  },
  {
    name: 'dot-plot of two groups, crowded',
    figure: {
      kind: 'dot-plot',
      description:
        'Heights of two teams, both spread over some 18 inches, the second centered 6 inches higher.',
      title: 'Heights of two teams',
      x: { from: 58, to: 86, step: 2, label: 'Height (inches)' },
      plots: [
        { label: 'Soccer team', values: normal },
        { label: 'Basketball team', values: normal.map((value) => value + 6) },
      ],
    },
  },
  {
    name: 'dot-plot with a tall column, negative',
    figure: {
      kind: 'dot-plot',
      description: 'Low temperatures of 40 nights, most of them at −1 °C.',
      title: 'Low temperatures',
      x: { from: -10, to: 10, step: 1, label: 'Temperature (°C)' },
      plots: [
        {
          label: '',
          values: [...Array.from({ length: 28 }, () => -1), -10, -8, -8, -5, -3, 0, 0, 2, 2, 2, 5, 9],
        },
      ],
    },
  },
  {
    name: 'histogram plain',
    figure: {
      kind: 'histogram',
      description:
        'Times of 40 runners in bins of 5 minutes: 3, 9, 14, 8, 4 and 2 runners from 20 to 50 minutes.',
      title: 'Times in a fun run',
      x: { from: 20, width: 5, label: 'Time (minutes)' },
      y: { from: 0, to: 16, step: 2, label: 'Number of runners' },
      bins: [3, 9, 14, 8, 4, 2].map((count, index) => ({ count, id: `bin ${index}` })),
    },
  },
  {
    name: 'histogram with ranges under the bars',
    figure: {
      kind: 'histogram',
      description: 'Ages of visitors in bins of ten years, from 0–9 to 60–69.',
      title: 'Visitors at the science museum',
      x: { from: 0, width: 10, label: 'Age (years)' },
      y: { from: 0, to: 60, step: 10, label: 'Number of visitors' },
      bins: [22, 48, 15, 30, 36, 12, 0].map((count, index) => ({
        count,
        label: `${index * 10}–${index * 10 + 9}`,
      })),
    },
  },
  {
    name: 'histogram of twelve bins',
    figure: {
      kind: 'histogram',
      description: 'Masses of 120 apples in bins of 10 grams from 100 to 220 grams, most near 160 grams.',
      title: '',
      x: { from: 100, width: 10, label: 'Mass (g)' },
      y: { from: 0, to: 25, step: 5, label: 'Number of apples' },
      bins: [1, 3, 6, 11, 17, 22, 21, 16, 12, 7, 3, 1].map((count, index) => ({ count, id: `bin ${index}` })),
    },
  },
  {
    name: 'box-plot one with values and an outlier',
    figure: {
      kind: 'box-plot',
      description: 'Box plot of scores: 52, 68, 75, 84, 96, and an outlier at 21.',
      title: 'Quiz scores',
      x: { from: 0, to: 100, step: 10, label: 'Score (points)' },
      hasValues: true,
      boxes: [
        { label: '', least: 52, lowerQuartile: 68, median: 75, upperQuartile: 84, most: 96, outliers: [21] },
      ],
      spots: [
        { id: 'lower', box: 0, at: 68 },
        { id: 'median', box: 0, at: 75 },
        { id: 'whisker', box: 0, at: 90 },
      ],
    },
  },
  {
    name: 'box-plot two above one axis',
    figure: {
      kind: 'box-plot',
      description: 'Box plots of daily steps of two classes; the medians are 7,000 and 9,500 steps.',
      title: 'Daily steps',
      x: { from: 0, to: 16000, step: 2000, label: 'Steps in a day' },
      boxes: [
        {
          label: 'Class 6A',
          least: 2500,
          lowerQuartile: 5000,
          median: 7000,
          upperQuartile: 8000,
          most: 12500,
        },
        {
          label: 'Class 6B',
          least: 4000,
          lowerQuartile: 8500,
          median: 9500,
          upperQuartile: 11000,
          most: 15500,
        },
      ],
      spots: [
        { id: 'a', box: 0, at: 5000 },
        { id: 'b', box: 0, at: 7000 },
        { id: 'c', box: 0, at: 8000 },
        { id: 'd', box: 1, at: 9500 },
        { id: 'e', box: 1, at: 15500 },
      ],
    },
  },
  {
    name: 'box-plot two with values, narrow boxes, negative',
    figure: {
      kind: 'box-plot',
      description: 'Temperatures in two towns as box plots, one far narrower than the other.',
      title: 'Noon temperatures in January',
      x: { from: -20, to: 20, step: 5, label: 'Temperature (°C)' },
      hasValues: true,
      boxes: [
        {
          label: 'Lakeside',
          least: -3,
          lowerQuartile: 0,
          median: 1,
          upperQuartile: 2,
          most: 5,
          outliers: [-9],
        },
        { label: 'High Plains', least: -18.5, lowerQuartile: -12, median: -7.5, upperQuartile: 4, most: 17 },
      ],
    },
  },
  {
    name: 'scatter-plot with a fitted line',
    figure: {
      kind: 'scatter-plot',
      description: 'Height against arm span of 12 students; the points rise along a straight line.',
      title: 'Arm span and height',
      x: { from: 130, to: 180, step: 10, label: 'Arm span (cm)' },
      y: { from: 130, to: 180, step: 10, label: 'Height (cm)' },
      groups: [
        {
          label: 'Students',
          points: [
            [133, 135],
            [138, 141],
            [142, 140],
            [145, 149],
            [149, 147],
            [152, 156],
            [155, 153],
            [159, 160],
            [162, 166],
            [167, 165],
            [171, 174],
            [175, 173],
          ].map(([x = 0, y = 0], index) => ({ at: [x, y], id: `p${index}` })),
        },
      ],
      lines: [
        {
          through: [
            [130, 132],
            [180, 179],
          ],
          label: 'y = 0.94x + 9.8',
        },
      ],
    },
  },
  {
    name: 'scatter-plot two groups, outlier',
    figure: {
      kind: 'scatter-plot',
      description: 'Fuel use against mass of 8 gas cars and 7 hybrid cars; hybrids use less at every mass.',
      title: 'Fuel use of cars',
      x: { from: 0, to: 2500, step: 500, label: 'Mass of the car (kg)' },
      y: { from: 0, to: 16, step: 2, label: 'Fuel (liters for each 100 km)' },
      groups: [
        {
          label: 'Gasoline',
          points: [900, 1050, 1200, 1350, 1500, 1700, 1900, 2300].map((x, index) => ({
            at: [x, 4 + x / 250 + (index % 3) * 0.7],
            id: `g${index}`,
          })),
        },
        {
          label: 'Hybrid',
          points: [1100, 1250, 1400, 1480, 1650, 1800, 2100].map((x, index) => ({
            at: [x, index === 3 ? 12.5 : 1.5 + x / 420 + (index % 2) * 0.6],
            id: `h${index}`,
          })),
        },
      ],
    },
  },
  {
    name: 'scatter-plot three lines to choose from',
    figure: {
      kind: 'scatter-plot',
      description:
        'Ice left in a bucket against time, with three straight lines; the points fall from 20 to 4.',
      title: 'Melting ice',
      x: { from: 0, to: 10, step: 1, label: 'Time (hours)' },
      y: { from: 0, to: 24, step: 4, label: 'Ice (kg)' },
      groups: [
        {
          label: 'Ice',
          points: [20, 18.7, 16.5, 15.6, 13.4, 12.2, 10, 8.8, 7.3, 5.2, 4].map((y, x) => ({ at: [x, y] })),
        },
      ],
      lines: [
        {
          through: [
            [0, 20],
            [10, 4],
          ],
          label: 'Line 1',
          id: 'l1',
        },
        {
          through: [
            [0, 20],
            [10, 12],
          ],
          label: 'Line 2',
          id: 'l2',
        },
        {
          through: [
            [0, 4],
            [10, 20],
          ],
          label: 'Line 3',
          id: 'l3',
        },
      ],
    },
  },
]
