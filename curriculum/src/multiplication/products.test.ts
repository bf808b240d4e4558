import { expect, test } from 'vitest'
import { createRandom } from '../random.ts'
import { digitsOf, nearOf, partsOf, wholeOf } from './products.ts'

test('takes a number apart by its places', () => {
  expect(digitsOf(306)).toEqual([6, 0, 3])
  expect(partsOf(306)).toEqual([300, 6])
  expect([346, 96, 12].map(nearOf)).toEqual([300, 100, 10])
})

test('draws digits that need no care, or a zero inside', () => {
  const random = createRandom('digits')
  for (let tries = 0; tries < 100; tries += 1) {
    expect(String(wholeOf(random, 3))).toMatch(/^[1-9]{2}[2-9]$/)
    expect(String(wholeOf(random, 4, 'inside'))).toMatch(/^[1-9](0[1-9]|[1-9]0)[2-9]$/)
  }
})
