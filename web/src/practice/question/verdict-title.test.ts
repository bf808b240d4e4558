import { expect, test } from 'vitest'
import { generalAdvice } from './verdict-title.ts'

const reply = { verdict: 'incorrect', feedback: null, triesLeft: 1 } as const

test('a wrong answer that matches no known thinking is not left without a word', () => {
  expect(generalAdvice(reply)).toBe('Read the question again and check each step.')
})

test('nothing general is said beside feedback, on the last try, or to a right answer', () => {
  expect(generalAdvice({ ...reply, feedback: [[{ kind: 'text', text: 'Look again.' }]] })).toBeNull()
  expect(generalAdvice({ ...reply, triesLeft: 0 })).toBeNull()
  expect(generalAdvice({ ...reply, verdict: 'correct' })).toBeNull()
})
