import { expect, test } from 'vitest'
import type { Answer } from './answers.ts'
import { findAnswers } from './find-answers.ts'

const limit: Answer = {
  topic: 'student',
  question: 'What is the daily limit?',
  answer: ['It ends at midnight.'],
}
const keyboard: Answer = { topic: 'access', question: 'Can I use the keyboard?', answer: ['Yes.'] }
const all = [limit, keyboard]

test('a search looks in questions and answers alike, whatever the case', () => {
  expect(findAnswers(all, 'KEYBOARD')).toEqual([keyboard])
  expect(findAnswers(all, 'midnight')).toEqual([limit])
})

test('every word of the search must be there', () => {
  expect(findAnswers(all, 'daily midnight')).toEqual([limit])
  expect(findAnswers(all, 'daily keyboard')).toEqual([])
})

test('an empty search finds everything', () => {
  expect(findAnswers(all, '  ')).toEqual(all)
})
