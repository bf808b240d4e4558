import { expect, test } from 'vitest'
import { radiusForTip, shadowOf } from './shadow-cones.ts'

test('the umbra comes to its point where it is asked to, and the penumbra spreads', () => {
  const radius = radiusForTip(30, 300, 140)
  const { umbra, penumbra } = shadowOf({ x: 0, y: 0, radius: 30 }, { x: 300, y: 0, radius }, 200)
  const tip = umbra[1]
  expect(tip?.x).toBeCloseTo(440)
  expect(tip?.y).toBeCloseTo(0)
  expect(penumbra[1]?.x).toBeCloseTo(500)
  expect(Math.abs(penumbra[1]?.y ?? 0)).toBeGreaterThan(radius)
})

test('the shadow of a ball off the level line points away from the Sun', () => {
  const { umbra } = shadowOf({ x: 0, y: 0, radius: 30 }, { x: 300, y: -60, radius: 9 }, 100)
  expect(umbra[1]?.y).toBeLessThan(-60)
})
