import { Problem } from '@skills-center/contract/problem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signUp, startTestApp, type TestApp } from '../test-app.ts'
import { conflict } from './problems.ts'

let server: TestApp
beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.stop())

test.each([
  ['en', 'We couldn’t find that session.'],
  ['es', 'No encontramos esa sesión.'],
])(
  'a refusal is told in the language of the page that asked (%s), with a code for programs',
  async (language, detail) => {
    const student = await signUp(server)
    const path = '/api/practice/sessions/1795416800187'
    const { body, status } = await student.get(path, { 'accept-language': language })
    expect(status).toBe(404)
    expect(Problem.parse(body)).toMatchObject({ detail, code: 'practice/no-such-session' })
  },
)

test('a sentence that has no id yet is told as it is written, without a code', () => {
  expect(conflict('Written in English.').problem('es')).toEqual({
    type: 'about:blank',
    title: 'Conflict',
    status: 409,
    detail: 'Written in English.',
  })
})
