import { UserId } from '@skills-center/contract/ids'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '../platform/database.ts'
import { statement } from '../platform/statement.ts'
import { createLog } from '../platform/log.ts'
import { newPerson, signUp, startTestApp, type TestApp } from '../test-app.ts'
import { createPendingCancellations } from './pending-cancellations.ts'
import { act, askFor, atProvider, begin, eventOf, payFor, planBehind, sendWebhook } from './test-payer.ts'

const morning = new Date('2026-03-02T15:00:00Z')
let clock = morning
const pass = (minutes: number) => {
  clock = new Date(clock.getTime() + minutes * 60_000)
}

/** When true, the sandbox cannot read its data, as if the connection to Stripe were down. */
let isAway = false
const withCut = (database: Database): Database => ({
  ...database,
  async query(asked, values) {
    if (isAway && asked.text.includes('sandbox_objects')) throw new Error('no line to the provider')
    return database.query(asked, values)
  },
})

let base: TestApp
let server: TestApp
beforeAll(async () => {
  base = await startTestApp({ now: () => clock })
  server = await startTestApp({
    beside: { ...base, database: withCut(base.database) },
    now: () => clock,
  })
})
beforeEach(() => {
  clock = morning
  isAway = false
})
afterAll(async () => {
  await server.stop()
  await base.stop()
})

const objects = statement('test.left-at-provider', 'select id, data from sandbox_objects where id = $1')
const pendingCancellations = statement(
  'test.endings',
  'select kind, tries, last_error is not null as failed from pending_cancellations',
)
const users = statement('test.user-there', 'select count(*) as n from users where id = $1')
const countEvents = statement('test.event-kept', 'select count(*) as n from payment_events where id = $1')

const erase = (student: { post: (path: string, body: unknown) => Promise<{ status: number }> }) =>
  student.post('/api/user/erase', { password: newPerson.password })

describe('while the payment provider does not answer', () => {
  it('anyone who pays is told so in plain words, and nothing is half done', async () => {
    const student = await signUp(server)
    const token = await payFor(server, student)
    const asked = await askFor(await signUp(server))
    const adult = server.caller()
    const before = await planBehind(adult, token)
    isAway = true
    const acts = [
      [`/api/family/${token}/cancel`, {}],
      [`/api/family/${token}/portal`, {}],
      [`/api/family/${asked}/checkout`, { interval: 'month', isAdult: true }],
    ] as const
    for (const [path, body] of acts) {
      const reply = await adult.post(path, body)
      expect([reply.status, reply.body], path).toMatchObject([
        503,
        { title: 'Not available', detail: expect.stringContaining('isn’t answering right now') },
      ])
      expect(reply.headers['retry-after']).toBe('120')
    }
    expect((await adult.get(`/api/family/${token}/invoices`)).status).toBe(503)
    // The student's plan does not depend on the connection to the provider.
    expect((await student.get('/api/subscription')).body).toMatchObject({ state: 'trial' })
    isAway = false
    expect(await planBehind(adult, token)).toEqual(before)
    expect((await adult.post(`/api/family/${token}/cancel`)).body).toMatchObject({ state: 'ending' })
  }, 60_000)

  it('an account is erased at once, and what it had there is ended as soon as that can be done', async () => {
    const student = await signUp(server)
    await payFor(server, student)
    const { id } = await atProvider(base, student.id)
    isAway = true
    expect((await erase(student)).status).toBe(200)
    expect(await base.database.query(users, [student.id])).toEqual([{ n: 0 }])
    expect(await server.app.payment.endDue()).toBe(0)
    expect(await base.database.query(pendingCancellations)).toEqual([
      { kind: 'subscription', tries: 1, failed: true },
    ])
    expect(await base.database.query(objects, [id])).toMatchObject([{ data: { status: 'trialing' } }])

    isAway = false
    // Not before the wait is over, and then only once.
    expect(await server.app.payment.endDue()).toBe(0)
    pass(1)
    expect(await server.app.payment.endDue()).toBe(1)
    expect(await base.database.query(objects, [id])).toEqual([])
    expect(await base.database.query(pendingCancellations)).toEqual([])
  }, 60_000)

  it('what is to be ended is tried again for days, later each time, and never given up', async () => {
    const provider = { tries: 0 }
    const away = () => {
      provider.tries += 1
      return Promise.reject(new Error('no line'))
    }
    const retried = createPendingCancellations({
      database: base.database,
      now: () => clock,
      log: createLog('silent'),
      payments: { cancelNow: away, expireCheckout: away, findCheckout: away },
      onEnded: () => Promise.resolve(),
    })
    const student = await signUp(server)
    await payFor(server, student)
    await base.database.transaction((tx) => retried.begin(tx, UserId.parse(student.id)))
    const waits: number[] = []
    for (let tries = 1; tries <= 8; tries += 1) {
      let waited = 0
      for (await retried.run(); provider.tries < tries; await retried.run()) {
        pass(1)
        waited += 1
      }
      waits.push(waited)
    }
    expect(waits).toEqual([0, 1, 5, 15, 60, 240, 240, 240])
    pass(240)
    expect(await server.app.payment.endDue()).toBe(1)
  }, 60_000)

  it('an event that makes us ask is not taken, and is taken when it is told again', async () => {
    const student = await signUp(server)
    await payFor(server, student)
    const subscription = await atProvider(base, student.id)
    pass(10)
    const invoice = { id: 'in_1', parent: { subscription_details: { subscription: subscription.id } } }
    const body = eventOf({ type: 'invoice.payment_failed', object: invoice, at: clock, id: 'evt_while_away' })
    isAway = true
    expect((await sendWebhook(server, body)).status).toBe(503)
    expect(await base.database.query(countEvents, ['evt_while_away'])).toEqual([{ n: 0 }])
    isAway = false
    expect((await sendWebhook(server, body)).status).toBe(200)
  }, 60_000)
})

describe('an account that is erased', () => {
  it('leaves no page open on which somebody could still pay for it', async () => {
    const student = await signUp(server)
    const adult = server.caller()
    const checkout = await begin(adult, await askFor(student))
    expect((await erase(student)).status).toBe(200)
    await server.app.payment.endDue()
    const reply = await adult.post(`/api/sandbox/checkouts/${checkout}`, {
      act: 'pay',
      email: 'p@example.org',
    })
    expect(reply.status).toBe(409)
  })

  it('is not charged for by a payment that was on its way', async () => {
    const student = await signUp(server)
    const adult = server.caller()
    const checkout = await begin(adult, await askFor(student))
    await act(adult, checkout, 'pay-later')
    const { id } = await atProvider(base, student.id)
    await erase(student)
    await server.app.payment.endDue()
    expect(await base.database.query(objects, [id])).toEqual([])
  })

  it('that was never paid for asks nothing of the provider', async () => {
    const student = await signUp(server)
    await erase(student)
    expect(await base.database.query(pendingCancellations)).toEqual([])
  })
})
