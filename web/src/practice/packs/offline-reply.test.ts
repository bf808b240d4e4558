import { expect, test } from 'vitest'
import { inLanguage } from '../../language/language.ts'
import { question } from '../test-session.ts'
import { offlineReply } from './offline-reply.ts'
import { packQuestion } from './test-pack-question.ts'

const asked = packQuestion('asked')
const next = question('next')
const pick = (option: string) => ({ kind: 'choice', option }) as const

test('a right answer closes the question, with its solution and what comes next', () => {
  expect(offlineReply(asked, pick('b'), 0, next)).toMatchObject({
    verdict: 'correct',
    triesLeft: 0,
    feedback: null,
    solution: asked.solution,
    next,
  })
})

test('a known mistake is met by its own words, and nothing of the solution is told while a try is left', () => {
  const first = offlineReply(asked, pick('a'), 0, next)
  expect(first).toMatchObject({
    verdict: 'incorrect',
    triesLeft: 1,
    feedback: [[{ kind: 'text', text: 'You took the smallest.' }]],
    rightAnswer: null,
    rightResponse: null,
    solution: null,
    next: null,
  })
  expect(offlineReply(asked, pick('c'), 1, next)).toMatchObject({
    verdict: 'incorrect',
    triesLeft: 0,
    feedback: null,
    rightResponse: pick('b'),
    next,
  })
})

test('a question with one try is closed by the first', () => {
  expect(offlineReply({ ...asked, tries: 1 }, pick('a'), 0, next)).toMatchObject({ triesLeft: 0, next })
})

test('what cannot be read costs no try', () => {
  const typed = { ...asked, key: { kind: 'number', value: '12' }, mistakes: [] }
  expect(offlineReply(typed, { kind: 'number', text: 'a dozen or so' }, 0, next)).toMatchObject({
    verdict: 'unreadable',
    triesLeft: 2,
    solution: null,
    next: null,
  })
})

test('nothing is said of points or mastery, which the device does not know', () => {
  expect(offlineReply(asked, pick('b'), 0, null)).toMatchObject({
    pointsEarned: 0,
    before: { mastery: null },
    after: { mastery: null },
  })
})

test('how to write an answer is said in the language of the page', () => {
  const typed = { ...asked, key: { kind: 'number', value: '0.5' }, mistakes: [] }
  const reply = () => offlineReply(typed, { kind: 'number', text: 'no idea' }, 0, next).feedback
  expect(reply()).toEqual([[{ kind: 'text', text: 'Not sure? A hint may help. Then type a number.' }]])
  expect(inLanguage('es', reply)).toEqual([
    [{ kind: 'text', text: '¿No sabes? Una pista puede ayudar. Después escribe un número.' }],
  ])
})
