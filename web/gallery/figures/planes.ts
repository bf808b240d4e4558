import type { FigureSample } from '../samples.ts'

const axis = (label: string, from: number, to: number, step = 1) => ({ label, from, to, step })
const square = (size: number, step = 1) => ({
  x: axis('x', -size, size, step),
  y: axis('y', -size, size, step),
})
const bare = { points: [], lines: [] }

export const planesSamples: readonly FigureSample[] = [
  {
    name: 'coordinate-plane: points and lines in words',
    figure: {
      kind: 'coordinate-plane',
      description: 'Two lines of cost over hours, that of the rink steeper, with points P and Q on them.',
      x: axis('Hours of skating', 0, 10),
      y: axis('Cost (dollars)', 0, 60, 10),
      points: [
        { at: [4, 30], label: 'P' },
        { at: [8, 50], label: 'Q(8, 50)' },
      ],
      lines: [
        {
          through: [
            [0, 10],
            [4, 30],
          ],
          label: 'rink',
        },
        {
          through: [
            [0, 25],
            [10, 35],
          ],
          label: 'pond',
        },
      ],
    },
  },
  {
    name: 'coordinate-plane: crowded points in four quadrants, lettered',
    figure: {
      kind: 'coordinate-plane',
      description: 'Eight points around the origin of a plane from -10 to 10, five of them lettered.',
      ...square(10),
      points: [
        { at: [2, 3], label: '', id: 'a' },
        { at: [3, 3], label: '', id: 'b' },
        { at: [-2, 3], label: '', id: 'c' },
        { at: [0, -4], label: '', id: 'd' },
        { at: [-9, -9], label: '', id: 'e' },
        { at: [10, 10], label: 'T' },
        { at: [-10, 10], label: 'U(−10, 10)' },
        { at: [0, 0], label: 'O' },
      ],
      lines: [],
    },
    spots: ['a', 'b', 'c', 'd', 'e'],
  },
  {
    name: 'coordinate-plane: a reflection',
    figure: {
      kind: 'coordinate-plane',
      description: 'Triangle ABC and its image A′B′C′, mirrored at the vertical axis.',
      ...square(6),
      ...bare,
      polygons: [
        {
          vertices: [
            { at: [-5, 1], name: 'A' },
            { at: [-1, 2], name: 'B' },
            { at: [-3, 5], name: 'C' },
          ],
        },
        {
          vertices: [
            { at: [5, 1], name: 'A′' },
            { at: [1, 2], name: 'B′' },
            { at: [3, 5], name: 'C′' },
          ],
          isImage: true,
        },
      ],
    },
  },
  {
    name: 'coordinate-plane: overlapping dilation with sides and lettered vertices',
    figure: {
      kind: 'coordinate-plane',
      description:
        'A rectangle with sides of 4 and 2 units and its image under a dilation by 2 from the origin.',
      ...square(8, 2),
      ...bare,
      polygons: [
        {
          vertices: [
            { at: [-2, -1], name: 'P' },
            { at: [2, -1], name: 'Q' },
            { at: [2, 1], name: '', id: 'r' },
            { at: [-2, 1], name: 'S' },
          ],
          sides: ['4', '2'],
        },
        {
          vertices: [
            { at: [-4, -2], name: 'P′' },
            { at: [4, -2], name: 'Q′' },
            { at: [4, 2], name: '', id: 'r2' },
            { at: [-4, 2], name: 'S′' },
          ],
          sides: ['?', '4 units'],
          isImage: true,
          id: 'image',
        },
      ],
    },
    spots: ['r', 'r2', 'image'],
  },
  {
    name: 'coordinate-plane: system of inequalities',
    figure: {
      kind: 'coordinate-plane',
      description: 'Two shaded half-planes, one with a dashed boundary, that overlap at the upper left.',
      ...square(5),
      points: [{ at: [-2, 3], label: '', id: 'p' }],
      lines: [],
      halfPlanes: [
        {
          boundary: [
            [0, 1],
            [1, 2],
          ],
          towards: [0, 4],
          isStrict: true,
          label: 'y > x + 1',
        },
        {
          boundary: [
            [0, 2],
            [2, 1],
          ],
          towards: [0, -3],
          isStrict: false,
          label: 'y ≤ 2 − 1/2 x',
          id: 'h',
        },
      ],
    },
    spots: ['p', 'h'],
  },
  {
    name: 'coordinate-plane: parabola and line, guides',
    figure: {
      kind: 'coordinate-plane',
      description:
        'A parabola with its vertex at (1, -4), its axis of symmetry dashed, and a line through it.',
      ...square(6),
      points: [
        { at: [1, -4], label: 'vertex' },
        { at: [3, 0], label: 'B' },
      ],
      lines: [],
      curves: [
        { family: 'parabola', a: 1, h: 1, k: -4, label: 'f' },
        { family: 'line', slope: 0.5, intercept: -1.5, label: 'g' },
      ],
      guides: [
        { axis: 'x', at: 1, label: 'x = 1' },
        { axis: 'y', at: 5, label: 'y = 5' },
      ],
    },
  },
  {
    name: 'coordinate-plane: piecewise function with marks',
    figure: {
      kind: 'coordinate-plane',
      description: 'A function in three pieces, with full dots and rings at their ends.',
      ...square(6),
      ...bare,
      curves: [
        { family: 'line', slope: 1, intercept: 3, to: -1, toMark: 'open', label: 'f' },
        { family: 'parabola', a: 1, h: 0, k: -2, from: -1, to: 2, fromMark: 'closed', toMark: 'closed' },
        { family: 'line', slope: 0, intercept: 4, from: 2, to: 5, fromMark: 'open', toMark: 'arrow' },
      ],
    },
  },
  {
    name: 'coordinate-plane: steps',
    figure: {
      kind: 'coordinate-plane',
      description: 'A step graph of parking cost over hours, each step closed on its right end.',
      x: axis('Time parked (hours)', 0, 6),
      y: axis('Cost (dollars)', 0, 12, 2),
      ...bare,
      curves: [
        {
          family: 'step',
          closedEnd: 'right',
          pieces: [1, 2, 3, 4, 5, 6].map((end) => ({ from: end - 1, to: end, y: end * 2 })),
        },
      ],
    },
  },
  {
    name: 'coordinate-plane: three curves of other families, lettered',
    figure: {
      kind: 'coordinate-plane',
      description: 'An exponential, a logarithm and an absolute value curve, each with a letter.',
      ...square(6),
      ...bare,
      curves: [
        { family: 'exponential', a: 1, base: 2, h: 0, k: 0, label: 'p', id: 'a' },
        { family: 'logarithm', a: 1, base: 2, h: 0, k: 0, label: 'q', id: 'b' },
        { family: 'absolute-value', a: -1, h: -2, k: 4, label: 'r', id: 'c' },
      ],
    },
    spots: ['a', 'b', 'c'],
  },
  {
    name: 'coordinate-plane: sine with multiples of pi',
    figure: {
      kind: 'coordinate-plane',
      description: 'A sine curve with amplitude 2 over two periods, ticks in halves of pi.',
      x: axis('x', 0, 4 * Math.PI, Math.PI / 2),
      y: axis('y', -3, 3),
      ...bare,
      curves: [{ family: 'sine', a: 2, h: 0, k: 0, period: 2 * Math.PI, label: 'y = 2 sin x' }],
      xTexts: [
        { at: Math.PI, text: 'π' },
        { at: 2 * Math.PI, text: '2π' },
        { at: 3 * Math.PI, text: '3π' },
        { at: 4 * Math.PI, text: '4π' },
      ],
    },
  },
  {
    name: 'coordinate-plane: reciprocal, roots, polynomial, circle',
    figure: {
      kind: 'coordinate-plane',
      description: 'A reciprocal, a square root, a cube root, a cubic polynomial and a circle of radius 4.',
      ...square(6),
      ...bare,
      curves: [
        { family: 'reciprocal', a: 2, h: 1, k: 0, label: 'a' },
        { family: 'square-root', a: 1, h: -3, k: 1, label: 'b', fromMark: 'closed' },
        { family: 'ellipse', center: [0, 0], xRadius: 4, yRadius: 4, label: 'c' },
        { family: 'polynomial', coefficients: [0, -3, 0, 1], label: 'd' },
      ],
    },
  },
  {
    name: 'coordinate-plane: vectors, rays, segments',
    figure: {
      kind: 'coordinate-plane',
      description: 'Two vectors from the origin, a ray, a dashed segment with a length and two open ends.',
      ...square(6),
      points: [{ at: [-4, 3], label: '(−4, 3)', hasGuides: true }],
      lines: [],
      segments: [
        { from: [0, 0], to: [4, 3], toMark: 'arrow', label: 'u' },
        { from: [0, 0], to: [2, -4], toMark: 'arrow', label: 'v' },
        { from: [-5, -5], to: [-3, -4], fromMark: 'closed', isEndless: true, label: 'ray' },
        { from: [1, 5], to: [5, 5], fromMark: 'open', toMark: 'open', isDashed: true, label: '4 units' },
      ],
      notes: [{ at: [-3.5, 5.2], text: 'Quadrant II' }],
    },
  },
  {
    name: 'coordinate-plane: smooth graph of a journey, lettered parts',
    figure: {
      kind: 'coordinate-plane',
      description:
        'Distance from home over time: it rises, stays level, falls back to zero. Three parts are lettered.',
      x: axis('Time (minutes)', 0, 60, 10),
      y: axis('Distance from home (meters)', 0, 2000, 250),
      points: [],
      lines: [],
      curves: [
        {
          family: 'points',
          isSmooth: false,
          points: [
            [0, 0],
            [20, 1500],
          ],
          id: 'a',
        },
        {
          family: 'points',
          isSmooth: false,
          points: [
            [20, 1500],
            [35, 1500],
          ],
          id: 'b',
        },
        {
          family: 'points',
          isSmooth: true,
          points: [
            [35, 1500],
            [45, 1300],
            [55, 300],
            [60, 0],
          ],
          id: 'c',
        },
      ],
    },
    spots: ['a', 'b', 'c'],
  },
  {
    name: 'coordinate-plane: quadrants as spots',
    figure: {
      kind: 'coordinate-plane',
      description: 'A plane whose four quadrants carry letters.',
      ...square(4),
      ...bare,
      notes: [
        { at: [2, 2], text: '', id: 'q1' },
        { at: [-2, 2], text: '', id: 'q2' },
        { at: [-2, -2], text: '', id: 'q3' },
        { at: [2, -2], text: '', id: 'q4' },
      ],
    },
    spots: ['q1', 'q2', 'q3', 'q4'],
  },
  {
    name: 'mapping-diagram: a function',
    figure: {
      kind: 'mapping-diagram',
      description: 'A mapping of 1, 2, 3, 4 to 5 and 7.',
      left: { label: 'Input', values: [{ text: '1' }, { text: '2' }, { text: '3' }, { text: '4' }] },
      right: { label: 'Output', values: [{ text: '5' }, { text: '7' }] },
      arrows: [
        { from: 0, to: 0 },
        { from: 1, to: 0 },
        { from: 2, to: 1 },
        { from: 3, to: 1 },
      ],
    },
  },
  {
    name: 'mapping-diagram: long words, eight values, lettered',
    figure: {
      kind: 'mapping-diagram',
      description: 'A mapping from students to sports, with long names and letters at some.',
      left: {
        label: 'Students of the class',
        values: ['Alexandra', 'Bo', 'Chidi', 'Dana', 'Emmanuel', 'Fay', 'Gus', 'Hana'].map((text, index) => ({
          text,
          ...(index === 1 ? { id: 'bo' } : {}),
        })),
      },
      right: {
        label: 'Favorite sport of the year',
        values: [{ text: 'table tennis' }, { text: '−3 1/2' }, { text: '?', id: 'q' }],
      },
      arrows: [
        { from: 0, to: 0 },
        { from: 1, to: 1 },
        { from: 1, to: 2 },
        { from: 4, to: 0 },
        { from: 7, to: 1 },
      ],
    },
    spots: ['bo', 'q'],
  },
  {
    name: 'function-machine: one rule',
    figure: {
      kind: 'function-machine',
      description: 'A machine with the rule times 3 plus 2; 5 goes in, the output is asked for.',
      input: '5',
      machines: [{ rule: '× 3, then + 2' }],
      output: '?',
    },
  },
  {
    name: 'function-machine: three rules with pairs, lettered',
    figure: {
      kind: 'function-machine',
      description: 'Three machines in a row, the middle one lettered, with a table of inputs and outputs.',
      input: 'x',
      machines: [{ rule: '× 2' }, { rule: '', id: 'm' }, { rule: '÷ 3/4' }],
      output: 'y',
      pairs: [
        { input: '1', output: '-4' },
        { input: '2', output: '?' },
        { input: '1/2', output: '12.5' },
      ],
    },
    spots: ['m'],
  },
]
