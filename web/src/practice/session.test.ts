import { type Achievement, AchievementId } from '@skills-center/contract/achievements'
import type { Question } from '@skills-center/contract/practice'
import { expect, test } from 'vitest'
import { isClosed, markOf, startSession, upcoming, type Session } from './session.ts'
import { stepSession } from './step-session.ts'
import {
  answered,
  attemptId,
  pendingOf,
  picked,
  planUse,
  practice,
  question,
  reply,
  started,
} from './test-session.ts'

test('practice without a question starts no session', () => {
  expect(startSession({ ...practice, questions: [] })).toBeUndefined()
})

test('a second press while an answer is on its way submits nothing more', () => {
  const once = picked(started(), 'a')
  expect(picked(once, 'a')).toBe(once)
})

test('an answer on its way cannot be changed', () => {
  const once = picked(started(), 'a')
  expect(stepSession(once, { type: 'changed', response: { kind: 'choice', option: 'b' } })).toBe(once)
})

test('a correct answer closes the question and moves the standing', () => {
  const session = answered(picked(started(), 'a'), {})
  expect(isClosed(session)).toBe(true)
  expect(session.progress.mastery).toBe(52)
  expect(session.results).toEqual(['right'])
})

test('a first incorrect choice is crossed out and one more try begins with none chosen', () => {
  const session = answered(picked(started(), 'a'), { verdict: 'incorrect', triesLeft: 1 })
  expect(session.missed).toEqual([{ kind: 'choice', option: 'a' }])
  expect(session.response).toEqual({ kind: 'choice', option: '' })
  expect(isClosed(session)).toBe(false)
  expect(session.results).toEqual([])
})

test('right on the second try is told apart from right at once', () => {
  const missed = answered(picked(started(), 'a'), { verdict: 'incorrect', triesLeft: 1 })
  expect(answered(picked(missed, 'b'), {}).results).toEqual(['right-later'])
})

test.each(['form', 'unreadable'] as const)('%s keeps the answer and counts as no miss', (verdict) => {
  const session = answered(picked(started(), 'a'), { verdict, triesLeft: 2 })
  expect(session.response).toEqual({ kind: 'choice', option: 'a' })
  expect(session.missed).toEqual([])
  expect(session.results).toEqual([])
  expect(markOf(session)).toBe('refused')
})

test('a mark is taken off as soon as the answer is changed', () => {
  const refused = answered(picked(started(), 'a'), { verdict: 'form', triesLeft: 2 })
  const changed = stepSession(refused, { type: 'changed', response: { kind: 'choice', option: 'b' } })
  expect(markOf(changed)).toBeNull()
})

test('an answer that got no reply is kept whole and sent again as the same attempt', () => {
  const lost = stepSession(picked(started(), 'a'), { type: 'undelivered', attemptId, reason: 'no-reply' })
  expect(lost.delivery).toMatchObject({ phase: 'waiting', failures: 1, pending: { attemptId } })
  const again = stepSession(lost, { type: 'sending', attemptId })
  expect(again.delivery).toMatchObject({ phase: 'sending', pending: { attemptId } })
  expect(answered(again, {}).results).toEqual(['right'])
})

test('a lost session keeps the answer', () => {
  const lost = stepSession(picked(started(), 'a'), { type: 'undelivered', attemptId, reason: 'signed-out' })
  expect(lost.response).toEqual({ kind: 'choice', option: 'a' })
  expect(lost.delivery.phase).toBe('signed-out')
})

test('the reply to another attempt changes nothing', () => {
  const session = picked(started(), 'a')
  const other = '00000000-0000-4000-8000-000000000000'
  expect(stepSession(session, { type: 'answered', attemptId: other, reply: reply({}) })).toBe(session)
})

test('the next question is the one that the reply chose', () => {
  const session = answered(picked(started(), 'a'), { next: question('chosen') })
  expect(stepSession(session, { type: 'went-on' }).question.token).toBe('chosen')
})

test('without one in the reply, a question that came with the first load is next, and only once', () => {
  const session = stepSession(answered(picked(started(), 'a'), {}), { type: 'went-on' })
  expect(session.question.token).toBe('second')
  expect(session.ahead).toEqual([])
})

test('at the daily limit no question is next, though some were loaded', () => {
  const full = { ...planUse, dailyProblemsUsed: 20 }
  expect(upcoming(answered(picked(started(), 'a'), { planUse: full }))).toBeUndefined()
})

test('nobody goes on from an open question', () => {
  const session = started()
  expect(stepSession(session, { type: 'went-on' })).toBe(session)
})

/** The student defers the question, and the server replies with the next one. */
const defer = (session: Session, next: Question | null) =>
  stepSession(stepSession(session, { type: 'submitted', pending: pendingOf(session, null) }), {
    type: 'deferred',
    attemptId,
    deferred: { next, ahead: [], others: [], prerequisite: null },
  })

test('a question that was not learned yet is counted neither right nor wrong, and takes no answer any more', () => {
  const session = defer(started(), question('instead'))
  expect(session.results).toEqual([])
  expect(picked(session, 'a')).toBe(session)
})

test('who has not learned this yet and goes on meets the question chosen instead', () => {
  const session = defer(started(), question('instead'))
  expect(stepSession(session, { type: 'went-on' }).question.token).toBe('instead')
})

test('an answer on its way is not taken back by saying that it was not learned yet', () => {
  const sent = picked(started(), 'a')
  expect(stepSession(sent, { type: 'submitted', pending: pendingOf(sent, null) })).toBe(sent)
})

const swap = (session: Session, token = session.question.token) =>
  stepSession(session, { type: 'swapped', token, question: question('other') })

/** A session whose first question may be swapped twice. */
function exchangeable(): Session {
  const session = started()
  return { ...session, question: { ...session.question, swapsLeft: 2 } }
}

test('another question like this takes the place of one that was not tried, and counts for nothing', () => {
  const session = swap(exchangeable())
  expect(session.question.token).toBe('other')
  expect(session.results).toEqual([])
  expect(session.response).toEqual({ kind: 'choice', option: '' })
})

test('a question that was tried, whose answer is on its way, or that has no exchange left, stays', () => {
  const missed = answered(picked(exchangeable(), 'a'), { verdict: 'incorrect', triesLeft: 1 })
  const stays = [missed, answered(picked(exchangeable(), 'a'), {}), picked(exchangeable(), 'a'), started()]
  for (const session of stays) expect(swap(session)).toBe(session)
})

test('another question that was asked for in place of an earlier one changes nothing', () => {
  const session = exchangeable()
  expect(
    stepSession(session, { type: 'swapped', token: question('old').token, question: question('other') }),
  ).toBe(session)
})

test('a question that was begun elsewhere goes on with its try that is left and the hints that were opened', () => {
  const [first] = practice.questions
  if (first === undefined) throw new Error('no question')
  const hints = [[[{ kind: 'text' as const, text: 'Compare the parts.' }]]]
  const begun = { ...first, missed: [{ kind: 'choice' as const, option: 'b' }], hints }
  const session = startSession({ ...practice, questions: [begun] })
  expect(session).toMatchObject({ missed: begun.missed, hints, response: { kind: 'choice', option: '' } })
  const typed = { kind: 'number' as const, text: '12' }
  expect(startSession({ ...practice, questions: [{ ...first, missed: [typed] }] })?.response).toEqual(typed)
})

test('what a wrong answer earned is celebrated with the next right one', () => {
  const medal: Achievement = {
    id: AchievementId.parse('math-explorer'),
    name: 'Math Explorer',
    description: 'Practice 3 different math skills.',
    icon: 'compass',
    points: 50,
    rarity: 'common',
    requirement: { value: 3 },
  }
  const missed = answered(picked(started(), 'a'), {
    verdict: 'incorrect',
    triesLeft: 0,
    pointsEarned: 50,
    achievementsEarned: [medal],
  })
  expect(missed.earned).toEqual([])
  const next = stepSession(missed, { type: 'went-on' })
  expect(next.postponedAchievements).toEqual([medal])
  const right = answered(picked(next, 'b'), { verdict: 'correct' })
  expect(right).toMatchObject({ earned: [medal], postponedAchievements: [] })
})
