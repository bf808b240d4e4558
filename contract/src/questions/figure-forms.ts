import type { AuthoredFigureKind } from './figures.ts'

/** Ids of the texts on a form and its fields. Screens have a text for each, in every language. */
export type FigureLabel =
  | 'a-numeral-every'
  | 'a-tick-every'
  | 'across-a-tick-every'
  | 'across-from'
  | 'across-to'
  | 'across-what-it-shows'
  | 'angle'
  | 'at'
  | 'bar-graph'
  | 'base'
  | 'bin-is-so-wide'
  | 'box-plot'
  | 'boxes-with-commas'
  | 'cell-1'
  | 'cell-2'
  | 'cell-3'
  | 'cell-4'
  | 'circle-graph'
  | 'coordinate-plane'
  | 'degrees'
  | 'dot-plot'
  | 'dots'
  | 'drawn-as-unit-cubes'
  | 'draws'
  | 'first-bin-starts-at'
  | 'fraction-bars'
  | 'from'
  | 'from-the-left-percent'
  | 'from-the-top-percent'
  | 'heading-1'
  | 'heading-2'
  | 'heading-3'
  | 'heading-4'
  | 'height'
  | 'histogram'
  | 'how-many'
  | 'image'
  | 'left-side'
  | 'length'
  | 'line-graph'
  | 'look'
  | 'lower-quartile'
  | 'maximum'
  | 'median'
  | 'minimum'
  | 'name'
  | 'number-line'
  | 'over'
  | 'parts'
  | 'percent'
  | 'protractor'
  | 'rectangle'
  | 'rectangular-prism'
  | 'right-side'
  | 'scatter-plot'
  | 'second-x'
  | 'second-y'
  | 'shaded'
  | 'table'
  | 'tape-diagram'
  | 'title'
  | 'to'
  | 'total'
  | 'triangle'
  | 'unit'
  | 'up-a-tick-every'
  | 'up-from'
  | 'up-to'
  | 'up-to-label'
  | 'up-what-it-shows'
  | 'upper-quartile'
  | 'value'
  | 'what-is-there'
  | 'what-it-counts'
  | 'width'
  | 'written-at-the-base'
  | 'written-at-the-height'
  | 'written-at-the-left-side'
  | 'written-at-the-length'
  | 'written-at-the-right-side'
  | 'written-at-the-width'
  | 'written-in-the-angle'
  | 'written-inside'
  | 'x'
  | 'y'

/** The kinds of parts that figures are made of. */
export type FigurePart = 'bar' | 'bin' | 'column' | 'drawing' | 'place' | 'point' | 'row' | 'sector' | 'tape'

/** The options of a cell, as stored. */
export type FigureOption = 'full dot' | 'line' | 'no' | 'parabola' | 'point' | 'ring' | 'segment' | 'yes'

/** How a cell of a form is read: as a text, a formula, or one of a few options. */
export interface FormCell {
  readonly key: string
  readonly label: FigureLabel
  readonly reads: 'text' | 'formula' | readonly FigureOption[]
  /** Its value in a new figure. */
  readonly start: string
}

export interface FigureForm {
  readonly name: FigureLabel
  readonly fields: readonly FormCell[]
  /** The kind of its parts; null if it has none. */
  readonly part: FigurePart | null
  readonly columns: readonly FormCell[]
  /** The parts of a new figure. */
  readonly start: readonly (readonly string[])[]
  readonly maxRows: number
  /** Whether questions can ask about its parts, by a letter on each. */
  readonly hasSpots: boolean
}

const text = (key: string, label: FigureLabel, start = ''): FormCell => ({ key, label, reads: 'text', start })
const formula = (key: string, label: FigureLabel, start: string): FormCell => ({
  key,
  label,
  reads: 'formula',
  start,
})
const axisLabels = {
  horizontal: {
    label: 'across-what-it-shows',
    from: 'across-from',
    to: 'across-to',
    step: 'across-a-tick-every',
  },
  vertical: { label: 'up-what-it-shows', from: 'up-from', to: 'up-to-label', step: 'up-a-tick-every' },
} as const
const axis = (
  key: 'x' | 'y',
  direction: keyof typeof axisLabels,
  [from, to, step]: readonly [string, string, string],
) => {
  const labels = axisLabels[direction]
  return [
    text(`${key}Label`, labels.label, ''),
    formula(`${key}From`, labels.from, from),
    formula(`${key}To`, labels.to, to),
    formula(`${key}Step`, labels.step, step),
  ]
}
const none = { part: null, columns: [], start: [], maxRows: 0, hasSpots: false }

/** The form of each figure. */
export const figureForms: Readonly<Record<AuthoredFigureKind, FigureForm>> = {
  image: {
    name: 'image',
    fields: [],
    part: 'place',
    columns: [
      text('name', 'what-is-there'),
      formula('x', 'from-the-left-percent', '50'),
      formula('y', 'from-the-top-percent', '50'),
    ],
    start: [],
    maxRows: 10,
    hasSpots: true,
  },
  'number-line': {
    name: 'number-line',
    fields: [
      formula('from', 'from', '0'),
      formula('to', 'to', '10'),
      formula('step', 'a-tick-every', '1'),
      formula('every', 'a-numeral-every', '2'),
      text('label', 'what-it-counts'),
    ],
    part: 'point',
    columns: [
      formula('at', 'at', '4'),
      text('label', 'name', 'A'),
      { key: 'look', label: 'look', reads: ['full dot', 'ring'], start: 'full dot' },
    ],
    start: [['4', 'A', 'full dot']],
    maxRows: 10,
    hasSpots: true,
  },
  'coordinate-plane': {
    name: 'coordinate-plane',
    fields: [...axis('x', 'horizontal', ['-6', '6', '1']), ...axis('y', 'vertical', ['-6', '6', '1'])],
    part: 'drawing',
    columns: [
      {
        key: 'draws',
        label: 'draws',
        reads: ['point', 'line', 'segment', 'parabola'],
        start: 'point',
      },
      formula('x1', 'x', '2'),
      formula('y1', 'y', '3'),
      formula('x2', 'second-x', ''),
      formula('y2', 'second-y', ''),
      text('label', 'name'),
    ],
    start: [['point', '2', '3', '', '', 'A']],
    maxRows: 12,
    hasSpots: true,
  },
  table: {
    name: 'table',
    fields: [
      text('title', 'title'),
      text('head1', 'heading-1', 'Day'),
      text('head2', 'heading-2', 'Books read'),
      text('head3', 'heading-3'),
      text('head4', 'heading-4'),
    ],
    part: 'row',
    columns: [text('1', 'cell-1'), text('2', 'cell-2'), text('3', 'cell-3'), text('4', 'cell-4')],
    start: [
      ['Monday', '3', '', ''],
      ['Tuesday', '5', '', ''],
    ],
    maxRows: 10,
    hasSpots: true,
  },
  'bar-chart': {
    name: 'bar-graph',
    fields: [
      text('title', 'title', 'Favorite fruit'),
      text('xLabel', 'across-what-it-shows', 'Fruit'),
      text('yLabel', 'up-what-it-shows', 'Students'),
      formula('yTo', 'up-to', '10'),
      formula('yStep', 'a-tick-every', '2'),
    ],
    part: 'bar',
    columns: [text('label', 'name'), formula('value', 'value', '4')],
    start: [
      ['apples', '4'],
      ['pears', '7'],
    ],
    maxRows: 10,
    hasSpots: true,
  },
  'line-graph': {
    name: 'line-graph',
    fields: [
      text('title', 'title', 'A walk'),
      ...axis('x', 'horizontal', ['0', '10', '1']),
      ...axis('y', 'vertical', ['0', '10', '1']),
    ],
    part: 'point',
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
    name: 'scatter-plot',
    fields: [
      text('title', 'title', 'Hours and scores'),
      ...axis('x', 'horizontal', ['0', '10', '1']),
      ...axis('y', 'vertical', ['0', '10', '1']),
    ],
    part: 'point',
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
    name: 'dot-plot',
    fields: [text('title', 'title', 'Pets at home'), ...axis('x', 'horizontal', ['0', '6', '1'])],
    part: 'column',
    columns: [formula('at', 'over', '2'), formula('count', 'dots', '3')],
    start: [
      ['1', '2'],
      ['2', '4'],
    ],
    maxRows: 16,
    hasSpots: true,
  },
  histogram: {
    name: 'histogram',
    fields: [
      text('title', 'title', 'Ages'),
      text('xLabel', 'across-what-it-shows', 'Age (years)'),
      formula('from', 'first-bin-starts-at', '0'),
      formula('width', 'bin-is-so-wide', '10'),
      text('yLabel', 'up-what-it-shows', 'People'),
      formula('yTo', 'up-to', '10'),
      formula('yStep', 'a-tick-every', '2'),
    ],
    part: 'bin',
    columns: [formula('count', 'how-many', '4')],
    start: [['3'], ['6'], ['2']],
    maxRows: 12,
    hasSpots: true,
  },
  'box-plot': {
    ...none,
    name: 'box-plot',
    fields: [
      text('title', 'title', 'Points a game'),
      ...axis('x', 'horizontal', ['0', '20', '2']),
      formula('least', 'minimum', '2'),
      formula('lower', 'lower-quartile', '6'),
      formula('median', 'median', '9'),
      formula('upper', 'upper-quartile', '14'),
      formula('most', 'maximum', '18'),
    ],
  },
  'circle-graph': {
    name: 'circle-graph',
    fields: [text('title', 'title', 'How we come to school')],
    part: 'sector',
    columns: [text('label', 'name'), formula('percent', 'percent', '25')],
    start: [
      ['bus', '50'],
      ['bike', '30'],
      ['walk', '20'],
    ],
    maxRows: 7,
    hasSpots: true,
  },
  'fraction-bars': {
    name: 'fraction-bars',
    fields: [],
    part: 'bar',
    columns: [text('label', 'name'), formula('parts', 'parts', '4'), formula('shaded', 'shaded', '3')],
    start: [['', '4', '3']],
    maxRows: 4,
    hasSpots: false,
  },
  'tape-diagram': {
    name: 'tape-diagram',
    fields: [],
    part: 'tape',
    columns: [text('label', 'name'), text('boxes', 'boxes-with-commas', '?, ?, ?'), text('total', 'total')],
    start: [['Red', '8, 8, 8', '24']],
    maxRows: 3,
    hasSpots: false,
  },
  rectangle: {
    ...none,
    name: 'rectangle',
    fields: [
      formula('width', 'width', '8'),
      formula('height', 'height', '5'),
      text('widthLabel', 'written-at-the-width', '8 cm'),
      text('heightLabel', 'written-at-the-height', '5 cm'),
      text('center', 'written-inside'),
    ],
  },
  triangle: {
    ...none,
    name: 'triangle',
    fields: [
      formula('a', 'base', '6'),
      formula('b', 'right-side', '5'),
      formula('c', 'left-side', '4'),
      text('aLabel', 'written-at-the-base', '6 cm'),
      text('bLabel', 'written-at-the-right-side', '5 cm'),
      text('cLabel', 'written-at-the-left-side', '4 cm'),
    ],
  },
  angle: {
    ...none,
    name: 'angle',
    fields: [
      formula('degrees', 'degrees', '50'),
      text('label', 'written-in-the-angle', '?'),
      { key: 'protractor', label: 'protractor', reads: ['no', 'yes'], start: 'no' },
    ],
  },
  box: {
    ...none,
    name: 'rectangular-prism',
    fields: [
      formula('length', 'length', '6'),
      formula('width', 'width', '4'),
      formula('height', 'height', '3'),
      text('unit', 'unit', 'cm'),
      text('lengthLabel', 'written-at-the-length', '6 cm'),
      text('widthLabel', 'written-at-the-width', '4 cm'),
      text('heightLabel', 'written-at-the-height', '3 cm'),
      { key: 'cubes', label: 'drawn-as-unit-cubes', reads: ['no', 'yes'], start: 'no' },
    ],
  },
}
