import { getClassPrivacy } from '@skills-center/contract/accounts/class-privacy'
import { getPrivacy } from '@skills-center/contract/accounts/consent'
import { getConsent } from '@skills-center/contract/accounts/consent-links'
import { consentVersion } from '@skills-center/contract/accounts/consent-texts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { selectOne, statement } from '../../platform/statement.ts'
import { signUp, signUpChild, startTestApp } from '../../test-app.ts'
import type { Caller, TestApp } from '../../test-app.ts'

let server: TestApp
beforeAll(async () => {
  // No mail server answers there, so emails stay in the queue to be read.
  server = await startTestApp({
    configuration: { smtpUrl: 'smtp://127.0.0.1:1', mailFrom: 'us@example.org' },
  })
})
afterAll(() => server.stop())

const lastMail = statement(
  'test.last-mail-to',
  'select subject, text from mails where recipient = $1 order by created_at desc, id desc limit 1',
  z.object({
    subject: z.string(),
    text: z.string(),
  }),
)
const ledger = statement(
  'test.ledger',
  'select kind, how, text_version as version, text_language as language, revoked_at is not null as revoked, parent_email as email from consents where student_id = $1',
)

const child = () => ({ born: { year: new Date().getFullYear() - 10, month: 6 } })

const privacyOf = async (caller: Caller) =>
  getPrivacy.reply.parse((await caller.get('/api/user/privacy')).body)

async function mailTo(address: string): Promise<{ subject: string; text: string }> {
  const mail = await selectOne(server.database, lastMail, [address])
  if (!mail) throw new Error(`no mail to ${address}`)
  return mail
}

let classes = 0
const tokenIn = (text: string): string => /\/consent\/(\S+)/.exec(text)?.[1] ?? ''

async function askedChild() {
  const student = await signUpChild(server)
  const email = student.parentEmail
  const token = tokenIn((await mailTo(email)).text)
  expect(token).not.toBe('')
  return { student, email, token }
}

async function classOf(teacher: Caller): Promise<string> {
  const made = await teacher.post('/api/classrooms', {
    name: `Class ${(classes += 1)}`,
    gradeLevel: 6,
    subject: 'math',
    period: '',
  })
  return JSON.parse(made.text).id
}

test('a student who signs up is asked once when they were born, and only the band is kept', async () => {
  const student = await signUp(server, { hasGivenAge: false })
  expect(await privacyOf(student)).toMatchObject({ state: 'ask', canAnswer: true })
  expect((await student.post('/api/user/age', { born: { year: 2999, month: 1 } })).status).toBe(400)
  const ageReply = await student.post('/api/user/age', { born: { year: 2001, month: 4 } })
  expect(getPrivacy.reply.parse(ageReply.body)).toMatchObject({
    state: 'free',
    dueAt: null,
    canAnswer: false,
  })
  expect((await student.post('/api/user/age', child())).status).toBe(409)
  expect((await student.get('/api/user/data')).text).not.toContain('2001')
})

test('nothing of a child is shown to others before somebody has agreed', async () => {
  const { student, token } = await askedChild()
  expect((await student.post('/api/user/report-links', { days: 7 })).status).toBe(403)
  await server.caller().post(`/api/consents/${token}`, { version: consentVersion })
  const made = await student.post('/api/user/report-links', { days: 7 })
  expect(made.status, made.text).toBe(201)
})

test('a parent agrees by the link in the mail, gets a mail that says so, and stands in the ledger', async () => {
  const { student, email, token } = await askedChild()
  const parent = server.caller()
  const asked = getConsent.reply.parse((await parent.get(`/api/consents/${token}`)).body)
  expect(asked).toMatchObject({ firstName: student.username, consentedAt: null })
  expect((await parent.get(`/api/consents/${token}/data`)).status).toBe(403)
  expect((await parent.post(`/api/consents/${token}`, { version: '1999-01-01' })).status).toBe(409)

  for (let turn = 0; turn < 2; turn += 1) {
    const given = await parent.post(`/api/consents/${token}`, { version: consentVersion })
    expect(getConsent.reply.parse(given.body)).toMatchObject({ dueAt: null })
  }
  expect(await privacyOf(student)).toMatchObject({ state: 'consented', by: 'parent', dueAt: null })
  expect((await mailTo(email)).subject).toContain('You gave consent')
  expect(await server.database.query(ledger, [student.id])).toEqual([
    { kind: 'parent', how: 'email-link', version: consentVersion, language: 'en', revoked: false, email },
  ])
  const data = await parent.get(`/api/consents/${token}/data`)
  expect(data.text).toContain(student.username)
  expect(data.text).not.toMatch(/argon2|token_hash/)
  expect((await student.post('/api/user/parent', { email: 'someone@else.example' })).status).toBe(409)
})

test('the ledger says in which language a text was read, and takes none that there is not', async () => {
  const teacher = await signUp(server, { role: 'teacher' })
  const id = await classOf(teacher)
  const { student, token } = await askedChild()
  const parent = server.caller()
  const asked = getConsent.reply.parse((await parent.get(`/api/consents/${token}`)).body)
  expect(asked.text.es).toHaveLength(asked.text.en.length)
  expect(asked.text.es).not.toEqual(asked.text.en)
  const read = (language: string) => ({ version: consentVersion, language })
  expect((await parent.post(`/api/consents/${token}`, read('fr'))).status).toBe(400)
  expect((await parent.post(`/api/consents/${token}`, read('es'))).status).toBe(200)
  expect(await server.database.query(ledger, [student.id])).toMatchObject([
    { kind: 'parent', language: 'es' },
  ])

  const { student: other } = await askedChild()
  await server.app.classrooms.enrol(JSON.parse(`"${other.id}"`), JSON.parse(`"${id}"`))
  const agreed = await teacher.post(`/api/classrooms/${id}/consents`, {
    studentIds: [other.id],
    ...read('es'),
  })
  const [row] = getClassPrivacy.reply.parse(agreed.body).students
  expect(row).toMatchObject({ standing: 'school', word: { version: consentVersion, language: 'es' } })
})

test('a newer mail closes the link of the one before, and a parent who says no deletes the account', async () => {
  const { student, email, token } = await askedChild()
  await student.post('/api/user/parent', { email })
  const parent = server.caller()
  expect((await parent.get(`/api/consents/${token}`)).status).toBe(404)
  const newer = /\/consent\/(\S+)/.exec((await mailTo(email)).text)?.[1] ?? ''
  const wrong = await parent.post(`/api/consents/${newer}/withdraw`, { username: 'somebody' })
  expect(wrong.status).toBe(400)
  const gone = await parent.post(`/api/consents/${newer}/withdraw`, { username: student.username })
  expect(gone.body).toEqual({ isErased: true })
  expect((await parent.get(`/api/consents/${newer}`)).status).toBe(404)
  await expect.poll(async () => (await student.get('/api/user/settings')).status).toBe(401)
})

test('an address gets a few of these mails a day, whatever accounts ask', async () => {
  const email = 'much-asked@example.org'
  const replies: number[] = []
  for (let turn = 0; turn < 6; turn += 1) {
    const reply = await server.caller().post('/api/signup', {
      username: `asks-much-${turn}`,
      password: 'correct horse',
      role: 'student',
      born: null,
      parentEmail: email,
    })
    replies.push(reply.status)
  }
  expect(replies).toEqual([200, 200, 200, 200, 200, 429])
})

test('a teacher agrees for the school, for as long as the student is in the class', async () => {
  const teacher = await signUp(server, { role: 'teacher' })
  const other = await signUp(server, { role: 'teacher' })
  const id = await classOf(teacher)
  const { student, token } = await askedChild()
  const older = await signUp(server)
  for (const one of [student, older]) {
    await server.app.classrooms.enrol(
      JSON.parse((await one.get('/api/auth/user')).text).id,
      JSON.parse(`"${id}"`),
    )
  }
  const list = getClassPrivacy.reply.parse((await teacher.get(`/api/classrooms/${id}/privacy`)).body)
  expect(list.students.map(({ standing }) => standing).toSorted()).toEqual(['not-needed', 'waiting'])
  const body = { studentIds: [student.id], version: consentVersion }
  expect((await other.post(`/api/classrooms/${id}/consents`, body)).status).toBe(404)
  expect((await teacher.post(`/api/classrooms/${id}/consents`, body)).status).toBe(200)
  expect(await privacyOf(student)).toMatchObject({ state: 'consented', by: 'school' })
  const wordOf = async () => {
    const reply = await teacher.get(`/api/classrooms/${id}/privacy`)
    return getClassPrivacy.reply.parse(reply.body).students.find((one) => one.id === student.id)?.word
  }
  expect(await wordOf()).toMatchObject({ version: consentVersion, takenBackAt: null, teacher: 'Ada Byron' })
  await teacher.post(`/api/classrooms/${id}/consents/withdraw`, { studentId: student.id })
  expect(await wordOf()).toMatchObject({ takenBackAt: expect.any(String), teacher: 'Ada Byron' })
  expect((await teacher.post(`/api/classrooms/${id}/consents`, body)).status).toBe(200)
  expect(await wordOf()).toMatchObject({ takenBackAt: null })

  // A parent's withdrawal does not end the school's consent.
  await server.caller().post(`/api/consents/${token}`, { version: consentVersion })
  const kept = await server.caller().post(`/api/consents/${token}/withdraw`, { username: student.username })
  expect(kept.body).toEqual({ isErased: false })
  expect(await privacyOf(student)).toMatchObject({ state: 'consented', by: 'school' })

  expect((await teacher.post(`/api/classrooms/${id}/remove`, { studentIds: [student.id] })).status).toBe(200)
  expect(await privacyOf(student)).toMatchObject({ state: 'waiting', by: null })
  expect(await server.database.query(ledger, [student.id])).toHaveLength(3)
})

test('a teacher takes along and deletes accounts that were made for the class, and no others', async () => {
  const teacher = await signUp(server, { role: 'teacher' })
  const other = await signUp(server, { role: 'teacher' })
  const id = await classOf(teacher)
  const added = await teacher.post(`/api/classrooms/${id}/students`, {
    firstName: 'Nia',
    lastName: '',
    username: null,
    groupId: null,
  })
  const card = JSON.parse(added.text)
  const joined = await signUp(server)
  await server.app.classrooms.enrol(JSON.parse(`"${joined.id}"`), JSON.parse(`"${id}"`))
  const made = getClassPrivacy.reply
    .parse((await teacher.get(`/api/classrooms/${id}/privacy`)).body)
    .students.find(({ standing }) => standing === 'made-by-school')
  expect(made).toMatchObject({ isManaged: true, username: card.username })
  const place = `/api/classrooms/${id}/students/${made?.id}`
  expect((await teacher.get(`${place}/data`)).text).toContain(card.username)
  expect((await other.get(`${place}/data`)).status).toBe(404)
  expect((await teacher.get(`/api/classrooms/${id}/students/${joined.id}/data`)).status).toBe(403)
  const theirs = await teacher.post(`/api/classrooms/${id}/students/${joined.id}/erase`, {
    username: joined.username,
  })
  expect(theirs.status).toBe(403)
  expect((await teacher.post(`${place}/erase`, { username: 'somebody' })).status).toBe(400)
  expect((await teacher.post(`${place}/erase`, { username: card.username })).status).toBe(200)
  expect((await teacher.get(`${place}/data`)).status).toBe(404)
})

test('an account that a teacher made is not asked, since the school has agreed', async () => {
  const teacher = await signUp(server, { role: 'teacher' })
  const id = await classOf(teacher)
  const added = await teacher.post(`/api/classrooms/${id}/students`, {
    firstName: 'Omar',
    lastName: '',
    username: null,
    groupId: null,
  })
  const { username, password } = JSON.parse(added.text)
  const student = server.caller()
  expect((await student.post('/api/login', { username, password, role: 'student' })).status).toBe(200)
  expect(await privacyOf(student)).toMatchObject({ state: 'free', canAnswer: false })
})
