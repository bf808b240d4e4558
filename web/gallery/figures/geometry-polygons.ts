import type { FigureSample } from '../samples.ts'

export const polygonSamples: FigureSample[] = [
  {
    name: 'polygon triangle with angles and names',
    spots: ['x', 's', 'v'],
    figure: {
      kind: 'polygon',
      description: 'Triangle ABC with angles of 48 degrees at A and 67 degrees at B, and x at C.',
      shapes: [
        {
          outline: { type: 'triangle-angles', base: 8, angles: [48, 67] },
          names: ['A', 'B', 'C'],
          angles: ['48°', '67°', 'x'],
          sides: ['8 cm', '', ''],
        },
      ],
      spots: [
        { id: 'x', shape: 0, on: 'angle', index: 2 },
        { id: 's', shape: 0, on: 'side', index: 1 },
        { id: 'v', shape: 0, on: 'vertex', index: 0 },
      ],
    },
  },
  {
    name: 'polygon thin triangle with long angle labels',
    figure: {
      kind: 'polygon',
      description: 'A triangle with angles labelled (2x + 5), (3x − 10) and 25 degrees.',
      notToScale: true,
      shapes: [
        {
          outline: { type: 'triangle-angles', base: 9, angles: [25, 70] },
          angles: ['25°', '(2x + 5)°', '(3x − 10)°'],
        },
      ],
    },
  },
  {
    name: 'polygon obtuse triangle with height outside',
    figure: {
      kind: 'polygon',
      description: 'A triangle with base 6 cm whose height of 5 cm falls outside of the base.',
      shapes: [
        {
          outline: {
            type: 'vertices',
            vertices: [
              [0, 0],
              [6, 0],
              [9, 5],
            ],
          },
          sides: ['6 cm', '', ''],
          heights: [{ from: 2, to: 0, label: '5 cm' }],
        },
      ],
    },
  },
  {
    name: 'polygon parallelogram with height',
    figure: {
      kind: 'polygon',
      description: 'A parallelogram with base 12 m, side 7 m and height 6 m.',
      shapes: [
        {
          outline: { type: 'parallelogram', base: 12, side: 7, angle: 60 },
          sides: ['12 m', '7 m', '', ''],
          heights: [{ from: 3, to: 0, label: '6 m' }],
          parallels: [1, 2, 1, 2],
          ticks: [0, 0, 0, 0],
        },
      ],
    },
  },
  {
    name: 'polygon trapezoid',
    figure: {
      kind: 'polygon',
      description: 'A trapezoid with bases of 10 in. and 4 in. and a height of 5 in.',
      shapes: [
        {
          outline: { type: 'trapezoid', base: 10, top: 4, height: 5, shift: 2 },
          sides: ['10 in.', '', '4 in.', ''],
          heights: [{ from: 3, to: 0, label: '5 in.' }],
          parallels: [1, 0, 1, 0],
        },
      ],
    },
  },
  {
    name: 'polygon rhombus marked equal',
    figure: {
      kind: 'polygon',
      description: 'A rhombus KLMN with equal sides marked and its two diagonals.',
      shapes: [
        {
          outline: { type: 'parallelogram', base: 6, side: 6, angle: 65 },
          names: ['K', 'L', 'M', 'N'],
          ticks: [1, 1, 1, 1],
          arcs: [1, 2, 1, 2],
          segments: [
            { from: [0, 0], to: [8.54, 5.44], label: '', look: 'dashed' },
            { from: [6, 0], to: [2.54, 5.44], label: '', look: 'dashed' },
          ],
        },
      ],
    },
  },
  {
    name: 'polygon L composite with cut',
    figure: {
      kind: 'polygon',
      description: 'An L-shaped floor with sides of 12, 4, 7, 5, 5 and 9 feet.',
      shapes: [
        {
          outline: {
            type: 'vertices',
            vertices: [
              [0, 0],
              [12, 0],
              [12, 4],
              [5, 4],
              [5, 9],
              [0, 9],
            ],
          },
          sides: ['12 ft', '4 ft', '7 ft', '5 ft', '5 ft', '9 ft'],
          rightAngles: [0, 1, 2, 3, 4, 5],
          segments: [{ from: [0, 4], to: [5, 4], label: '', look: 'dashed' }],
        },
      ],
    },
  },
  {
    name: 'polygon running track with half circles',
    figure: {
      kind: 'polygon',
      description: 'A rectangle 84 m by 50 m with a half circle on each of its short sides.',
      shapes: [
        {
          outline: { type: 'rectangle', width: 84, height: 50 },
          halfCircles: [
            { side: 1, isOutward: true },
            { side: 3, isOutward: true },
          ],
          segments: [
            { from: [0, 0], to: [0, 50], label: '50 m', look: 'dashed' },
            { from: [84, 0], to: [84, 50], label: '', look: 'dashed' },
          ],
          sides: ['84 m', '', '', ''],
        },
      ],
    },
  },
  {
    name: 'polygon garden with a path and a pond',
    figure: {
      kind: 'polygon',
      description:
        'A rectangle 14 by 10 m around a rectangle 10 by 6 m, with a round pond of radius 2 m in it.',
      layout: 'together',
      shapes: [
        {
          outline: { type: 'rectangle', width: 14, height: 10 },
          fill: 'strong',
          sides: ['14 m', '10 m', '', ''],
        },
        {
          outline: {
            type: 'vertices',
            vertices: [
              [2, 2],
              [12, 2],
              [12, 8],
              [2, 8],
            ],
          },
          fill: 'ground',
          sides: ['', '', '10 m', '6 m'],
          circles: [{ center: [7, 5], radius: 2, label: '2 m', fill: 'soft' }],
        },
      ],
    },
  },
  {
    name: 'polygon scale drawing beside original',
    figure: {
      kind: 'polygon',
      description: 'A drawing 3 in. by 2 in. beside a room 12 ft by 8 ft.',
      shapes: [
        {
          outline: { type: 'rectangle', width: 3, height: 2 },
          sides: ['3 in.', '2 in.', '', ''],
          caption: 'Drawing',
        },
        {
          outline: { type: 'rectangle', width: 6, height: 4 },
          sides: ['12 ft', '?', '', ''],
          caption: 'Actual room',
        },
      ],
      notToScale: true,
    },
  },
  {
    name: 'polygon congruent triangles turned and flipped',
    figure: {
      kind: 'polygon',
      description: 'Triangles ABC and DEF; two sides and the angle between them are marked equal.',
      shapes: [
        {
          outline: { type: 'triangle', sides: [7, 6, 4] },
          names: ['A', 'B', 'C'],
          ticks: [1, 0, 2],
          arcs: [1, 0, 0],
        },
        {
          outline: { type: 'triangle', sides: [7, 6, 4] },
          isFlipped: true,
          turn: 25,
          names: ['D', 'E', 'F'],
          ticks: [1, 0, 2],
          arcs: [1, 0, 0],
        },
      ],
    },
  },
  {
    name: 'polygon on a grid',
    figure: {
      kind: 'polygon',
      description: 'A pentagon on unit squares.',
      layout: 'together',
      grid: { note: 'Each square has an area of 1 square meter.' },
      shapes: [
        {
          outline: {
            type: 'vertices',
            vertices: [
              [0, 0],
              [5, 0],
              [6, 3],
              [3, 5],
              [0, 3],
            ],
          },
          names: ['P', 'Q', 'R', 'S', 'T'],
        },
      ],
    },
  },
  {
    name: 'polygon octagon regular with center',
    figure: {
      kind: 'polygon',
      description: 'A regular octagon with sides of 5 cm.',
      shapes: [
        {
          outline: { type: 'regular', sides: 8, side: 5 },
          sides: ['5 cm'],
          center: 'A = ?',
          ticks: [1, 1, 1, 1, 1, 1, 1, 1],
        },
      ],
    },
  },
  {
    name: 'polygon with lines of symmetry',
    spots: ['p'],
    figure: {
      kind: 'polygon',
      description: 'A rectangle with three dashed lines, one of them along a diagonal.',
      shapes: [
        {
          outline: { type: 'rectangle', width: 7, height: 4 },
          segments: [
            { from: [3.5, 0], to: [3.5, 4], label: 'p', look: 'axis' },
            { from: [0, 2], to: [7, 2], label: 'q', look: 'axis' },
            { from: [0, 0], to: [7, 4], label: 'r', look: 'axis' },
          ],
        },
      ],
      spots: [{ id: 'p', shape: 0, on: 'segment', index: 0 }],
    },
  },
  {
    name: 'polygon four shapes to sort',
    figure: {
      kind: 'polygon',
      description: 'Four shapes lettered A to D: a triangle, a square, a hexagon and a trapezoid.',
      shapes: [
        { outline: { type: 'regular', sides: 3, side: 4 }, center: 'A' },
        { outline: { type: 'rectangle', width: 3, height: 3 }, center: 'B', turn: 20 },
        { outline: { type: 'regular', sides: 6, side: 2 }, center: 'C' },
        {
          outline: { type: 'trapezoid', base: 4, top: 2, height: 3, shift: 0 },
          center: 'D',
          rightAngles: [0, 3],
        },
      ],
    },
  },
  {
    name: 'polygon similar triangles nested',
    figure: {
      kind: 'polygon',
      description: 'Triangle ADE inside triangle ABC; DE is parallel to BC.',
      layout: 'together',
      shapes: [
        {
          outline: {
            type: 'vertices',
            vertices: [
              [0, 0],
              [12, 0],
              [4, 9],
            ],
          },
          fill: 'soft',
          names: ['B', 'C', 'A'],
          sides: ['18 cm', '', ''],
          parallels: [1, 0, 0],
        },
        {
          outline: {
            type: 'vertices',
            vertices: [
              [1.78, 4],
              [8.44, 4],
              [4, 9],
            ],
          },
          fill: 'soft',
          names: ['D', 'E', ''],
          sides: ['x', '', '6.5 cm'],
          parallels: [1, 0, 0],
        },
      ],
    },
  },
  {
    name: 'polygon square under a half circle',
    figure: {
      kind: 'polygon',
      description: 'A figure made of a square of side 2 1/2 in. and a half circle on top of it.',
      shapes: [
        {
          outline: { type: 'rectangle', width: 2.5, height: 2.5 },
          sides: ['2 1/2 in.', '2 1/2 in.', '', ''],
          halfCircles: [{ side: 2, isOutward: true }],
          segments: [{ from: [0, 2.5], to: [2.5, 2.5], label: '', look: 'dashed' }],
          rightAngles: [0, 1],
          center: 'A = ?',
        },
      ],
    },
  },
  {
    name: 'polygon all sides and angles to label',
    spots: ['s0', 's1', 's2', 'a0', 'a1', 'a2', 'v0', 'v1'],
    figure: {
      kind: 'polygon',
      description: 'A right triangle with every side, every angle and two vertices lettered.',
      shapes: [{ outline: { type: 'triangle', sides: [8, 10, 6] }, rightAngles: [0] }],
      spots: [
        { id: 's0', shape: 0, on: 'side', index: 0 },
        { id: 's1', shape: 0, on: 'side', index: 1 },
        { id: 's2', shape: 0, on: 'side', index: 2 },
        { id: 'a0', shape: 0, on: 'angle', index: 0 },
        { id: 'a1', shape: 0, on: 'angle', index: 1 },
        { id: 'a2', shape: 0, on: 'angle', index: 2 },
        { id: 'v0', shape: 0, on: 'vertex', index: 0 },
        { id: 'v1', shape: 0, on: 'vertex', index: 1 },
      ],
    },
  },
]
