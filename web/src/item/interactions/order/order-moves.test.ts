import { expect, test } from 'vitest'
import { landingPlace, movedTo, shiftOf } from './order-moves.ts'

const options = ['a', 'b', 'c', 'd']

test('a card moves to its new place and the others keep their order', () => {
  expect(movedTo(options, 'a', 2)).toEqual(['b', 'c', 'a', 'd'])
  expect(movedTo(options, 'd', 0)).toEqual(['d', 'a', 'b', 'c'])
  expect(movedTo(options, 'b', 1)).toEqual(options)
})

test('no card moves past the ends', () => {
  expect(movedTo(options, 'a', -1)).toEqual(options)
  expect(movedTo(options, 'a', 9)).toEqual(['b', 'c', 'd', 'a'])
})

test('a dragged card lands behind those whose middles it has passed', () => {
  const middles = [10, 30, 50, 70]
  expect(landingPlace(middles, 0, 12)).toBe(0)
  expect(landingPlace(middles, 0, 31)).toBe(1)
  expect(landingPlace(middles, 0, 500)).toBe(3)
  expect(landingPlace(middles, 3, 29)).toBe(1)
  expect(landingPlace(middles, 3, -5)).toBe(0)
})

test('the cards between the two places make room, and no others', () => {
  const sides = (from: number, to: number) => options.map((_, index) => shiftOf(index, from, to))
  expect(sides(0, 2)).toEqual([0, -1, -1, 0])
  expect(sides(3, 1)).toEqual([0, 1, 1, 0])
  expect(sides(2, 2)).toEqual([0, 0, 0, 0])
})
