import { expect, test } from 'vitest'
import { movedResult, movesTex, tensTex, withCommas, zerosOf } from './tens.ts'

test('moves the decimal point by all powers of 10 together', () => {
  expect(movedResult({ a: 3.7, moves: [5, -2] })).toBe(3700)
  expect(movedResult({ a: 0.6, moves: [-2] })).toBe(0.006)
  expect(movesTex({ a: 4500, moves: [2, -3] })).toBe(String.raw`4,500 \times 10^{2} \div 10^{3}`)
})

test('writes a box for what is missing', () => {
  expect(tensTex({ a: 1, moves: [3], asks: 'exponent' })).toBe(String.raw`10^{\square} = 1,000`)
  expect(tensTex({ a: 4.5, moves: [-2], asks: 'number' })).toBe(String.raw`\square \div 10^{2} = 0.045`)
})

test('counts zeros at the end of a whole number', () => {
  expect([50_000, 405, 4.5, 0.5].map(zerosOf)).toEqual([4, 0, 0, 0])
})

test('puts commas into whole numbers, but not into the digits after a decimal point', () => {
  expect(withCommas(String.raw`1840 \div 23 = 80`)).toBe(String.raw`1,840 \div 23 = 80`)
  expect(withCommas('12500 + 1,200 − 0.00045 = 999')).toBe('12,500 + 1,200 − 0.00045 = 999')
})
