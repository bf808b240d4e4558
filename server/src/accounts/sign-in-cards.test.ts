import { makeSignInCards } from '@skills-center/contract/accounts/sign-in-cards'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { openClass, type TestClass } from '../classrooms/test-class.ts'
import { statement } from '../platform/statement.ts'
import { type Caller, signUp, startTestApp, type TestApp } from '../test-app.ts'

let server: TestApp
let at = new Date('2026-03-10T15:00:00Z')
let teacher: Caller
let classroom: TestClass
let studentId: string
let password: string
let username: string

beforeAll(async () => {
  server = await startTestApp({ now: () => at })
})
afterAll(() => server.stop())
beforeEach(async () => {
  at = new Date('2026-03-10T15:00:00Z')
  teacher = await signUp(server, { role: 'teacher' })
  classroom = await openClass(teacher)
  ;({ studentId, password, username } = await classroom.add({ firstName: 'Kai' }))
})

async function print(): Promise<string> {
  const reply = await teacher.post(`${classroom.path}/sign-in-cards`, { studentIds: [studentId] })
  expect(reply.status, reply.text).toBe(200)
  const [card] = makeSignInCards.reply.parse(reply.body)
  if (card === undefined) throw new Error('no card')
  expect(card).toMatchObject({ studentId, name: 'Kai', username })
  return card.secret
}
const signIn = async (secret: string) => {
  const caller = server.caller()
  return { caller, reply: await caller.post('/api/login/card', { secret }) }
}

test('a card is printed again while the password stays, and its code signs the student in', async () => {
  const secret = await print()
  const { caller, reply } = await signIn(secret)
  expect(reply.body).toMatchObject({ id: studentId, role: 'student' })
  expect((await caller.get('/api/auth/user')).body).toMatchObject({ id: studentId })
  const login = { username, password, role: 'student' }
  expect((await server.caller().post('/api/login', login)).status).toBe(200)
  expect((await signIn(secret)).reply.status).toBe(200)
})

test('a code ends with a newer one, with a new password, by the teacher’s hand, and after 120 days', async () => {
  const first = await print()
  const second = await print()
  expect((await signIn(first)).reply.status).toBe(401)
  await teacher.post(`${classroom.path}/passwords`, { studentIds: [studentId] })
  expect((await signIn(second)).reply.status).toBe(401)
  const third = await print()
  const revoke = () => teacher.post(`${classroom.path}/sign-in-cards/revoke`, { studentIds: [studentId] })
  expect((await revoke()).body).toEqual({ revoked: 1 })
  expect((await revoke()).body).toEqual({ revoked: 0 })
  expect((await signIn(third)).reply.status).toBe(401)
  const fourth = await print()
  at = new Date(at.getTime() + 121 * 24 * 60 * 60 * 1000)
  expect((await signIn(fourth)).reply.status).toBe(401)
})

test('a code ends when the student leaves the class', async () => {
  const secret = await print()
  await teacher.post(`${classroom.path}/remove`, { studentIds: [studentId] })
  expect((await signIn(secret)).reply.status).toBe(401)
})

test('cards are for accounts made for the class, and made by who teaches it', async () => {
  const own = await signUp(server)
  await own.post('/api/classrooms/join', { code: classroom.code })
  const { id } = await classroom.student(own.username)
  const path = `${classroom.path}/sign-in-cards`
  expect((await teacher.post(path, { studentIds: [id] })).status).toBe(403)
  const stranger = await signUp(server, { role: 'teacher' })
  expect((await stranger.post(path, { studentIds: [studentId] })).status).toBe(404)
  expect((await own.post(path, { studentIds: [studentId] })).status).toBe(403)
})

test('only a hash of the code is stored', async () => {
  const secret = await print()
  const stored = statement(
    'test.sign-in-cards',
    'select c::text as row from sign_in_cards c',
    z.object({ row: z.string() }),
  )
  const rows = JSON.stringify(await server.database.query(stored))
  expect(rows).toContain(studentId)
  expect(rows).not.toContain(secret)
  expect(rows).not.toContain(Buffer.from(secret).toString('hex'))
  expect(rows).not.toContain(Buffer.from(secret, 'base64url').toString('hex'))
})
