import { expect, test } from 'vitest'
import { populationPlaces } from './population-places.ts'

const cell = { width: 36, height: 31 }

test('every animal that is counted is drawn, and none hides another', () => {
  const { places, height } = populationPlaces([20, 25, 15], 230, cell, 1)
  expect([0, 1, 2].map((variant) => places.filter((place) => place.variant === variant).length)).toEqual([
    20, 25, 15,
  ])
  places.forEach((one, index) => {
    expect(one.x).toBeGreaterThan(cell.width / 2 - 4)
    expect(one.x).toBeLessThan(230 - cell.width / 2 + 4)
    expect(one.y).toBeLessThan(height)
    for (const other of places.slice(index + 1)) {
      const isApart =
        Math.abs(one.x - other.x) >= cell.width - 5 || Math.abs(one.y - other.y) >= cell.height - 5
      expect(isApart).toBe(true)
    }
  })
})

test('the same sample is mixed the same way every time, another one otherwise', () => {
  const first = populationPlaces([5, 5], 230, cell, 1)
  expect(populationPlaces([5, 5], 230, cell, 1)).toEqual(first)
  expect(populationPlaces([5, 5], 230, cell, 2)).not.toEqual(first)
})
