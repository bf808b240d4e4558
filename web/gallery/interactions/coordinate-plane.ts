import { letter, math, rich } from '../rich.ts'
import type { InteractionSamples } from '../samples.ts'

const axis = (label: string) => ({ from: -6, to: 6, step: 1, label })
const grid = { x: axis('x'), y: axis('y'), snap: { x: 1, y: 1 } }
const nothing = { points: [], lines: [] }

export const coordinatePlaneSamples: InteractionSamples<'coordinate-plane'> = [
  {
    name: 'two points beside a given one',
    item: {
      stem: rich('Plot (−4, 3) and (2, −5).'),
      figure: null,
      interaction: {
        kind: 'coordinate-plane',
        ...grid,
        draws: { kind: 'points', count: 2 },
        given: { points: [{ at: [1, 2], label: 'P' }], lines: [] },
      },
    },
    states: {
      filled: { kind: 'coordinate-plane', points: [[-4, 3]] },
      wrong: {
        kind: 'coordinate-plane',
        points: [
          [3, -4],
          [-5, 2],
        ],
      },
      right: {
        kind: 'coordinate-plane',
        points: [
          [-4, 3],
          [2, -5],
        ],
      },
    },
  },
  {
    name: 'a line beside a given one',
    item: {
      stem: rich('Draw the line ', letter('y'), ' = −', letter('x'), ' + 2.'),
      figure: null,
      interaction: {
        kind: 'coordinate-plane',
        ...grid,
        draws: { kind: 'line' },
        given: {
          points: [],
          lines: [
            {
              through: [
                [0, -4],
                [2, 0],
              ],
              label: 'm',
            },
          ],
        },
      },
    },
    states: {
      filled: { kind: 'coordinate-plane', points: [[0, 2]] },
      wrong: {
        kind: 'coordinate-plane',
        points: [
          [0, 2],
          [1, 3],
        ],
      },
      right: {
        kind: 'coordinate-plane',
        points: [
          [0, 2],
          [2, 0],
        ],
      },
    },
  },
  {
    name: 'a triangle',
    item: {
      stem: rich('Draw the triangle with corners (−5, −1), (1, −1) and (−2, 4).'),
      figure: null,
      interaction: {
        kind: 'coordinate-plane',
        ...grid,
        draws: { kind: 'polygon', corners: 3 },
        given: nothing,
      },
    },
    states: {
      filled: {
        kind: 'coordinate-plane',
        points: [
          [-5, -1],
          [1, -1],
        ],
      },
      wrong: {
        kind: 'coordinate-plane',
        points: [
          [-5, -1],
          [1, -1],
          [4, -2],
        ],
      },
      right: {
        kind: 'coordinate-plane',
        points: [
          [-5, -1],
          [1, -1],
          [-2, 4],
        ],
      },
    },
  },
  {
    name: 'a parabola, on axes with units',
    item: {
      stem: rich(
        'A ball is thrown up and is highest, at 45 m, after 3 s. It lands after 6 s. Draw its path.',
      ),
      figure: null,
      interaction: {
        kind: 'coordinate-plane',
        x: { from: 0, to: 8, step: 1, label: 'Time (s)' },
        y: { from: 0, to: 60, step: 10, label: 'Height (m)' },
        snap: { x: 1, y: 5 },
        draws: { kind: 'curve', family: 'parabola' },
        given: nothing,
      },
    },
    states: {
      filled: { kind: 'coordinate-plane', points: [[3, 45]] },
      wrong: {
        kind: 'coordinate-plane',
        points: [
          [3, 45],
          [5, 40],
        ],
      },
      right: {
        kind: 'coordinate-plane',
        points: [
          [3, 45],
          [6, 0],
        ],
      },
    },
  },
  {
    name: 'a V-shaped graph',
    item: {
      stem: rich(
        'Draw the graph of ',
        math(
          'y = |x - 1| - 3',
          '<mi>y</mi><mo>=</mo><mo>|</mo><mi>x</mi><mo>−</mo><mn>1</mn><mo>|</mo><mo>−</mo><mn>3</mn>',
        ),
        '.',
      ),
      figure: null,
      interaction: {
        kind: 'coordinate-plane',
        ...grid,
        draws: { kind: 'curve', family: 'absolute-value' },
        given: nothing,
      },
    },
    states: {
      filled: { kind: 'coordinate-plane', points: [[1, -3]] },
      wrong: {
        kind: 'coordinate-plane',
        points: [
          [-1, -3],
          [1, -1],
        ],
      },
      right: {
        kind: 'coordinate-plane',
        points: [
          [1, -3],
          [2, -2],
        ],
      },
      refused: {
        kind: 'coordinate-plane',
        points: [
          [1, -3],
          [1, 2],
        ],
      },
    },
  },
  {
    name: 'an exponential curve beside given points',
    item: {
      stem: rich('A culture of 2 cells doubles every hour. Draw the curve of the number of cells.'),
      figure: null,
      interaction: {
        kind: 'coordinate-plane',
        x: { from: 0, to: 5, step: 1, label: 't' },
        y: { from: 0, to: 50, step: 5, label: 'n' },
        snap: { x: 0.5, y: 1 },
        draws: { kind: 'curve', family: 'exponential' },
        given: { points: [{ at: [0, 2], label: 'start' }], lines: [] },
      },
    },
    states: {
      filled: { kind: 'coordinate-plane', points: [[0, 2]] },
      wrong: {
        kind: 'coordinate-plane',
        points: [
          [0, 2],
          [2, 6],
        ],
      },
      right: {
        kind: 'coordinate-plane',
        points: [
          [0, 2],
          [3, 16],
        ],
      },
      refused: {
        kind: 'coordinate-plane',
        points: [
          [0, 0],
          [3, 16],
        ],
      },
    },
  },
  {
    name: 'a segment on a fine grid, beside two lines',
    item: {
      stem: rich('Draw the shortest segment from the point P to the line ', letter('g'), '.'),
      figure: null,
      interaction: {
        kind: 'coordinate-plane',
        x: { from: -10, to: 10, step: 1, label: 'x' },
        y: { from: -10, to: 10, step: 1, label: 'y' },
        snap: { x: 0.5, y: 0.5 },
        draws: { kind: 'segment' },
        given: {
          points: [{ at: [-3, 7], label: 'P' }],
          lines: [
            {
              through: [
                [0, -1],
                [1, 0],
              ],
              label: 'g',
            },
            {
              through: [
                [0, 3],
                [1, 1],
              ],
              label: 'h',
            },
          ],
        },
      },
    },
    states: {
      filled: { kind: 'coordinate-plane', points: [[-3, 7]] },
      wrong: {
        kind: 'coordinate-plane',
        points: [
          [-3, 7],
          [-3, -4],
        ],
      },
      right: {
        kind: 'coordinate-plane',
        points: [
          [-3, 7],
          [2.5, 1.5],
        ],
      },
    },
  },
  {
    name: 'the image of a given triangle, with a vector',
    item: {
      stem: rich('Translate the triangle along the arrow. Draw its image.'),
      figure: null,
      interaction: {
        kind: 'coordinate-plane',
        ...grid,
        draws: { kind: 'polygon', corners: 3 },
        given: {
          ...nothing,
          segments: [{ from: [-4, -3], to: [1, -4], label: 'v', toMark: 'arrow' }],
          polygons: [
            {
              vertices: [
                { at: [-5, 1], name: 'A' },
                { at: [-2, 1], name: 'B' },
                { at: [-2, 5], name: 'C' },
              ],
            },
          ],
        },
      },
    },
    states: {
      filled: {
        kind: 'coordinate-plane',
        points: [
          [0, 0],
          [3, 0],
        ],
      },
      wrong: {
        kind: 'coordinate-plane',
        points: [
          [0, 2],
          [3, 2],
          [3, 6],
        ],
      },
      right: {
        kind: 'coordinate-plane',
        points: [
          [0, 0],
          [3, 0],
          [3, 4],
        ],
      },
    },
  },
  {
    name: 'a point that a given figure lacks',
    item: {
      stem: rich('Place the fourth vertex of the parallelogram.'),
      figure: null,
      interaction: {
        kind: 'coordinate-plane',
        ...grid,
        draws: { kind: 'points', count: 1 },
        given: {
          points: [
            { at: [-4, -2], label: 'P' },
            { at: [2, -2], label: 'Q' },
            { at: [4, 3], label: 'R' },
          ],
          lines: [],
          segments: [
            { from: [-4, -2], to: [2, -2] },
            { from: [2, -2], to: [4, 3], isDashed: true },
          ],
        },
      },
    },
    states: {
      filled: { kind: 'coordinate-plane', points: [[-2, 2]] },
      wrong: { kind: 'coordinate-plane', points: [[-1, 3]] },
      right: { kind: 'coordinate-plane', points: [[-2, 3]] },
    },
  },
]
