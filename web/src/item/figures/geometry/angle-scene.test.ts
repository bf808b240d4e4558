import { expect, test } from 'vitest'
import { ringsOf, widestGap } from './angle-scene.ts'
import { numeralsAt } from './protractor.ts'
import { anglesAt } from './transversal-scene.ts'

test('angles beside each other share a ring, and the whole lies outside of its parts', () => {
  const parts = [
    { from: 0, turn: 40 },
    { from: 40, turn: 50 },
    { from: 0, turn: 90 },
  ]
  expect(ringsOf(parts)).toEqual([0, 0, 1])
})

test('an angle across due right overlaps one that starts there', () => {
  expect(
    ringsOf([
      { from: 350, turn: 30 },
      { from: 0, turn: 60 },
    ]),
  ).toEqual([0, 1])
})

test('a vertex is named where the rays leave the most room', () => {
  expect(widestGap([0, 90])).toBe(225)
  expect(widestGap([20, 105, 150])).toBe(265)
  expect(widestGap([30])).toBe(210)
})

test('a wide protractor numbers every ten degrees, a narrow one every thirty', () => {
  expect(numeralsAt(180)).toHaveLength(19)
  expect(numeralsAt(70)).toEqual([0, 30, 60, 90, 120, 150, 180])
})

test('the four angles at a crossing add up to a full turn', () => {
  const turns = anglesAt(12, 75).map(({ from, to }) => to - from)
  expect(turns).toEqual([117, 63, 63, 117])
})
