import { Problem } from '@skills-center/contract/problem'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { statement } from '../platform/statement.ts'
import { type Caller, secret, signUp, startTestApp, type TestApp } from '../test-app.ts'
import { createAnswerKeys } from './answer-keys.ts'
import { tokenFor } from './test-question.ts'
import { bodyOf, firstQuestion, send, skillId } from './test-student.ts'

let clock = new Date('2026-03-10T15:00:00Z')
let test: TestApp
beforeAll(async () => {
  test = await startTestApp({ now: () => clock })
})
afterAll(() => test.stop())

const known = createAnswerKeys(secret)

const selectReports = statement(
  'test.select-question-reports',
  `select skill_id, model_id, level, purpose, reason, note, response from question_reports
   where student_id = $1 order by reported_at`,
  z.custom<Record<string, unknown>>(),
)
const reportsOf = (student: { id: string }) => test.database.query(selectReports, [student.id])

const report = (student: Caller, body: object) =>
  student.post('/api/practice/reports', { reason: 'unclear', response: null, ...body })

it('a report before answering is kept with the question that it is about', async () => {
  const student = await signUp(test)
  const { token, level } = await firstQuestion(student)
  const reply = await report(student, { token, note: '  Which box is meant?  ' })
  expect([reply.status, reply.body]).toEqual([200, { isReceived: true }])
  expect(await reportsOf(student)).toEqual([
    {
      skill_id: skillId,
      model_id: expect.any(String),
      level,
      purpose: 'practice',
      reason: 'unclear',
      note: 'Which box is meant?',
      response: null,
    },
  ])
})

it('a report of an answer says what was answered, and nothing of how it would be judged', async () => {
  const student = await signUp(test)
  const { token } = await firstQuestion(student)
  const response = known.wrong(token)
  await report(student, { token, reason: 'my-answer', response })
  expect(await reportsOf(student)).toMatchObject([{ response }])
})

it('without an answer in the report, the one that counted is taken', async () => {
  const student = await signUp(test)
  const question = await firstQuestion(student)
  await send(student, bodyOf(question, true))
  await report(student, { token: question.token, reason: 'right-answer' })
  expect(await reportsOf(student)).toMatchObject([{ response: known.right(question.token) }])
})

it('said again of the same question, the later word stands, and it is one report', async () => {
  const student = await signUp(test)
  const { token } = await firstQuestion(student)
  await Promise.all([report(student, { token }), report(student, { token })])
  await report(student, { token, reason: 'picture' })
  expect(await reportsOf(student)).toMatchObject([{ reason: 'picture' }])
})

it('a text of any characters is kept or refused, and never a fault', async () => {
  const student = await signUp(test)
  const { token } = await firstQuestion(student)
  expect((await report(student, { token, note: 'a\0b' })).status).toBe(400)
  expect((await report(student, { token, note: 'x'.repeat(501) })).status).toBe(400)
  expect((await report(student, { token, reason: 'boring' })).status).toBe(400)
  expect((await report(student, { token, response: { kind: 'number', text: '4\0' } })).status).toBe(400)
  expect((await report(student, { token, response: { kind: 'number', text: '4\u2028' } })).status).toBe(200)
  expect(await reportsOf(student)).toHaveLength(1)
})

it('a question can still be reported when it can no longer be answered', async () => {
  const student = await signUp(test)
  const { token } = await firstQuestion(student)
  clock = new Date(clock.getTime() + 25 * 60 * 60 * 1000)
  expect((await report(student, { token })).status).toBe(200)
})

it('a question of somebody else, or of nobody, cannot be reported', async () => {
  const [owner, other] = [await signUp(test), await signUp(test)]
  const { token } = await firstQuestion(owner)
  expect((await report(other, { token })).status).toBe(403)
  expect((await report(other, { token: 'made-up' })).status).toBe(400)
})

it('twenty questions a day can be reported, and the same one again', async () => {
  const student = await signUp(test)
  const { modelId, level } = known.askedBy((await firstQuestion(student)).token)
  const ask = (seed: number) => tokenFor(student.id, { skillId, modelId, level, seed, now: clock })
  for (let count = 1; count <= 20; count += 1) {
    const token = ask(count)
    expect((await report(student, { token })).status).toBe(200)
    if (count === 20) expect((await report(student, { token, reason: 'other' })).status).toBe(200)
  }
  const token = ask(21)
  const refused = await report(student, { token })
  expect(refused.status).toBe(429)
  expect(Problem.parse(refused.body).detail).toContain('You reported 20 questions today.')
  clock = new Date(clock.getTime() + 25 * 60 * 60 * 1000)
  expect((await report(student, { token })).status).toBe(200)
})
