import { afterAll, beforeAll, expect, test } from 'vitest'
import { statement } from '../platform/database.ts'
import { signUp, startTestApp } from '../test-app.ts'
import type { TestApp } from '../test-app.ts'

let server: TestApp
let time = new Date('2026-03-02T10:00:00Z')

beforeAll(async () => {
  server = await startTestApp({ now: () => time, configuration: { dailyLimit: 15 } })
})
afterAll(() => server.stop())

const insert = statement(
  'test.insert-subscription',
  `insert into subscriptions
    (student_id, id, stripe_subscription_id, status, current_period_end, created_at, updated_at)
  values ($1, $2, $3, $4, $5, now(), now())`,
)

const subscribe = (studentId: string, status: string, end: string) =>
  server.database.query(insert, [studentId, server.newId(), `sub_${studentId}`, status, new Date(end)])

test('a student without a subscription has the daily limit of the configuration', async () => {
  const student = await signUp(server)
  expect((await student.get('/api/subscription/status')).body).toEqual({
    isPremium: false,
    dailyLimit: 15,
    dailyProblemsUsed: 0,
  })
})

test('a subscription that runs makes a student premium, until its period ends', async () => {
  const student = await signUp(server)
  await subscribe(student.id, 'active', '2026-03-02T11:00:00Z')
  time = new Date('2026-03-02T10:30:00Z')
  expect((await student.get('/api/subscription/status')).body).toMatchObject({ isPremium: true })
  expect((await student.get('/api/auth/user')).body).toMatchObject({
    stripeSubscriptionId: `sub_${student.id}`,
  })
  time = new Date('2026-03-02T11:00:01Z')
  expect((await student.get('/api/subscription/status')).body).toMatchObject({ isPremium: false })
})

test.each(['past_due', 'canceled', 'incomplete', 'a status of tomorrow'])(
  'a subscription that is %s does not',
  async (status) => {
    const student = await signUp(server)
    await subscribe(student.id, status, '2027-01-01T00:00:00Z')
    expect((await student.get('/api/subscription/status')).body).toMatchObject({ isPremium: false })
  },
)

test('a teacher has no plan and nothing used', async () => {
  const teacher = await signUp(server, { role: 'teacher' })
  expect((await teacher.get('/api/subscription/status')).body).toEqual({
    isPremium: false,
    dailyLimit: 15,
    dailyProblemsUsed: 0,
  })
})

test('the status is polled without a query', async () => {
  const student = await signUp(server)
  await student.get('/api/subscription/status')
  expect(await server.countQueries(() => student.get('/api/subscription/status'))).toBe(0)
})
