import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getPrivacy } from '@skills-center/contract/accounts/consent'
import { consentVersion } from '@skills-center/contract/accounts/consent-texts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { statement } from '../../platform/statement.ts'
import { signUp, signUpChild, startTestApp } from '../../test-app.ts'
import type { TestApp } from '../../test-app.ts'

const day = 86_400_000
/** Years ago, so that rows that are old by this clock are also old by the database's clock. */
let at = Date.now() - 4 * 365 * day
const pass = (days: number) => {
  at += days * day
}

let server: TestApp
beforeAll(async () => {
  // No mail server answers there, so emails stay in the queue to be read.
  server = await startTestApp({
    now: () => new Date(at),
    configuration: { smtpUrl: 'smtp://127.0.0.1:1', mailFrom: 'us@example.org' },
  })
})
afterAll(() => server.stop())

const isThere = statement('test.is-there', 'select 1 as one from users where id = $1')
const mailsTo = statement(
  'test.subjects-to',
  'select subject from mails where recipient = $1 order by created_at',
  z.object({
    subject: z.string(),
  }),
)
const countOf = (table: string) =>
  statement(
    `test.retention-count-${table}`,
    `select count(*) as count from ${table}`,
    z.object({ count: z.number() }),
  )

const exists = async ({ id }: { id: string }) => (await server.database.query(isThere, [id])).length === 1
const count = async (table: string) => (await server.database.query(countOf(table)))[0]?.count ?? 0

const child = (parentEmail: string) => signUpChild(server, { age: null, parentEmail })

const tokenTo = async (email: string): Promise<string> => {
  const text = statement(
    'test.text-to',
    'select text from mails where recipient = $1 order by created_at limit 1',
    z.object({ text: z.string() }),
  )
  const [mail] = await server.database.query(text, [email])
  return /\/consent\/(\S+)/.exec(mail?.text ?? '')?.[1] ?? ''
}

test('a child’s account without consent goes after 14 days, with a mail before; with consent it stays', async () => {
  const without = await child('no-answer@example.org')
  const withParent = await child('says-yes@example.org')
  const older = await signUp(server)
  await server
    .caller()
    .post(`/api/consents/${await tokenTo('says-yes@example.org')}`, { version: consentVersion })

  pass(9)
  expect(await server.app.retention.run()).toEqual({ noticed: 0, erased: 0, failed: 0 })
  pass(2)
  expect(await server.app.retention.run()).toEqual({ noticed: 1, erased: 0, failed: 0 })
  const answered = await server.database.query(mailsTo, ['no-answer@example.org'])
  expect(answered.map(({ subject }) => subject)).toEqual([
    'Your child needs your OK for Skills Center',
    `The Skills Center account “${without.username}” will be deleted soon`,
  ])
  expect(await server.app.retention.run()).toEqual({ noticed: 0, erased: 0, failed: 0 })
  pass(3.1)
  expect(await server.app.retention.run()).toEqual({ noticed: 0, erased: 1, failed: 0 })
  expect(await Promise.all([without, withParent, older].map(exists))).toEqual([false, true, true])
  expect(await server.database.query(mailsTo, ['no-answer@example.org'])).toEqual([])
})

test('a server that was off sends the mail first and waits three days more', async () => {
  const late = await child('was-off@example.org')
  pass(40)
  expect(await server.app.retention.run()).toMatchObject({ noticed: 1, erased: 0 })
  pass(2)
  expect(await server.app.retention.run()).toMatchObject({ erased: 0 })
  pass(1.1)
  expect(await server.app.retention.run()).toMatchObject({ erased: 1 })
  expect(await exists(late)).toBe(false)
})

test('the days without consent are counted in sum: leaving and rejoining a class does not start them again', async () => {
  const teacher = await signUp(server, { role: 'teacher' })
  const made = await teacher.post('/api/classrooms', {
    name: 'P1',
    gradeLevel: 6,
    subject: 'math',
    period: '',
  })
  const { id } = JSON.parse(made.text)
  const { code } = JSON.parse((await teacher.get(`/api/classrooms/${id}`)).text).code
  const student = await signUpChild(server, { age: null, classCode: code })
  const agree = async () => {
    const body = { studentIds: [student.id], version: consentVersion }
    expect((await teacher.post(`/api/classrooms/${id}/consents`, body)).status).toBe(200)
  }
  const leave = async () => {
    const left = await student.post(`/api/classrooms/${id}/leave`)
    expect(left.status, left.text).toBe(200)
  }
  const state = async () => (await student.get('/api/user/privacy')).body
  const daysLeft = async () => (Date.parse(getPrivacy.reply.parse(await state()).dueAt ?? '') - at) / day

  pass(5)
  await agree()
  pass(10)
  expect(await server.app.retention.run()).toMatchObject({ noticed: 0, erased: 0 })
  await leave()
  expect(await daysLeft()).toBeCloseTo(9, 1)
  pass(3)
  // The school's consent ended when the student left, and does not return with the student.
  expect((await student.post('/api/classrooms/join', { code })).status).toBe(200)
  expect(await state()).toMatchObject({ state: 'waiting', by: null })
  await agree()
  await leave()
  expect(await daysLeft()).toBeCloseTo(6, 1)
  pass(2.5)
  expect(await server.app.retention.run()).toMatchObject({ noticed: 1, erased: 0 })
  pass(3.6)
  expect((await student.post('/api/classrooms/join', { code })).status).toBe(200)
  await agree()
  await leave()
  // The fourteen days are over: this run sends a last email, and the next run deletes.
  expect(await server.app.retention.run()).toMatchObject({ noticed: 1, erased: 0 })
  expect(await server.app.retention.run()).toMatchObject({ noticed: 0, erased: 1 })
  expect(await exists(student)).toBe(false)
})

test('an account that never says when its student was born goes after 7 days, with a mail before', async () => {
  const silent = await signUp(server, { hasGivenAge: false })
  pass(2.9)
  expect(await server.app.retention.run()).toMatchObject({ noticed: 0, erased: 0 })
  pass(0.2)
  expect(await server.app.retention.run()).toMatchObject({ noticed: 1, erased: 0 })
  pass(3.8)
  expect(await server.app.retention.run()).toMatchObject({ erased: 0 })
  pass(0.2)
  expect(await server.app.retention.run()).toMatchObject({ erased: 1 })
  expect(await exists(silent)).toBe(false)
})

test('who answers late that they are a child has the rest of 14 days from sign-up', async () => {
  const late = await signUp(server, { hasGivenAge: false })
  pass(6)
  const answered = await late.post('/api/user/age', { born: null })
  const { dueAt } = getPrivacy.reply.parse(answered.body)
  expect((Date.parse(dueAt ?? '') - at) / day).toBeCloseTo(8, 1)
})

test('a mail that became a file, for want of a mail server, goes after 30 days', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'skills-retention-'))
  const other = await startTestApp({ configuration: { dataDir } })
  const outbox = join(dataDir, 'outbox')
  await signUpChild(other, { parentEmail: 'old-file@example.org' })
  await signUpChild(other, { parentEmail: 'new-file@example.org' })
  await expect.poll(() => (existsSync(outbox) ? readdirSync(outbox).length : 0)).toBe(2)
  const [old = '', young] = readdirSync(outbox)
  const monthAgo = new Date(Date.now() - 31 * day)
  utimesSync(join(outbox, old), monthAgo, monthAgo)
  await other.app.retention.run()
  expect(readdirSync(outbox)).toEqual([young])
  await other.stop()
  rmSync(dataDir, { recursive: true })
})

test('an account that nobody uses goes after two years, with a mail a month before; using it keeps it', async () => {
  const unused = await signUp(server)
  const used = await signUp(server)
  await server.app.retention.run()
  pass(699)
  await server.app.retention.run()
  const again = await server.caller().post('/api/login', {
    username: used.username,
    password: 'correct horse',
    role: 'student',
  })
  expect(again.status).toBe(200)
  pass(2)
  const report = await server.app.retention.run()
  expect(report.noticed).toBeGreaterThan(0)
  expect(report.erased).toBe(0)
  pass(30)
  await server.app.retention.run()
  expect(await Promise.all([unused, used].map(exists))).toEqual([false, true])
})

test('an account that a teacher made goes 90 days after its class is gone, if nobody uses it', async () => {
  const teacher = await signUp(server, { role: 'teacher' })
  const made = await teacher.post('/api/classrooms', {
    name: 'P2',
    gradeLevel: 6,
    subject: 'math',
    period: '',
  })
  const { id } = JSON.parse(made.text)
  const ids = await Promise.all(
    ['Ana', 'Ben'].map(async (firstName) => {
      const body = { firstName, lastName: '', username: null, groupId: null }
      const card = JSON.parse((await teacher.post(`/api/classrooms/${id}/students`, body)).text)
      return { id: card.studentId }
    }),
  )
  const [gone, kept] = ids
  await teacher.post(`/api/classrooms/${id}/remove`, { studentIds: [gone?.id] })
  pass(91)
  expect(await server.app.retention.run()).toMatchObject({ erased: 1 })
  expect(await exists({ id: gone?.id })).toBe(false)
  expect(await exists({ id: kept?.id })).toBe(true)
})

test('logs, sessions and closed requests are kept no longer than written', async () => {
  await signUp(server)
  pass(40)
  expect(await count('audit_events')).toBeGreaterThan(0)
  await server.app.retention.run()
  expect(await count('sessions')).toBe(0)
  pass(401)
  await server.app.retention.run()
  expect(await count('audit_events')).toBe(0)
})

test('steps of a live activity go 30 days after its end, but for the end itself', async () => {
  const teacher = await signUp(server, { role: 'teacher' })
  const made = await teacher.post('/api/classrooms', { name: 'P3', gradeLevel: 6 })
  const path = `/api/classrooms/${JSON.parse(made.text).id}/activities`
  const begin = async () => JSON.parse((await teacher.post(path, { skillId: 'unit-rates' })).text).id
  const steps = statement(
    'test.steps',
    'select activity_id as id, kind from activity_events order by activity_id, number',
  )
  const ended = await begin()
  await teacher.post(`/api/activities/${ended}/steps`, { step: 'end' })
  const live = await begin()
  pass(29)
  await server.app.retention.run()
  expect(await server.database.query(steps)).toHaveLength(3)
  pass(2)
  await server.app.retention.run()
  expect(new Set(await server.database.query(steps))).toEqual(
    new Set([
      { id: ended, kind: 'ended' },
      { id: live, kind: 'started' },
    ]),
  )
})

test('what all answers taught goes after 90 days, but for the latest value of each model', async () => {
  const write = statement(
    'test.write-schools',
    `insert into learner_populations (model_version, parameters, until, population)
     select version, '', $1::timestamptz - days * interval '1 day', '{}' from unnest($2::integer[], $3::integer[])
       as rows (version, days)`,
  )
  const read = statement(
    'test.read-schools',
    `select model_version as version, extract(day from $1::timestamptz - until)::integer as days
     from learner_populations order by 1, 2`,
  )
  const now = new Date(at)
  await server.database.query(statement('test.no-schools', 'delete from learner_populations'))
  await server.database.query(write, [now, [901, 901, 901, 902, 902], [1, 100, 200, 300, 400]])
  await server.app.retention.run()
  expect(await server.database.query(read, [now])).toEqual([
    { version: 901, days: 1 },
    { version: 901, days: 100 },
    { version: 902, days: 300 },
  ])
})

test('the periods are applied once a day, whatever copies of the server there are', async () => {
  const other = await startTestApp({ now: () => new Date(at), beside: server })
  const reports = await Promise.all([server.app.retention.runToday(), other.app.retention.runToday()])
  expect(reports.filter((report) => report !== null)).toHaveLength(1)
  await other.stop()
  pass(1)
  expect(await server.app.retention.runToday()).not.toBeNull()
})

const everyTable = statement(
  'test.every-table-name',
  `select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname = 'public' and c.relkind in ('r', 'p') and not c.relispartition`,
  z.object({
    name: z.string(),
  }),
)

test('docs/privacy.md names every table of the database, and by which row it is kept', async () => {
  const written = readFileSync(join(import.meta.dirname, '../../../../docs/privacy.md'), 'utf8')
  const [, table = ''] = written.split('| Tables | Kept by |\n|---|---|\n')
  const rows = (table.split('\n\n')[0] ?? '').split('\n').map((row) => row.split(' | '))
  const listed = rows.flatMap(([names = '']) => [...names.matchAll(/`(\w+)`/g)].map(([, name]) => name))
  const there = await server.database.query(everyTable)
  expect(new Set(listed)).toEqual(new Set(there.map(({ name }) => name)))
  expect(listed).toHaveLength(there.length)
  const [, periods = ''] = written.split('| What | Kept | Why | Rule |\n|---|---|---|---|\n')
  const kept = new Set([
    'Nobody is in them',
    ...[...periods.matchAll(/^\| (.+?) \| /gm)].map(([, what]) => what),
  ])
  expect(rows.map(([, by = '']) => by.replace(/ \|$/, '')).filter((by) => !kept.has(by))).toEqual([])
})

test('docs/privacy.md marks for counsel every rule of law that it names', () => {
  const written = readFileSync(join(import.meta.dirname, '../../../../docs/privacy.md'), 'utf8')
  const rows = written.split('\n').filter((line) => line.startsWith('| ') && /COPPA|FERPA|GDPR/.test(line))
  expect(rows.length).toBeGreaterThan(15)
  expect(rows.filter((row) => !row.includes('*Counsel*'))).toEqual([])
})
