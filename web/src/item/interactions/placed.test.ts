import { expect, test } from 'vitest'
import { countPlaced, isSamePlaced, lookOfPlaced } from './placed.ts'

const ids = ['a', 'b']

test('only what has a place counts', () => {
  expect(countPlaced({ a: 'x', b: '', c: 'y' }, ids)).toBe(1)
})

test('two answers are the same when everything has the same place', () => {
  expect(isSamePlaced({ a: 'x', b: 'y' }, { b: 'y', a: 'x' }, ids)).toBe(true)
  expect(isSamePlaced({ a: 'x', b: 'y' }, { a: 'x' }, ids)).toBe(false)
})

test('nothing is said of a part before the right answer is known, even when the whole is wrong', () => {
  expect(lookOfPlaced('a', { a: 'x' }, 'wrong', null)).toBe('filled')
  expect(lookOfPlaced('b', { a: 'x' }, 'refused', null)).toBe('open')
})

test('then each part is right or wrong by itself', () => {
  const right = { a: 'x', b: 'x' }
  expect(lookOfPlaced('a', { a: 'x', b: 'y' }, 'wrong', right)).toBe('right')
  expect(lookOfPlaced('b', { a: 'x', b: 'y' }, 'wrong', right)).toBe('wrong')
})
