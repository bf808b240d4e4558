import type { FigureSample } from '../samples.ts'

const box = { shape: 'box', length: 6, width: 5, height: 5, labels: {} } as const

export const sectionSamples: FigureSample[] = [
  {
    name: 'section of a box level',
    figure: {
      kind: 'solid',
      description: 'A box is cut by a plane parallel to its base.',
      body: box,
      section: { normal: [0, 0, 1], through: [0, 0, 3] },
    },
  },
  {
    name: 'section of a box upright',
    figure: {
      kind: 'solid',
      description: 'A box is cut by a plane at right angles to its base.',
      body: box,
      section: { normal: [1, 0, 0], through: [3, 0, 0] },
    },
  },
  {
    name: 'section of a cube through three edges',
    figure: {
      kind: 'solid',
      description: 'A cube is cut by a plane that takes off one corner.',
      body: { shape: 'box', length: 5, width: 5, height: 5, labels: {} },
      section: { normal: [1, -1, 1], through: [5, 0, 2] },
    },
  },
  {
    name: 'section of a pyramid upright through the tip',
    figure: {
      kind: 'solid',
      description: 'A square pyramid is cut by an upright plane through its tip.',
      body: { shape: 'pyramid', base: 'rectangle', length: 6, width: 6, height: 6, labels: {} },
      section: { normal: [0, 1, 0], through: [3, 3, 0] },
    },
  },
  {
    name: 'section of a pyramid level',
    figure: {
      kind: 'solid',
      description: 'A square pyramid is cut by a plane parallel to its base.',
      body: { shape: 'pyramid', base: 'rectangle', length: 6, width: 6, height: 6, labels: {} },
      section: { normal: [0, 0, 1], through: [3, 3, 2.5] },
    },
  },
  {
    name: 'section of a cylinder upright',
    figure: {
      kind: 'solid',
      description: 'A cylinder is cut by an upright plane through its axis.',
      body: { shape: 'cylinder', radius: 3, height: 7, labels: {} },
      section: { normal: [0.35, 1, 0], through: [0, 0, 0] },
    },
  },
  {
    name: 'section of a cylinder slanted',
    figure: {
      kind: 'solid',
      description: 'A cylinder is cut by a slanted plane.',
      body: { shape: 'cylinder', radius: 3, height: 7, labels: { radius: '3 cm' } },
      section: { normal: [-0.6, 0, 1], through: [0, 0, 3.5] },
    },
  },
  {
    name: 'section of a cone level',
    figure: {
      kind: 'solid',
      description: 'A cone is cut by a plane parallel to its base.',
      body: { shape: 'cone', radius: 4, height: 7, labels: {} },
      section: { normal: [0, 0, 1], through: [0, 0, 3] },
    },
  },
  {
    name: 'section of a sphere',
    figure: {
      kind: 'solid',
      description: 'A sphere is cut by a level plane above its center.',
      body: { shape: 'sphere', radius: 4, labels: {} },
      section: { normal: [0, 0, 1], through: [0, 0, 5.5] },
    },
  },
]

export const netSamples: FigureSample[] = [
  {
    name: 'net of a box',
    spots: ['b'],
    figure: {
      kind: 'net',
      description: 'The net of a box 5 by 3 by 2 centimeters.',
      layout: {
        shape: 'box',
        length: 5,
        width: 3,
        height: 2,
        labels: { length: '5 cm', width: '3 cm', height: '2 cm' },
      },
      faces: { front: 'front', top: 'top' },
      spots: [{ id: 'b', face: 'back' }],
    },
  },
  {
    name: 'net of a box on a grid',
    figure: {
      kind: 'net',
      description: 'The net of a box 4 by 1 by 2 units on unit squares.',
      layout: { shape: 'box', length: 4, width: 1, height: 2, labels: {} },
      grid: { note: 'Each square is 1 cm by 1 cm.' },
    },
  },
  {
    name: 'net of squares',
    figure: {
      kind: 'net',
      description: 'Six squares in a zigzag, lettered A to F.',
      layout: {
        shape: 'squares',
        cells: [
          [0, 0],
          [1, 0],
          [1, 1],
          [2, 1],
          [2, 2],
          [3, 2],
        ],
        labels: { edge: '4 in.' },
      },
      faces: { 1: 'A', 2: 'B', 3: 'C', 4: 'D', 5: 'E', 6: 'F' },
    },
  },
  {
    name: 'net of a triangular prism',
    figure: {
      kind: 'net',
      description: 'The net of a triangular prism; the triangles have sides 6, 5 and 5 cm and height 4 cm.',
      layout: {
        shape: 'triangular-prism',
        sides: [6, 5, 5],
        width: 8,
        labels: { sides: ['6 cm', '5 cm', '5 cm'], width: '8 cm', height: '4 cm' },
      },
    },
  },
  {
    name: 'net of a square pyramid',
    figure: {
      kind: 'net',
      description: 'The net of a square pyramid with base side 6 in. and slant height 5 in.',
      layout: {
        shape: 'pyramid',
        length: 6,
        width: 6,
        slants: [5, 5],
        labels: { length: '6 in.', width: '6 in.', slants: ['5 in.', ''] },
      },
    },
  },
  {
    name: 'net of a cylinder',
    figure: {
      kind: 'net',
      description: 'The net of a cylinder with radius 3 cm and height 7 cm.',
      layout: {
        shape: 'cylinder',
        radius: 3,
        height: 7,
        labels: { radius: '3 cm', height: '7 cm', around: '?' },
      },
    },
  },
]
