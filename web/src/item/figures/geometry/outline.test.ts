import { expect, test } from 'vitest'
import { type Shape, type Units, cornersOf, labelPointOf, toDrawing } from './outline.ts'
import { doubleArea, isInside, sidesOf } from './vector.ts'

const outlines: Shape['outline'][] = [
  { type: 'rectangle', width: 7, height: 4 },
  { type: 'triangle', sides: [6, 5, 4] },
  { type: 'triangle-angles', base: 8, angles: [110, 30] },
  { type: 'parallelogram', base: 5, side: 3, angle: 120 },
  { type: 'trapezoid', base: 8, top: 3, height: 4, shift: -1 },
  { type: 'regular', sides: 5, side: 3 },
]

const lengthsOf = (corners: Units[]) =>
  corners.map(([x, y], index) => {
    const [nextX, nextY] = corners[(index + 1) % corners.length] ?? [x, y]
    return Math.hypot(nextX - x, nextY - y)
  })

test.each(outlines)('a $type goes counterclockwise as seen', (outline) => {
  const put = toDrawing({ outline }, 10)
  expect(doubleArea(cornersOf(outline).map(put))).toBeGreaterThan(0)
})

test('a flipped shape goes the other way, and a turned one does not', () => {
  const outline: Shape['outline'] = { type: 'triangle', sides: [6, 5, 4] }
  expect(doubleArea(cornersOf(outline).map(toDrawing({ outline, isFlipped: true }, 10)))).toBeLessThan(0)
  expect(doubleArea(cornersOf(outline).map(toDrawing({ outline, turn: 130 }, 10)))).toBeGreaterThan(0)
})

test('a triangle has the sides that it is given, in order', () => {
  const [base, right, left] = lengthsOf(cornersOf({ type: 'triangle', sides: [6, 5, 4] }))
  expect(base).toBeCloseTo(6)
  expect(right).toBeCloseTo(5)
  expect(left).toBeCloseTo(4)
})

test('a triangle has the angles that it is given', () => {
  const corners = cornersOf({ type: 'triangle-angles', base: 8, angles: [110, 30] })
  const [x, y] = corners[2] ?? [0, 0]
  expect((Math.atan2(y, x) * 180) / Math.PI).toBeCloseTo(110)
  expect((Math.atan2(y, 8 - x) * 180) / Math.PI).toBeCloseTo(30)
})

test('all sides of a regular polygon are as long as they should be', () => {
  for (const side of lengthsOf(cornersOf({ type: 'regular', sides: 7, side: 4 }))) expect(side).toBeCloseTo(4)
})

test('the heart of an L lies inside of it, clear of its sides', () => {
  const corners = (
    [
      [0, 0],
      [100, 0],
      [100, 20],
      [20, 20],
      [20, 100],
      [0, 100],
    ] as const
  ).map(([x, y]) => ({ x, y: -y }))
  const heart = labelPointOf(corners)
  expect(isInside(heart, corners)).toBe(true)
  for (const [a, b] of sidesOf(corners)) {
    if (a.x === b.x) expect(Math.abs(heart.x - a.x)).toBeGreaterThan(5)
  }
})
