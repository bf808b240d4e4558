import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { statement } from '../platform/statement.ts'
import { type Caller, signUp, startTestApp, type TestApp } from '../test-app.ts'
import type { SandboxSubscription } from './sandbox/sandbox-objects.ts'
import { atProvider, eventOf, payFor, sendWebhook, signed } from './test-payer.ts'

const start = new Date('2026-03-02T15:00:00Z')
let clock = start
const pass = (seconds: number) => {
  clock = new Date(clock.getTime() + seconds * 1000)
}

let server: TestApp
/** When true, the next database transaction fails at its end. */
let isFailing = false
beforeAll(async () => {
  server = await startTestApp({ now: () => clock })
})
afterAll(() => server.stop())

const rows = statement(
  'test.billing-rows',
  `select status, ends_at as "endsAt", seats, as_of as "asOf" from subscriptions where user_id = $1`,
  z.custom<object>(),
)
const kept = (student: { id: string }) => server.database.query(rows, [student.id])
const planChanges = statement(
  'test.plan-changes',
  `select count(*)::int as n from audit_events where subject_id = $1 and action = 'plan-changed' and via = 'payer'`,
)
const eventCount = statement('test.count-events', 'select count(*) as n from payment_events where id = $1')
const storeAtProvider = statement(
  'test.store-at-provider',
  'update sandbox_objects set data = $2 where id = $1',
)

const status = async (student: Caller) => (await student.get('/api/subscription')).body

/** A student whose plan was paid for some minutes ago. */
async function paying() {
  const student = await signUp(server)
  await payFor(server, student)
  pass(600)
  return { student, subscription: await atProvider(server, student.id) }
}

const updated = (
  subscription: SandboxSubscription,
  over: Partial<SandboxSubscription>,
  at: Date,
  id?: string,
) =>
  eventOf({
    type: 'customer.subscription.updated',
    object: { ...subscription, ...over },
    at,
    ...(id !== undefined && { id }),
  })

describe('an event', () => {
  it.each([
    ['without a signature', () => ''],
    ['signed with another secret', (body: string) => signed(body, clock, 'whsec_guessed')],
    ['signed over other bytes', () => signed('{"id":"evt_other"}', clock)],
    ['signed ten minutes ago', (body: string) => signed(body, new Date(clock.getTime() - 600_000))],
    ['with a signature that is none', () => 'v1=deadbeef'],
  ])('%s changes nothing', async (_title, signature) => {
    const { student, subscription } = await paying()
    const before = await kept(student)
    const body = updated(subscription, { status: 'canceled' }, clock)
    const reply = await sendWebhook(server, body, signature(body))
    expect(reply.status).toBe(400)
    expect(reply.text).not.toContain('whsec')
    expect(await kept(student)).toEqual(before)
    const { id } = JSON.parse(body)
    expect(await server.database.query(eventCount, [id])).toEqual([{ n: 0 }])
  })

  it('whose bytes were changed under a good signature changes nothing', async () => {
    const { student, subscription } = await paying()
    const before = await kept(student)
    const body = updated(subscription, { status: 'past_due' }, clock)
    const reply = await sendWebhook(server, body.replace('past_due', 'canceled'), signed(body, clock))
    expect(reply.status).toBe(400)
    // Even an added space is a change: the signature covers the exact bytes.
    expect((await sendWebhook(server, `${body} `, signed(body, clock))).status).toBe(400)
    expect(await kept(student)).toEqual(before)
  })

  it('is handled once, however often it comes, also at once', async () => {
    const { student, subscription } = await paying()
    const past = updated(subscription, { status: 'past_due' }, clock, 'evt_told_again')
    expect((await sendWebhook(server, past)).status).toBe(200)
    pass(60)
    expect((await sendWebhook(server, updated(subscription, { status: 'active' }, clock))).status).toBe(200)
    const after = await kept(student)
    const noted = await server.database.query(planChanges, [student.id])
    const replies = await Promise.all([1, 2, 3, 4].map(() => sendWebhook(server, past)))
    expect(replies.map((reply) => reply.status)).toEqual([200, 200, 200, 200])
    expect(await kept(student)).toEqual(after)
    expect(await server.database.query(eventCount, ['evt_told_again'])).toEqual([{ n: 1 }])
    // Created, past due, and active again.
    expect(noted).toEqual([{ n: 3 }])
    expect(await server.database.query(planChanges, [student.id])).toEqual(noted)
  })

  it('about a subscription without items is acknowledged and changes nothing', async () => {
    const foreign = { id: 'sub_foreign', status: 'active', metadata: {}, items: { data: [] } }
    const body = eventOf({
      type: 'customer.subscription.created',
      object: foreign,
      at: clock,
      id: 'evt_foreign',
    })
    expect((await sendWebhook(server, body)).status).toBe(200)
    expect((await sendWebhook(server, body)).status).toBe(200)
    expect(await server.database.query(eventCount, ['evt_foreign'])).toEqual([{ n: 1 }])
  })

  it('that is older than what is known changes nothing', async () => {
    const { student, subscription } = await paying()
    const earlier = clock
    pass(60)
    await sendWebhook(server, updated(subscription, { cancel_at_period_end: true }, clock))
    const after = await kept(student)
    await sendWebhook(server, updated(subscription, { status: 'past_due' }, earlier))
    expect(await kept(student)).toEqual(after)
    expect(await status(student)).toMatchObject({ state: 'ending' })
  })

  it('of the same second as another is settled by asking the provider', async () => {
    const { student, subscription } = await paying()
    const truth = { ...subscription, status: 'past_due' }
    await server.database.query(storeAtProvider, [subscription.id, JSON.stringify(truth)])
    await sendWebhook(server, updated(truth, {}, clock))
    // Created in the same second before it, but delivered after it.
    await sendWebhook(server, updated(subscription, { status: 'active' }, clock))
    expect(await kept(student)).toMatchObject([{ status: 'past_due' }])
  })

  it('about a payment makes us ask how the subscription stands', async () => {
    const { student, subscription } = await paying()
    const truth = { ...subscription, status: 'past_due' }
    await server.database.query(storeAtProvider, [subscription.id, JSON.stringify(truth)])
    const invoice = { id: 'in_1', parent: { subscription_details: { subscription: subscription.id } } }
    await sendWebhook(server, eventOf({ type: 'invoice.payment_failed', object: invoice, at: clock }))
    expect(await status(student)).toMatchObject({ state: 'grace' })
  })

  it('brings nothing back that has ended', async () => {
    const { student, subscription } = await paying()
    const ended = { ...subscription, status: 'canceled' }
    await sendWebhook(server, eventOf({ type: 'customer.subscription.deleted', object: ended, at: clock }))
    pass(60)
    await sendWebhook(server, updated(subscription, { status: 'active' }, clock))
    expect(await status(student)).toMatchObject({ state: 'free' })
  })

  it('about somebody else’s subscription, of the other mode, or of no concern is taken and changes nothing', async () => {
    const { student, subscription } = await paying()
    const before = await kept(student)
    const foreign = { ...subscription, id: 'sub_of_another_shop', metadata: {} }
    const guessed = { ...subscription, id: 'sub_guessed', metadata: { checkout: student.id } }
    const tales = [
      { type: 'customer.subscription.updated', object: foreign, at: clock },
      { type: 'customer.subscription.updated', object: guessed, at: clock },
      {
        type: 'customer.subscription.deleted',
        object: { ...subscription, status: 'canceled' },
        at: clock,
        livemode: true,
      },
      { type: 'payout.paid', object: { id: 'po_1' }, at: clock },
    ]
    for (const tale of tales) expect((await sendWebhook(server, eventOf(tale))).status).toBe(200)
    expect(await kept(student)).toEqual(before)
  })

  it('cannot give a subscription to another student', async () => {
    const one = await paying()
    const other = await paying()
    const moved = { ...one.subscription, metadata: other.subscription.metadata }
    await sendWebhook(server, updated(moved, { status: 'past_due' }, clock))
    expect(await kept(one.student)).toMatchObject([{ status: 'past_due' }])
    expect(await kept(other.student)).toMatchObject([{ status: 'trialing' }])
  })

  it('that meets a fault leaves nothing behind, and is handled when it is told again', async () => {
    const { student, subscription } = await paying()
    const faulty = await startTestApp({
      beside: {
        ...server,
        database: {
          ...server.database,
          transaction: (work) =>
            server.database.transaction(async (tx) => {
              const result = await work(tx)
              if (isFailing) throw new Error('the database went away')
              return result
            }),
        },
      },
      now: () => clock,
    })
    const body = updated(subscription, { status: 'past_due' }, clock, 'evt_after_a_fault')
    isFailing = true
    expect((await sendWebhook(faulty, body)).status).toBe(500)
    isFailing = false
    expect(await kept(student)).toMatchObject([{ status: 'trialing' }])
    expect((await sendWebhook(faulty, body)).status).toBe(200)
    expect(await kept(student)).toMatchObject([{ status: 'past_due' }])
    await faulty.stop()
  })
})

describe('all events of a life', () => {
  it('leave the same behind in any order, told once or more', async () => {
    const steps: Partial<SandboxSubscription>[] = [
      { status: 'active' },
      { status: 'past_due' },
      { status: 'active', cancel_at_period_end: true },
      { status: 'active', cancel_at_period_end: false },
      { status: 'past_due' },
    ]
    await fc.assert(
      fc.asyncProperty(
        fc.shuffledSubarray([0, 1, 2, 3, 4], { minLength: 5 }),
        fc.array(fc.integer({ min: 0, max: 4 }), { maxLength: 3 }),
        async (order, again) => {
          const { student, subscription } = await paying()
          const from = clock
          const truth = { ...subscription, ...steps.at(-1) }
          await server.database.query(storeAtProvider, [subscription.id, JSON.stringify(truth)])
          pass(120)
          const mark = `${student.id}-`
          // Two of them fall in the same second.
          const seconds = [1, 2, 3, 3, 4]
          const events = steps.map((step, index) =>
            updated(
              subscription,
              step,
              new Date(from.getTime() + (seconds[index] ?? 0) * 1000),
              `evt_${mark}${index}`,
            ),
          )
          for (const place of [...order, ...again])
            expect((await sendWebhook(server, events[place] ?? '')).status).toBe(200)
          expect(await kept(student)).toMatchObject([{ status: 'past_due', endsAt: null }])
        },
      ),
      { numRuns: 12 },
    )
  })
})
