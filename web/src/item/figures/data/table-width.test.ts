import { expect, test } from 'vitest'
import { isOneLine, isTight } from './table-width.ts'

const cities = [
  ['Miami (north)', '26', '13.8', '10.5'],
  ['Wellington (south)', '41', '9.2', '15.2'],
]

test('four columns with long words are tight on a phone, and the same numbers under short heads are not', () => {
  const long = ['City', 'Degrees from the equator', 'Daylight on June 21', 'Daylight on December 21']
  expect(isTight({ columns: long, rows: cities })).toBe(true)
  expect(isTight({ columns: ['City', 'Place', 'June', 'Dec.'], rows: cities })).toBe(false)
})

test('a long cell counts by its longest word, since its lines break', () => {
  const columns = ['Land', 'Plants']
  expect(isTight({ columns, rows: [['grass and more grass and again more grass', '1']] })).toBe(false)
  expect(isTight({ columns, rows: [['g'.repeat(40), '1']] })).toBe(true)
})

test('the first column keeps longer cells on one line, less where a badge stands', () => {
  expect([
    isOneLine('Corn cobs here', 0),
    isOneLine('Corn cobs here', 1),
    isOneLine('Corn cobs here', 0, 6),
  ]).toEqual([true, false, false])
})
