import { afterAll, beforeAll, expect, test } from 'vitest'
import { createMetrics } from './metrics.ts'
import { startTestApp, signUp, type TestApp } from '../test-app.ts'

const token = 'a token for Prometheus'
let server: TestApp
beforeAll(async () => {
  server = await startTestApp({ configuration: { metricsToken: token } })
})
afterAll(() => server.stop())

const figures = (authorization?: string) =>
  server.app.http.inject({ url: '/metrics', headers: authorization === undefined ? {} : { authorization } })

test('are for who has the token', async () => {
  for (const authorization of [undefined, '', 'Bearer', `Bearer ${token}s`, token]) {
    expect((await figures(authorization)).statusCode).toBe(401)
  }
  const reply = await figures(`Bearer ${token}`)
  expect([reply.statusCode, reply.headers['content-type'], reply.headers['cache-control']]).toEqual([
    200,
    expect.stringContaining('text/plain'),
    'no-store',
  ])
})

test('tell of requests by route and status, and name nobody', async () => {
  const student = await signUp(server)
  await student.get('/api/user/stats')
  await student.get('/api/classrooms/018f3c1e-0000-7000-8000-000000000001')
  const { body } = await figures(`Bearer ${token}`)
  expect(body).toMatch(
    /^skills_http_request_seconds_count\{method="GET",route="[^"]*\/stats",status="200"\} 1$/m,
  )
  expect(body).toMatch(/^skills_http_request_seconds_count\{[^}]*status="40[34]"\} 1$/m)
  expect(body).not.toContain('018f3c1e')
  expect(body).not.toContain(student.username)
})

test('tell of connections, mail, and the event loop', async () => {
  const { body } = await figures(`Bearer ${token}`)
  expect(body).toMatch(/^skills_database_connections\{pool="answers",state="waiting"\} 0$/m)
  expect(body).toMatch(/^skills_mail_waiting \d+$/m)
  expect(body).toMatch(/^nodejs_eventloop_lag_p99_seconds /m)
})

test('are not served without a token', async () => {
  const plain = await startTestApp({ beside: server })
  expect((await plain.app.http.inject('/metrics')).statusCode).not.toBe(200)
  await plain.stop()
})

test('tell how many answers were recorded together, where they were', async () => {
  const metrics = createMetrics({ pools: {}, waitingMail: async () => ({ count: 2, oldestSeconds: 30 }) })
  expect(await metrics.measureBatch(3, async () => 'recorded')).toBe('recorded')
  await expect(metrics.measureBatch(5, () => Promise.reject(new Error('away')))).rejects.toThrow('away')
  const read = await metrics.read()
  expect(read).toMatch(/^skills_answer_batch_size_sum 3$/m)
  expect(read).toMatch(/^skills_answer_batch_seconds_count 1$/m)
  expect(read).toMatch(/^skills_mail_oldest_seconds 30$/m)
})
