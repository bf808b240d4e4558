import { expect, test } from 'vitest'
import { rowsOfNumerals } from './rows-of-numerals.ts'

test('numerals that would touch stand in different rows', () => {
  const at = (...places: number[]) => places.map((x) => ({ x, text: '25' }))
  expect(rowsOfNumerals(at(0, 60, 120), 14)).toEqual([0, 0, 0])
  expect(rowsOfNumerals(at(0, 10, 20, 60), 14)).toEqual([0, 1, 2, 0])
  expect(rowsOfNumerals(at(0, 10, 30), 14)).toEqual([0, 1, 0])
})
