import { expect, test } from 'vitest'
import { smoothLine, stationsAlong } from './smooth-line.ts'

test('a smooth line runs through all given places', () => {
  const points = [
    { x: 0, y: 0 },
    { x: 50, y: 20 },
    { x: 100, y: 0 },
  ]
  const line = smoothLine(points)
  for (const point of points) {
    expect(line.some((place) => Math.hypot(place.x - point.x, place.y - point.y) < 0.01)).toBe(true)
  }
})

test('stations stand at even distances and look along the line', () => {
  const stations = stationsAlong(
    [
      { x: 0, y: 0 },
      { x: 100, y: 0 },
    ],
    25,
  )
  expect(stations.map(({ x }) => x)).toEqual([12.5, 37.5, 62.5, 87.5])
  expect(stations.every(({ angle }) => angle === 0)).toBe(true)
})
