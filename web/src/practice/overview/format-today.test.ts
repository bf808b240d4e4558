import { expect, test } from 'vitest'
import { formatDone, formatIdeasDue } from './format-today.ts'

test('what was done today is told in questions and minutes', () => {
  expect(formatDone({ questions: 1, minutes: 0 })).toBe('1 question so far, less than a minute of practice.')
  expect(formatDone({ questions: 12, minutes: 9 })).toBe('12 questions so far, 9 minutes of practice.')
  expect(formatDone({ questions: 0, minutes: 0 })).toContain('what helps you most today')
})

test('ideas that are due are counted', () => {
  expect(formatIdeasDue(1)).toMatch(/^An idea you missed comes back today/)
  expect(formatIdeasDue(3)).toMatch(/^3 ideas you missed come back/)
})
