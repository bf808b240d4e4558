import type { FigureSample } from '../samples.ts'

export const solidSamples: FigureSample[] = [
  {
    name: 'prism of unit cubes',
    figure: {
      kind: 'prism',
      description: 'A solid of unit cubes, 4 cubes long, 3 cubes wide and 2 cubes high.',
      length: 4,
      width: 3,
      height: 2,
      unit: 'cm',
      cubes: true,
      labels: { length: '4 cm', width: '3 cm', height: '2 cm' },
    },
  },
  {
    name: 'solid box with diagonal',
    figure: {
      kind: 'solid',
      description:
        'A box 8 by 6 by 5 centimeters with a diagonal from a lower corner to the opposite upper one.',
      body: {
        shape: 'box',
        length: 8,
        width: 6,
        height: 5,
        labels: { length: '8 cm', width: '6 cm', height: '5 cm' },
      },
      segments: [
        { from: [0, 0, 0], to: [8, 6, 5], label: 'd', look: 'dashed' },
        { from: [0, 0, 0], to: [8, 6, 0], label: '', look: 'dashed' },
      ],
      points: [
        { at: [0, 0, 0], label: 'A' },
        { at: [8, 6, 5], label: 'G' },
      ],
    },
  },
  {
    name: 'solid box long and thin',
    figure: {
      kind: 'solid',
      description: 'A box 120 centimeters long, 4 1/2 centimeters wide and 3/4 centimeter high.',
      body: {
        shape: 'box',
        length: 120,
        width: 4.5,
        height: 0.75,
        labels: { length: '120 cm', width: '4 1/2 cm', height: '3/4 cm' },
      },
      notToScale: true,
    },
  },
  {
    name: 'solid triangular prism',
    figure: {
      kind: 'solid',
      description: 'A prism 10 cm long. Its triangular face has base 6 cm, height 4 cm and sides of 5 cm.',
      body: {
        shape: 'prism',
        face: [
          [0, 0],
          [6, 0],
          [3, 4],
        ],
        width: 10,
        labels: { sides: ['6 cm', '5 cm', '5 cm'], width: '10 cm', height: '4 cm' },
      },
    },
  },
  {
    name: 'solid right triangular prism',
    figure: {
      kind: 'solid',
      description: 'A prism with a right triangle as its face: legs 3 ft and 4 ft, and length 2 ft.',
      body: {
        shape: 'prism',
        face: [
          [0, 0],
          [4, 0],
          [0, 3],
        ],
        width: 2,
        labels: { sides: ['4 ft', '5 ft', '3 ft'], width: '2 ft' },
      },
    },
  },
  {
    name: 'solid L of two boxes',
    figure: {
      kind: 'solid',
      description: 'An L-shaped solid made of two boxes, 4 m deep. Its front face measures 9 by 6 meters.',
      body: {
        shape: 'prism',
        face: [
          [0, 0],
          [9, 0],
          [9, 2],
          [3, 2],
          [3, 6],
          [0, 6],
        ],
        width: 4,
        labels: { sides: ['9 m', '2 m', '6 m', '4 m', '3 m', '6 m'], width: '4 m' },
        cuts: [
          [
            [0, 2],
            [3, 2],
          ],
        ],
      },
    },
  },
  {
    name: 'solid stairs the other way',
    figure: {
      kind: 'solid',
      description: 'A solid like stairs that rise to the right in three steps.',
      body: {
        shape: 'prism',
        face: [
          [0, 0],
          [6, 0],
          [6, 6],
          [4, 6],
          [4, 4],
          [2, 4],
          [2, 2],
          [0, 2],
        ],
        width: 5,
        labels: { sides: ['6 in.', '6 in.', '', '', '', '', '', '2 in.'], width: '5 in.' },
      },
    },
  },
  {
    name: 'solid square pyramid',
    figure: {
      kind: 'solid',
      description: 'A pyramid with a square base of side 6 cm, height 4 cm and slant height 5 cm.',
      body: {
        shape: 'pyramid',
        base: 'rectangle',
        length: 6,
        width: 6,
        height: 4,
        labels: { length: '6 cm', width: '6 cm', height: '4 cm', slant: '5 cm' },
      },
    },
  },
  {
    name: 'solid triangular pyramid with spots',
    spots: ['tip', 'edge', 'face'],
    figure: {
      kind: 'solid',
      description: 'A pyramid with a triangular base.',
      body: { shape: 'pyramid', base: 'triangle', length: 5, width: 4, height: 6, labels: {} },
      spots: [
        { id: 'tip', at: [2.5, 1.33, 6] },
        { id: 'edge', at: [2.5, 0, 0] },
        { id: 'face', at: [2.2, 0.4, 2] },
      ],
    },
  },
  {
    name: 'solid cylinder',
    figure: {
      kind: 'solid',
      description: 'A cylinder with radius 3 in. and height 8 in.',
      body: { shape: 'cylinder', radius: 3, height: 8, labels: { radius: '3 in.', height: '8 in.' } },
    },
  },
  {
    name: 'solid cylinder flat with diameter',
    figure: {
      kind: 'solid',
      description: 'A flat cylinder with diameter 20 cm and height 1.5 cm.',
      body: { shape: 'cylinder', radius: 10, height: 1.5, labels: { diameter: '20 cm', height: '1.5 cm' } },
    },
  },
  {
    name: 'solid cone',
    figure: {
      kind: 'solid',
      description: 'A cone with radius 5 cm, height 12 cm and slant height 13 cm.',
      body: {
        shape: 'cone',
        radius: 5,
        height: 12,
        labels: { radius: '5 cm', height: '12 cm', slant: '13 cm' },
      },
    },
  },
  {
    name: 'solid sphere',
    figure: {
      kind: 'solid',
      description: 'A sphere with radius 6 cm.',
      body: { shape: 'sphere', radius: 6, labels: { radius: '6 cm' } },
    },
  },
  {
    name: 'solid silo',
    figure: {
      kind: 'solid',
      description: 'A cylinder 10 m high with a half ball of radius 4 m on top.',
      body: {
        shape: 'stack',
        parts: [
          { part: 'cylinder', radius: 4, height: 10 },
          { part: 'hemisphere', radius: 4, points: 'up' },
        ],
        labels: { radius: '4 m', heights: ['10 m', ''], height: '14 m' },
      },
    },
  },
  {
    name: 'solid ice-cream cone',
    figure: {
      kind: 'solid',
      description: 'A cone 10 cm high that points down, with a half ball of radius 3 cm on top.',
      body: {
        shape: 'stack',
        parts: [
          { part: 'cone', radius: 3, height: 10, points: 'down' },
          { part: 'hemisphere', radius: 3, points: 'up' },
        ],
        labels: { radius: '3 cm', heights: ['10 cm', ''] },
      },
    },
  },
  {
    name: 'solid tree of cylinder and cone',
    figure: {
      kind: 'solid',
      description: 'A cylinder of radius 1 under a wider cone of radius 3.',
      body: {
        shape: 'stack',
        parts: [
          { part: 'cylinder', radius: 1, height: 3 },
          { part: 'cone', radius: 3, height: 5, points: 'up' },
        ],
        labels: { diameter: '6 ft', heights: ['3 ft', '5 ft'] },
      },
    },
  },
  {
    name: 'solid of unit cubes in heaps',
    figure: {
      kind: 'solid',
      description: 'Unit cubes: at the back 3, 2 and 1 high, before them 1, 1 and 0 high.',
      body: {
        shape: 'cubes',
        heights: [
          [3, 2, 1],
          [1, 1, 0],
        ],
      },
    },
  },
]
