import { expect, test } from 'vitest'
import type { Session } from '../session.ts'
import { stepSession } from '../step-session.ts'
import { answered, attemptId, pendingOf, picked, question, started } from '../test-session.ts'
import { canContinue, stageOf } from './stage.ts'

const sent = () => picked(started(), 'a')
const undelivered = () => stepSession(sent(), { type: 'undelivered', attemptId, reason: 'no-reply' })
const deferred = () =>
  stepSession(stepSession(started(), { type: 'submitted', pending: pendingOf(started(), null) }), {
    type: 'deferred',
    attemptId,
    deferred: { next: question('third'), ahead: [], others: [], prerequisite: null },
  })

test.each<[string, () => Session, ReturnType<typeof stageOf>]>([
  ['a question that is not answered is open', started, 'open'],
  ['one whose answer is being checked is open still', sent, 'open'],
  [
    'one with a second try is open',
    () => answered(sent(), { verdict: 'incorrect', triesLeft: 1, pointsEarned: 0 }),
    'open',
  ],
  ['one with its last verdict is closed', () => answered(sent(), {}), 'closed'],
  ['without a reply the next question is here', undelivered, 'next-here'],
  ['without a next question the reply is waited for', () => ({ ...undelivered(), ahead: [] }), 'pending'],
  ['what has not been learned yet is deferred', deferred, 'deferred'],
])('%s', (_title, session, stage) => {
  expect(stageOf(session())).toBe(stage)
})

test('Enter goes on after a verdict, and where the next question is here without one', () => {
  expect((['open', 'pending', 'next-here', 'closed', 'deferred'] as const).filter(canContinue)).toEqual([
    'next-here',
    'closed',
  ])
})
