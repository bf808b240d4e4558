import { expect, test } from 'vitest'
import { canSwap, isPending, numberOf, shownAfter, type Session, upcoming, withPending } from './session.ts'
import { stepSession } from './step-session.ts'
import {
  attemptId,
  pendingOf,
  picked,
  planUse,
  question,
  reply,
  testProgress,
  started,
} from './test-session.ts'

const secondId = '0c3a1f52-8a54-4d52-93c5-5f2b4f1f7b22'

const lost = (session: Session, id = attemptId) =>
  stepSession(session, { type: 'undelivered', attemptId: id, reason: 'no-reply' })
const goToNext = (session: Session) => stepSession(session, { type: 'went-on' })
const arrive = (session: Session, over: Parameters<typeof reply>[0], id = attemptId) =>
  stepSession(session, { type: 'answered', attemptId: id, reply: reply(over) })

/** The student answered offline and moved on to a question on the device. */
const goneOn = () => goToNext(lost(picked(started(), 'a')))

test('without a connection one goes on to a question that is here, and the answer counts as kept', () => {
  const session = goneOn()
  expect(session.question.token).toBe('second')
  expect(session.results).toEqual(['pending'])
  expect(numberOf(session)).toBe(2)
  expect(session.delivery.phase).toBe('none')
})

test('while an answer is on its way as usual nobody goes on; where it is slow one may', () => {
  const sent = picked(started(), 'a')
  expect(goToNext(sent)).toBe(sent)
  const slow = stepSession(sent, { type: 'slow', attemptId })
  expect(isPending(slow)).toBe(true)
  expect(goToNext(slow).question.token).toBe('second')
})

test('a lost session lets nobody go on', () => {
  const signedOut = stepSession(picked(started(), 'a'), {
    type: 'undelivered',
    attemptId,
    reason: 'signed-out',
  })
  expect(goToNext(signedOut)).toBe(signedOut)
})

test('with no question left on the device one waits', () => {
  const session = lost(picked(goneOn(), 'b', secondId), secondId)
  expect(upcoming(session)).toBeUndefined()
  expect(goToNext(session)).toBe(session)
})

test('answers that are kept count towards the day, so that nobody is led past the limit', () => {
  const almost = { ...started(), planUse: { ...planUse, dailyProblemsUsed: 19 } }
  const pending = lost(picked(almost, 'a'))
  expect(withPending(pending).dailyProblemsUsed).toBe(20)
  expect(upcoming(pending)).toBeUndefined()
})

test('a verdict that comes later moves the standing and its own dot, and leaves the question on screen alone', () => {
  const session = arrive(goneOn(), { verdict: 'incorrect' })
  expect(session.results).toEqual(['wrong'])
  expect(session.progress.mastery).toBe(52)
  expect(session.question.token).toBe('second')
  expect(session.outcome).toBeNull()
})

test('what was chosen knowing more takes the place of what was ahead, but never what is on screen', () => {
  const shown = { ...question('again'), item: question('second').item }
  const other = { ...question('better'), item: { ...question('better').item, stem: [] } }
  const session = arrive(goneOn(), { next: shown, ahead: [other] })
  expect(session.ahead).toEqual([other])
})

test('the server is told what was shown after each answer', () => {
  const session = goneOn()
  expect(shownAfter(session, attemptId)).toEqual(['second'])
  expect(shownAfter(picked(session, 'b', secondId), secondId)).toEqual([])
})

test('the same verdict, heard twice, counts once', () => {
  const once = arrive(goneOn(), {})
  expect(arrive(once, {})).toBe(once)
})

test('what the server would not count leaves no dot', () => {
  const refused = stepSession(goneOn(), {
    type: 'refused',
    attemptId,
    kind: 'question',
    detail: 'Too late.',
  })
  expect(refused.results).toEqual(['dropped'])
  expect(refused.refusal).toBeNull()
})

test('a question missed while away comes back for its second try, and keeps its number and its dot', () => {
  const missed = { verdict: 'incorrect', triesLeft: 1 } as const
  const away = goneOn()
  const pending = pendingOf(started(), {
    token: started().question.token,
    response: { kind: 'choice', option: 'a' },
    attemptId,
    activeMilliseconds: 900,
    hintsUsed: 0,
  })
  const back = stepSession(arrive(away, missed), { type: 'reopened', pending, reply: reply(missed) })
  expect(back.question.token).toBe('first')
  expect(back.missed).toEqual([{ kind: 'choice', option: 'a' }])
  expect(numberOf(back)).toBe(1)
  const right = arrive(picked(back, 'b', secondId), {}, secondId)
  expect(right.results).toEqual(['right-later'])
  // The question that was on screen comes next.
  expect(goToNext(right).question.token).toBe('second')
})

test('“I haven’t learned this yet” is kept too, and has no dot', () => {
  const put = stepSession(started(), { type: 'submitted', pending: pendingOf(started(), null) })
  const session = goToNext(lost(put))
  expect(session.question.token).toBe('second')
  expect(session.results).toEqual([])
})

test('a question that another tab answered is exchanged, with the reason; its standing is taken over', () => {
  const session = stepSession(started(), {
    type: 'elsewhere',
    question: started().question,
    reply: reply({}),
  })
  expect(session.refusal).toMatchObject({ kind: 'question' })
  expect(session.progress.mastery).toBe(52)
})

test('a question that is answered here and sent from another tab too says so, and stays', () => {
  const closed = arrive(picked(started(), 'a'), {})
  const session = stepSession(closed, { type: 'elsewhere', question: started().question, reply: null })
  expect(session).toMatchObject({ isAnsweredElsewhere: true, refusal: null })
})

test('in mixed practice the standing goes with the skill on screen', () => {
  const [other] = [{ ...question('other'), skillId: started().question.skillId }]
  if (other === undefined) return
  const skill = { ...started(), others: [] }
  const closed = arrive(picked(skill, 'a'), { next: other })
  expect(goToNext(closed).progress).toEqual({ ...testProgress, mastery: 52, answered: 7 })
})

/** A session whose question may be swapped. */
const exchangeable = (session: Session): Session => ({
  ...session,
  question: { ...session.question, swapsLeft: 2 },
})

test('no other question is offered for one whose answer is kept, or that has come back', () => {
  const sent = picked(exchangeable(started()), 'a')
  expect(canSwap(sent)).toBe(true)
  expect(canSwap(lost(sent))).toBe(false)
  const signedOut = { type: 'undelivered', attemptId, reason: 'signed-out' } as const
  expect(canSwap(stepSession(sent, signedOut))).toBe(false)
  expect(canSwap(exchangeable({ ...started(), place: 0 }))).toBe(false)
})

test('another question like the one on screen does not come once more from those ahead', () => {
  const session = exchangeable(started())
  const { token } = session.question
  const unlike = { ...question('unlike'), item: { ...question('unlike').item, stem: [] } }
  const ahead = [question('like'), unlike]
  const other = question('other')
  expect(stepSession({ ...session, ahead }, { type: 'swapped', token, question: other }).ahead).toEqual([
    unlike,
  ])
})
