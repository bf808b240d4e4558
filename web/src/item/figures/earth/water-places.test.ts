import { expect, test } from 'vitest'
import { places, seaLevel, waterTable } from './water-places.ts'

/** Heights count from the top, so lower points have larger numbers. */
const runsDown = (part: keyof typeof places): boolean => {
  const [from, to] = places[part].arrow ?? []
  if (from === undefined || to === undefined) throw new Error(`${part} has no arrow`)
  return to[1] > from[1]
}

test('water on and in the ground runs downhill, and what falls falls down', () => {
  for (const part of [
    'runoff',
    'groundwater-flow',
    'infiltration',
    'melting',
    'precipitation',
    'snowfall',
  ] as const)
    expect([part, runsDown(part)]).toEqual([part, true])
  for (const part of ['evaporation', 'transpiration'] as const)
    expect([part, runsDown(part)]).toEqual([part, false])
})

test('groundwater flows toward the sea', () => {
  const [from = [0, 0], to = [0, 0]] = places['groundwater-flow'].arrow ?? []
  expect(to[0]).toBeGreaterThan(from[0])
})

test('the water table is above the sea inland, falls toward it, and meets it at the shore', () => {
  const [, ...towardSea] = waterTable.map(([, height]) => height)
  expect(towardSea).toEqual(towardSea.toSorted((one, other) => one - other))
  const [sea = 0, ...inland] = waterTable.map(([, height]) => height).toReversed()
  expect(Math.max(...inland)).toBeLessThan(seaLevel)
  expect(Math.abs(sea - seaLevel)).toBeLessThan(0.01)
})
