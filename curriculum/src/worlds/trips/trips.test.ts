import { expect, it } from 'vitest'
import { createRandom } from '../../random.ts'
import { cornersOf, drawTrip, positionsOf, runOf, speedOf, wayOf } from './trips.ts'

it('gives parts whose speeds and times lead from corner to corner', () => {
  let drawn = 0
  for (let seed = 0; seed < 2000; seed += 1) {
    const trip = drawTrip(createRandom(`trips ${seed}`), ['up', 'level', 'down'])
    if (trip === undefined) continue
    drawn += 1
    const corners = cornersOf(trip)
    for (const [at, part] of trip.parts.entries()) {
      const [left = 0, low = 0] = corners[at] ?? []
      const [right = 0, high = 0] = corners[at + 1] ?? []
      expect(right - left).toBe(runOf(trip, part))
      expect(Math.abs(high - low)).toBeCloseTo(wayOf(trip, part))
      expect(speedOf(trip, part) * runOf(trip, part)).toBeCloseTo(wayOf(trip, part))
      expect(high).toBeGreaterThanOrEqual(0)
    }
  }
  expect(drawn).toBeGreaterThan(200)
})

it('leaves dots whose gaps grow by the same length', () => {
  expect(positionsOf({ start: 5, first: 2, gain: 3 })).toEqual([5, 7, 12, 20, 31, 45])
})
