import { PracticePack } from '@skills-center/contract/practice/pack'
import { expect, test } from 'vitest'
import { RequestError } from '../../platform/request-error.ts'
import { practice } from '../test-session.ts'
import { formatEnd, formatFailure, formatLeft, NotStored, titleOf, TooManyPacks } from './format-pack.ts'
import { packQuestion } from './test-pack-question.ts'

const pack = PracticePack.parse({
  id: '7b0f5a0e-6d59-4a43-9d0f-1d2f5f3c7a11',
  kind: 'skill',
  skills: [practice.skill],
  questions: [packQuestion('first'), packQuestion('second')],
  expiresAt: '2026-03-19T18:00:00.000Z',
})

test('a pack is called by its skill, or by the day of its plan', () => {
  expect(titleOf(pack)).toBe('Unit rates')
  expect(titleOf({ ...pack, kind: 'plan' })).toBe('Plan for Thursday, March 12')
})

test('says how much is left, and of how much once it was begun', () => {
  const [first] = pack.questions.map(({ question }) => question.token)
  expect(formatLeft({ pack, done: [] })).toBe('2 questions')
  expect(formatLeft({ pack, done: first === undefined ? [] : [first] })).toBe('2 of 3 questions left')
})

test('says at its end how it went', () => {
  expect(formatEnd(['right', 'right-later', 'wrong'])).toBe(
    '1 of 3 questions right on the first try, and 1 on the second.',
  )
  expect(formatEnd(['right'])).toBe('1 of 1 question right on the first try.')
})

test('says why nothing was downloaded, and what to do', () => {
  const problem = { type: 'about:blank', title: 'Limit', status: 402, detail: 'All are done today.' }
  expect(formatFailure(new RequestError(402, JSON.stringify(problem)))).toBe('All are done today.')
  expect(formatFailure(new TooManyPacks())).toContain('8 practice sets')
  expect(formatFailure(new NotStored())).toContain('private window')
  expect(formatFailure(new TypeError('Failed to fetch'))).toContain('Connect to the internet')
})
