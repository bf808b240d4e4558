import { describe, expect, test } from 'vitest'
import { dayIn, gradeIn, isEndedIn, subjectOf } from './fields.ts'

test.each([
  ['06', 6],
  ['KG', 0],
  ['UG,07', 7],
  ['13', null],
  ['', null],
])('a grade “%s” is %s', (cell, grade) => {
  expect(gradeIn(cell)).toBe(grade)
})

test.each([
  ['2026-08-17', '2026-08-17'],
  ['2026-08-17T00:00:00Z', '2026-08-17'],
  ['2026-02-30', null],
  ['8/17/2026', null],
])('a day “%s” is %s', (cell, day) => {
  expect(dayIn(cell)).toBe(day)
})

test('a status is active, ended, or unknown', () => {
  expect(['', 'active', 'tobedeleted', 'toBeDeleted', 'inactive', 'gone'].map(isEndedIn)).toEqual([
    false,
    false,
    true,
    true,
    true,
    null,
  ])
})

describe('a class is of', () => {
  const of = (subjects: string, titles = '', more: { codes?: string; isHomeroom?: boolean } = {}) =>
    subjectOf({ subjects, titles, codes: '', isHomeroom: false, ...more })
  test.each([
    ['math', of('Mathematics')],
    ['math', of('', 'Algebra I')],
    ['math', of('', '', { codes: '02052' })],
    ['science', of('Life Science')],
    ['science', of('', 'Biología')],
    ['both', of('Mathematics,Science')],
    ['both', of('', 'Room 12', { isHomeroom: true })],
    ['other', of('Social Science')],
    ['other', of('Physical Education')],
    ['other', of('Computer Science')],
    [null, of('', 'Period 3')],
  ])('%s', (expected, found) => {
    expect(found).toBe(expected)
  })
})
