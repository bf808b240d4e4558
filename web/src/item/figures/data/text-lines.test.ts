import { expect, test } from 'vitest'
import { balanced } from './text-lines.ts'

test('no word is left alone where the lines can share', () => {
  expect(balanced('Multiples of 3', 90, 15)).toEqual(['Multiples', 'of 3'])
  expect(balanced('Multiples of 3', 200, 15)).toEqual(['Multiples of 3'])
})
