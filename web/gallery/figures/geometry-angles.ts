import type { FigureSample } from '../samples.ts'

export const angleSamples: FigureSample[] = [
  {
    name: 'angle with named points',
    figure: {
      kind: 'angle',
      description: 'Angle ABC opens 50 degrees between a level ray BC and a ray BA that rises to the right.',
      vertex: 'B',
      rays: [
        { direction: 0, label: 'C' },
        { direction: 50, label: 'A' },
      ],
      arcs: [{ from: 0, to: 1, label: '50°', mark: 'single' }],
    },
  },
  {
    name: 'angle adjacent three with right angle',
    spots: ['x', 'y'],
    figure: {
      kind: 'angle',
      description: 'Four rays from P: a level one, one at 28, one at 90 and one at 180 degrees.',
      vertex: 'P',
      rays: [
        { direction: 0, label: 'Q' },
        { direction: 28, label: 'R' },
        { direction: 90, label: 'S' },
        { direction: 180, label: 'T' },
      ],
      arcs: [
        { from: 0, to: 1, label: 'x', mark: 'single' },
        { from: 1, to: 2, label: '62°', mark: 'double' },
        { from: 2, to: 3, label: '', mark: 'right' },
      ],
      spots: [
        { id: 'x', on: 'arc', index: 0 },
        { id: 'y', on: 'ray', index: 1 },
      ],
    },
  },
  {
    name: 'angle vertical with long labels',
    figure: {
      kind: 'angle',
      description:
        'Two lines cross; one angle is labelled (3x + 10) degrees and its vertical angle 70 degrees.',
      vertex: '',
      notToScale: true,
      rays: [
        { direction: -15, label: 'A' },
        { direction: 50, label: 'B' },
        { direction: 165, label: 'C' },
        { direction: 230, label: 'D' },
      ],
      arcs: [
        { from: 0, to: 1, label: '(3x + 10)°', mark: 'single' },
        { from: 2, to: 3, label: '70°', mark: 'single' },
        { from: 1, to: 2, label: '(5x − 15)°', mark: 'double' },
      ],
    },
  },
  {
    name: 'angle whole and part, reflex',
    figure: {
      kind: 'angle',
      description:
        'Three rays; the whole angle is 130 degrees, one part of it 85 degrees, and the rest unknown.',
      vertex: 'O',
      rays: [
        { direction: 20, label: 'K' },
        { direction: 105, label: 'L' },
        { direction: 150, label: 'M' },
      ],
      arcs: [
        { from: 0, to: 1, label: '85°', mark: 'single' },
        { from: 1, to: 2, label: '?', mark: 'single' },
        { from: 0, to: 2, label: '130°', mark: 'single' },
        { from: 2, to: 0, label: '230°', mark: 'none' },
      ],
    },
  },
  {
    name: 'angle narrow',
    figure: {
      kind: 'angle',
      description: 'A narrow angle of 12 degrees.',
      vertex: 'V',
      rays: [
        { direction: 4, label: 'U' },
        { direction: 16, label: 'W' },
      ],
      arcs: [{ from: 0, to: 1, label: '12°', mark: 'single' }],
    },
  },
  {
    name: 'angle on a protractor',
    figure: {
      kind: 'angle',
      description: 'A protractor lies on angle ABC. Ray BC points to 0 on the inner scale and ray BA to 65.',
      vertex: 'B',
      rays: [
        { direction: 0, label: 'C' },
        { direction: 65, label: 'A' },
      ],
      arcs: [],
      protractor: true,
    },
  },
  {
    name: 'angle on a protractor, off zero',
    figure: {
      kind: 'angle',
      description: 'A protractor lies on two rays that point to 35 and to 142 on the inner scale.',
      vertex: 'M',
      rays: [
        { direction: 35, label: 'N' },
        { direction: 142, label: 'L' },
      ],
      arcs: [],
      protractor: true,
    },
  },
  {
    name: 'lines parallel and perpendicular',
    spots: ['a'],
    figure: {
      kind: 'lines',
      description: 'Two parallel level lines AB and CD, and a line EF at right angles to both.',
      items: [
        { type: 'line', from: [0, 3], to: [6, 3], names: ['A', 'B'], label: '', parallels: 1 },
        { type: 'line', from: [0, 0], to: [6, 0], names: ['C', 'D'], label: '', parallels: 1 },
        { type: 'line', from: [2, -1], to: [2, 4], names: ['E', 'F'], label: '' },
      ],
      rightAngles: [
        [0, 2],
        [1, 2],
      ],
      spots: [{ id: 'a', index: 0 }],
    },
  },
  {
    name: 'lines of every type',
    figure: {
      kind: 'lines',
      description: 'A point P, a segment GH 5 centimeters long, a ray JK and a line LM named k.',
      items: [
        { type: 'point', from: [0, 4], to: [0, 4], names: ['P', ''], label: '' },
        { type: 'segment', from: [2, 4], to: [7, 4.5], names: ['G', 'H'], label: '5 cm', ticks: 2 },
        { type: 'ray', from: [0, 2], to: [4, 1.2], names: ['J', 'K'], label: '' },
        { type: 'line', from: [2, -0.5], to: [7, 1.5], names: ['L', 'M'], label: 'k' },
      ],
    },
  },
  {
    name: 'transversal numbered',
    spots: ['two'],
    figure: {
      kind: 'transversal',
      description: 'Parallel lines m and n are cut by a line t. The eight angles are numbered 1 to 8.',
      tilt: 0,
      skew: 0,
      angle: 62,
      arrows: true,
      names: ['m', 'n', 't'],
      labels: ['1', '2', '3', '4', '5', '6', '7', '8'],
      spots: [{ id: 'two', angle: 1 }],
    },
  },
  {
    name: 'transversal with expressions',
    figure: {
      kind: 'transversal',
      description:
        'Two parallel lines are cut by a third; an angle is (4x + 12) degrees, another 116 degrees.',
      tilt: 12,
      skew: 0,
      angle: 116,
      arrows: true,
      names: ['ℓ', 'm', 't'],
      labels: ['', '(4x + 12)°', '', '', '', '', '116°', ''],
      arcs: [1, 6],
      notToScale: true,
    },
  },
  {
    name: 'transversal not parallel, flat',
    figure: {
      kind: 'transversal',
      description:
        'Two lines that are not parallel are cut by a third line; angles of 38 and 52 degrees are marked.',
      tilt: 5,
      skew: -14,
      angle: 38,
      arrows: false,
      names: ['', '', ''],
      labels: ['', '38°', '', '', '', '52°', '128°', ''],
      arcs: [1, 5, 6],
    },
  },
  {
    name: 'transversal every angle to label',
    spots: ['1', '2', '3', '4', '5', '6', '7', '8'],
    figure: {
      kind: 'transversal',
      description: 'Two parallel lines cut by a third line; the eight angles are lettered.',
      tilt: -8,
      skew: 0,
      angle: 70,
      arrows: true,
      names: ['p', 'q', 'r'],
      labels: ['', '', '', '', '', '', '', ''],
      spots: [0, 1, 2, 3, 4, 5, 6, 7].map((angle) => ({ id: String(angle + 1), angle })),
    },
  },
]
