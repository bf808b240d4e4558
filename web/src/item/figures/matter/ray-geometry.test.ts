import { expect, test } from 'vitest'
import { outward } from './ray-geometry.ts'

test('incoming light comes from the upper left, reflected light leaves to the upper right at the same angle', () => {
  const incoming = outward('incoming', 40)
  const reflected = outward('reflected', 40)
  expect(incoming.x).toBeLessThan(0)
  expect(incoming.y).toBeLessThan(0)
  expect(reflected.x).toBeCloseTo(-incoming.x)
  expect(reflected.y).toBeCloseTo(incoming.y)
})

test('refracted light goes on downward to the right; a negative angle turns a ray to the other side', () => {
  expect(outward('refracted', 20).x).toBeGreaterThan(0)
  expect(outward('refracted', 20).y).toBeGreaterThan(0)
  expect(outward('reflected', -20).x).toBeLessThan(0)
})
