import { expect, test } from 'vitest'
import { categoryAt } from './board.ts'

test.each([
  ['1', 0],
  ['3', 2],
  ['4', -1],
  ['0', -1],
  ['a', -1],
  ['Enter', -1],
])('key %s means category %i of three', (key, index) => {
  expect(categoryAt(key, 3)).toBe(index)
})
