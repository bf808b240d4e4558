import { keysOf } from '../../keys-of.ts'
import { expect, test } from 'vitest'
import { coolsBy, conductivity, lastWorthwhile, thinnest } from './insulation.ts'

const hot = { start: 80, room: 20, minutes: 60 }
const materials = keysOf(conductivity)

test('two centimeters of fleece let a jar cool by 9 degrees in an hour', () => {
  // Worked by hand: 1 / (0.125 + 0.5) = 1.6 W; 1.6 × 0.03 / 1050 × 3600 = 0.165; 60 × (1 − e^−0.165) = 9.1.
  expect(coolsBy({ ...hot, material: 'fleece', centimeters: 2 })).toBeCloseTo(9.1, 1)
})

test.each(materials)('more %s keeps the water warmer, and each centimeter saves less', (material) => {
  const drops = [0, 1, 2, 3, 4, 5, 6].map((centimeters) => coolsBy({ ...hot, material, centimeters }))
  const saved = drops.slice(1).map((drop, at) => (drops[at] ?? 0) - drop)
  for (const [at, each] of saved.entries()) {
    expect(each).toBeGreaterThan(0)
    if (at > 0) expect(each).toBeLessThan(saved[at - 1] ?? 0)
  }
})

test.each(materials)('in %s the water never gets colder than the place around it', (material) => {
  expect(coolsBy({ ...hot, minutes: 6000, material, centimeters: 1 })).toBeLessThanOrEqual(60)
  expect(coolsBy({ ...hot, start: 20, material, centimeters: 1 })).toBe(0)
})

test('tests of layers tell the thinnest that is warm enough, and how far more of it helps', () => {
  const column = [60, 66, 69, 70.5, 71.2]
  expect(thinnest(column, 69)).toBe(3)
  expect(thinnest(column, 75)).toBe(0)
  expect(lastWorthwhile(column, 2)).toBe(3)
  expect(lastWorthwhile(column, 1)).toBe(4)
})
