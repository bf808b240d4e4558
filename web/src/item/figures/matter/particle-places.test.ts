import { expect, test } from 'vitest'
import { type Place, gasPlaces, liquidPlaces, solidPlaces } from './particle-places.ts'

const room = { left: 0, right: 120, top: 0, bottom: 150 }
const radius = 8

const closest = (places: Place[]) =>
  Math.min(
    ...places.flatMap((a, index) => places.slice(index + 1).map((b) => Math.hypot(a.x - b.x, a.y - b.y))),
  )

test.each([
  ['solid', solidPlaces, 36],
  ['solid', solidPlaces, 2],
  ['liquid', liquidPlaces, 36],
  ['liquid', liquidPlaces, 5],
  ['gas', gasPlaces, 20],
])('particles of a %s do not overlap and stay in the vessel', (_, places, count) => {
  const all = places(count, room, radius)
  expect(all).toHaveLength(count)
  expect(closest(all)).toBeGreaterThan(radius * 1.8)
  for (const { x, y } of all) {
    expect(x).toBeGreaterThanOrEqual(radius - 0.5)
    expect(x).toBeLessThanOrEqual(room.right - radius + 0.5)
    expect(y).toBeLessThanOrEqual(room.bottom - radius + 0.5)
    expect(y).toBeGreaterThanOrEqual(radius - 0.5)
  }
})

test('a gas stands farther apart than a liquid', () => {
  expect(closest(gasPlaces(10, room, radius))).toBeGreaterThan(closest(liquidPlaces(10, room, radius)) * 1.3)
})
