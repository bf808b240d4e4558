import { UserId } from '@skills-center/contract/ids'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { statement } from '../platform/statement.ts'
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
  `insert into subscriptions (user_id, id, stripe_subscription_id, status, current_period_start,
     current_period_end, ends_at, created_at, updated_at)
  values ($1, $2, $3, $4, '2026-02-02T11:00:00Z', $5, $6, now(), now())`,
)

const subscribe = (studentId: string, status: string, end: string, endsAt?: string) =>
  server.database.query(insert, [
    studentId,
    server.newId(),
    `sub_${studentId}`,
    status,
    new Date(end),
    endsAt === undefined ? null : new Date(endsAt),
  ])

test('a student without a subscription has the daily limit of the configuration', async () => {
  const student = await signUp(server)
  expect((await student.get('/api/subscription/status')).body).toEqual({
    isPremium: false,
    dailyLimit: 15,
    dailyProblemsUsed: 0,
  })
})

test('a canceled subscription makes a student premium until the end of what was paid for, to the second', async () => {
  time = new Date('2026-03-02T10:00:00Z')
  const student = await signUp(server)
  await subscribe(student.id, 'active', '2026-03-02T11:00:00Z', '2026-03-02T11:00:00Z')
  time = new Date('2026-03-02T10:30:00Z')
  expect((await student.get('/api/subscription/status')).body).toMatchObject({ isPremium: true })
  expect((await student.get('/api/auth/user')).body).toMatchObject({
    stripeSubscriptionId: `sub_${student.id}`,
  })
  time = new Date('2026-03-02T10:59:59Z')
  expect((await student.get('/api/subscription/status')).body).toMatchObject({ isPremium: true })
  time = new Date('2026-03-02T11:00:00Z')
  expect((await student.get('/api/subscription/status')).body).toMatchObject({ isPremium: false })
  expect((await student.get('/api/auth/user')).body).toMatchObject({ stripeSubscriptionId: null })
})

test('a subscription that runs goes on while the news of its renewal is late, for a week', async () => {
  time = new Date('2026-03-02T10:30:00Z')
  const student = await signUp(server)
  await subscribe(student.id, 'active', '2026-03-02T11:00:00Z')
  time = new Date('2026-03-09T10:59:59Z')
  expect((await student.get('/api/subscription/status')).body).toMatchObject({ isPremium: true })
  time = new Date('2026-03-09T11:00:00Z')
  expect((await student.get('/api/subscription/status')).body).toMatchObject({ isPremium: false })
})

test.each(['canceled', 'incomplete', 'incomplete_expired', 'unpaid', 'paused', 'a status of tomorrow'])(
  'a subscription that is %s is not premium',
  async (status) => {
    const student = await signUp(server)
    await subscribe(student.id, status, '2027-01-01T00:00:00Z')
    expect((await student.get('/api/subscription/status')).body).toMatchObject({ isPremium: false })
  },
)

test('the operator grants premium to a moment, and a later grant never shortens it', async () => {
  time = new Date('2026-03-02T10:00:00Z')
  const student = await signUp(server)
  const { billing } = server.app
  await billing.grantPremium(UserId.parse(student.id), new Date('2026-04-01T00:00:00Z'))
  await billing.grantPremium(UserId.parse(student.id), new Date('2026-03-20T00:00:00Z'))
  expect((await student.get('/api/subscription')).body).toMatchObject({
    state: 'granted',
    until: '2026-04-01T00:00:00.000Z',
  })
  time = new Date('2026-03-31T23:59:59Z')
  expect((await student.get('/api/subscription/status')).body).toMatchObject({ isPremium: true })
  time = new Date('2026-04-01T00:00:00Z')
  expect((await student.get('/api/subscription/status')).body).toMatchObject({ isPremium: false })
})

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
