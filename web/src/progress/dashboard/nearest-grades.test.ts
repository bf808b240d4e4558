import { expect, test } from 'vitest'
import { nearestGrades } from './nearest-grades.ts'

const grades = (...levels: number[]) => levels.map((gradeLevel) => ({ gradeLevel }))

test('the grades offered are those with skills, the nearest first and each once', () => {
  expect(nearestGrades(grades(5, 5, 6, 7, 8), 2)).toEqual([5, 6, 7])
  expect(nearestGrades(grades(5, 6, 7, 8), 12)).toEqual([8, 7, 6])
})

test('of two grades as near, the lower one comes first', () => {
  expect(nearestGrades(grades(7, 5), 6)).toEqual([5, 7])
})

test('where no grade has skills, none is offered', () => {
  expect(nearestGrades([], 6)).toEqual([])
})
