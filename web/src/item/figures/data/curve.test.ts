import { expect, test } from 'vitest'
import { smoothPath, monotoneSlopes, stepCorners } from './curve.ts'

test('a smooth curve is level at a highest or lowest point', () => {
  const slopes = monotoneSlopes([
    { x: 0, y: 0 },
    { x: 1, y: 4 },
    { x: 2, y: 1 },
    { x: 3, y: 1 },
  ])
  expect(slopes[1]).toBe(0)
  expect(slopes[2]).toBe(0)
})

test('a smooth curve never leaves the stretch between neighbors', () => {
  const spots = [0, 0, 1, 9, 10, 10, 3].map((y, x) => ({ x, y }))
  const slopes = monotoneSlopes(spots)
  spots.slice(1).forEach((to, index) => {
    const from = spots[index] ?? to
    const handles = [from.y + (slopes[index] ?? 0) / 3, to.y - (slopes[index + 1] ?? 0) / 3]
    for (const y of handles) {
      expect(y).toBeGreaterThanOrEqual(Math.min(from.y, to.y) - 1e-9)
      expect(y).toBeLessThanOrEqual(Math.max(from.y, to.y) + 1e-9)
    }
  })
})

test('points on a straight line stay on it', () => {
  expect(monotoneSlopes([0, 1, 2, 3].map((x) => ({ x, y: 2 * x })))).toEqual([2, 2, 2, 2])
})

test('points that turn back are joined straight', () => {
  expect(
    smoothPath([
      { x: 0, y: 0 },
      { x: 2, y: 1 },
      { x: 1, y: 2 },
    ]),
  ).toBe('M 0 0 L 2 1 L 1 2')
})

test('a step keeps its value until the next point', () => {
  expect(
    stepCorners([
      { x: 0, y: 5 },
      { x: 3, y: 2 },
    ]),
  ).toEqual([
    { x: 0, y: 5 },
    { x: 3, y: 5 },
    { x: 3, y: 2 },
  ])
})
