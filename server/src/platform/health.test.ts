import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp } from '../test-app.ts'
import type { TestApp } from '../test-app.ts'

let server: TestApp

beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.stop())

test('/healthz says that the process is alive, /readyz that the database answers', async () => {
  expect((await server.caller().get('/healthz')).body).toEqual({ status: 'alive' })
  expect((await server.caller().get('/readyz')).body).toEqual({ status: 'ready' })
})

test('/readyz says no once the server is closing, while calls are still answered', async () => {
  const copy = await startTestApp({ beside: server })
  copy.app.stopBeingReady()
  const reply = await copy.caller().get('/readyz')
  expect([reply.status, reply.body]).toEqual([503, { status: 'closing' }])
  expect((await copy.caller().get('/api/config')).status).toBe(200)
  expect((await copy.caller().get('/healthz')).status).toBe(200)
  // Closing makes the client's next request open a new connection, to another instance.
  expect((await copy.caller().get('/api/config')).headers['connection']).toBe('close')
  expect((await server.caller().get('/api/config')).headers['connection']).not.toBe('close')
  await copy.stop()
})

test('/api/openapi.json is the reviewed document under the product’s own name', async () => {
  const reply = await server.caller().get('/api/openapi.json')
  expect(reply.status).toBe(200)
  expect(reply.body).toMatchObject({ openapi: '3.1.0', info: { title: 'Skills Center' }, paths: {} })
  expect(reply.text.length).toBeLessThan(400_000)
})
