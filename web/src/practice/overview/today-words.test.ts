import { expect, test } from 'vitest'
import { doneInWords, ideasDueInWords } from './today-words.ts'

test('what was done today is told in questions and minutes', () => {
  expect(doneInWords({ questions: 1, minutes: 0 })).toBe('1 question so far, less than a minute of practice.')
  expect(doneInWords({ questions: 12, minutes: 9 })).toBe('12 questions so far, 9 minutes of practice.')
  expect(doneInWords({ questions: 0, minutes: 0 })).toContain('each with its reason')
})

test('ideas that are due are counted', () => {
  expect(ideasDueInWords(1)).toMatch(/^An idea that you missed comes again/)
  expect(ideasDueInWords(3)).toMatch(/^3 ideas that you missed come again/)
})
