import { randomUUID } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Problem } from '@skills-center/contract/problem'
import { SupportReceipt } from '@skills-center/contract/support'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { statement } from '../platform/statement.ts'
import { startSmtpDouble } from '../platform/testing/smtp.ts'
import { signUp, startTestApp } from '../test-app.ts'
import type { Caller, TestApp } from '../test-app.ts'

const path = '/api/support/requests'
const all = statement(
  'test.support-requests',
  `select number, user_id, topic, privacy_wish, due_on, message, question_words, about_username, email, page,
    app_version, browser from support_requests where id = $1`,
  z.custom<Record<string, unknown>>(),
)
const countMails = statement(
  'test.count-mails',
  'select count(*) as n from mails',
  z.object({
    n: z.number(),
  }),
)
const forgetEmail = statement('test.forget-email', 'update users set email = null where id = $1')
const eraseUser = statement('test.erase-user', 'delete from users where id = $1')

let server: TestApp
let visitor: Caller
beforeAll(async () => {
  server = await startTestApp({ now: () => new Date('2026-11-22T12:00:00Z') })
  visitor = server.caller()
})
afterAll(() => server.stop())

const request = (over: object = {}) => ({
  requestId: randomUUID(),
  topic: 'help',
  message: 'The picture of the fish tank is missing.',
  ...over,
})

async function ask(caller: Caller, body: object): Promise<SupportReceipt> {
  const reply = await caller.post(path, body)
  expect(reply.status, reply.text).toBe(200)
  return SupportReceipt.parse(reply.body)
}

const kept = (id: string) => server.database.query(all, [id])

describe('a request', () => {
  test('of a visitor is kept as it was sent, under a number that is easy to tell', async () => {
    const body = request({
      email: 'parent@example.org',
      context: { page: '/practice/unit-rates', version: '0.1.0', browser: 'Chromium' },
    })
    const receipt = await ask(visitor, body)
    expect(receipt.number).toMatch(/^[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{4}$/)
    expect(receipt).toMatchObject({ replyTo: 'parent@example.org', dueOn: null })
    expect(await kept(body.requestId)).toEqual([
      {
        number: receipt.number,
        user_id: null,
        topic: 'help',
        privacy_wish: null,
        due_on: null,
        message: 'The picture of the fish tank is missing.',
        question_words: null,
        about_username: null,
        email: 'parent@example.org',
        page: '/practice/unit-rates',
        app_version: '0.1.0',
        browser: 'Chromium',
      },
    ])
  })

  test('needs neither an e-mail nor anything about page or browser', async () => {
    const body = request()
    expect((await ask(visitor, body)).replyTo).toBeNull()
    expect(await kept(body.requestId)).toMatchObject([{ email: null, page: null, browser: null }])
  })

  test('of someone signed in is answered at the account’s e-mail, whatever else was typed', async () => {
    const student = await signUp(server)
    const body = request({ email: 'somebody@example.org' })
    const receipt = await ask(student, body)
    expect(receipt.replyTo).toMatch(/@/)
    expect(receipt.replyTo).not.toBe('somebody@example.org')
    expect(await kept(body.requestId)).toMatchObject([{ user_id: student.id, email: receipt.replyTo }])
  })

  test('of a child without e-mail is taken, and answered only where a grown-up’s e-mail is given', async () => {
    const child = await signUp(server)
    await server.database.query(forgetEmail, [child.id])
    const fresh = await startTestApp({ beside: server })
    const caller = fresh.caller(child.cookie())
    expect((await ask(caller, request())).replyTo).toBeNull()
    const given = await ask(caller, request({ email: 'mother@example.org' }))
    expect(given.replyTo).toBe('mother@example.org')
    await fresh.stop()
  })

  test('that is sent twice counts once and is answered the same', async () => {
    const body = request({ email: 'a@example.org' })
    const first = await ask(visitor, body)
    expect(await ask(visitor, body)).toEqual(first)
    expect(await kept(body.requestId)).toHaveLength(1)
  })

  test('about a question holds the question’s words, and another does not', async () => {
    const words = { questionWords: 'What is 3 + 4?' }
    const about = request({ topic: 'question', ...words })
    const other = request(words)
    await ask(visitor, about)
    await ask(visitor, other)
    expect(await kept(about.requestId)).toMatchObject([{ question_words: 'What is 3 + 4?' }])
    expect(await kept(other.requestId)).toMatchObject([{ question_words: null }])
  })

  test('goes when the account is erased', async () => {
    const student = await signUp(server)
    const body = request()
    await ask(student, body)
    await server.database.query(eraseUser, [student.id])
    expect(await kept(body.requestId)).toEqual([])
  })

  test.each([
    [{ message: '   ' }, 'message', 'Please tell us what this is about.'],
    [{ message: 'x'.repeat(4001) }, 'message', 'Please keep this under 4000 characters.'],
    [{ email: 'parent' }, 'email', 'Please enter a valid email address.'],
    [{ topic: 'privacy', email: 'a@b.org' }, 'privacyWish', 'Please choose what you want us to do.'],
    [
      { topic: 'privacy', privacyWish: 'see' },
      'email',
      'Please enter an email address. We answer requests about personal data by email.',
    ],
  ])('is refused in words that say what to mend: %o', async (over, field, message) => {
    const reply = await visitor.post(path, request(over))
    expect(reply.status).toBe(400)
    expect(Problem.parse(reply.body).errors).toEqual([{ field, message }])
  })

  test('filled in by a program is answered like any other and not kept', async () => {
    const body = request({ homepage: 'https://buy.example' })
    expect((await ask(visitor, body)).number).toHaveLength(9)
    expect(await kept(body.requestId)).toEqual([])
  })
})

test('a request about personal data says by when it is answered', async () => {
  const student = await signUp(server)
  const body = request({ topic: 'privacy', privacyWish: 'delete' })
  expect((await ask(student, body)).dueOn).toBe('2026-12-22')
  expect(await kept(body.requestId)).toMatchObject([{ privacy_wish: 'delete', due_on: '2026-12-22' }])
  const parent = request({
    topic: 'privacy',
    privacyWish: 'parent',
    aboutUsername: 'maya',
    email: 'p@example.org',
  })
  await ask(visitor, parent)
  expect(await kept(parent.requestId)).toMatchObject([{ privacy_wish: 'parent', about_username: 'maya' }])
})

describe('mail', () => {
  test('brings a request to the support address, with what is needed to reply and no name', async () => {
    const smtp = await startSmtpDouble()
    const mailing = await startTestApp({
      configuration: {
        smtpUrl: smtp.url,
        mailFrom: 'no-reply@example.org',
        supportEmail: 'help@example.org',
      },
    })
    const receipt = await ask(
      mailing.caller(),
      request({ topic: 'privacy', privacyWish: 'see', email: 'parent@example.org' }),
    )
    await expect.poll(() => smtp.taken.length, { timeout: 10_000 }).toBe(1)
    const [mail = ''] = smtp.taken
    expect(mail).toContain('To: help@example.org')
    expect(mail).toContain('Reply-To: parent@example.org')
    expect(mail).toContain(`Subject: Personal data (${receipt.number}), answer by ${receipt.dueOn}`)
    expect(mail).toContain('The picture of the fish tank is missing.')
    await mailing.stop()
    await smtp.stop()
  })

  test('of a request that was sent twice goes out once, and none without a support address', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'skills-center-support-'))
    const mailing = await startTestApp({
      configuration: { dataDir, supportEmail: 'help@example.org' },
    })
    const body = request()
    await ask(mailing.caller(), body)
    await ask(mailing.caller(), body)
    const outbox = join(dataDir, 'outbox')
    await expect.poll(() => readdirSync(dataDir).length, { timeout: 10_000 }).toBe(1)
    await expect.poll(() => readdirSync(outbox).length, { timeout: 10_000 }).toBe(1)
    await expect.poll(async () => mailing.database.query(countMails), { timeout: 10_000 }).toEqual([{ n: 0 }])
    const [file = ''] = readdirSync(outbox)
    expect(readFileSync(join(outbox, file), 'utf8')).toContain('Reply to: no one (no email address given)')
    await mailing.stop()
    rmSync(dataDir, { recursive: true })

    await ask(visitor, request())
    expect(await server.database.query(countMails)).toEqual([{ n: 0 }])
  })
})

describe('many requests', () => {
  test('of one person are slowed, while the rest of the school behind the address is heard', async () => {
    const copy = await startTestApp({ beside: server, now: () => new Date('2026-11-23T12:00:00Z') })
    const eager = await signUp(copy)
    for (let asked = 0; asked < 8; asked += 1) await ask(eager, request())
    const slowed = await eager.post(path, request())
    expect(slowed.status).toBe(429)
    expect(slowed.headers['retry-after']).toBe('600')
    expect(Problem.parse(slowed.body).detail).toBe(
      'That’s a lot of messages at once. Please try again in 10 minutes.',
    )
    const other = await signUp(copy)
    await ask(other, request())
    await copy.stop()
  })

  test('from one address are slowed, but not before a whole school has written', async () => {
    const copy = await startTestApp({ beside: server, now: () => new Date('2026-11-24T12:00:00Z') })
    const caller = copy.caller()
    const statuses: number[] = []
    for (let asked = 0; asked < 121; asked += 1) statuses.push((await caller.post(path, request())).status)
    expect(statuses.indexOf(429)).toBe(120)
    await copy.stop()
  })
})
