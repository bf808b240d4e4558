import { expect, test } from 'vitest'
import { question } from '../test-session.ts'
import { replyAlong } from './reply-along.ts'
import { along } from './test-along.ts'

const asked = along('asked')
const next = question('next')
const pick = (option: string) => ({ kind: 'choice', option }) as const

test('a right answer closes the question, with its solution and what comes next', () => {
  expect(replyAlong(asked, pick('b'), 0, next)).toMatchObject({
    verdict: 'correct',
    triesLeft: 0,
    feedback: null,
    solution: asked.solution,
    next,
  })
})

test('a known mistake is met by its own words, and nothing of the solution is told while a try is left', () => {
  const first = replyAlong(asked, pick('a'), 0, next)
  expect(first).toMatchObject({
    verdict: 'incorrect',
    triesLeft: 1,
    feedback: [[{ kind: 'text', text: 'You took the smallest.' }]],
    rightAnswer: null,
    rightResponse: null,
    solution: null,
    next: null,
  })
  expect(replyAlong(asked, pick('c'), 1, next)).toMatchObject({
    verdict: 'incorrect',
    triesLeft: 0,
    feedback: null,
    rightResponse: pick('b'),
    next,
  })
})

test('a question with one try is closed by the first', () => {
  expect(replyAlong({ ...asked, tries: 1 }, pick('a'), 0, next)).toMatchObject({ triesLeft: 0, next })
})

test('what cannot be read costs no try', () => {
  const typed = { ...asked, key: { kind: 'number', value: '12' }, mistakes: [] }
  expect(replyAlong(typed, { kind: 'number', text: 'a dozen or so' }, 0, next)).toMatchObject({
    verdict: 'unreadable',
    triesLeft: 2,
    solution: null,
    next: null,
  })
})

test('nothing is said of points or mastery, which the device does not know', () => {
  expect(replyAlong(asked, pick('b'), 0, null)).toMatchObject({
    pointsEarned: 0,
    before: { mastery: null },
    after: { mastery: null },
  })
})
