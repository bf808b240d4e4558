import { OpenSession, Settings } from '@skills-center/contract/accounts/settings'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { Delay } from '../platform/clock.ts'
import { statement } from '../platform/statement.ts'
import { newPerson, signUp, startTestApp } from '../test-app.ts'
import type { Caller, TestApp } from '../test-app.ts'

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0'
const mailsTo = statement(
  'test.mails-to',
  'select subject, text from mails where recipient = $1 order by created_at',
  z.object({
    subject: z.string(),
    text: z.string(),
  }),
)

let server: TestApp
let delay: Delay = async () => undefined
let time = new Date('2026-11-22T12:00:00Z')
beforeAll(async () => {
  // No mail server answers there, so emails stay in the queue to be read.
  const configuration = { smtpUrl: 'smtp://127.0.0.1:1', mailFrom: 'us@example.org' }
  server = await startTestApp({
    now: () => time,
    configuration,
    delay: (milliseconds) => delay(milliseconds),
  })
})
afterAll(() => server.stop())

let people = 0
async function person(): Promise<Caller & { username: string; email: string }> {
  const email = `settings-${(people += 1)}@example.org`
  const username = `settings-${people}`
  const browser = server.caller()
  const reply = await browser.post('/api/signup', {
    ...newPerson,
    username,
    email,
    born: { year: 2001, month: 1 },
  })
  expect(reply.status).toBe(200)
  return { ...browser, username, email }
}

async function signInAgain(username: string, password = newPerson.password, status = 200) {
  const browser = server.caller()
  const body = { username, password, role: 'student' }
  const reply = await browser.post('/api/login', body, { 'user-agent': firefox })
  expect(reply.status, reply.text).toBe(status)
  return browser
}

const mails = (email: string) => server.database.query(mailsTo, [email])

describe('settings', () => {
  test('are what the device says until something is chosen, and then hold on every device', async () => {
    const browser = await person()
    const before = Settings.parse((await browser.get('/api/user/settings')).body)
    expect(before.preferences).toEqual({
      theme: 'system',
      textSize: 'normal',
      readingRate: 'normal',
      timeZone: null,
      language: null,
    })
    const chosen = {
      theme: 'dark',
      textSize: 'largest',
      readingRate: 'slow',
      timeZone: 'America/Denver',
      language: 'es',
    }
    expect((await browser.post('/api/user/preferences', chosen)).status).toBe(200)
    const elsewhere = await signInAgain(browser.username)
    expect((await elsewhere.get('/api/user/settings')).body).toMatchObject({ preferences: chosen })
  })

  test('take no time zone that is not one', async () => {
    const browser = await person()
    const chosen = {
      theme: 'dark',
      textSize: 'normal',
      readingRate: 'slow',
      timeZone: 'Mars/Olympus',
      language: null,
    }
    expect((await browser.post('/api/user/preferences', chosen)).status).toBe(400)
  })

  test('change name and school, which the user look-up shows at once', async () => {
    const browser = await person()
    const profile = { firstName: ' Grace ', lastName: 'Hopper', schoolName: '' }
    expect((await browser.post('/api/user/profile', profile)).status).toBe(200)
    expect((await browser.get('/api/auth/user')).body).toMatchObject({
      firstName: 'Grace',
      lastName: 'Hopper',
      schoolName: null,
    })
  })

  test('change the email for who knows the password, and tell the old address', async () => {
    const browser = await person()
    const refused = await browser.post('/api/user/email', { email: 'new@example.org', password: 'guess' })
    expect(refused.status).toBe(400)
    expect(refused.body).toMatchObject({ errors: [{ field: 'password' }] })
    const done = await browser.post('/api/user/email', {
      email: 'New@Example.org',
      password: newPerson.password,
    })
    expect(done.body).toMatchObject({ email: 'new@example.org' })
    expect((await mails(browser.email)).map(({ subject }) => subject)).toEqual([
      'The email address for your Skills Center account was changed',
    ])
  })

  test('of an account that a teacher made keep the name as the teacher gave it, and no email', async () => {
    const teacher = await signUp(server, { role: 'teacher' })
    const child = await person()
    const { id } = z.object({ id: z.string() }).parse((await child.get('/api/auth/user')).body)
    const madeFor = statement(
      'test.made-for-class',
      'insert into class_accounts (student_id, made_by, made_at) values ($1, $2, $3)',
    )
    await server.database.query(madeFor, [id, teacher.id, time])
    const profile = { firstName: 'Someone', lastName: 'Else', schoolName: null }
    expect((await child.post('/api/user/profile', profile)).status).toBe(403)
    const email = { email: 'child@example.org', password: newPerson.password }
    expect((await child.post('/api/user/email', email)).status).toBe(403)
    expect((await child.get('/api/user/settings')).body).toMatchObject({ isMadeByTeacher: true })
  })
})

describe('a password change', () => {
  test('needs the password so far, ends all other sessions and keeps this one', async () => {
    const browser = await person()
    const other = await signInAgain(browser.username)
    const wrong = await browser.post('/api/user/password', { current: 'guess', password: 'blue kite river' })
    expect(wrong.status).toBe(400)
    const done = await browser.post('/api/user/password', {
      current: newPerson.password,
      password: 'blue kite river',
    })
    expect(done.body).toEqual({ signedOut: 1 })
    await expect.poll(async () => (await other.get('/api/auth/user')).status).toBe(401)
    expect((await browser.get('/api/auth/user')).status).toBe(200)
    await signInAgain(browser.username, newPerson.password, 401)
    await signInAgain(browser.username, 'blue kite river')
    expect(await mails(browser.email)).toHaveLength(1)
  })

  test('lets nobody guess on and on', async () => {
    const browser = await person()
    const guess = { current: 'guess', password: 'blue kite river' }
    const statuses: number[] = []
    for (let n = 0; n < 12; n += 1) statuses.push((await browser.post('/api/user/password', guess)).status)
    expect(statuses.slice(-2)).toEqual([429, 429])
  })
})

describe('the list of sessions', () => {
  const sessionsOf = async (browser: Caller) =>
    z.array(OpenSession).parse((await browser.get('/api/user/sessions')).body)

  test('shows this device first and each by browser and system, and ends one', async () => {
    const browser = await person()
    const other = await signInAgain(browser.username)
    const [mine, theirs] = await sessionsOf(browser)
    expect(mine).toMatchObject({ isThis: true, device: null })
    expect(theirs).toMatchObject({ isThis: false, device: 'Firefox on Linux' })
    const ended = await browser.post(`/api/user/sessions/${theirs?.id}/end`)
    expect(ended.body).toMatchObject([{ isThis: true }])
    expect((await other.get('/api/auth/user')).status).toBe(401)
  })

  test('ends all others at once, and leaves out what has run out', async () => {
    const browser = await person()
    const other = await signInAgain(browser.username)
    expect((await browser.post('/api/user/sessions/end-others')).body).toHaveLength(1)
    await expect.poll(async () => (await other.get('/api/auth/user')).status).toBe(401)
  })

  test('holds nobody else’s sessions, and ends none of theirs', async () => {
    const [one, two] = [await person(), await person()]
    const [theirs] = await sessionsOf(two)
    expect((await one.post(`/api/user/sessions/${theirs?.id}/end`)).status).toBe(404)
    expect((await two.get('/api/auth/user')).status).toBe(200)
  })
})

describe('a forgotten password', () => {
  const ask = (usernameOrEmail: string) => server.caller().post('/api/password/forgot', { usernameOrEmail })
  const tokensIn = (text: string) => [...text.matchAll(/\/reset-password\/(\S+)/g)].map(([, token]) => token)

  test('is reset by the link in the mail, once, and signs every device out', async () => {
    const browser = await person()
    expect((await ask(browser.username.toUpperCase())).body).toEqual({ isAsked: true })
    const [mail] = await mails(browser.email)
    const [token] = tokensIn(mail?.text ?? '')
    const path = `/api/password/resets/${token}`
    expect((await server.caller().get(path)).body).toEqual({ username: browser.username })
    const set = await server.caller().post(path, { password: 'green kite river' })
    expect(set.body).toEqual({ username: browser.username })
    await expect.poll(async () => (await browser.get('/api/auth/user')).status).toBe(401)
    await signInAgain(browser.username, 'green kite river')
    expect((await server.caller().post(path, { password: 'again again' })).status).toBe(404)
  })

  test('is answered the same where there is no such account, and nothing is sent', async () => {
    const before = await server.database.query(statement('test.all-mails', 'select 1 as one from mails'))
    const reply = await ask('nobody-at-all@example.org')
    expect(reply).toMatchObject({ status: 200, body: { isAsked: true } })
    const after = await server.database.query(statement('test.all-mails', 'select 1 as one from mails'))
    expect(after.length).toBe(before.length)
  })

  test('is answered as late where there is such an account as where there is none', async () => {
    const { username } = await person()
    for (const asked of [username, 'nobody-at-all']) {
      const delays: number[] = []
      const { promise, resolve } = Promise.withResolvers<void>()
      delay = (milliseconds) => {
        delays.push(milliseconds)
        return promise
      }
      let isAnswered = false
      const answer = ask(asked).then(() => {
        isAnswered = true
      })
      await expect.poll(() => delays).toEqual([150])
      expect(isAnswered).toBe(false)
      resolve()
      await answer
    }
    delay = async () => undefined
  })

  test('by email brings a link for each account of the family', async () => {
    const email = 'family@example.org'
    for (const username of ['family-one', 'family-two'])
      await server.caller().post('/api/signup', { ...newPerson, username, email })
    await ask('Family@Example.org')
    const [mail] = await mails(email)
    expect(mail?.text).toContain('family-one:')
    expect(mail?.text).toContain('family-two:')
    expect(tokensIn(mail?.text ?? '')).toHaveLength(2)
  })

  test('cannot be set by a link older than an hour, nor by one that a newer one replaced', async () => {
    const browser = await person()
    await ask(browser.username)
    time = new Date(time.getTime() + 1000)
    await ask(browser.username)
    const tokens = (await mails(browser.email)).flatMap(({ text }) => tokensIn(text))
    expect(tokens).toHaveLength(2)
    const statuses = async () =>
      Promise.all(
        tokens.map(async (token) => (await server.caller().get(`/api/password/resets/${token}`)).status),
      )
    expect(await statuses()).toEqual([404, 200])
    time = new Date(time.getTime() + 61 * 60_000)
    expect(await statuses()).toEqual([404, 404])
  })

  test('fills nobody’s mailbox', async () => {
    const browser = await person()
    for (let n = 0; n < 6; n += 1) await ask(browser.username)
    expect(await mails(browser.email)).toHaveLength(3)
  })
})
