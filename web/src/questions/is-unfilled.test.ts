import type { QuestionFinding } from '@skills-center/contract/questions/authored'
import { expect, test } from 'vitest'
import { isUnfilled } from './is-unfilled.ts'

const finding = (code: string, message: string): QuestionFinding => ({
  field: 'answer',
  weight: 'must',
  code,
  message,
})

test('a field that waits to be filled in is told by its code, in every language', () => {
  expect(isUnfilled(finding('authored/answer-missing', 'Enter the correct answer.'))).toBe(true)
  expect(isUnfilled(finding('authored/answer-missing', 'Di cuál es la respuesta correcta.'))).toBe(true)
  expect(isUnfilled(finding('authored/formula.unfinished', 'Something is missing at the end.'))).toBe(false)
  expect(isUnfilled(undefined)).toBe(false)
})
