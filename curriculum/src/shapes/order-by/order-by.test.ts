import { expect, test } from 'vitest'
import { sortedBy, stopsEarly } from './order-by.ts'

const lengths = [30, 12, 21]

test('things are sorted by their measure, and the list that is given stays as it is', () => {
  expect(sortedBy(lengths, (length) => length)).toStrictEqual([12, 21, 30])
  expect(lengths).toStrictEqual([30, 12, 21])
})

test('a student who stops comparing early puts the second thing first', () => {
  const { by } = stopsEarly([12, 21, 30], (length) => length, 'Compare all of them.')
  expect(sortedBy(lengths, by)).toStrictEqual([21, 12, 30])
})
