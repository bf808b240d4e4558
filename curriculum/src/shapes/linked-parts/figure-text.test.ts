import { expect, it } from 'vitest'
import type { Figure } from '../../item.ts'
import { figureText } from './figure-text.ts'

it('writes the dots of a line plot with the fractions below them', () => {
  const figure: Figure = {
    kind: 'dot-plot',
    title: 'Glasses',
    description: 'Three dots.',
    x: { from: 3, to: 5, step: 1, label: 'cups', names: ['3/4', '1', '1 1/4'] },
    plots: [{ label: '', values: [3, 5, 5] }],
  }
  expect(figureText({ figure })).toBe(String.raw`\frac{3}{4} ; 1\frac{1}{4} ; 1\frac{1}{4}`)
})

it('writes the coordinates of the points of a grid', () => {
  const axis = { from: 0, to: 10, step: 1, label: '' }
  const figure: Figure = {
    kind: 'coordinate-plane',
    description: 'Two points.',
    x: axis,
    y: axis,
    points: [
      { at: [2, 1], label: 'A' },
      { at: [8, 4], label: 'B' },
    ],
    lines: [],
  }
  expect(figureText({ figure })).toBe('2 ; 1 ; 8 ; 4')
})

it('writes the coordinates of the points of a scatter plot', () => {
  const axis = { from: 0, to: 10, step: 1, label: '' }
  const figure: Figure = {
    kind: 'scatter-plot',
    title: '',
    description: 'Two points.',
    x: axis,
    y: axis,
    groups: [{ label: '', points: [{ at: [1, 3] }, { at: [4, 9] }] }],
    lines: [],
  }
  expect(figureText({ figure })).toBe('1 ; 3 ; 4 ; 9')
})
