import type { FigureSample } from '../samples.ts'

const ones = (count: number, size = 1) => Array.from({ length: count }, () => ({ label: '', size }))

export const numbersSamples: readonly FigureSample[] = [
  {
    name: 'number-line: hops over negatives',
    figure: {
      kind: 'number-line',
      description: 'A number line from -6 to 6 with a hop from 2 to -3 and one from -3 to 1.',
      from: -6,
      to: 6,
      step: 1,
      labelled: [-6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6],
      points: [{ at: 1, label: 'end' }],
      jumps: [
        { from: 2, to: -3, label: '-5' },
        { from: -3, to: 1, label: '+4' },
      ],
    },
  },
  {
    name: 'number-line: thousandths and close points',
    figure: {
      kind: 'number-line',
      description: 'A number line from 3.14 to 3.16 with ticks every thousandth and four points A to D.',
      from: 3.14,
      to: 3.16,
      step: 0.001,
      labelled: [3.14, 3.145, 3.15, 3.155, 3.16],
      points: [
        { at: 3.1418, label: 'A' },
        { at: 3.1425, label: '3.1425' },
        { at: 3.1436, label: '3.1436' },
        { at: 3.159, label: 'D' },
      ],
      jumps: [],
    },
  },
  {
    name: 'number-line: two rays of an inequality',
    figure: {
      kind: 'number-line',
      description:
        'A number line: a ray to the left from an open dot at -2, one to the right from a full dot at 3.',
      from: -8,
      to: 8,
      step: 1,
      labelled: [-8, -6, -4, -2, 0, 2, 4, 6, 8],
      points: [],
      jumps: [],
      spans: [
        { from: null, to: { at: -2, isClosed: false }, label: 'x < −2' },
        { from: { at: 3, isClosed: true }, to: null, label: 'x ≥ 3' },
      ],
    },
  },
  {
    name: 'number-line: spans over each other, with spots',
    spots: ['p', 'a', 'b', 'c'],
    figure: {
      kind: 'number-line',
      description: 'A number line with three overlapping stretches, each one lettered, and a title.',
      from: 0,
      to: 100,
      step: 5,
      labelled: [0, 20, 40, 60, 80, 100],
      points: [{ at: 30, label: '', isOpen: true, id: 'p' }],
      jumps: [],
      label: 'Temperature at which it is liquid (°C)',
      spans: [
        { from: { at: 10, isClosed: true }, to: { at: 60, isClosed: false }, id: 'a' },
        { from: { at: 40, isClosed: true }, to: { at: 90, isClosed: true }, id: 'b' },
        { from: { at: 50, isClosed: true }, to: null, id: 'c', label: 'alcohol' },
      ],
    },
  },
  {
    name: 'number-line: fractions and mixed numbers under the ticks',
    figure: {
      kind: 'number-line',
      description: 'A number line from -1 to 2 in sixths, with fractions under the ticks and one asked for.',
      from: -1,
      to: 2,
      step: 1 / 6,
      labelled: [-1, 0, 1, 2],
      tickTexts: [
        { at: -2 / 3, text: '-2/3' },
        { at: -1 / 3, text: '-1/3' },
        { at: 1 / 3, text: '1/3' },
        { at: 2 / 3, text: '?' },
        { at: 4 / 3, text: '1 1/3' },
        { at: 5 / 3, text: '1 2/3' },
      ],
      points: [{ at: 7 / 6, label: '?' }],
      jumps: [],
    },
  },
  {
    name: 'number-line: elevation, upright',
    figure: {
      kind: 'number-line',
      description:
        'An upright number line from -40 to 30 meters with a kite, a gull, a diver, a fish and a wreck.',
      from: -40,
      to: 30,
      step: 5,
      labelled: [-40, -30, -20, -10, 0, 10, 20, 30],
      points: [
        { at: 20, label: 'kite' },
        { at: 17, label: 'gull' },
        { at: 15, label: 'top of the mast' },
        { at: -12, label: 'diver' },
        { at: -35, label: 'wreck' },
      ],
      jumps: [],
      isVertical: true,
      label: 'Height above the sea (m)',
    },
  },
  {
    name: 'number-line: upright with hops and a ray',
    spots: ['a', 'b'],
    figure: {
      kind: 'number-line',
      description:
        'An upright number line from -5 to 10 with two hops, a ray upwards from 6 and two lettered points.',
      from: -5,
      to: 10,
      step: 1,
      labelled: [-5, 0, 5, 10],
      points: [
        { at: -4, label: 'start', id: 'a' },
        { at: 3, label: '', id: 'b' },
      ],
      jumps: [
        { from: -4, to: 3, label: '+7' },
        { from: 3, to: 1, label: '-2' },
      ],
      spans: [{ from: { at: 6, isClosed: false }, to: null }],
      isVertical: true,
    },
  },
  {
    name: 'number-line: thermometer',
    figure: {
      kind: 'number-line',
      description: 'A thermometer from -20 to 40 degrees Celsius; its column ends between -10 and 0.',
      from: -20,
      to: 40,
      step: 2,
      labelled: [-20, -10, 0, 10, 20, 30, 40],
      points: [],
      jumps: [],
      isVertical: true,
      column: -6,
      label: '°C',
    },
  },
  {
    name: 'double-number-line: percent',
    figure: {
      kind: 'double-number-line',
      description:
        'A double number line: dollars over percent, with 0, ?, 30 and 40 over 0, 25, 75 and 100 percent.',
      top: 'Price (dollars)',
      bottom: 'Percent',
      ticks: [
        { at: 0, top: '0', bottom: '0%' },
        { at: 25, top: '?', bottom: '25%' },
        { at: 50, top: '', bottom: '50%' },
        { at: 75, top: '30', bottom: '?' },
        { at: 100, top: '40', bottom: '100%' },
      ],
    },
  },
  {
    name: 'double-number-line: hops on both sides, fractions',
    figure: {
      kind: 'double-number-line',
      description:
        'A double number line of cups of flour over minutes with hops that multiply by 3 on both lines.',
      top: 'Flour (cups)',
      bottom: 'Kneading time (minutes)',
      ticks: [
        { at: 0, top: '0', bottom: '0' },
        { at: 0.75, top: '3/4', bottom: '2 1/2' },
        { at: 1.5, top: '1 1/2', bottom: '5' },
        { at: 2.25, top: '2 1/4', bottom: '7 1/2' },
      ],
      hops: [
        { side: 'top', from: 1, to: 3, label: '× 3' },
        { side: 'bottom', from: 1, to: 3, label: '× 3' },
        { side: 'bottom', from: 0, to: 3, label: '7 1/2 minutes in all' },
      ],
    },
  },
  {
    name: 'double-number-line: twelve ticks, long numerals, spots',
    spots: ['a', 'b'],
    figure: {
      kind: 'double-number-line',
      description:
        'A crowded double number line of meters over seconds with twelve ticks and two lettered values.',
      top: 'Distance (meters)',
      bottom: 'Time (seconds)',
      ticks: Array.from({ length: 12 }, (_, index) => ({
        at: index,
        top: index === 4 ? '' : (index * 1250).toLocaleString('en-US'),
        bottom: index === 7 ? '' : String(index * 12.5),
        ...(index === 4 ? { topId: 'a' } : {}),
        ...(index === 7 ? { bottomId: 'b' } : {}),
      })),
    },
  },
  {
    name: 'fraction-circles: one in three parts',
    figure: {
      kind: 'fraction-circles',
      description: 'A circle in three equal parts, two of them shaded.',
      circles: [{ label: '', parts: 3, shaded: 2 }],
    },
  },
  {
    name: 'fraction-circles: sum with striped parts',
    figure: {
      kind: 'fraction-circles',
      description: 'Three circles: a half shaded, a third striped, and both together in sixths.',
      circles: [
        { label: '1/2', parts: 2, shaded: 1 },
        { label: '1/3', parts: 3, shaded: 0, striped: 1 },
        { label: '?', parts: 6, shaded: 3, striped: 2 },
      ],
    },
  },
  {
    name: 'fraction-circles: five wholes in twelfths, lettered',
    spots: ['a', 'b'],
    figure: {
      kind: 'fraction-circles',
      description: 'Five circles in twelfths with different parts shaded, two of them with letters.',
      circles: [
        { label: '', parts: 12, shaded: 12, id: 'a' },
        { label: '', parts: 12, shaded: 7, id: 'b' },
        { label: 'one whole', parts: 1, shaded: 1 },
        { label: '0/24', parts: 24, shaded: 0 },
        { label: '1 1/4', parts: 4, shaded: 1 },
      ],
    },
  },
  {
    name: 'area-model: partial products',
    figure: {
      kind: 'area-model',
      description: 'A rectangle for 23 times 14: columns 20 and 3, rows 10 and 4, one product asked for.',
      columns: [
        { label: '20', size: 20 },
        { label: '3', size: 3 },
      ],
      rows: [
        { label: '10', size: 10 },
        { label: '4', size: 4 },
      ],
      cells: [
        [{ text: '200' }, { text: '30' }],
        [{ text: '?' }, { text: '12', isShaded: true }],
      ],
      braces: [
        { side: 'top', from: 0, to: 1, label: '23' },
        { side: 'left', from: 0, to: 1, label: '14' },
      ],
    },
  },
  {
    name: 'area-model: product of fractions',
    figure: {
      kind: 'area-model',
      description:
        'A unit square in five columns, three of them striped, and four rows, three striped across.',
      columns: ones(5, 1 / 5),
      rows: ones(4, 1 / 4),
      stripedColumns: 3,
      stripedRows: 3,
      braces: [
        { side: 'top', from: 0, to: 2, label: '3/5' },
        { side: 'left', from: 0, to: 2, label: '3/4' },
      ],
    },
  },
  {
    name: 'area-model: long polynomial cells, lettered',
    spots: ['a', 'b'],
    figure: {
      kind: 'area-model',
      description: 'An area model of (x² + 3x − 5)(2x + 7) with six cells, two of them lettered.',
      columns: [
        { label: 'x²', size: 6 },
        { label: '3x', size: 3 },
        { label: '−5', size: 1 },
      ],
      rows: [
        { label: '2x', size: 3 },
        { label: '7', size: 1 },
      ],
      cells: [
        [{ text: '2x³' }, { text: '6x²' }, { text: '', id: 'a' }],
        [{ text: '7x²' }, { text: '', id: 'b' }, { text: '−35' }],
      ],
    },
  },
  {
    name: 'area-model: twelve by ten, shaded cells',
    figure: {
      kind: 'area-model',
      description: 'A grid of twelve columns and ten rows with three cells shaded.',
      columns: ones(12),
      rows: ones(10),
      cells: Array.from({ length: 10 }, (_, row) =>
        Array.from({ length: 12 }, (__, column) => ({ text: '', isShaded: row === 2 && column < 3 })),
      ),
    },
  },
  {
    name: 'area-model: distributive property with a thin row',
    figure: {
      kind: 'area-model',
      description: 'A rectangle 6 high, split into lengths of 100, 40 and 8.',
      columns: [
        { label: '100', size: 100 },
        { label: '40', size: 40 },
        { label: '8', size: 8 },
      ],
      rows: [{ label: '6 feet', size: 6 }],
      cells: [[{ text: '6 × 100' }, { text: '6 × 40' }, { text: '6 × 8' }]],
    },
  },
  {
    name: 'array: dots with row groups',
    figure: {
      kind: 'array',
      description: 'Four rows of six dots, each row with a ring around it.',
      rows: 4,
      columns: 6,
      shape: 'dot',
      groups: [0, 1, 2, 3].map((row) => ({ fromRow: row, toRow: row, fromColumn: 0, toColumn: 5 })),
      topLabel: '6 in each row',
      leftLabel: '4 rows',
    },
  },
  {
    name: 'array: tiles, part filled, remainder',
    spots: ['a', 'b'],
    figure: {
      kind: 'array',
      description:
        'Five rows of seven tiles, the last row with three, sixteen tiles filled, two lettered blocks.',
      rows: 5,
      columns: 7,
      shape: 'square',
      lastRow: 3,
      filled: 16,
      groups: [
        { fromRow: 0, toRow: 1, fromColumn: 0, toColumn: 2, id: 'a' },
        { fromRow: 2, toRow: 3, fromColumn: 3, toColumn: 6, id: 'b' },
      ],
    },
  },
  {
    name: 'array: twenty by twenty',
    figure: {
      kind: 'array',
      description: 'Twenty rows of twenty dots, half of them filled.',
      rows: 20,
      columns: 20,
      shape: 'dot',
      filled: 200,
      leftLabel: '?',
    },
  },
  {
    name: 'array: one square',
    figure: { kind: 'array', description: 'A single square tile.', rows: 1, columns: 1, shape: 'square' },
  },
  {
    name: 'base-ten-blocks: whole number',
    figure: {
      kind: 'base-ten-blocks',
      description: 'One thousand cube, two flats, three rods and seven single cubes.',
      groups: [{ label: '', thousands: 1, hundreds: 2, tens: 3, ones: 7 }],
      key: null,
    },
  },
  {
    name: 'base-ten-blocks: decimals in two groups, lettered',
    spots: ['b'],
    figure: {
      kind: 'base-ten-blocks',
      description: 'Two groups of blocks where a flat is one whole, the second lettered.',
      groups: [
        { label: 'Ana', thousands: 0, hundreds: 1, tens: 4, ones: 6 },
        { label: 'Ben', thousands: 0, hundreds: 0, tens: 12, ones: 13, id: 'b' },
      ],
      key: { block: 'hundred', value: '1' },
    },
  },
  {
    name: 'base-ten-blocks: crowded, crossed out',
    figure: {
      kind: 'base-ten-blocks',
      description: 'Nine thousands, nine hundreds, fifteen tens and twenty ones, some crossed out.',
      groups: [
        {
          label: '9,000 and more',
          thousands: 9,
          hundreds: 9,
          tens: 15,
          ones: 20,
          crossedOut: { thousands: 1, hundreds: 2, tens: 3, ones: 7 },
        },
      ],
      key: { block: 'thousand', value: '1/10' },
    },
  },
  {
    name: 'base-ten-blocks: three ones',
    figure: {
      kind: 'base-ten-blocks',
      description: 'Three single cubes, each one standing for a hundredth.',
      groups: [{ label: '', thousands: 0, hundreds: 0, tens: 0, ones: 3 }],
      key: { block: 'one', value: '0.01' },
    },
  },
  {
    name: 'balance: level, two unknowns',
    figure: {
      kind: 'balance',
      description:
        'A level balance: three boxes x and two weights of 1 on the left, eleven weights of 1 on the right.',
      left: [
        { shape: 'box', label: 'x', count: 3 },
        { shape: 'weight', label: '1', count: 2 },
      ],
      right: [{ shape: 'weight', label: '1', count: 11 }],
      heavier: 'neither',
    },
  },
  {
    name: 'balance: tilted, lettered pans',
    spots: ['l', 'r'],
    figure: {
      kind: 'balance',
      description:
        'A balance that hangs lower on the left, with a ball and a box there and weights on the right.',
      left: [
        { shape: 'ball', label: 'y', count: 2 },
        { shape: 'box', label: '2.5 kg', count: 1 },
      ],
      right: [
        { shape: 'weight', label: '10 kg', count: 2 },
        { shape: 'weight', label: '1', count: 15 },
      ],
      heavier: 'left',
      leftId: 'l',
      rightId: 'r',
    },
  },
  {
    name: 'balance: an empty pan',
    figure: {
      kind: 'balance',
      description: 'A balance with one box on the right, which hangs lower, and nothing on the left.',
      left: [],
      right: [{ shape: 'box', label: '?', count: 1 }],
      heavier: 'right',
    },
  },
  {
    name: 'percent-grid: one tone',
    figure: {
      kind: 'percent-grid',
      description: 'A 10 by 10 grid with 37 small squares shaded.',
      grids: [{ label: '', shaded: 37 }],
    },
  },
  {
    name: 'percent-grid: two tones and half a square',
    spots: ['b'],
    figure: {
      kind: 'percent-grid',
      description: 'Two grids: 12.5 squares shaded and 30 striped; 100 shaded.',
      grids: [
        { label: 'walk and bike', shaded: 12.5, striped: 30 },
        { label: '100%', shaded: 100, id: 'b' },
      ],
    },
  },
  {
    name: 'percent-grid: three',
    figure: {
      kind: 'percent-grid',
      description: 'Three grids: two full ones and one with 45 squares shaded.',
      grids: [
        { label: '', shaded: 100 },
        { label: '', shaded: 100 },
        { label: '?', shaded: 45 },
      ],
    },
  },
  {
    name: 'fraction-bars: a mixed number and a comparison',
    figure: {
      kind: 'fraction-bars',
      description: 'A bar pair with seven fifths shaded over a bar in tenths with nine shaded.',
      bars: [
        { label: '7/5', parts: 5, shaded: 7 },
        { label: 'Ana’s ribbon', parts: 10, shaded: 9 },
      ],
    },
  },
  {
    name: 'tape-diagram: two tapes with totals',
    figure: {
      kind: 'tape-diagram',
      description:
        'Two tapes: red has three boxes of 4 and 12 in all, blue five boxes and a total asked for.',
      tapes: [
        { label: 'Red paint', boxes: ['4', '4', '4'], total: '12' },
        { label: 'Blue', boxes: ['4', '4', '4', '4', '?'], total: '?' },
      ],
    },
  },
  {
    name: 'tape-diagram: fractions, sixteen boxes, long names',
    figure: {
      kind: 'tape-diagram',
      description: 'Three tapes: four boxes of 3/4 mile, sixteen short ones, and one with long words.',
      tapes: [
        { label: 'Walked before lunch', boxes: ['3/4', '1 1/2', '', '?'], total: '3 1/4 miles' },
        { label: 'Whole way', boxes: Array.from({ length: 16 }, () => ''), total: null },
      ],
    },
  },
  {
    name: 'tape-diagram: words that do not fit',
    figure: {
      kind: 'tape-diagram',
      description: 'A tape of six boxes with words that are too wide for their boxes.',
      tapes: [
        { label: '', boxes: ['12 eggs', '12 eggs', '12 eggs', '12 eggs', '12 eggs', '?'], total: '-72' },
      ],
    },
  },
]
