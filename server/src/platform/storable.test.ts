import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endpoints } from '@skills-center/contract/endpoints'
import { newPerson, signUp, startTestApp } from '../test-app.ts'
import type { Caller, TestApp } from '../test-app.ts'
import { requireStorable } from './storable.ts'

let server: TestApp
let student: Caller
let teacher: Caller
beforeAll(async () => {
  server = await startTestApp()
  student = await signUp(server)
  teacher = await signUp(server, { role: 'teacher' })
})
afterAll(() => server.stop())

const detail = 'One of those characters can’t be saved. Please type that text again.'
const bad = ['\u0000', 'a\ud800', '\udc00b', '\ud83d', '12345\u0000']

describe('text that PostgreSQL cannot store is refused before any feature sees it', () => {
  test.each(bad)('in a body: %j', async (text) => {
    const login = { username: text, password: 'x', role: 'student' }
    const reply = await server.caller().post('/api/login', login)
    expect([reply.status, reply.body]).toEqual([
      400,
      expect.objectContaining({ detail, errors: [{ field: 'username', message: detail }] }),
    ])
    const forgot = await server.caller().post('/api/password/forgot', { usernameOrEmail: text })
    expect(forgot.status).toBe(400)
  })

  test('in an answer, whatever its kind', async () => {
    const skills = JSON.parse((await student.get('/api/skills')).text)
    const practice = JSON.parse((await student.get(`/api/skills/${skills[0].id}/practice`)).text)
    const [{ token }] = practice.questions
    for (const text of bad)
      for (const response of [
        { kind: 'choice', option: text },
        { kind: 'choices', options: [text] },
        { kind: 'number', text },
      ]) {
        const body = { token, attemptId: randomUUID(), response, activeMilliseconds: 1, hintsUsed: 0 }
        expect((await student.post('/api/practice/answers', body)).status).toBe(400)
      }
  })

  test('in a field’s name, a query and a path', async () => {
    expect((await student.post('/api/user/grade', '{"gradeLevel":7,"\\u0000":1}')).status).toBe(400)
    expect((await student.get('/api/skills?gradeLevel=%00')).status).toBe(400)
    expect((await server.caller().get('/api/check-username/%00')).body).toMatchObject({ detail })
  })

  test('and what only looks like it is text as any other', async () => {
    const person = { ...newPerson, username: 'emoji-and-escapes', lastName: 'Byron 😀 \\u0000 \ufffd' }
    expect((await server.caller().post('/api/signup', person)).status).toBe(200)
  })
})

test('a number beyond its column is refused', async () => {
  const path = `/api/questions/${randomUUID()}`
  const reply = await teacher.post(path, { revision: 2_147_483_648, question: {} })
  expect(reply.body).toMatchObject({
    status: 400,
    errors: expect.arrayContaining([{ field: 'revision', message: expect.stringContaining('at most') }]),
  })
  expect(Object.keys(endpoints)).toContain('saveQuestion')
})

describe('a body is refused', () => {
  test('that is nested deeply, without walking down all of it', async () => {
    const deep = `${'['.repeat(30_000)}${']'.repeat(30_000)}`
    const reply = await student.post('/api/user/grade', `{"gradeLevel":${deep}}`)
    expect(reply.body).toMatchObject({ status: 400, detail: 'The request is nested too deeply.' })
  })

  test('that has very many values', () => {
    expect(() => requireStorable({ all: Array.from({ length: 50_000 }, () => 0) })).toThrow(
      'The request has too many values.',
    )
    expect(() => requireStorable({ all: Array.from({ length: 49_000 }, () => 0) })).not.toThrow()
  })
})
