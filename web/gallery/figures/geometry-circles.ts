import type { FigureSample } from '../samples.ts'

export const circleSamples: FigureSample[] = [
  {
    name: 'circle with radius',
    figure: {
      kind: 'circle',
      description: 'A circle with center O and radius 7 cm.',
      fill: 'soft',
      center: 'O',
      points: [{ id: 'a', at: 20, label: '' }],
      segments: [{ from: 'center', to: 'a', label: '7 cm' }],
      circumference: 'C = ?',
    },
  },
  {
    name: 'circle with diameter and chord',
    spots: ['s'],
    figure: {
      kind: 'circle',
      description: 'A circle with diameter AB of 26 cm and a chord CD.',
      fill: 'none',
      center: 'M',
      points: [
        { id: 'a', at: 180, label: 'A' },
        { id: 'b', at: 0, label: 'B' },
        { id: 'c', at: 60, label: 'C' },
        { id: 'd', at: 150, label: 'D' },
      ],
      segments: [
        { from: 'a', to: 'b', label: '26 cm' },
        { from: 'c', to: 'd', label: '' },
      ],
      spots: [{ id: 's', on: 'segment', index: 1 }],
    },
  },
  {
    name: 'circle with sectors',
    figure: {
      kind: 'circle',
      description: 'A circle with a shaded sector of 80 degrees; its radius is 9 in.',
      fill: 'soft',
      center: '',
      points: [{ id: 'r', at: 230, label: '' }],
      segments: [{ from: 'center', to: 'r', label: '9 in.' }],
      sectors: [{ from: 20, to: 100, label: '80°', isShaded: true }],
      arcs: [{ from: 20, to: 100, label: '?' }],
    },
  },
  {
    name: 'circle ring',
    figure: {
      kind: 'circle',
      description:
        'Two circles about one center, with radii of 3 ft and 5 ft; the ring between them is shaded.',
      fill: 'soft',
      center: '',
      inner: { radius: 0.6 },
      points: [
        { id: 'far', at: 150, label: '' },
        { id: 'near', at: 20, distance: 0.6, label: '' },
      ],
      segments: [
        { from: 'center', to: 'far', label: '5 ft' },
        { from: 'center', to: 'near', label: '3 ft' },
      ],
    },
  },
  {
    name: 'circle with inscribed and central angle',
    figure: {
      kind: 'circle',
      description: 'Points A, B and C on a circle about O; the central angle AOB is 110 degrees.',
      fill: 'none',
      center: 'O',
      points: [
        { id: 'a', at: 215, label: 'A' },
        { id: 'b', at: 325, label: 'B' },
        { id: 'c', at: 80, label: 'C' },
      ],
      segments: [
        { from: 'center', to: 'a', label: '' },
        { from: 'center', to: 'b', label: '' },
        { from: 'c', to: 'a', label: '' },
        { from: 'c', to: 'b', label: '' },
      ],
      angles: [
        { at: 'center', from: 'a', to: 'b', label: '110°', mark: 'single' },
        { at: 'c', from: 'a', to: 'b', label: 'x', mark: 'single' },
      ],
    },
  },
  {
    name: 'circle with tangent',
    figure: {
      kind: 'circle',
      description:
        'A tangent touches a circle at T; the radius to T and a line from the center to P are drawn.',
      fill: 'soft',
      center: 'O',
      points: [
        { id: 't', at: 90, label: 'T' },
        { id: 'p', at: 40, distance: 1.556, label: 'P' },
      ],
      segments: [
        { from: 'center', to: 't', label: '5' },
        { from: 'center', to: 'p', label: '' },
      ],
      tangents: [{ at: 't' }],
      angles: [{ at: 't', from: 'center', to: 'p', label: '', mark: 'right' }],
    },
  },
  {
    name: 'circle with inscribed quadrilateral',
    figure: {
      kind: 'circle',
      description: 'Quadrilateral ABCD on a circle; the angles at A and C are 82 degrees and x.',
      fill: 'none',
      center: '',
      isCenterHidden: true,
      notToScale: true,
      points: [
        { id: 'a', at: 200, label: 'A' },
        { id: 'b', at: 320, label: 'B' },
        { id: 'c', at: 30, label: 'C' },
        { id: 'd', at: 110, label: 'D' },
      ],
      segments: [
        { from: 'a', to: 'b', label: '', ticks: 1 },
        { from: 'b', to: 'c', label: '' },
        { from: 'c', to: 'd', label: '' },
        { from: 'd', to: 'a', label: '', ticks: 1 },
      ],
      angles: [
        { at: 'a', from: 'b', to: 'd', label: '82°', mark: 'single' },
        { at: 'c', from: 'b', to: 'd', label: 'x', mark: 'double' },
      ],
    },
  },
]

export const squaresSamples: FigureSample[] = [
  {
    name: 'squares on a 3-4-5 triangle',
    figure: {
      kind: 'right-triangle-squares',
      description: 'A right triangle with legs of 3 and 4 and a square on each side, cut into unit squares.',
      a: 3,
      b: 4,
      sides: { a: '3', b: '4', c: '?' },
      areas: { a: '9', b: '16', c: '?' },
      unitSquares: true,
    },
  },
  {
    name: 'squares with areas and long labels',
    spots: ['c'],
    figure: {
      kind: 'right-triangle-squares',
      description: 'A right triangle; the squares on its legs have areas of 144 and 25 square centimeters.',
      a: 12,
      b: 5,
      sides: { a: '12 cm', b: '5 cm', c: 'c' },
      areas: { a: '144 cm²', b: '25 cm²', c: '? cm²' },
      spots: [{ id: 'c', on: 'side', of: 'c' }],
    },
  },
  {
    name: 'squares on a steep triangle',
    figure: {
      kind: 'right-triangle-squares',
      description: 'A right triangle whose upright leg is much longer than the other.',
      a: 2,
      b: 9,
      sides: { a: 'a', b: 'b', c: 'c' },
      areas: { a: 'a²', b: 'b²', c: 'c²' },
    },
  },
]
