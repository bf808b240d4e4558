import { expect, test } from 'vitest'
import { curvePath, formulaOf } from './curve-path.ts'
import { clipped, halfPlane } from './plane-clip.ts'
import { smooth } from './smooth.ts'

const plane = {
  x: { from: -5, to: 5, step: 1, label: 'x' },
  y: { from: -5, to: 5, step: 1, label: 'y' },
}
const moved = { a: 2, h: 1, k: -3 }

test('each family goes through the points that its formula names', () => {
  expect(formulaOf({ family: 'line', slope: 2, intercept: 1 })(3)).toBe(7)
  expect(formulaOf({ family: 'parabola', ...moved })(3)).toBe(5)
  expect(formulaOf({ family: 'absolute-value', ...moved })(-1)).toBe(1)
  expect(formulaOf({ family: 'square-root', ...moved })(5)).toBe(1)
  expect(formulaOf({ family: 'cube-root', ...moved })(9)).toBeCloseTo(1)
  expect(formulaOf({ family: 'reciprocal', ...moved })(2)).toBe(-1)
  expect(formulaOf({ family: 'exponential', base: 3, ...moved })(3)).toBe(15)
  expect(formulaOf({ family: 'logarithm', base: 2, ...moved })(9)).toBeCloseTo(3)
  expect(formulaOf({ family: 'sine', period: 4, ...moved })(2)).toBe(-1)
  expect(formulaOf({ family: 'polynomial', coefficients: [1, -2, 0, 3] })(2)).toBe(21)
})

test('a curve stays where it has a value, and a reciprocal is drawn in two pieces', () => {
  const root = curvePath({ family: 'square-root', a: 1, h: 2, k: 0 }, plane)
  expect(Math.min(...root.pieces.flat().map(([x]) => x))).toBe(2)
  const reciprocal = curvePath({ family: 'reciprocal', a: 1, h: 0, k: 0 }, plane)
  expect(reciprocal.pieces.length).toBe(2)
  for (const piece of reciprocal.pieces) for (const [x, y] of piece) expect(Math.sign(y)).toBe(Math.sign(x))
})

test('steps have a full dot at one end and a ring at the other, inside the plane', () => {
  const { marks } = curvePath(
    {
      family: 'step',
      pieces: [
        { from: 0, to: 2, y: 1 },
        { from: 2, to: 9, y: 3 },
      ],
      closedEnd: 'left',
    },
    plane,
  )
  expect(marks).toEqual([
    { at: [0, 1], mark: 'closed' },
    { at: [2, 1], mark: 'open' },
    { at: [2, 3], mark: 'closed' },
  ])
})

test('a smooth curve goes through its points and never swings past them', () => {
  const points: [number, number][] = [
    [0, 0],
    [1, 4],
    [2, 4],
    [5, 1],
  ]
  const traced = smooth(points)
  for (const point of points) expect(traced).toContainEqual(point)
  expect(Math.max(...traced.map(([, y]) => y))).toBeLessThanOrEqual(4 + 1e-9)
})

test('a line is cut at the edges of the plane, a ray begins at its point, and a line far off is not drawn', () => {
  expect(
    clipped(
      [
        [0, 0],
        [1, 1],
      ],
      plane,
    ),
  ).toEqual({ from: [-5, -5], to: [5, 5] })
  expect(
    clipped(
      [
        [0, 0],
        [1, 1],
      ],
      plane,
      0,
    ),
  ).toEqual({ from: [0, 0], to: [5, 5] })
  expect(
    clipped(
      [
        [0, 9],
        [1, 9],
      ],
      plane,
    ),
  ).toBeUndefined()
})

test('a half-plane holds the corners on its side and no other', () => {
  const corners = halfPlane(
    [
      [0, 0],
      [1, 1],
    ],
    [0, 3],
    plane,
  )
  expect(corners).toContainEqual([-5, 5])
  expect(corners).not.toContainEqual([5, -5])
  for (const [x, y] of corners) expect(y).toBeGreaterThanOrEqual(x - 1e-9)
  expect(
    halfPlane(
      [
        [2, 0],
        [2, 1],
      ],
      [0, 0],
      plane,
    ),
  ).toHaveLength(4)
})
