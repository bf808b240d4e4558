import { expect, test } from 'vitest'
import { dotsOf, numbered } from './motion-dots.ts'

test('an object that turns back takes a new lane from the dot at the turn', () => {
  expect(dotsOf([0, 2, 4, 3, 2]).map((dot) => dot.lane)).toEqual([0, 0, 1, 1, 1])
  expect(dotsOf([0, 2, 4, 3, 2]).map((dot) => dot.step)).toEqual([2, 2, -1, -1, 0])
})

test('dots of an object at rest lie on each other', () => {
  expect(dotsOf([0, 3, 3, 3, 5]).map((dot) => dot.pile)).toEqual([0, 0, 1, 2, 0])
})

test('numbers are thinned where dots stand close, and the last dot keeps its own', () => {
  const dots = dotsOf([0, 1, 2, 3, 4, 5, 6, 7])
  expect([...numbered(dots, (x) => x * 40)]).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
  expect([...numbered(dots, (x) => x * 10)]).toEqual([0, 2, 4, 7])
})
