import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as exact from './rational.ts'
import { formatDecimal, formatFraction, formatMixed, parseRational, rational, roundTo } from './rational.ts'

const rationals = fc
  .tuple(fc.integer({ min: -9999, max: 9999 }), fc.integer({ min: 1, max: 999 }))
  .map(([n, d]) => rational(n, d))

test('a rational is kept in lowest terms with a positive denominator', () => {
  expect(rational(6, -8)).toEqual({ numerator: -3n, denominator: 4n })
  expect(rational(0, -5)).toEqual({ numerator: 0n, denominator: 1n })
})

test('a float or a denominator of 0 is refused', () => {
  expect(() => rational(0.1)).toThrow(RangeError)
  expect(() => rational(1, 0)).toThrow(RangeError)
})

test.for([
  ['7/8', 7, 8],
  ['-0.25', -1, 4],
  ['3', 3, 1],
  ['+.5', 1, 2],
  ['2.5/3', 5, 6],
] as const)('an author’s %s is read', ([text, numerator, denominator]) => {
  expect(parseRational(text)).toEqual(rational(numerator, denominator))
})

test.for(['', '.', '-', '1 1/2', '1/', '1/0', '1e5', 'x', '1,000'])('an author’s %j is refused', (text) => {
  expect(() => parseRational(text)).toThrow(RangeError)
})

test('numbers are written as fractions, mixed numbers and decimals', () => {
  expect(formatFraction(rational(-3, 2))).toBe('-3/2')
  expect(formatMixed(rational(-11, 4))).toBe('-2 3/4')
  expect(formatMixed(rational(3, 4))).toBe('3/4')
  expect(formatMixed(rational(4))).toBe('4')
  expect(formatDecimal(rational(-1, 40))).toBe('-0.025')
  expect(formatDecimal(rational(5, 2), 2)).toBe('2.50')
  expect(() => formatDecimal(rational(1, 3))).toThrow(RangeError)
})

test('halves are rounded away from zero', () => {
  expect(roundTo(rational(1, 8), 2)).toEqual(rational(13, 100))
  expect(roundTo(rational(-1, 8), 2)).toEqual(rational(-13, 100))
  expect(roundTo(rational(2, 3), 0)).toEqual(rational(1))
  expect(roundTo(rational(1250), -2)).toEqual(rational(1300))
})

test('what is added can be taken away, and what is multiplied divided', () => {
  fc.assert(
    fc.property(rationals, rationals, (a, b) => {
      expect(exact.subtract(exact.add(a, b), b)).toEqual(a)
      if (b.numerator !== 0n) expect(exact.divide(exact.multiply(a, b), b)).toEqual(a)
      expect(exact.compare(a, b)).toBe(Math.sign(exact.toNumber(a) - exact.toNumber(b)))
    }),
  )
})

test('a fraction that was written is read back the same', () => {
  fc.assert(
    fc.property(rationals, (a) => {
      expect(parseRational(formatFraction(a))).toEqual(a)
    }),
  )
})
