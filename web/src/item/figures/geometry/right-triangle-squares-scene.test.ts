import { expect, test } from 'vitest'
import { squareOn, triangleOf } from './right-triangle-squares-scene.ts'
import { centerOfMass } from './outline.ts'
import { distance, doubleArea, isInside } from './vector.ts'

test('each square stands outside of the triangle, with its side for an edge', () => {
  const triangle = triangleOf(3, 4, 10)
  const [right, endOfA, endOfB] = triangle
  for (const [from, to] of [
    [right, endOfA],
    [endOfA, endOfB],
    [endOfB, right],
  ] as const) {
    const square = squareOn(from, to)
    expect(Math.abs(doubleArea(square)) / 2).toBeCloseTo(distance(from, to) ** 2)
    expect(isInside(centerOfMass(square), triangle)).toBe(false)
  }
})

test('a very short leg is drawn long enough to be seen', () => {
  const [right, endOfA] = triangleOf(1, 20, 10)
  expect(distance(right, endOfA)).toBe(50)
})
