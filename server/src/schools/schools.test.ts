import { getClassPrivacy } from '@skills-center/contract/accounts/class-privacy'
import { getPrivacy } from '@skills-center/contract/accounts/consent'
import { consentVersion } from '@skills-center/contract/accounts/consent-texts'
import { UserId } from '@skills-center/contract/ids'
import { teacherNotVerified } from '@skills-center/contract/problem'
import { type SchoolId, SchoolLink, Verification } from '@skills-center/contract/schools'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { openClass } from '../classrooms/test-class.ts'
import { selectOne, statement } from '../platform/statement.ts'
import { type Caller, signUp, startTestApp, type TestApp } from '../test-app.ts'

const day = 86_400_000
let at = Date.parse('2026-03-10T15:00:00Z')
let server: TestApp
let lincoln: SchoolId
beforeAll(async () => {
  server = await startTestApp({
    now: () => new Date(at),
    // No mail server answers there, so emails stay in the queue to be read.
    configuration: { smtpUrl: 'smtp://127.0.0.1:1', mailFrom: 'us@example.org' },
  })
  const school = { name: 'Lincoln Middle School', place: 'Springfield, IL' }
  lincoln = await server.app.schoolRecords.office.add({ ...school, domains: ['Lincoln.example'] })
})
afterAll(() => server.stop())

const lastMail = statement(
  'test.last-mail-about-school',
  'select subject, text from mails where recipient = $1 order by created_at desc, id desc limit 1',
  z.object({
    subject: z.string(),
    text: z.string(),
  }),
)
const mailTo = async (address: string) => selectOne(server.database, lastMail, [address])
async function tokenMailedTo(address: string): Promise<string> {
  const token = /\/school-link\/(\S+)/.exec((await mailTo(address))?.text ?? '')?.[1]
  if (token === undefined) throw new Error(`no link was mailed to ${address}`)
  return token
}
const stateOf = async (teacher: Caller) =>
  Verification.parse((await teacher.get('/api/schools/verification')).body)
const newTeacher = () => signUp(server, { role: 'teacher', school: null })
const ask = (teacher: Caller, email: string) => teacher.post('/api/schools/address', { email })
const open = (teacher: Caller, token: string) => teacher.post(`/api/schools/links/${token}`)

const audited = statement(
  'test.verifications',
  `select action, via from audit_events where subject_id = $1 and action like 'teacher-%' order by at, id`,
)

describe('an address at the school', () => {
  it('verifies the teacher who opens the link of its mail, once', async () => {
    const teacher = await newTeacher()
    expect(await stateOf(teacher)).toEqual({
      isVerified: false,
      memberships: [],
      pending: null,
      invitations: [],
    })
    const asked = await ask(teacher, 'J.Doe@LINCOLN.example')
    expect(Verification.parse(asked.body)).toMatchObject({
      isVerified: false,
      pending: { email: 'j.doe@lincoln.example', schoolName: 'Lincoln Middle School' },
    })
    const mail = await mailTo('j.doe@lincoln.example')
    expect(mail?.text).toContain(teacher.username)
    const token = await tokenMailedTo('j.doe@lincoln.example')
    expect(SchoolLink.parse((await server.caller().get(`/api/schools/links/${token}`)).body)).toMatchObject({
      kind: 'address',
      school: { name: 'Lincoln Middle School', place: 'Springfield, IL' },
      teacher: teacher.username,
    })
    expect((await open(teacher, token)).status).toBe(200)
    expect(await stateOf(teacher)).toMatchObject({
      isVerified: true,
      memberships: [{ school: { id: lincoln }, verifiedBy: 'address' }],
      pending: null,
    })
    expect((await open(teacher, token)).status).toBe(404)
    expect(await server.database.query(audited, [teacher.id])).toEqual([
      { action: 'teacher-verified', via: 'self' },
    ])
  })

  it('verifies nobody but the account that gave it', async () => {
    const stranger = await newTeacher()
    const colleague = await newTeacher()
    const student = await signUp(server)
    await ask(stranger, 'real-teacher@lincoln.example')
    const token = await tokenMailedTo('real-teacher@lincoln.example')
    expect((await server.caller().post(`/api/schools/links/${token}`)).status).toBe(401)
    expect((await open(student, token)).status).toBe(403)
    expect((await open(colleague, token)).status).toBe(403)
    for (const teacher of [stranger, colleague])
      expect(await stateOf(teacher)).toMatchObject({ isVerified: false })
  })

  it('opens a valid link after others have guessed many from the same network', async () => {
    const teacher = await newTeacher()
    await ask(teacher, 'patient@lincoln.example')
    const token = await tokenMailedTo('patient@lincoln.example')
    const guess = () => server.caller().get('/api/schools/links/no-such-link')
    const guesses = await Promise.all(Array.from({ length: 121 }, guess))
    expect(guesses.map(({ status }) => status)).toContain(429)
    expect((await open(teacher, token)).status).toBe(200)
    at += 61_000
  })

  it('has to be at a domain of a school, letter by letter, and at no public provider', async () => {
    const teacher = await newTeacher()
    for (const email of [
      'me@gmail.com',
      'me@students.lincoln.example',
      'me@lincoln.example.evil.example',
      'me@xlincoln.example',
      'me@hilltop.example',
    ])
      expect((await ask(teacher, email)).body).toMatchObject({ status: 400, errors: [{ field: 'email' }] })
    for (const email of [
      'a@evil.example,b@lincoln.example',
      '"a@evil.example"@lincoln.example',
      'a b@lincoln.example',
    ])
      expect((await ask(teacher, email)).status).toBe(400)
    expect(await stateOf(teacher)).toMatchObject({ pending: null })
  })

  it('gets a link that works for two days, and the newest one only', async () => {
    const teacher = await newTeacher()
    await ask(teacher, 'slow@lincoln.example')
    const first = await tokenMailedTo('slow@lincoln.example')
    at += 1000
    await ask(teacher, 'slow@lincoln.example')
    const second = await tokenMailedTo('slow@lincoln.example')
    expect((await open(teacher, first)).status).toBe(404)
    at += 2 * day
    expect((await open(teacher, second)).status).toBe(404)
    expect(await stateOf(teacher)).toMatchObject({ isVerified: false, pending: null })
  })

  it('gets three mails a day at most, and the token is nowhere in the database but in the mail', async () => {
    const teacher = await newTeacher()
    const statuses: number[] = []
    for (let turn = 0; turn < 4; turn += 1)
      statuses.push((await ask(teacher, 'often@lincoln.example')).status)
    expect(statuses).toEqual([200, 200, 200, 429])
    const hash = statement(
      'test.link-rows',
      `select count(*)::int as found from school_links l where to_jsonb(l)::text like '%' || $1 || '%'`,
    )
    expect(await server.database.query(hash, [await tokenMailedTo('often@lincoln.example')])).toEqual([
      { found: 0 },
    ])
  })
})

describe('an invitation', () => {
  const invite = (teacher: Caller, email: string, school: string = lincoln) =>
    teacher.post(`/api/schools/${school}/invitations`, { email })
  const member = () => signUp(server, { role: 'teacher', school: 'Lincoln Middle School' })

  it('by a verified teacher verifies a colleague, once', async () => {
    const [teacher, colleague, other] = [await member(), await newTeacher(), await newTeacher()]
    const sent = Verification.parse((await invite(teacher, 'new@anywhere.example')).body)
    expect(sent.invitations).toMatchObject([{ email: 'new@anywhere.example' }])
    const token = await tokenMailedTo('new@anywhere.example')
    expect((await open(teacher, token)).status).toBe(403)
    expect(Verification.parse((await open(colleague, token)).body)).toMatchObject({
      isVerified: true,
      memberships: [{ school: { id: lincoln }, verifiedBy: 'invitation' }],
    })
    expect((await open(other, token)).status).toBe(404)
    expect(await stateOf(teacher)).toMatchObject({ invitations: [] })
    expect(await server.database.query(audited, [colleague.id])).toEqual([
      { action: 'teacher-verified', via: 'teacher' },
    ])
  })

  it('is sent by nobody who is not verified at that school', async () => {
    const elsewhere = await signUp(server, { role: 'teacher', school: 'Hilltop' })
    for (const teacher of [await newTeacher(), elsewhere])
      expect((await invite(teacher, 'x@anywhere.example')).status).toBe(404)
  })

  it('ends after 14 days, when it is taken back, and with the verification of its sender', async () => {
    const [teacher, colleague] = [await member(), await newTeacher()]
    await invite(teacher, 'one@anywhere.example')
    const expired = await tokenMailedTo('one@anywhere.example')
    at += 14 * day
    await invite(teacher, 'two@anywhere.example')
    const [{ id } = { id: '' }] = (await stateOf(teacher)).invitations
    const takenBack = await tokenMailedTo('two@anywhere.example')
    expect((await colleague.post(`/api/schools/invitations/${id}/cancel`)).status).toBe(404)
    expect((await teacher.post(`/api/schools/invitations/${id}/cancel`)).status).toBe(200)
    await invite(teacher, 'three@anywhere.example')
    const orphaned = await tokenMailedTo('three@anywhere.example')
    await server.app.schoolRecords.office.unverify(UserId.parse(teacher.id))
    for (const token of [expired, takenBack, orphaned])
      expect((await open(colleague, token)).status).toBe(404)
    expect(await stateOf(colleague)).toMatchObject({ isVerified: false })
  })
})

describe('the operator', () => {
  it('enters no public mail provider as a school’s domain, and no domain twice', async () => {
    const { office } = server.app.schoolRecords
    for (const domain of ['gmail.com', 'mail.yahoo.com', 'no domain', 'lincoln.example'])
      await expect(
        office.add({ name: `School of ${domain}`, place: '', domains: [domain] }),
      ).rejects.toThrow()
    expect((await office.list()).map(({ name }) => name)).not.toContain('School of gmail.com')
  })
})

describe('until a teacher is verified', () => {
  const refusal = { status: 403, type: teacherNotVerified }

  it('they make no student accounts, by hand or from a list', async () => {
    const teacher = await newTeacher()
    const { path, roster } = await openClass(teacher)
    const csv = 'First name\nKai'
    for (const [call, body] of [
      ['students', { firstName: 'Zoe' }],
      ['import/check', { csv }],
      ['import', { csv }],
    ] as const)
      expect((await teacher.post(`${path}/${call}`, body)).body, call).toMatchObject(refusal)
    expect((await roster()).students).toEqual([])
  })

  it('they agree to nothing for a school', async () => {
    const teacher = await newTeacher()
    const { path, code } = await openClass(teacher)
    const child = await signUp(server, { age: 10 })
    await child.post('/api/classrooms/join', { code })
    const body = { studentIds: [child.id], version: consentVersion }
    expect((await teacher.post(`${path}/consents`, body)).body).toMatchObject(refusal)
    const list = getClassPrivacy.reply.parse((await teacher.get(`${path}/privacy`)).body)
    expect(list.students).toMatchObject([{ standing: 'waiting' }])
    expect(getPrivacy.reply.parse((await child.get('/api/user/privacy')).body).state).toBe('waiting')
  })

  it('everything else works: a class, its code, groups, assigned work, a live activity and a sample class', async () => {
    const teacher = await newTeacher()
    const { path, code, roster } = await openClass(teacher)
    const student = await signUp(server)
    expect((await student.post('/api/classrooms/join', { code })).status).toBe(200)
    expect((await roster()).students).toHaveLength(1)
    expect((await teacher.post(`${path}/groups`, { name: 'Blue' })).status).toBe(201)
    expect((await teacher.post(`${path}/activities`, { skillId: 'unit-rates' })).status).toBe(201)
    expect((await teacher.post('/api/sample-class')).status).toBe(201)
  })
})

it('a teacher whose verification is taken back keeps the class and loses every right of the school', async () => {
  const teacher = await signUp(server, { role: 'teacher', school: 'Lincoln Middle School' })
  const { path, code, add } = await openClass(teacher)
  const child = await signUp(server, { age: 10 })
  await child.post('/api/classrooms/join', { code })
  const card = await add({ firstName: 'Zoe' })
  const body = { studentIds: [child.id], version: consentVersion }
  expect((await teacher.post(`${path}/consents`, body)).status).toBe(200)

  at += 1000
  await server.app.schoolRecords.office.unverify(UserId.parse(teacher.id))
  expect(await stateOf(teacher)).toMatchObject({ isVerified: false, memberships: [] })
  const privacy = getPrivacy.reply.parse((await child.get('/api/user/privacy')).body)
  expect(privacy).toMatchObject({ state: 'waiting', by: null, dueAt: expect.any(String) })
  const change = { studentIds: [card.studentId] }
  expect((await teacher.post(`${path}/passwords`, change)).status).toBe(403)
  expect((await teacher.get(`${path}/students/${card.studentId}/data`)).status).toBe(403)
  expect((await teacher.get(path)).status).toBe(200)
  expect(await server.database.query(audited, [teacher.id])).toEqual([
    { action: 'teacher-verified', via: 'administrator' },
    { action: 'teacher-unverified', via: 'administrator' },
  ])
})

it('what a teacher types as their school gives no right', async () => {
  const teacher = await signUp(server, { role: 'teacher', school: null, schoolName: 'Lincoln Middle School' })
  const profile = { firstName: 'A', lastName: 'B', schoolName: 'Lincoln Middle School' }
  expect((await teacher.post('/api/user/profile', profile)).status).toBe(200)
  expect(await stateOf(teacher)).toMatchObject({ isVerified: false })
})
