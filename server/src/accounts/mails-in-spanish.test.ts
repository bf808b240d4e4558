import { consentVersion } from '@skills-center/contract/accounts/consent-texts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { statement } from '../platform/statement.ts'
import { type Caller, newPerson, signUpChild, startTestApp, type TestApp } from '../test-app.ts'

const day = 86_400_000
/** Years ago, so that rows that are old by this clock are also old by the database's clock. */
let at = Date.UTC(new Date().getUTCFullYear() - 4, 2, 1)
const pass = (days: number) => {
  at += days * day
}

let server: TestApp
beforeAll(async () => {
  server = await startTestApp({
    // One millisecond later each time, so that emails have an order.
    now: () => new Date((at += 1)),
    languages: ['en', 'es'],
    // No mail server answers there, so emails stay in the queue to be read.
    configuration: { smtpUrl: 'smtp://127.0.0.1:1', mailFrom: 'us@example.org' },
  })
})
afterAll(() => server.stop())

const mailsTo = statement(
  'test.mails-of',
  'select subject, text from mails where recipient = $1 order by created_at, id',
  z.object({
    subject: z.string(),
    text: z.string(),
  }),
)
const mails = (email: string) => server.database.query(mailsTo, [email])
const lastTo = async (email: string) => (await mails(email)).at(-1) ?? { subject: '', text: '' }

const spanishPage = { 'accept-language': 'es' }
const englishPage = { 'accept-language': 'en' }

const preferences = { theme: 'system', textSize: 'normal', readingRate: 'normal', timeZone: null }

/** Creates a student with a saved language, or with none. */
async function student(
  username: string,
  language: 'en' | 'es' | null,
): Promise<Caller & { username: string; email: string }> {
  const browser = server.caller()
  const email = `${username}@example.org`
  const born = { year: new Date(at).getUTCFullYear() - 15, month: 1 }
  const reply = await browser.post('/api/signup', { ...newPerson, username, email, born })
  expect(reply.status, reply.text).toBe(200)
  const chosen = await browser.post('/api/user/preferences', { ...preferences, language })
  expect(chosen.status, chosen.text).toBe(200)
  return { ...browser, username, email }
}

test('mails about an account speak the language that it keeps, whatever page they follow from', async () => {
  const { email, post } = await student('lucia-r', 'es')
  const { password } = newPerson
  await post('/api/user/password', { current: password, password: 'another horse' }, englishPage)
  expect(await lastTo(email)).toMatchObject({ subject: 'Cambió la contraseña de tu cuenta de Skills Center' })
  await server.caller().post('/api/password/forgot', { usernameOrEmail: 'lucia-r' }, englishPage)
  const { subject, text } = await lastTo(email)
  expect(subject).toBe('Restablece tu contraseña de Skills Center')
  expect(text).toMatch(/\/es\/reset-password\/[\w-]{40,}/)
  await post('/api/user/email', { email: 'lucia-new@example.org', password: 'another horse' }, englishPage)
  expect(await lastTo(email)).toMatchObject({ subject: 'Cambió el correo de tu cuenta de Skills Center' })
})

test('who has chosen no language reads what the page spoke that they asked from', async () => {
  const { email } = await student('nobody-chose', null)
  const body = { usernameOrEmail: 'nobody-chose' }
  await server.caller().post('/api/password/forgot', body, spanishPage)
  expect(await lastTo(email)).toMatchObject({ subject: 'Restablece tu contraseña de Skills Center' })
  await server.caller().post('/api/password/forgot', body, englishPage)
  expect(await lastTo(email)).toMatchObject({ subject: 'Reset your Skills Center password' })
  await server.caller().post('/api/password/forgot', body)
  expect(await lastTo(email)).toMatchObject({ subject: 'Reset your Skills Center password' })
})

test('a parent is asked, thanked and warned in the language of the child', async () => {
  for (const username of ['child-agreed', 'child-waiting']) {
    const { post } = await signUpChild(server, { username })
    await post('/api/user/preferences', { ...preferences, language: 'es' })
    await post('/api/user/parent', { email: `parent-of-${username}@example.org` })
  }
  const asked = await lastTo('parent-of-child-agreed@example.org')
  expect(asked.subject).toBe('Su hijo o hija necesita su aprobación para usar Skills Center')
  expect(asked.text).toContain('lo que contiene el 15 de marzo de')
  const [, token = ''] = /\/es\/consent\/(\S+)/.exec(asked.text) ?? []
  await server.caller().post(`/api/consents/${token}`, { version: consentVersion }, englishPage)
  expect(await lastTo('parent-of-child-agreed@example.org')).toMatchObject({
    subject: 'Usted dio su consentimiento para la cuenta de su hijo o hija en Skills Center',
  })

  pass(11)
  await server.app.retention.run()
  const { subject, text } = await lastTo('parent-of-child-waiting@example.org')
  expect(subject).toBe('La cuenta “child-waiting” de Skills Center se borrará pronto')
  expect(text).toMatch(/\/es\n$/)
})

test('an account that nobody uses is told so in its language', async () => {
  const spanish = await student('long-unused', 'es')
  const english = await student('long-unused-too', 'en')
  pass(720)
  await server.app.retention.run()
  expect(await lastTo(spanish.email)).toMatchObject({
    subject: 'La cuenta “long-unused” de Skills Center lleva mucho tiempo sin usarse',
  })
  expect(await lastTo(english.email)).toMatchObject({
    subject: 'The Skills Center account “long-unused-too” hasn’t been used in a long time',
  })
})
