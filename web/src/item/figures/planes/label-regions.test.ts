import { expect, test } from 'vitest'
import { awayFromRivals, isWithin, positionsWithin } from './label-regions.ts'

const triangle = [
  { x: 0, y: 0 },
  { x: 100, y: 0 },
  { x: 0, y: 100 },
]

test('a spot is within a region only between its sides', () => {
  expect(isWithin({ x: 20, y: 20 }, triangle)).toBe(true)
  expect(isWithin({ x: 80, y: 80 }, triangle)).toBe(false)
  expect(isWithin({ x: -1, y: 20 }, triangle)).toBe(false)
})

test('the badge of a region stands in it, and outside the region that overlaps it', () => {
  const edges = { left: 0, right: 100, top: 0, bottom: 100 }
  const corner = [
    { x: 0, y: 0 },
    { x: 50, y: 0 },
    { x: 50, y: 50 },
    { x: 0, y: 50 },
  ]
  const places = positionsWithin(triangle, { x: 33, y: 33 }, { wide: 10, tall: 10 }, edges, [corner])
  const best = places.reduce((min, place) => (place.cost < min.cost ? place : min))
  expect(isWithin(best, triangle)).toBe(true)
  expect(isWithin(best, corner)).toBe(false)
})

test('a name that stands nearer to another point is dearer', () => {
  const size = { wide: 20, tall: 20 }
  const [near, far] = awayFromRivals([{ x: 40, y: 0 }], { x: 0, y: 0 }, size, [
    { x: 30, y: -20, cost: 0 },
    { x: -20, y: -20, cost: 0 },
  ])
  expect(near?.cost).toBeGreaterThan(far?.cost ?? Infinity)
})
