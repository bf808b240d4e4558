import type { FigureSample } from '../samples.ts'

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** Line graphs and bar charts. */
export const axesSamples: FigureSample[] = [
  {
    name: 'line-graph plain',
    figure: {
      kind: 'line-graph',
      description: 'Temperature of a cup of cocoa over 30 minutes: it falls fast, then slowly, toward 22 °C.',
      title: 'Cocoa on the counter',
      x: { from: 0, to: 30, step: 5, label: 'Time (minutes)' },
      y: { from: 0, to: 80, step: 10, label: 'Temperature (°C)' },
      series: [
        {
          label: 'Cocoa',
          points: [
            [0, 78],
            [5, 58],
            [10, 45],
            [15, 36],
            [20, 30],
            [25, 27],
            [30, 25],
          ],
        },
      ],
    },
  },
  {
    name: 'line-graph of three solubilities, smooth, long axis label',
    figure: {
      kind: 'line-graph',
      description:
        'Solubility of three salts against temperature. Potassium nitrate rises steeply, the others little.',
      title: 'Solubility of three salts',
      x: { from: 0, to: 80, step: 10, label: 'Temperature of the water (°C)' },
      y: { from: 0, to: 160, step: 20, label: 'Solubility (grams of salt in 100 grams of water)' },
      series: [
        {
          label: 'Potassium nitrate',
          joined: 'smooth',
          points: [
            [0, 13],
            [20, 32],
            [40, 61],
            [60, 106],
            [75, 150],
          ],
        },
        {
          label: 'Potassium chloride',
          joined: 'smooth',
          points: [
            [0, 28],
            [20, 34],
            [40, 40],
            [60, 46],
            [80, 51],
          ],
        },
        {
          label: 'Sodium chloride',
          joined: 'smooth',
          points: [
            [0, 35.7],
            [40, 36.4],
            [80, 38],
          ],
        },
      ],
      marks: [
        { at: [40, 61], label: '', id: 'a' },
        { at: [20, 34], label: '', id: 'b' },
        { at: [60, 106], label: '', id: 'c' },
      ],
    },
  },
  {
    name: 'line-graph of a population over years',
    figure: {
      kind: 'line-graph',
      description: 'Wolves in a park by year, from 40 in 1996 up to 170 in 2004 and down to 100 in 2016.',
      title: 'Wolves in the park',
      x: { from: 1996, to: 2016, step: 4, label: 'Year' },
      y: { from: 0, to: 2000, step: 500, label: 'Number of animals' },
      series: [
        {
          label: 'Elk',
          points: [
            [1996, 1900],
            [2000, 1400],
            [2004, 900],
            [2008, 650],
            [2012, 500],
            [2016, 550],
          ],
        },
        {
          label: 'Wolves',
          points: [
            [1996, 40],
            [2000, 120],
            [2004, 170],
            [2008, 125],
            [2012, 90],
            [2016, 100],
          ],
        },
      ],
      bands: [{ axis: 'x', from: 2002, to: 2006, label: 'Drought' }],
    },
  },
  {
    name: 'line-graph of wave height with marks',
    figure: {
      kind: 'line-graph',
      description: 'Height of a water wave against distance: crests at 1 m and 5 m, troughs at 3 m and 7 m.',
      title: 'A wave in the tank',
      x: { from: 0, to: 8, step: 1, label: 'Distance (m)' },
      y: { from: -1.5, to: 1.5, step: 0.5, label: 'Height (m)' },
      series: [
        {
          label: 'Water',
          joined: 'smooth',
          points: Array.from({ length: 33 }, (_, index) => [index / 4, Math.sin((index / 8) * Math.PI)]),
        },
      ],
      marks: [
        { at: [1, 1], label: 'crest', id: 'crest' },
        { at: [3, -1], label: 'trough', id: 'trough' },
        { at: [4, 0], label: '', id: 'rest' },
        { at: [5, 1], label: '', id: 'crest-2' },
      ],
    },
  },
  {
    name: 'line-graph of temperature over months, negative, band',
    figure: {
      kind: 'line-graph',
      description:
        'Mean temperature of each month in a northern town, from −12 °C in January to 19 °C in July.',
      title: 'A year in a northern town',
      x: { from: 1, to: 12, step: 1, label: 'Month', names: months },
      y: { from: -20, to: 20, step: 5, label: 'Mean temperature (°C)' },
      series: [
        {
          label: 'Temperature',
          points: [-12, -9, -4, 3, 10, 16, 19, 17, 11, 5, -3, -9].map((y, index) => [index + 1, y]),
        },
      ],
      bands: [{ axis: 'y', from: 10, to: 20, label: 'Growing weather' }],
    },
  },
  {
    name: 'line-graph in steps with clock times',
    figure: {
      kind: 'line-graph',
      description:
        'Price of parking against time: 3 dollars in the first hour, then 2 dollars more each hour.',
      title: 'Parking garage',
      x: {
        from: 0,
        to: 5,
        step: 1,
        label: 'Time of leaving, for a car that came at 9 a.m.',
        names: ['9:00 a.m.', '10:00 a.m.', '11:00 a.m.', '12:00 noon', '1:00 p.m.', '2:00 p.m.'],
      },
      y: { from: 0, to: 12, step: 2, label: 'Price (dollars)' },
      series: [
        {
          label: 'Price',
          joined: 'step',
          points: [
            [0, 3],
            [1, 5],
            [2, 7],
            [3, 9],
            [4, 11],
            [5, 11],
          ],
        },
      ],
    },
  },
  {
    name: 'bar-chart of four bars',
    figure: {
      kind: 'bar-chart',
      description: 'A bar chart of rainfall in four months: April 40 mm, May 65 mm, June 20 mm, July 5 mm.',
      title: 'Rainfall',
      xLabel: 'Month',
      y: { from: 0, to: 80, step: 20, label: 'Rain (mm)' },
      bars: [
        { label: 'April', value: 40, id: 'april' },
        { label: 'May', value: 65, id: 'may' },
        { label: 'June', value: 20, id: 'june' },
        { label: 'July', value: 5, id: 'july' },
      ],
    },
  },
  {
    name: 'bar-chart double, long names',
    figure: {
      kind: 'bar-chart',
      description: 'Students in five clubs last year and this year, two bars for each club.',
      title: 'Club members',
      xLabel: 'Club',
      y: { from: 0, to: 50, step: 10, label: 'Number of students' },
      series: ['Last year', 'This year'],
      hasValues: true,
      bars: [
        { label: 'Robotics', value: 24, id: 'a', second: { value: 38, id: 'b' } },
        { label: 'Chess', value: 15, second: { value: 12, id: 'c' } },
        { label: 'Environment', value: 31, second: { value: 44 } },
        { label: 'Drama', value: 42, second: { value: 35 } },
        { label: 'Band and choir', value: 3, second: { value: 8 } },
      ],
    },
  },
  {
    name: 'bar-chart with negative values',
    figure: {
      kind: 'bar-chart',
      description: 'Change in a savings account over six months, some up and some down.',
      title: 'Change in savings',
      xLabel: 'Month',
      y: { from: -40, to: 60, step: 20, label: 'Change (dollars)' },
      hasValues: true,
      bars: [35, -20, 50, -35, 10, 0].map((value, index) => ({
        label: months[index] ?? '',
        value,
        id: `m${index}`,
      })),
    },
  },
  {
    name: 'bar-chart level, long names',
    figure: {
      kind: 'bar-chart',
      description: 'Energy that five household devices use in an hour of use.',
      title: 'Energy used in one hour',
      xLabel: 'Device',
      y: { from: 0, to: 2000, step: 500, label: 'Energy (watt-hours)' },
      isLevel: true,
      hasValues: true,
      bars: [
        { label: 'Clothes dryer', value: 1800, id: 'a' },
        { label: 'Microwave oven', value: 1100, id: 'b' },
        { label: 'Desktop computer with monitor', value: 150, id: 'c' },
        { label: 'LED lamp', value: 9, id: 'd' },
      ],
    },
  },
  {
    name: 'bar-chart level and double',
    figure: {
      kind: 'bar-chart',
      description: 'Minutes that two classes read on three days, two bars a day.',
      title: '',
      xLabel: 'Day',
      y: { from: 0, to: 60, step: 10, label: 'Time spent reading (minutes)' },
      series: ['Ms. Ortiz’s class', 'Mr. Bell’s class'],
      isLevel: true,
      bars: [
        { label: 'Monday', value: 35, id: 'a', second: { value: 42, id: 'b' } },
        { label: 'Tuesday', value: 50, id: 'c', second: { value: 28, id: 'd' } },
        { label: 'Wednesday', value: 22, second: { value: 55 } },
      ],
    },
  },
  {
    name: 'bar-chart of ten bars',
    figure: {
      kind: 'bar-chart',
      description: 'Number of books that ten students read in a month.',
      title: 'Books in a month',
      xLabel: 'Student',
      y: { from: 0, to: 12, step: 2, label: 'Books' },
      bars: ['Ana', 'Ben', 'Chloe', 'Dev', 'Elif', 'Femi', 'Gus', 'Hana', 'Ivan', 'Jo'].map(
        (label, index) => ({
          label,
          value: (index * 7 + 3) % 12,
          id: label,
        }),
      ),
    },
  },
]
