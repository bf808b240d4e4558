import { randomBytes } from 'node:crypto'
import { endpoints } from '@skills-center/contract/endpoints'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDemoClock } from '../demo-history.ts'
import { demoSignIns, seedDemo } from '../demo.ts'
import { createIds } from '../platform/clock.ts'
import { type Caller, secret, startTestApp, type TestApp } from '../test-app.ts'

const clock = createDemoClock(new Date('2026-11-20T15:00:00Z'))
let server: TestApp
let visitor: Caller
let path: string

beforeAll(async () => {
  server = await startTestApp({ now: clock.now })
  expect((await server.caller().post('/api/demo-visits', {})).status).toBe(404)
  const newId = createIds(clock.now, randomBytes)
  await seedDemo({ ...server.app, database: server.database, secret, newId, clock })
  visitor = server.caller()
  expect((await visitor.post('/api/demo-visits', {})).body).toEqual({ endsAt: '2026-11-20T17:00:00.000Z' })
  const [{ id }] = JSON.parse((await visitor.get('/api/classrooms')).text)
  path = `/api/classrooms/${id}`
}, 120_000)
afterAll(() => server.stop())

test('a visitor sees the class as its teacher does', async () => {
  expect((await visitor.get('/api/auth/user')).body).toMatchObject({
    username: 'mr-okafor',
    isDemoVisit: true,
  })
  for (const part of ['', '/students', '/gradebook', '/analytics/grid', '/analytics/needs'])
    expect((await visitor.get(path + part)).status, part).toBe(200)
})

test('a visitor changes nothing by any call', async () => {
  const writing = Object.values(endpoints).filter(
    ({ method, access }) => method !== 'GET' && access !== 'public',
  )
  expect(writing.length).toBeGreaterThan(100)
  for (const { method, path: at } of writing) {
    const url = at.replaceAll(/\{\w+\}/g, '019a20e6-f377-726c-8345-e02464bc87ff')
    const reply = await visitor.send(method, url, {})
    expect([method, at, reply.status, reply.text.includes('demo class')]).toEqual([method, at, 403, true])
  }
})

test('the demo’s teacher, who signed in, still changes things', async () => {
  const teacher = server.caller()
  await teacher.post('/api/login', demoSignIns[1])
  expect((await teacher.get('/api/auth/user')).body).toMatchObject({ isDemoVisit: false })
  expect((await teacher.post(`${path}/groups`, { name: 'Curie' })).status).toBe(201)
})

test('in production nobody looks around, even if the database has a demo class', async () => {
  const production = await startTestApp({ on: server.database, configuration: { isDemo: false } })
  expect((await production.caller().post('/api/demo-visits', {})).status).toBe(404)
  await production.stop()
})

test('a visit ends after two hours, however much it is used', async () => {
  const begun = clock.now().getTime()
  clock.set(new Date(begun + 119 * 60_000))
  expect((await visitor.get(path)).status).toBe(200)
  clock.set(new Date(begun + 121 * 60_000))
  expect((await visitor.get(path)).status).toBe(401)
})
