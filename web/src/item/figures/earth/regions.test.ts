import { expect, test } from 'vitest'
import { regionsOf, sitesIn } from './regions.ts'

/** Two bands, the upper one 40 pixels high and the lower one 60. */
const nameAt = ({ y }: { y: number }) => (y < 40 ? 'upper' : 'lower')

test('a name stands well inside its own region', () => {
  const regions = regionsOf(200, 100, nameAt)
  const [upper] = sitesIn(regions.get('upper'), 1, 5)
  const [lower] = sitesIn(regions.get('lower'), 1, 5)
  expect(upper?.y).toBeGreaterThan(12)
  expect(upper?.y).toBeLessThan(28)
  expect(lower?.y).toBeGreaterThan(55)
  expect(lower?.y).toBeLessThan(85)
})

test('several places keep apart from each other and from what is taken', () => {
  const regions = regionsOf(200, 100, nameAt)
  const taken = [{ x: 100, y: 70 }]
  const sites = sitesIn(regions.get('lower'), 3, 10, taken)
  expect(sites).toHaveLength(3)
  const all = [...taken, ...sites]
  all.forEach((a, index) => {
    for (const b of all.slice(index + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(21)
  })
})

test('a region that is too thin has no place', () => {
  const regions = regionsOf(200, 100, ({ y }) => (y < 10 ? 'thin' : 'rest'))
  expect(sitesIn(regions.get('thin'), 1, 9)).toEqual([])
})
