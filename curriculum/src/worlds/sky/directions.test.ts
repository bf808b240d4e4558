import { expect, it } from 'vitest'
import { shadowDirection, sunDirection } from './directions.ts'
import { overheadOn } from './sun.ts'

it('has the Sun rise in the east in March, stand in the south at noon, and set in the west', () => {
  expect(sunDirection(40, 0, 6)).toBeCloseTo(90, 5)
  expect(sunDirection(40, 0, 12)).toBeCloseTo(180, 5)
  expect(sunDirection(40, 0, 18)).toBeCloseTo(270, 5)
})

it('has the Sun rise north of east in June and south of east in December', () => {
  expect(sunDirection(40, overheadOn(172), 5)).toBeLessThan(75)
  expect(sunDirection(40, overheadOn(355), 7.5)).toBeGreaterThan(110)
})

it('turns shadows from west through north to east', () => {
  expect(shadowDirection(40, 0, 8)).toBeGreaterThan(270)
  expect(shadowDirection(40, 0, 12)).toBeCloseTo(0, 5)
  expect(shadowDirection(40, 0, 16)).toBeLessThan(90)
})
