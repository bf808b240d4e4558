import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getPrivacy } from '@skills-center/contract/accounts/consent'
import { getClassPrivacy } from '@skills-center/contract/accounts/class-privacy'
import { consentVersion } from '@skills-center/contract/accounts/consent-texts'
import { Problem } from '@skills-center/contract/problem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { selectOne, statement } from '../../platform/statement.ts'
import { newPerson, signUp, signUpChild, startTestApp } from '../../test-app.ts'
import type { Caller, TestApp } from '../../test-app.ts'

let server: TestApp
beforeAll(async () => {
  // No mail server answers there, so emails stay in the queue to be read.
  server = await startTestApp({
    configuration: { smtpUrl: 'smtp://127.0.0.1:1', mailFrom: 'us@example.org' },
  })
})
afterAll(() => server.stop())

const thisYear = new Date().getFullYear()
const ten = { year: thisYear - 10, month: 1 }
const fifteen = { year: thisYear - 15, month: 1 }

const marked = statement(
  'test.children-tables-with-marks',
  `select c.relname as name, (xpath('/table/row/hit/text()', query_to_xml(
     format('select count(*) as hit from %I t where to_jsonb(t)::text ilike any (%L)', c.relname, $1::text[]), true, false, '')))[1]::text as hits
   from pg_class c join pg_namespace n on n.oid = c.relnamespace
   where n.nspname = 'public' and c.relkind in ('r', 'p')`,
  z.object({
    name: z.string(),
    hits: z.string(),
  }),
)
/** The tables that contain one of these words. */
async function tablesWith(...words: string[]): Promise<string[]> {
  const rows = await server.database.query(marked, [words.map((word) => `%${word}%`)])
  return rows.filter(({ hits }) => hits !== '0').map(({ name }) => name)
}

const mailText = statement(
  'test.children-mail',
  'select text from mails where recipient = $1 order by created_at desc, id desc limit 1',
  z.object({
    text: z.string(),
  }),
)
async function linkTo(address: string): Promise<string> {
  const mail = await selectOne(server.database, mailText, [address])
  return /\/consent\/(\S+)/.exec(mail?.text ?? '')?.[1] ?? ''
}

const privacyOf = async (caller: Caller) =>
  getPrivacy.reply.parse((await caller.get('/api/user/privacy')).body)

const detailOf = ({ body }: { body: unknown }) => Problem.parse(body).detail

let classes = 0
async function classOf(teacher: Caller): Promise<{ id: string; code: string }> {
  const name = `Class ${(classes += 1)}`
  const made = await teacher.post('/api/classrooms', { name, gradeLevel: 6, subject: 'math', period: '' })
  const { id } = JSON.parse(made.text)
  const { code } = JSON.parse((await teacher.get(`/api/classrooms/${id}`)).text).code
  return { id, code }
}

async function agreeForSchool(teacher: Caller, classroomId: string, studentId: string) {
  const body = { studentIds: [studentId], version: consentVersion }
  const given = await teacher.post(`/api/classrooms/${classroomId}/consents`, body)
  expect(given.status, given.text).toBe(200)
}

const supportRequest = (over: object = {}) => ({
  requestId: randomUUID(),
  topic: 'help',
  message: 'My dog is called Bolt',
  ...over,
})

async function firstToken(student: Caller): Promise<string> {
  const practice = await student.get('/api/skills/unit-rates/practice')
  return JSON.parse(practice.text).questions[0].token
}

test('of a child who signs up, no name, address or school is kept, even where they are sent along', async () => {
  const child = server.caller()
  const reply = await child.post('/api/signup', {
    ...newPerson,
    username: 'comet-42',
    firstName: 'Quillon',
    lastName: 'Farnsbury',
    email: 'quillon@farnsbury.example',
    schoolName: 'Farnsbury Lane School',
    born: ten,
    parentEmail: 'Grown-Up@home.example',
  })
  expect(reply.status, reply.text).toBe(200)
  expect(reply.body).toMatchObject({
    username: 'comet-42',
    firstName: 'comet-42',
    lastName: '',
    email: null,
    schoolName: null,
  })
  expect(await tablesWith('quillon', 'farnsbury')).toEqual([])
  expect(await privacyOf(child)).toMatchObject({
    state: 'waiting',
    parentEmail: 'grown-up@home.example',
    canAnswer: false,
  })
  expect(await linkTo('grown-up@home.example')).not.toBe('')
  expect((await child.get('/api/skills/unit-rates/practice')).status).toBe(200)
})

test('a child signs up with a parent’s address or a class code, and not with an address as username', async () => {
  const teacher = await signUp(server, { role: 'teacher' })
  const { id, code } = await classOf(teacher)
  const body = { username: 'nova-7', password: 'correct horse', role: 'student', born: null }
  const refusals: [object, string][] = [
    [{}, 'parentEmail'],
    [{ parentEmail: 'no address' }, 'parentEmail'],
    [{ classCode: 'BCDFGHJ' }, 'classCode'],
    [{ username: 'nova@home.example', parentEmail: 'grown@home.example' }, 'username'],
  ]
  for (const [over, field] of refusals) {
    const refused = await server.caller().post('/api/signup', { ...body, ...over })
    expect(refused.status, refused.text).toBeGreaterThanOrEqual(400)
    expect(Problem.parse(refused.body).errors?.[0]?.field).toBe(field)
  }
  expect((await server.caller().get('/api/check-username/nova-7')).body).toMatchObject({ available: true })

  const child = await signUpChild(server, { username: 'nova-7', classCode: code })
  const { students } = JSON.parse((await teacher.get(`/api/classrooms/${id}/students`)).text)
  expect(students).toMatchObject([
    { username: 'nova-7', firstName: 'nova-7', lastName: '', joinedBy: 'code' },
  ])
  expect(await privacyOf(child)).toMatchObject({ state: 'waiting', by: null })
})

test('a child who signs up with the code of an unverified teacher goes on waiting for consent', async () => {
  const teacher = await signUp(server, { role: 'teacher', school: null })
  const { id, code } = await classOf(teacher)
  const child = await signUpChild(server, { classCode: code })
  const body = { studentIds: [child.id], version: consentVersion }
  expect((await teacher.post(`/api/classrooms/${id}/consents`, body)).status).toBe(403)
  expect(await privacyOf(child)).toMatchObject({ state: 'waiting', by: null })
  const place = `/api/classrooms/${id}/students/${child.id}/name`
  expect((await teacher.post(place, { firstName: 'Imogen', lastName: '' })).status).toBe(409)
})

test('a student of 13 or older gives what the form asks for, and is asked nothing more', async () => {
  const body = { ...newPerson, username: 'older-one', born: fifteen }
  const { firstName: _, ...nameless } = body
  const refused = await server.caller().post('/api/signup', nameless)
  expect(refused.status).toBe(400)
  expect(detailOf(refused)).toBe('Please enter your first and last name.')
  const student = server.caller()
  expect((await student.post('/api/signup', body)).body).toMatchObject({
    firstName: 'Ada',
    lastName: 'Byron',
  })
  expect(await privacyOf(student)).toMatchObject({ state: 'free', canAnswer: false })
})

test('an account without an age answer practices, and nothing of it leaves before the answer', async () => {
  const teacher = await signUp(server, { role: 'teacher' })
  const { code } = await classOf(teacher)
  const student = await signUp(server, { hasGivenAge: false })
  expect(await privacyOf(student)).toMatchObject({ state: 'ask', canAnswer: true })
  const token = await firstToken(student)
  for (const [path, body] of [
    ['/api/classrooms/join', { code }],
    ['/api/support/requests', supportRequest()],
    ['/api/user/report-links', { days: 7 }],
    ['/api/subscription/ask-links', {}],
    ['/api/user/profile', { firstName: 'Ada', lastName: 'King', schoolName: null }],
    ['/api/user/email', { email: 'other@example.org', password: newPerson.password }],
  ] as const) {
    const refused = await student.post(path, body)
    expect([path, refused.status]).toEqual([path, 403])
  }
  expect((await student.post('/api/user/parent', { email: 'too-early@example.org' })).status).toBe(409)
  const noted = await student.post('/api/practice/reports', {
    token,
    reason: 'unclear',
    note: 'My dog is called Bolt',
    response: null,
  })
  expect(noted.status, noted.text).toBe(200)
  expect(await tablesWith('called Bolt')).toEqual([])
})

test('an answer under 13, or none, erases name, address, school and mails at once', async () => {
  for (const [username, born] of [
    ['wrenfield-1', ten],
    ['wrenfield-2', null],
  ] as const) {
    const student = server.caller()
    const email = `${username}@oakhollow.example`
    const person = { firstName: 'Oakhollow', lastName: 'Oakhollow', schoolName: 'Oakhollow School', email }
    await student.post('/api/signup', { ...newPerson, ...person, username })
    await server.caller().post('/api/password/forgot', { usernameOrEmail: username })
    expect(await tablesWith('oakhollow')).toEqual(expect.arrayContaining(['users', 'mails']))
    const ageReply = await student.post('/api/user/age', { born })
    expect(ageReply.body).toMatchObject({ state: 'waiting', canAnswer: false })
    expect(await tablesWith('oakhollow')).toEqual([])
    expect((await student.get('/api/auth/user')).body).toMatchObject({ firstName: username, email: null })
  }
})

test('an age answer is final: nobody becomes older by answering twice', async () => {
  for (const age of [null, 10]) {
    const child = await signUpChild(server, { age })
    for (const born of [{ year: 1990, month: 1 }, fifteen, null]) {
      expect((await child.post('/api/user/age', { born })).status).toBe(409)
    }
    expect(await privacyOf(child)).toMatchObject({ state: 'waiting', canAnswer: false })
    expect((await child.get('/api/subscription')).body).toMatchObject({ decidedBy: 'grown-up' })
  }
})

test('until somebody agrees a child writes, shares and buys nothing', async () => {
  const child = await signUpChild(server)
  for (const [path, body] of [
    ['/api/support/requests', supportRequest()],
    [
      '/api/support/requests',
      supportRequest({ message: '', phrase: 'page-broken', email: 'me@home.example' }),
    ],
    ['/api/user/report-links', { days: 7 }],
    ['/api/subscription/ask-links', {}],
    ['/api/user/profile', { firstName: 'Ada', lastName: 'King', schoolName: null }],
    ['/api/user/email', { email: 'other@example.org', password: newPerson.password }],
  ] as const) {
    const refused = await child.post(path, body)
    expect([path, refused.status]).toEqual([path, 403])
  }
  const note = {
    token: await firstToken(child),
    reason: 'other',
    note: 'My cat is called Fizz',
    response: null,
  }
  expect((await child.post('/api/practice/reports', note)).status).toBe(200)
  const context = { page: '/', browser: 'My cat is called Fizz' }
  const fixed = supportRequest({ message: '', phrase: 'parent-mail-missing', context })
  expect((await child.post('/api/support/requests', fixed)).status).toBe(200)
  expect(await tablesWith('called Fizz')).toEqual([])
  expect(await tablesWith('My parent didn’t get the email')).toEqual(['support_requests'])

  const token = await linkTo(child.parentEmail)
  await server.caller().post(`/api/consents/${token}`, { version: consentVersion })
  expect((await child.post('/api/support/requests', supportRequest())).status).toBe(200)
  const named = await child.post('/api/user/profile', {
    firstName: 'Ada',
    lastName: 'King',
    schoolName: null,
  })
  expect(named.body).toMatchObject({ firstName: 'Ada', lastName: 'King' })
})

test('a child’s own address is refused as a parent’s, in any spelling', async () => {
  const student = server.caller()
  await student.post('/api/signup', { ...newPerson, username: 'own-address', email: 'sam.vale@gmail.com' })
  await student.post('/api/user/age', { born: ten })
  for (const email of ['sam.vale@gmail.com', 'SAMVALE@GoogleMail.com', 's.am.vale+mom@gmail.com']) {
    const refused = await student.post('/api/user/parent', { email })
    expect([email, refused.status]).toEqual([email, 400])
  }
  expect((await student.post('/api/user/parent', { email: 'mom@gmail.com' })).status).toBe(200)
})

test('nobody agrees by a mail to a student’s address, and who asks does not learn whose it is', async () => {
  await server.caller().post('/api/signup', {
    ...newPerson,
    username: 'big-brother',
    email: 'brother@example.org',
    born: fifteen,
  })
  await signUp(server, { hasGivenAge: false }).then((friend) => friend.post('/api/user/age', { born: null }))
  for (const parentEmail of ['Brother+mom@example.org', 'ada+mom@example.org']) {
    const child = await signUpChild(server, { parentEmail })
    const token = await linkTo(parentEmail.toLowerCase())
    const given = await server.caller().post(`/api/consents/${token}`, { version: consentVersion })
    expect(given.status).toBe(403)
    expect(detailOf(given)).toContain('student uses this email address here')
    expect(await privacyOf(child)).toMatchObject({ state: 'waiting' })
  }
})

test('an address that became the child’s own after the mail went there agrees to nothing', async () => {
  const teacher = await signUp(server, { role: 'teacher' })
  const { id, code } = await classOf(teacher)
  const child = await signUpChild(server, { classCode: code })
  await agreeForSchool(teacher, id, child.id)
  const email = 'later-own@example.org'
  await child.post('/api/user/parent', { email })
  const token = await linkTo(email)
  const changed = await child.post('/api/user/email', { email, password: newPerson.password })
  expect(changed.status, changed.text).toBe(200)
  const given = await server.caller().post(`/api/consents/${token}`, { version: consentVersion })
  expect(given.status).toBe(403)
  expect(await privacyOf(child)).toMatchObject({ by: 'school' })
})

test('a parent’s link opens nothing where a student is signed in, and says why', async () => {
  const child = await signUpChild(server)
  const token = await linkTo(child.parentEmail)
  const read = { version: consentVersion }
  for (const reply of [
    await child.get(`/api/consents/${token}`),
    await child.post(`/api/consents/${token}`, read),
    await child.get(`/api/consents/${token}/data`),
    await child.post(`/api/consents/${token}/withdraw`, { username: child.username }),
  ]) {
    expect(reply.status).toBe(403)
    expect(detailOf(reply)).toContain('Sign out first')
  }
  expect(await privacyOf(child)).toMatchObject({ state: 'waiting' })
  expect((await server.caller().post(`/api/consents/${token}`, read)).status).toBe(200)
})

test('a parent is written to six times at most while nobody has agreed', async () => {
  let time = Date.now()
  const patient = await startTestApp({
    beside: server,
    // Each reading of the clock is hours later, so that no daily limit interferes.
    now: () => new Date((time += 7 * 60 * 60 * 1000)),
  })
  const child = await signUpChild(server)
  const again = patient.caller(child.cookie())
  const replies: number[] = []
  for (let turn = 0; turn < 6; turn += 1)
    replies.push((await again.post('/api/user/parent', { email: child.parentEmail })).status)
  expect(replies).toEqual([200, 200, 200, 200, 200, 409])
  await patient.stop()
})

test('the name of a child comes with consent, from the teacher or the child, and goes with it', async () => {
  const teacher = await signUp(server, { role: 'teacher' })
  const { id, code } = await classOf(teacher)
  const child = await signUpChild(server, { classCode: code })
  const name = { firstName: 'Imogen', lastName: 'Thistle' }
  const place = `/api/classrooms/${id}/students/${child.id}/name`
  expect((await teacher.post(place, name)).status).toBe(409)
  await agreeForSchool(teacher, id, child.id)
  const given = getClassPrivacy.reply.parse((await teacher.post(place, name)).body)
  expect(given.students).toMatchObject([{ ...name, canName: false, standing: 'school' }])
  expect((await teacher.post(place, { firstName: 'Other', lastName: '' })).status).toBe(409)
  const other = await signUp(server, { role: 'teacher' })
  expect((await other.post(place, name)).status).toBe(404)

  await teacher.post(`/api/classrooms/${id}/consents/withdraw`, { studentId: child.id })
  expect(await tablesWith('Thistle')).toEqual([])
  const { students } = JSON.parse((await teacher.get(`/api/classrooms/${id}/students`)).text)
  expect(students).toMatchObject([{ firstName: child.username, lastName: '' }])
})

test('mails that became files go with the account, and those of a sibling stay', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'skills-children-'))
  const other = await startTestApp({ configuration: { dataDir } })
  const files = () => {
    const outbox = join(dataDir, 'outbox')
    return existsSync(outbox) ? readdirSync(outbox) : []
  }
  const parentEmail = 'family@example.org'
  const gone = await signUpChild(other, { username: 'first-of-two', parentEmail })
  await signUpChild(other, { username: 'second-of-two', parentEmail })
  const alone = await signUpChild(other)
  await expect.poll(() => files().length, { timeout: 10_000 }).toBe(3)
  for (const child of [gone, alone]) {
    expect((await child.post('/api/user/erase', { password: newPerson.password })).status).toBe(200)
  }
  await expect.poll(() => files().length, { timeout: 10_000 }).toBe(1)

  const changed = other.caller()
  const email = 'was-kept@example.org'
  await changed.post('/api/signup', { ...newPerson, username: 'forgetful', email })
  await other.caller().post('/api/password/forgot', { usernameOrEmail: 'forgetful' })
  await expect.poll(() => files().length, { timeout: 10_000 }).toBe(2)
  await changed.post('/api/user/age', { born: null })
  await expect.poll(() => files().length, { timeout: 10_000 }).toBe(1)
  await other.stop()
  rmSync(dataDir, { recursive: true })
})
