import type { AuthoredFigureKind } from './figures.ts'

/** How a cell of a form is read: a text, a formula, or one of a few words. */
export interface FormCell {
  readonly key: string
  readonly label: string
  readonly reads: 'text' | 'formula' | readonly string[]
  /** What is there in a new figure. */
  readonly start: string
}

export interface FigureForm {
  readonly name: string
  readonly fields: readonly FormCell[]
  /** What one part is called, and what is said of it. */
  readonly part: string
  readonly columns: readonly FormCell[]
  /** The parts of a new figure. */
  readonly start: readonly (readonly string[])[]
  readonly maxRows: number
  /** Whether students can be asked about its parts, by a letter on each. */
  readonly hasSpots: boolean
}

const text = (key: string, label: string, start = ''): FormCell => ({ key, label, reads: 'text', start })
const formula = (key: string, label: string, start: string): FormCell => ({
  key,
  label,
  reads: 'formula',
  start,
})
const axis = (key: 'x' | 'y', name: string, [from, to, step]: readonly [string, string, string]) => [
  text(`${key}Label`, `${name} label`, ''),
  formula(`${key}From`, `${name} from`, from),
  formula(`${key}To`, `${name} to`, to),
  formula(`${key}Step`, `${name}: tick marks every`, step),
]
const none = { part: '', columns: [], start: [], maxRows: 0, hasSpots: false }

/** What is asked for of each figure. */
export const figureForms: Readonly<Record<AuthoredFigureKind, FigureForm>> = {
  image: {
    name: 'Image',
    fields: [],
    part: 'Place',
    columns: [
      text('name', 'What is there'),
      formula('x', 'From the left, %', '50'),
      formula('y', 'From the top, %', '50'),
    ],
    start: [],
    maxRows: 10,
    hasSpots: true,
  },
  'number-line': {
    name: 'Number line',
    fields: [
      formula('from', 'From', '0'),
      formula('to', 'To', '10'),
      formula('step', 'Tick marks every', '1'),
      formula('every', 'Labels every', '2'),
      text('label', 'Axis label'),
    ],
    part: 'Point',
    columns: [
      formula('at', 'At', '4'),
      text('label', 'Name', 'A'),
      { key: 'look', label: 'Style', reads: ['full dot', 'ring'], start: 'full dot' },
    ],
    start: [['4', 'A', 'full dot']],
    maxRows: 10,
    hasSpots: true,
  },
  'coordinate-plane': {
    name: 'Coordinate plane',
    fields: [
      ...axis('x', 'Horizontal axis', ['-6', '6', '1']),
      ...axis('y', 'Vertical axis', ['-6', '6', '1']),
    ],
    part: 'Drawing',
    columns: [
      {
        key: 'draws',
        label: 'Type',
        reads: ['point', 'line', 'segment', 'parabola'],
        start: 'point',
      },
      formula('x1', 'x', '2'),
      formula('y1', 'y', '3'),
      formula('x2', 'Second x', ''),
      formula('y2', 'Second y', ''),
      text('label', 'Name'),
    ],
    start: [['point', '2', '3', '', '', 'A']],
    maxRows: 12,
    hasSpots: true,
  },
  table: {
    name: 'Table',
    fields: [
      text('title', 'Title'),
      text('head1', 'Heading 1', 'Day'),
      text('head2', 'Heading 2', 'Books read'),
      text('head3', 'Heading 3'),
      text('head4', 'Heading 4'),
    ],
    part: 'Row',
    columns: [text('1', 'Cell 1'), text('2', 'Cell 2'), text('3', 'Cell 3'), text('4', 'Cell 4')],
    start: [
      ['Monday', '3', '', ''],
      ['Tuesday', '5', '', ''],
    ],
    maxRows: 10,
    hasSpots: true,
  },
  'bar-chart': {
    name: 'Bar graph',
    fields: [
      text('title', 'Title', 'Favorite fruit'),
      text('xLabel', 'Horizontal axis label', 'Fruit'),
      text('yLabel', 'Vertical axis label', 'Students'),
      formula('yTo', 'Up to', '10'),
      formula('yStep', 'Tick marks every', '2'),
    ],
    part: 'Bar',
    columns: [text('label', 'Name'), formula('value', 'Value', '4')],
    start: [
      ['apples', '4'],
      ['pears', '7'],
    ],
    maxRows: 10,
    hasSpots: true,
  },
  'line-graph': {
    name: 'Line graph',
    fields: [
      text('title', 'Title', 'A walk'),
      ...axis('x', 'Horizontal axis', ['0', '10', '1']),
      ...axis('y', 'Vertical axis', ['0', '10', '1']),
    ],
    part: 'Point',
    columns: [formula('x', 'x', '0'), formula('y', 'y', '0')],
    start: [
      ['0', '0'],
      ['4', '6'],
      ['8', '7'],
    ],
    maxRows: 24,
    hasSpots: false,
  },
  'scatter-plot': {
    name: 'Scatter plot',
    fields: [
      text('title', 'Title', 'Hours and scores'),
      ...axis('x', 'Horizontal axis', ['0', '10', '1']),
      ...axis('y', 'Vertical axis', ['0', '10', '1']),
    ],
    part: 'Point',
    columns: [formula('x', 'x', '0'), formula('y', 'y', '0')],
    start: [
      ['2', '3'],
      ['4', '5'],
      ['7', '8'],
    ],
    maxRows: 24,
    hasSpots: true,
  },
  'dot-plot': {
    name: 'Dot plot',
    fields: [text('title', 'Title', 'Pets at home'), ...axis('x', 'Horizontal axis', ['0', '6', '1'])],
    part: 'Column',
    columns: [formula('at', 'Above', '2'), formula('count', 'Dots', '3')],
    start: [
      ['1', '2'],
      ['2', '4'],
    ],
    maxRows: 16,
    hasSpots: true,
  },
  histogram: {
    name: 'Histogram',
    fields: [
      text('title', 'Title', 'Ages'),
      text('xLabel', 'Horizontal axis label', 'Age (years)'),
      formula('from', 'First bin starts at', '0'),
      formula('width', 'Bin width', '10'),
      text('yLabel', 'Vertical axis label', 'People'),
      formula('yTo', 'Up to', '10'),
      formula('yStep', 'Tick marks every', '2'),
    ],
    part: 'Bin',
    columns: [formula('count', 'Count', '4')],
    start: [['3'], ['6'], ['2']],
    maxRows: 12,
    hasSpots: true,
  },
  'box-plot': {
    ...none,
    name: 'Box plot',
    fields: [
      text('title', 'Title', 'Points a game'),
      ...axis('x', 'Horizontal axis', ['0', '20', '2']),
      formula('least', 'Minimum', '2'),
      formula('lower', 'Lower quartile', '6'),
      formula('median', 'Median', '9'),
      formula('upper', 'Upper quartile', '14'),
      formula('most', 'Maximum', '18'),
    ],
  },
  'circle-graph': {
    name: 'Circle graph',
    fields: [text('title', 'Title', 'How we come to school')],
    part: 'Sector',
    columns: [text('label', 'Name'), formula('percent', 'Percent', '25')],
    start: [
      ['bus', '50'],
      ['bike', '30'],
      ['walk', '20'],
    ],
    maxRows: 7,
    hasSpots: true,
  },
  'fraction-bars': {
    name: 'Fraction bars',
    fields: [],
    part: 'Bar',
    columns: [text('label', 'Name'), formula('parts', 'Parts', '4'), formula('shaded', 'Shaded', '3')],
    start: [['', '4', '3']],
    maxRows: 4,
    hasSpots: false,
  },
  'tape-diagram': {
    name: 'Tape diagram',
    fields: [],
    part: 'Tape',
    columns: [
      text('label', 'Name'),
      text('boxes', 'Boxes, separated by commas', '?, ?, ?'),
      text('total', 'Total'),
    ],
    start: [['Red', '8, 8, 8', '24']],
    maxRows: 3,
    hasSpots: false,
  },
  rectangle: {
    ...none,
    name: 'Rectangle',
    fields: [
      formula('width', 'Width', '8'),
      formula('height', 'Height', '5'),
      text('widthLabel', 'Label on the width', '8 cm'),
      text('heightLabel', 'Label on the height', '5 cm'),
      text('center', 'Label inside'),
    ],
  },
  triangle: {
    ...none,
    name: 'Triangle',
    fields: [
      formula('a', 'Base', '6'),
      formula('b', 'Right side', '5'),
      formula('c', 'Left side', '4'),
      text('aLabel', 'Label on the base', '6 cm'),
      text('bLabel', 'Label on the right side', '5 cm'),
      text('cLabel', 'Label on the left side', '4 cm'),
    ],
  },
  angle: {
    ...none,
    name: 'Angle',
    fields: [
      formula('degrees', 'Degrees', '50'),
      text('label', 'Label in the angle', '?'),
      { key: 'protractor', label: 'Protractor', reads: ['no', 'yes'], start: 'no' },
    ],
  },
  box: {
    ...none,
    name: 'Rectangular prism',
    fields: [
      formula('length', 'Length', '6'),
      formula('width', 'Width', '4'),
      formula('height', 'Height', '3'),
      text('unit', 'Unit', 'cm'),
      text('lengthLabel', 'Label on the length', '6 cm'),
      text('widthLabel', 'Label on the width', '4 cm'),
      text('heightLabel', 'Label on the height', '3 cm'),
      { key: 'cubes', label: 'Show unit cubes', reads: ['no', 'yes'], start: 'no' },
    ],
  },
}
