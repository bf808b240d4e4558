import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { statement } from '../platform/statement.ts'
import { newPerson, signUp, startTestApp, type TestApp } from '../test-app.ts'

let server: TestApp
beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.stop())

const failed = statement(
  'test.failed-sign-ins',
  `select subject_id as subject from audit_events where action = 'sign-in-failed' order by id`,
  z.object({
    subject: z.string().nullable(),
  }),
)

test('every way in that fails is noted: a wrong password, a wrong role, a name that nobody has, a guess inside', async () => {
  const student = await signUp(server)
  const enter = (over: object) =>
    server.caller().post('/api/login', {
      username: student.username,
      password: newPerson.password,
      role: 'student',
      ...over,
    })
  expect((await enter({ password: 'wrong' })).status).toBe(401)
  expect((await enter({ role: 'teacher' })).status).toBe(403)
  expect((await enter({ username: 'nobody-has-this' })).status).toBe(401)
  expect((await student.post('/api/user/erase', { password: 'wrong' })).status).toBe(400)
  const subjects = await server.database.query(failed)
  expect(subjects.map(({ subject }) => subject)).toEqual([student.id, student.id, null, student.id])
})
