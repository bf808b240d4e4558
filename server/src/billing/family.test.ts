import { Invoice, Onto } from '@skills-center/contract/billing/family'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { statement } from '../platform/statement.ts'
import { type Caller, signUp, startTestApp, type TestApp } from '../test-app.ts'
import {
  act,
  askFor,
  atProvider,
  begin,
  inPortal,
  payerEmail,
  payFor,
  planBehind,
  tokenIn,
} from './test-payer.ts'

const morning = new Date('2026-03-02T15:00:00Z')
let clock = morning
const pass = (days: number) => {
  clock = new Date(clock.getTime() + days * 86_400_000)
}

let server: TestApp
beforeAll(async () => {
  // No mail server answers there, so emails stay in the queue to be read.
  const configuration = { smtpUrl: 'smtp://127.0.0.1:9', mailFrom: 'help@example.org' }
  server = await startTestApp({ now: () => clock, configuration, languages: ['en', 'es'] })
})
beforeEach(() => {
  clock = morning
})
afterAll(() => server.stop())

const mails = statement(
  'test.mails-of-family',
  'select text from mails where recipient = $1 order by created_at',
  z.object({
    text: z.string(),
  }),
)
const mailsTo = (to: string) => server.database.query(mails, [to])

const isPremium = async (student: Caller) => (await student.get('/api/subscription/status')).body

describe('a student asks a grown-up', () => {
  it('by a link that shows prices and the first name, and no more of the student', async () => {
    const student = await signUp(server)
    const token = await askFor(student)
    const reply = await server.caller().get(`/api/family/${token}`)
    expect(reply.headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    })
    expect(reply.body).toMatchObject({
      link: 'ask',
      firstName: 'Ada',
      state: 'free',
      payments: 'sandbox',
      trialDays: 7,
      offers: [
        { interval: 'month', price: { amount: 600, currency: 'usd' } },
        { interval: 'year', price: { amount: 4800, currency: 'usd' } },
      ],
    })
    for (const secret of [student.username, student.id, 'Byron', 'ada@example.org', 'Riverside'])
      expect(reply.text).not.toContain(secret)
  })

  it.each([
    ['of 14', 14, 'grown-up'],
    ['of 17', 17, 'grown-up'],
    ['of 19', 19, 'student'],
  ] as const)('%s years or decides alone', async (_title, age, decidedBy) => {
    const student = await signUp(server, { age })
    expect((await student.get('/api/subscription')).body).toMatchObject({ decidedBy })
    expect(await planBehind(student, await askFor(student))).toMatchObject({ isAdult: age >= 18 })
  })

  it('who did not say when they were born does not decide alone', async () => {
    const student = await signUp(server, { hasGivenAge: false })
    expect((await student.get('/api/subscription')).body).toMatchObject({ decidedBy: 'grown-up' })
    await student.post('/api/user/age', { born: null })
    expect((await student.get('/api/subscription')).body).toMatchObject({ decidedBy: 'grown-up' })
  })

  it('and is told no price', async () => {
    const student = await signUp(server)
    await askFor(student)
    for (const path of ['/api/subscription', '/api/subscription/status', '/api/auth/user'])
      expect((await student.get(path)).text).not.toMatch(/amount|price|usd/i)
  })

  it('by a link that a new one, ending it, or two weeks close', async () => {
    const student = await signUp(server)
    const first = await askFor(student)
    const second = await askFor(student)
    const status = async (token: string) => (await server.caller().get(`/api/family/${token}`)).status
    expect([await status(first), await status(second)]).toEqual([404, 200])
    await student.post('/api/subscription/ask-links/end')
    expect(await status(second)).toBe(404)
    expect((await student.get('/api/subscription')).body).toMatchObject({ askLink: null })

    const third = await askFor(student)
    pass(13.9)
    expect(await status(third)).toBe(200)
    pass(0.2)
    expect(await status(third)).toBe(404)
    expect(await status('guessed')).toBe(404)
  })

  it('who has to be an adult to go on', async () => {
    const token = await askFor(await signUp(server))
    for (const body of [{ interval: 'month' }, { interval: 'month', isAdult: false }]) {
      const reply = await server.caller().post(`/api/family/${token}/checkout`, body)
      expect(reply.status).toBe(400)
      expect(reply.text).toContain('adult')
    }
  })

  it('and cannot manage with that link what the grown-up pays', async () => {
    const student = await signUp(server)
    await payFor(server, student)
    const token = await askFor(student)
    expect(await planBehind(student, token)).toMatchObject({ link: 'ask', state: 'trial' })
    for (const what of ['cancel', 'resume', 'portal'])
      expect((await student.post(`/api/family/${token}/${what}`)).status).toBe(409)
    expect((await student.get(`/api/family/${token}/invoices`)).status).toBe(409)
    expect((await student.get('/api/subscription')).body).toMatchObject({ state: 'trial' })
  })
})

describe('anyone who pays', () => {
  it('begins with a trial, is charged after it, and comes back to a page that manages the plan', async () => {
    const student = await signUp(server)
    const adult = server.caller()
    const back = await act(adult, await begin(adult, await askFor(student)), 'pay')
    expect(back).toMatch(/\/family\/[\w-]{43}\?checkout=done$/)
    const token = tokenIn(back)
    expect(await planBehind(adult, token)).toMatchObject({
      link: 'manage',
      state: 'trial',
      until: '2026-03-09T15:00:00.000Z',
      interval: 'month',
      checkout: 'paid',
    })
    expect(await isPremium(student)).toMatchObject({ isPremium: true })
    const { id } = await atProvider(server, student.id)
    expect((await student.get('/api/auth/user')).body).toMatchObject({ stripeSubscriptionId: id })

    pass(7)
    await server.app.payment.sandbox?.passTime()
    expect(await planBehind(adult, token)).toMatchObject({
      state: 'active',
      renewsAt: '2026-04-09T15:00:00.000Z',
    })
    const invoices = z.array(Invoice).parse((await adult.get(`/api/family/${token}/invoices`)).body)
    expect(invoices.map(({ total, status }) => [total.amount, status])).toEqual([
      [600, 'paid'],
      [0, 'paid'],
    ])
  })

  it('is mailed a link of their own, once, whatever is told again', async () => {
    const student = await signUp(server)
    const before = (await mailsTo(payerEmail)).length
    await payFor(server, student)
    const after = await mailsTo(payerEmail)
    expect(after).toHaveLength(before + 1)
    const mailed = tokenIn(after.at(-1)?.text ?? '')
    expect(await planBehind(server.caller(), mailed)).toMatchObject({ link: 'manage', state: 'trial' })
  })

  it('cancels in two clicks and keeps premium to the end of what is paid, and can take it back', async () => {
    const student = await signUp(server)
    const token = await payFor(server, student)
    const adult = server.caller()
    await inPortal(server, token, 'renew')
    expect((await adult.post(`/api/family/${token}/cancel`)).body).toMatchObject({
      state: 'ending',
      until: '2026-04-02T15:00:00.000Z',
      renewsAt: null,
    })
    expect((await adult.post(`/api/family/${token}/resume`)).body).toMatchObject({
      state: 'active',
      until: null,
    })
    await adult.post(`/api/family/${token}/cancel`)
    // Coming back within the month keeps the session open.
    clock = new Date('2026-03-20T15:00:00Z')
    await isPremium(student)
    clock = new Date('2026-04-02T14:59:59Z')
    expect(await isPremium(student)).toMatchObject({ isPremium: true })
    clock = new Date('2026-04-02T15:00:00Z')
    expect(await isPremium(student)).toMatchObject({ isPremium: false })
    expect((await adult.post(`/api/family/${token}/resume`)).status).toBe(409)
    expect((await student.get('/api/auth/user')).body).toMatchObject({ stripeSubscriptionId: null })
  })

  it('has a week to mend a payment that failed', async () => {
    const student = await signUp(server)
    const token = await payFor(server, student)
    pass(7)
    await inPortal(server, token, 'bad-card', 'renew')
    expect(await planBehind(server.caller(), token)).toMatchObject({
      state: 'grace',
      until: '2026-03-16T15:00:00.000Z',
    })
    clock = new Date('2026-03-16T14:59:59Z')
    expect(await isPremium(student)).toMatchObject({ isPremium: true })
    clock = new Date('2026-03-16T15:00:00Z')
    expect(await isPremium(student)).toMatchObject({ isPremium: false })
    expect((await student.get('/api/subscription')).body).toMatchObject({ state: 'lapsed' })
    await inPortal(server, token, 'good-card')
    expect(await planBehind(server.caller(), token)).toMatchObject({ state: 'active' })
    expect(await isPremium(student)).toMatchObject({ isPremium: true })
  })

  it('by a slow method waits until the payment has arrived', async () => {
    const student = await signUp(server)
    const adult = server.caller()
    const checkout = await begin(adult, await askFor(student))
    const token = tokenIn(await act(adult, checkout, 'pay-later'))
    expect(await planBehind(adult, token)).toMatchObject({
      state: 'pending',
      checkout: 'processing',
      sandboxPage: `/sandbox/checkout/${checkout}`,
    })
    expect(await isPremium(student)).toMatchObject({ isPremium: false })
    const second = await adult.post(`/api/family/${await askFor(student)}/checkout`, {
      interval: 'year',
      isAdult: true,
    })
    expect(second.status).toBe(409)
    await act(adult, checkout, 'arrive')
    expect(await planBehind(adult, token)).toMatchObject({ state: 'trial', checkout: 'paid' })
    expect(await isPremium(student)).toMatchObject({ isPremium: true })
  })

  it('is told when a slow payment failed, and can begin again', async () => {
    const student = await signUp(server)
    const adult = server.caller()
    const checkout = await begin(adult, await askFor(student))
    const token = tokenIn(await act(adult, checkout, 'pay-later'))
    await act(adult, checkout, 'fail')
    expect(await planBehind(adult, token)).toMatchObject({
      link: 'ask',
      state: 'free',
      checkout: 'failed',
    })
    expect(await begin(adult, token)).toMatch(/^cs_test_/)
  })

  it('who leaves is charged nothing and comes back to where they were', async () => {
    const adult = server.caller()
    const token = await askFor(await signUp(server))
    const back = await act(adult, await begin(adult, token), 'leave')
    expect(back).toMatch(new RegExp(`/family/${token}\\?checkout=canceled$`))
    expect(await planBehind(adult, token)).toMatchObject({ state: 'free', checkout: 'open' })
  })

  it('never pays twice: of two checkouts only the later one can be paid', async () => {
    const student = await signUp(server)
    const adult = server.caller()
    const token = await askFor(student)
    const first = await begin(adult, token)
    const second = await begin(adult, token, 'year')
    const refused = await adult.post(`/api/sandbox/checkouts/${first}`, { act: 'pay', email: payerEmail })
    expect(refused.status).toBe(409)
    await act(adult, second, 'pay')
    expect(
      (await adult.post(`/api/family/${token}/checkout`, { interval: 'month', isAdult: true })).status,
    ).toBe(409)
  })

  it('has one trial for each student', async () => {
    const student = await signUp(server)
    const token = await payFor(server, student)
    const adult = server.caller()
    await adult.post(`/api/family/${token}/cancel`)
    pass(8)
    const next = await askFor(student)
    expect(await planBehind(adult, next)).toMatchObject({ state: 'free', trialDays: 0 })
    await act(adult, await begin(adult, next), 'pay')
    expect((await student.get('/api/subscription')).body).toMatchObject({ state: 'active' })
    // The link of the previous plan ended with that plan.
    expect((await adult.post(`/api/family/${token}/cancel`)).status).toBe(409)
  })

  it('has the link mailed again, to the address that pays and no other', async () => {
    const student = await signUp(server)
    await payFor(server, student)
    const asked = await askFor(student)
    const before = (await mailsTo(payerEmail)).length
    const reply = await server.caller().post(`/api/family/${asked}/mail-link`)
    expect([reply.status, reply.text]).toEqual([200, '{"sent":true}'])
    const after = await mailsTo(payerEmail)
    expect(after).toHaveLength(before + 1)
    expect(await planBehind(server.caller(), tokenIn(after.at(-1)?.text ?? ''))).toMatchObject({
      link: 'manage',
    })
    for (let again = 0; again < 2; again += 1) await server.caller().post(`/api/family/${asked}/mail-link`)
    expect((await server.caller().post(`/api/family/${asked}/mail-link`)).status).toBe(429)
  })

  it('reads mails and comes back from the provider in the language of the pages that they came from', async () => {
    const student = await signUp(server)
    await payFor(server, student)
    const spanish = { 'accept-language': 'es' }
    await server.caller().post(`/api/family/${await askFor(student)}/mail-link`, undefined, spanish)
    const texts = (await mailsTo(payerEmail)).map(({ text }) => text)
    expect(texts.find((text) => /\/es\/family\/[\w-]{40,}/.test(text))).toContain(
      'Este enlace abre el plan de Skills Center que usted paga para Ada:',
    )

    const token = await askFor(await signUp(server))
    const adult = server.caller()
    const begun = await adult.post(
      `/api/family/${token}/checkout`,
      { interval: 'month', isAdult: true },
      spanish,
    )
    const checkout = Onto.parse(begun.body).url.replace('/sandbox/checkout/', '')
    expect(await act(adult, checkout, 'leave')).toMatch(
      new RegExp(`/es/family/${token}\\?checkout=canceled$`),
    )
  })

  it('pays no more for a student whose account is erased', async () => {
    const student = await signUp(server)
    await payFor(server, student)
    const { id } = await atProvider(server, student.id)
    expect((await student.post('/api/user/erase', { password: 'correct horse' })).status).toBe(200)
    await server.app.payment.endDue()
    const left = statement('test.sandbox-left', 'select data from sandbox_objects where id = $1')
    expect(await server.database.query(left, [id])).toEqual([])
  })
})

describe('time in the sandbox', () => {
  it('renews by itself, and ends what was canceled', async () => {
    const going = await signUp(server)
    const ending = await signUp(server)
    await payFor(server, going)
    const token = await payFor(server, ending)
    await server.caller().post(`/api/family/${token}/cancel`)
    pass(20)
    for (const student of [going, ending]) await isPremium(student)
    pass(25)
    await server.app.payment.sandbox?.passTime()
    expect((await going.get('/api/subscription')).body).toMatchObject({ state: 'active' })
    expect((await ending.get('/api/subscription')).body).toMatchObject({ state: 'free' })
    expect(await atProvider(server, ending.id)).toMatchObject({ status: 'canceled' })
  })
})

describe('a server without payments', () => {
  it('sells nothing and says so, and premium is granted only', async () => {
    const off = await startTestApp({
      beside: server,
      now: () => clock,
      configuration: { payments: { mode: 'off' } },
    })
    const student = await signUp(off)
    expect((await student.get('/api/subscription')).body).toMatchObject({ payments: 'off', state: 'free' })
    const token = await askFor(student)
    expect(await planBehind(off.caller(), token)).toMatchObject({ payments: 'off', offers: [] })
    const reply = await off
      .caller()
      .post(`/api/family/${token}/checkout`, { interval: 'month', isAdult: true })
    expect(reply.status).toBe(409)
    expect((await off.caller().get('/api/sandbox/checkouts/cs_test_1')).status).toBe(404)
    expect((await off.caller().post('/api/payments/events', '{}')).status).toBe(404)
    await off.stop()
  })
})
