import { expect, test } from 'vitest'
import { resolveOverlaps, resolveOverlapsWithin } from './resolve-overlaps.ts'

test('things that have room stay where they want to be', () => {
  expect(
    resolveOverlaps([
      { at: 100, size: 20 },
      { at: 0, size: 20 },
    ]),
  ).toEqual([100, 0])
})

test('things that would touch make room for each other in their order', () => {
  const places = resolveOverlaps([10, 12, 14, 40].map((at) => ({ at, size: 20 })))
  for (const [index, at] of places.slice(1).entries()) {
    expect(at - (places[index] ?? 0)).toBeGreaterThanOrEqual(20 - 1e-9)
  }
  expect(places.reduce((sum, at) => sum + at, 0)).toBeCloseTo(10 + 12 + 14 + 40)
})

test('things stay between the walls', () => {
  const places = resolveOverlapsWithin(
    [2, 4, 95, 99].map((at) => ({ at, size: 20 })),
    0,
    100,
  )
  expect(places).toEqual([10, 30, 70, 90])
})
