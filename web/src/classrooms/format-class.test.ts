import { expect, test } from 'vitest'
import { formatAgo, formatClass, formatCode } from './format-class.ts'

const now = new Date(2026, 10, 22, 9)

test.each([
  [new Date(2026, 10, 22, 0, 5), 'Today'],
  [new Date(2026, 10, 21, 23, 55), 'Yesterday'],
  [new Date(2026, 10, 16, 23), '6 days ago'],
  [new Date(2026, 10, 15, 9), 'November 15'],
  [new Date(2025, 10, 15, 9), 'November 15, 2025'],
])('%s is %s', (moment, words) => {
  expect(formatAgo(moment.toISOString(), now)).toBe(words)
})

test('a class without a period is told by grade and subject', () => {
  expect(formatClass({ gradeLevel: 6, subject: 'both', period: '' })).toBe('Grade 6 · Math and science')
})

test('a code is read in two parts', () => {
  expect(formatCode('BCDFGHJ')).toBe('BCD FGHJ')
})
