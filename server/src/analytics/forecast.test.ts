import { expect, it } from 'vitest'
import { countChances, likelyRange } from './forecast.ts'

it('two even chances give none, one and both as coins do', () => {
  expect(countChances([0.5, 0.5])).toEqual([0.25, 0.5, 0.25])
})

it('what is certain has no range', () => {
  expect(likelyRange([1, 1, 0])).toEqual({ low: 2, high: 2 })
})

it('the range holds 8 of 10 cases, and neither end could be left out', () => {
  const chances = Array.from({ length: 20 }, (_, index) => (index + 1) / 21)
  const { low, high } = likelyRange(chances)
  const counts = countChances(chances)
  const within = (from: number, to: number) => counts.slice(from, to + 1).reduce((sum, one) => sum + one, 0)
  expect(within(low, high)).toBeGreaterThanOrEqual(0.8)
  expect(within(0, low - 1)).toBeLessThanOrEqual(0.1)
  expect(within(0, low)).toBeGreaterThan(0.1)
  expect(within(high + 1, 20)).toBeLessThanOrEqual(0.1 + 1e-9)
})
