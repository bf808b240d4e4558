import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { newPerson, signUp, startTestApp } from '../test-app.ts'
import type { TestApp } from '../test-app.ts'

const day = 24 * 60 * 60 * 1000

let server: TestApp
let time = new Date('2026-03-02T10:00:00Z')

beforeAll(async () => {
  server = await startTestApp({ now: () => time })
})
afterAll(() => server.stop())

test('a session is checked without a query', async () => {
  const student = await signUp(server)
  // This endpoint makes no queries of its own, so any query would come from the session check.
  expect(await server.countQueries(() => student.get('/api/config'))).toBe(0)
  await student.get('/api/subscription/status')
  expect(await server.countQueries(() => student.get('/api/subscription/status'))).toBe(0)
})

test('a session that is used lives on, one that is not ends after 30 days', async () => {
  const student = await signUp(server)
  const unused = server.caller(student.cookie())
  const first = student.cookie()
  time = new Date(time.getTime() + 20 * day)
  expect((await student.get('/api/auth/user')).status).toBe(200)
  expect(student.cookie()).not.toBe(first)
  time = new Date(time.getTime() + 11 * day)
  expect((await student.get('/api/auth/user')).status).toBe(200)
  expect((await unused.get('/api/auth/user')).status).toBe(401)
})

test('a session ends half a year after it began, however much it is used', async () => {
  const student = await signUp(server)
  for (let days = 20; days < 180; days += 20) {
    time = new Date(time.getTime() + 20 * day)
    expect((await student.get('/api/auth/user')).status).toBe(200)
  }
  time = new Date(time.getTime() + 20 * day - 1000)
  expect((await student.get('/api/auth/user')).status).toBe(200)
  time = new Date(time.getTime() + 1000)
  expect((await student.get('/api/auth/user')).status).toBe(401)
})

test('signing in again, by whomever, ends the session that the browser had', async () => {
  const first = await signUp(server)
  const other = await signUp(server)
  const before = server.caller(first.cookie())
  const body = { username: other.username, password: newPerson.password, role: 'student' }
  expect((await first.post('/api/login', { ...body, password: 'wrong' })).status).toBe(401)
  expect((await before.get('/api/auth/user')).status).toBe(200)
  expect((await first.post('/api/login', body)).status).toBe(200)
  expect((await first.get('/api/auth/user')).body).toMatchObject({ username: other.username })
  expect((await before.get('/api/auth/user')).status).toBe(401)
  // The other person's sessions stay open.
  expect((await other.get('/api/auth/user')).status).toBe(200)
})

test('a new password gives this browser a fresh session and ends the one it had', async () => {
  const student = await signUp(server)
  const before = server.caller(student.cookie())
  const body = { current: newPerson.password, password: 'another good horse' }
  expect((await student.post('/api/user/password', body)).body).toEqual({ signedOut: 0 })
  expect((await student.get('/api/auth/user')).status).toBe(200)
  await expect.poll(async () => (await before.get('/api/auth/user')).status).toBe(401)
})

test('a session that was renewed is ended by sign-out with all its cookies', async () => {
  const student = await signUp(server)
  const before = server.caller(student.cookie())
  time = new Date(time.getTime() + 2 * day)
  await student.get('/api/auth/user')
  await student.post('/api/logout')
  expect((await before.get('/api/auth/user')).status).toBe(401)
})

test('another copy of the server hears of a sign-out at once', async () => {
  const copy = await startTestApp({ beside: server, now: () => time })
  const student = await signUp(server)
  const there = copy.caller(student.cookie())
  expect((await there.get('/api/auth/user')).status).toBe(200)
  await student.post('/api/logout')
  await vi.waitFor(async () => expect((await there.get('/api/auth/user')).status).toBe(401))
  await copy.stop()
})

test('a copy of the server that starts later knows of sign-outs before it', async () => {
  const student = await signUp(server)
  const kept = student.cookie()
  await student.post('/api/logout')
  const copy = await startTestApp({ beside: server, now: () => time })
  expect((await copy.caller(kept).get('/api/auth/user')).status).toBe(401)
  await copy.stop()
})
