import { expect, test } from 'vitest'
import { isOfGrade } from './standard-grades.ts'

test.each([
  ['6', 6, true],
  ['6', 7, false],
  ['K', 0, true],
  ['MS', 7, true],
  ['MS', 5, false],
  ['3-5', 5, true],
  ['HS', 10, true],
])('a standard of %s is for grade %i: %s', (grade, wanted, expected) => {
  expect(isOfGrade({ grade }, wanted)).toBe(expected)
})
