import type { FigureOf } from '@skills-center/contract/figure'
import { expect, test } from 'vitest'
import { frameOf, numeralsOf } from './plane-frame.ts'
import { drawnOf, shapesOf } from './plane-shapes.ts'

type Line = FigureOf<'coordinate-plane'>['lines'][number]

const plane = (over: Partial<FigureOf<'coordinate-plane'>>): FigureOf<'coordinate-plane'> => ({
  kind: 'coordinate-plane',
  description: '',
  x: { from: -8, to: 8, step: 1, label: 'x' },
  y: { from: -8, to: 8, step: 1, label: 'y' },
  points: [],
  lines: [],
  ...over,
})

function sideOf(figure: FigureOf<'coordinate-plane'>, text: string) {
  const frame = frameOf(figure, 312)
  const shapes = shapesOf(figure, frame)
  const its = numeralsOf(figure, frame, drawnOf(figure, frame, shapes)).filter((each) => each.text === text)
  return its.map(({ x, y, anchor }) =>
    anchor === 'middle' ? (y > frame.axisY ? 'below' : 'above') : x < frame.axisX ? 'left' : 'right',
  )
}

test('the numbers of the axes are left of one and below the other', () => {
  expect(sideOf(plane({}), '4')).toEqual(['left', 'below'])
})

test('a number that a point or a line would cover is on the other side of its axis', () => {
  expect(sideOf(plane({ points: [{ at: [4, -1], label: 'P' }] }), '4')).toEqual(['left', 'above'])
  const line: Line = {
    through: [
      [-0.75, -8],
      [-0.75, 8],
    ],
    label: '',
  }
  expect(sideOf(plane({ lines: [line] }), '4')).toEqual(['right', 'below'])
})

test('a number that is covered on both sides stays where it usually is', () => {
  const line: Line = {
    through: [
      [4, -8],
      [4, 8],
    ],
    label: '',
  }
  expect(sideOf(plane({ lines: [line] }), '4')).toEqual(['left', 'below'])
})
