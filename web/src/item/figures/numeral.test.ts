import { expect, test } from 'vitest'
import { numeral, withMinus } from './numeral.ts'

test.each([
  [3, '3'],
  [-2.5, '−2.5'],
  [0.1 + 0.2, '0.3'],
  [1 / 3, '1/3'],
  [-5 / 12, '−5/12'],
  [12000, '12,000'],
  [-0, '0'],
])('%d is written %s', (value, written) => {
  expect(numeral(value)).toBe(written)
})

test('a hyphen before a digit becomes a minus sign, one inside a word stays', () => {
  expect(withMinus('P(-4, -3)')).toBe('P(−4, −3)')
  expect(withMinus('T-shirt 5-6')).toBe('T-shirt 5-6')
})
