import { expect, test } from 'vitest'
import {
  crossing,
  degreesOf,
  distanceToSegment,
  doubleArea,
  foot,
  isInside,
  quarter,
  toward,
  turnFrom,
} from './vector.ts'

const square = [
  { x: 0, y: 0 },
  { x: 10, y: 0 },
  { x: 10, y: -10 },
  { x: 0, y: -10 },
]

test.each([0, 30, 90, 200, 315])('a direction of %d degrees reads back as it was', (degrees) => {
  expect(degreesOf(toward(degrees))).toBeCloseTo(degrees)
})

test('up in the drawing is 90 degrees, where y is less', () => {
  expect(toward(90).y).toBeCloseTo(-1)
  expect(degreesOf(quarter({ x: 1, y: 0 }))).toBeCloseTo(90)
})

test('a turn is counted counterclockwise, a whole one as 360', () => {
  expect(turnFrom(350, 20)).toBe(30)
  expect(turnFrom(20, 350)).toBe(330)
  expect(turnFrom(40, 40)).toBe(360)
})

test('corners that go counterclockwise as seen have a positive area', () => {
  expect(doubleArea(square)).toBe(200)
  expect(doubleArea(square.toReversed())).toBe(-200)
})

test('the foot of a perpendicular may lie past the end of the side', () => {
  expect(foot({ x: 15, y: -7 }, { x: 0, y: 0 }, { x: 10, y: 0 })).toEqual({ x: 15, y: 0 })
  expect(distanceToSegment({ x: 13, y: -4 }, { x: 0, y: 0 }, { x: 10, y: 0 })).toBe(5)
})

test('lines cross where they should, and parallels nowhere', () => {
  expect(crossing({ x: 0, y: 0 }, { x: 10, y: 10 }, { x: 0, y: 10 }, { x: 10, y: 0 })).toEqual({ x: 5, y: 5 })
  expect(crossing({ x: 0, y: 0 }, { x: 1, y: 0 }, { x: 0, y: 2 }, { x: 5, y: 2 })).toBeUndefined()
})

test('a notch of a polygon is outside of it', () => {
  const notched = [...square.slice(0, 3), { x: 5, y: -3 }, ...square.slice(3)]
  expect(isInside({ x: 5, y: -1 }, notched)).toBe(true)
  expect(isInside({ x: 5, y: -8 }, notched)).toBe(false)
})
