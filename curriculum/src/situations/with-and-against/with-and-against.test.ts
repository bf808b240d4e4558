import { expect, test } from 'vitest'
import { isTrueTrip, speedsOf } from './with-and-against.ts'

const boat = { scene: 'boat', fast: 2, slow: 3, by: 4 } as const

test('24 miles in 2 hours and back in 3 are 10 miles per hour and a current of 2', () => {
  expect(speedsOf(boat)).toEqual({ along: 12, against: 8, own: 10, current: 2, miles: 24 })
})

test('a canoe is not as fast as a boat', () => {
  expect([isTrueTrip(boat), isTrueTrip({ ...boat, scene: 'canoe' })]).toEqual([true, false])
})
