import { ActivityAnswerReply } from '@skills-center/contract/activities'
import { SubscriptionStatus } from '@skills-center/contract/billing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { statement } from '../platform/statement.ts'
import { bodyOf } from '../practice/test-student.ts'
import { signUp, startTestApp, type TestApp } from '../test-app.ts'
import { questionOf, startLive } from './test-live.ts'

let server: TestApp

beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.stop())

const countAttempts = statement(
  'test.count-live-attempts',
  'select purpose, activity_round as round from attempts where activity_id = $1',
)

const closeRound = statement(
  'test.close-live-round',
  `update activities set phase = 'revealed' where id = $1`,
)

test('a class answers one question together, and sees what is right when the teacher shows it', async () => {
  const { path, students, steer, stage, seat, id } = await startLive(server, 2)
  const [ada, ben] = students
  if (!ada || !ben) throw new Error('two students')
  await ada.post(`${path}/join`)
  await ada.post(`${path}/join`)
  expect(await stage()).toMatchObject({ phase: 'waiting', enrolled: 2, joined: 1, question: null })

  const asked = await steer({ step: 'ask', after: 0 })
  expect(asked).toMatchObject({ phase: 'open', round: 1, spread: { answered: 0 } })
  const question = questionOf(await seat(ada))
  expect(question.item).toEqual(questionOf(await seat(ben)).item)
  expect(question.token).not.toBe(questionOf(await seat(ben)).token)

  const body = bodyOf(question, false)
  const first = await ada.post(`${path}/answers`, body)
  expect(ActivityAnswerReply.parse(first.body)).toEqual({ isTaken: true, message: null, judged: null })
  await ben.post(`${path}/answers`, bodyOf(questionOf(await seat(ben)), true))
  const waiting = await seat(ada)
  expect(waiting).toMatchObject({ question: null, own: { isRight: null, feedback: null }, shown: null })
  expect(waiting).toMatchObject({ answered: 1, right: 0 })

  const revealed = await steer({ step: 'reveal', round: 1 })
  expect(revealed.spread).toMatchObject({ answered: 2, right: 1 })
  expect(revealed.spread.misconceptions.map(({ count }) => count)).toEqual([1])
  expect(JSON.stringify(revealed)).not.toContain(ada.username)
  expect(await seat(ada)).toMatchObject({ phase: 'revealed', own: { isRight: false, credited: true } })
  expect((await seat(ada)).shown?.rightAnswer).toEqual(revealed.question?.rightAnswer)

  // Sent again, it counts as the same answer; a different one comes too late.
  expect((await ada.post(`${path}/answers`, body)).body).toEqual(first.body)
  expect((await ada.post(`${path}/answers`, bodyOf(question, true))).status).toBe(409)
  expect(await server.database.query(countAttempts, [id])).toEqual([
    { purpose: 'activity', round: 1 },
    { purpose: 'activity', round: 1 },
  ])
  expect((await steer({ step: 'end' })).phase).toBe('ended')
})

test('who has answered hears no more of other answers, readable or not, before the answer is shown', async () => {
  const { path, students, steer, seat } = await startLive(server, 1)
  const [ada] = students
  if (!ada) throw new Error('a student')
  await steer({ step: 'ask', after: 0 })
  const question = questionOf(await seat(ada))
  const unreadable = { ...bodyOf(question, true), response: { kind: 'number', text: 'what?' } }
  // Before the first answer an unreadable response costs nothing, as everywhere.
  expect((await ada.post(`${path}/answers`, unreadable)).body).toMatchObject({ isTaken: false })
  const body = bodyOf(question, false)
  expect((await ada.post(`${path}/answers`, body)).status).toBe(200)
  // Otherwise a student could test any value by sending it in another form.
  for (const attemptId of [body.attemptId, unreadable.attemptId])
    expect((await ada.post(`${path}/answers`, { ...unreadable, attemptId })).status).toBe(409)
})

test('a whole class comes in and answers at the same moment', async () => {
  const { path, students, steer, seat, stage } = await startLive(server, 12)
  const joined = await Promise.all(students.map((student) => student.post(`${path}/join`)))
  expect(new Set(joined.map(({ status }) => status))).toEqual(new Set([200]))
  await steer({ step: 'ask', after: 0 })
  await Promise.all(
    students.map(async (student) =>
      student.post(`${path}/answers`, bodyOf(questionOf(await seat(student)), true)),
    ),
  )
  expect(await stage()).toMatchObject({ joined: 12, spread: { answered: 12, right: 12 } })
})

test('two windows of one student give one answer', async () => {
  const { path, students, steer, seat, stage } = await startLive(server, 1)
  const [ada] = students
  if (!ada) throw new Error('a student')
  await steer({ step: 'ask', after: 0 })
  const [here, there] = [questionOf(await seat(ada)), questionOf(await seat(ada))]
  const replies = await Promise.all([
    ada.post(`${path}/answers`, bodyOf(here, true)),
    ada.post(`${path}/answers`, bodyOf(there, false)),
  ])
  expect(replies.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
  expect((await stage()).spread.answered).toBe(1)
})

test('before the answer is shown nothing that a student sees tells the verdict', async () => {
  const { path, students, steer, seat } = await startLive(server, 1)
  const [ada] = students
  if (!ada) throw new Error('a student')
  await ada.post(`${path}/join`)
  await steer({ step: 'ask', after: 0 })
  const paths = [
    '/api/user/stats',
    '/api/user/progress',
    '/api/user/achievements',
    '/api/user/weekly-activity',
    '/api/practice/sessions',
    '/api/practice/plan',
    '/api/practice/today',
    '/api/user/progress-report',
  ]
  const seen = () =>
    Promise.all(
      paths.map(async (one) => {
        const { status, text } = await ada.get(one)
        expect(status).toBe(200)
        return text
      }),
    )
  const before = await seen()
  await ada.post(`${path}/answers`, bodyOf(questionOf(await seat(ada)), true))
  expect(await seen()).toEqual(before)
  await steer({ step: 'reveal', round: 1 })
  expect((await ada.get('/api/user/stats')).body).toMatchObject({ streak: 1 })
  expect(await seen()).not.toEqual(before)
})

test('answers that a crash left uncounted are counted later, once', async () => {
  const { path, students, steer, seat, stage, id } = await startLive(server, 3)
  await steer({ step: 'ask', after: 0 })
  for (const student of students)
    await student.post(`${path}/answers`, bodyOf(questionOf(await seat(student)), true))
  // Only the teacher's step was written, and nothing after it.
  await server.database.query(closeRound, [id])
  expect(await server.database.query(countAttempts, [id])).toEqual([])
  await Promise.all([
    server.app.activities.endForgottenActivities(),
    server.app.activities.endForgottenActivities(),
  ])
  expect(await server.database.query(countAttempts, [id])).toHaveLength(3)
  expect((await stage()).spread).toMatchObject({ answered: 3, right: 3 })
})

test('nothing is answered while the activity is paused, closed or gone on', async () => {
  const { path, students, steer, seat } = await startLive(server, 1)
  const [ada] = students
  if (!ada) throw new Error('a student')
  await steer({ step: 'ask', after: 0 })
  const question = questionOf(await seat(ada))
  await steer({ step: 'pause' })
  expect((await ada.post(`${path}/answers`, bodyOf(question, true))).status).toBe(409)
  await steer({ step: 'resume' })
  await steer({ step: 'reveal', round: 1 })
  expect((await ada.post(`${path}/answers`, bodyOf(question, true))).status).toBe(409)
  await steer({ step: 'ask', after: 1, level: 3 })
  expect((await ada.post(`${path}/answers`, bodyOf(question, true))).status).toBe(409)
  // A second request asks no further question.
  expect(await steer({ step: 'ask', after: 1 })).toMatchObject({ round: 2, level: 3 })
})

test('a question of a live activity is answered there alone, and gives no hint', async () => {
  const { students, steer, seat } = await startLive(server, 1)
  const [ada] = students
  if (!ada) throw new Error('a student')
  await steer({ step: 'ask', after: 0 })
  const question = questionOf(await seat(ada))
  const { token } = question
  expect((await ada.post('/api/practice/answers', bodyOf(question, true))).status).toBe(409)
  expect((await ada.post('/api/practice/hints', { token, index: 0 })).status).toBe(409)
  expect((await ada.post('/api/practice/deferrals', { token })).status).toBe(409)
  expect((await ada.post('/api/practice/swaps', { token })).status).not.toBe(200)
})

test('at their own level students go on by themselves, with every verdict at once', async () => {
  const { path, students, steer, seat, stage } = await startLive(server, 1, { mode: 'own-level' })
  const [ada] = students
  if (!ada) throw new Error('a student')
  expect((await seat(ada)).question).toBeNull()
  await steer({ step: 'ask', after: 0 })
  for (let turn = 0; turn < 2; turn += 1) {
    const reply = await ada.post(`${path}/answers`, bodyOf(questionOf(await seat(ada)), true))
    expect(ActivityAnswerReply.parse(reply.body).judged?.verdict).toBe('correct')
  }
  expect((await stage()).spread).toMatchObject({ answered: 2, right: 2 })
  expect(await seat(ada)).toMatchObject({ answered: 2, right: 2 })
})

test('answers in a live activity count, but not against the daily limit', async () => {
  const { path, students, steer, seat } = await startLive(server, 1, { mode: 'own-level' })
  const [ada] = students
  if (!ada) throw new Error('a student')
  await steer({ step: 'ask', after: 0 })
  await ada.post(`${path}/answers`, bodyOf(questionOf(await seat(ada)), true))
  const use = SubscriptionStatus.parse((await ada.get('/api/subscription/status')).body)
  expect(use.dailyProblemsUsed).toBe(0)
  expect((await ada.get('/api/user/stats')).body).toMatchObject({ streak: 1 })
})

test('only teachers and students of the class have a part in its activity', async () => {
  const { path, startPath, students, steer } = await startLive(server, 1)
  await steer({ step: 'ask', after: 0 })
  const [stranger, otherTeacher] = [await signUp(server), await signUp(server, { role: 'teacher' })]
  for (const other of [stranger, otherTeacher]) {
    expect((await other.get(path)).status).toBe(404)
    expect((await other.get(`${path}/events`)).status).toBe(404)
  }
  expect((await stranger.post(`${path}/join`)).status).toBe(404)
  expect((await otherTeacher.post(`${path}/steps`, { step: 'end' })).status).toBe(404)
  expect((await otherTeacher.post(startPath, { skillId: 'unit-rates' })).status).toBe(404)
  expect((await students[0]?.post(`${path}/steps`, { step: 'end' }))?.status).toBe(403)
})

test('a class has one live activity at a time', async () => {
  const { teacher, startPath, steer } = await startLive(server, 0)
  expect((await teacher.post(startPath, { skillId: 'unit-rates' })).status).toBe(409)
  await steer({ step: 'end' })
  expect((await teacher.post(startPath, { skillId: 'unit-rates' })).status).toBe(201)
})
