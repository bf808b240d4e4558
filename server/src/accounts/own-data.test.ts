import { getOwnData } from '@skills-center/contract/accounts/own-data'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { statement } from '../platform/statement.ts'
import { newPerson, signUp, startTestApp } from '../test-app.ts'
import type { TestApp } from '../test-app.ts'
import { personalTables } from './personal-tables.ts'

let server: TestApp
beforeAll(async () => {
  // No mail server answers there, so emails stay in the queue to be read.
  server = await startTestApp({
    configuration: { smtpUrl: 'smtp://127.0.0.1:1', mailFrom: 'us@example.org' },
  })
})
afterAll(() => server.stop())

const referring = statement(
  'test.referring-to-users',
  `select distinct conrelid::regclass::text as name from pg_constraint
  where contype = 'f' and confrelid = 'users'::regclass`,
  z.object({
    name: z.string(),
  }),
)
const holding = statement(
  'test.columns-of-people',
  `select table_name as name, column_name as column from information_schema.columns
  where table_schema = 'public' and column_name ~ '(user|student|teacher|actor|subject)_id$|^(made_by|by_user|email|recipient)$'`,
  z.object({
    name: z.string(),
    column: z.string(),
  }),
)
const everyText = statement(
  'test.every-table',
  `select c.relname as name, (xpath('/table/row/hit/text()', query_to_xml(
     format('select count(*) as hit from %I t where to_jsonb(t)::text ilike any (%L)', c.relname, $1::text[]), true, false, '')))[1]::text as hits
   from pg_class c join pg_namespace n on n.oid = c.relnamespace
   where n.nspname = 'public' and c.relkind in ('r', 'p')`,
  z.object({
    name: z.string(),
    hits: z.string(),
  }),
)

/** Tables with a column like that but no row about an account, and why they may stay. */
const ofNobody = new Set([
  // Queued emails; they are dropped with the account.
  'mails',
  // Rows of a roster file, deleted once it is applied or canceled.
  'roster_staged_people',
  // Names are removed when an account is erased.
  'class_events',
])

test('no table with rows about people is left out of what a person can download', async () => {
  const rows = await server.database.query(referring)
  const columns = await server.database.query(holding)
  const found = new Set([...rows, ...columns].map(({ name }) => name).filter((name) => !ofNobody.has(name)))
  expect(found.size).toBeGreaterThan(10)
  expect([...found, 'users'].filter((name) => personalTables[name] === undefined)).toEqual([])
})

test('a person takes along what is kept about them and nothing that opens a door', async () => {
  const student = await signUp(server)
  const other = await signUp(server)
  const reply = await student.get('/api/user/data')
  const { tables } = getOwnData.reply.parse(reply.body)
  expect(tables.find(({ name }) => name === 'users')?.rows).toMatchObject([{ username: student.username }])
  expect(tables.find(({ name }) => name === 'sessions')?.rows).toHaveLength(1)
  expect(reply.text).not.toMatch(/argon2|token_hash/)
  expect(reply.text).not.toContain(other.id)
})

test('an account is erased by its password only, and then no row holds an identifier of it', async () => {
  const teacher = await signUp(server, { role: 'teacher' })
  const made = await teacher.post('/api/classrooms', {
    name: 'Period 3',
    gradeLevel: 6,
    subject: 'math',
    period: '',
  })
  expect(made.status, made.text).toBe(201)
  const student = server.caller()
  const email = 'erase-me@example.org'
  const signedUp = await student.post('/api/signup', { ...newPerson, username: 'erase-me-please', email })
  const { id } = JSON.parse(signedUp.text)
  await student.post('/api/password/forgot', { usernameOrEmail: email })
  const note = statement(
    'test.insert-class-event',
    `insert into class_events (classroom_id, id, at, actor_id, action, subject_id)
    values (gen_random_uuid(), gen_random_uuid(), now(), $1, 'student-joined', $1)`,
  )
  await server.database.query(note, [id])
  const marks = [`%${id}%`, '%erase-me%']
  const hits = async () => {
    const rows = await server.database.query(everyText, [marks])
    return rows.filter((row) => row.hits !== '0').map(({ name }) => name)
  }
  expect((await hits()).toSorted()).toEqual([
    'audit_events',
    'class_events',
    'mails',
    'password_resets',
    'sessions',
    'student_privacy',
    'users',
  ])

  expect((await student.post('/api/user/erase', { password: 'guess' })).status).toBe(400)
  const cookie = student.cookie()
  expect((await student.post('/api/user/erase', { password: newPerson.password })).status).toBe(200)
  expect(await hits()).toEqual([])
  await expect.poll(async () => (await server.caller(cookie).get('/api/user/settings')).status).toBe(401)

  const later = await startTestApp({ beside: server })
  expect((await later.caller(cookie).get('/api/user/settings')).status).toBe(401)
  await later.stop()
})

test('a teacher who owns a class is told to settle that first', async () => {
  const teacher = await signUp(server, { role: 'teacher' })
  await teacher.post('/api/classrooms', { name: 'Period 4', gradeLevel: 6, subject: 'math', period: '' })
  const reply = await teacher.post('/api/user/erase', { password: newPerson.password })
  expect(reply.status).toBe(409)
  expect((await teacher.get('/api/auth/user')).status).toBe(200)
})

test('a sample class holds no teacher back, and goes with its made-up students', async () => {
  const teacher = await signUp(server, { role: 'teacher' })
  expect((await teacher.post('/api/sample-class')).status).toBe(201)
  expect((await teacher.post('/api/user/erase', { password: newPerson.password })).status).toBe(200)
  const [left] = await server.database.query(
    statement(
      'test.samples-left',
      "select count(*) as students from users where username like 'sample-%'",
      z.object({
        students: z.number(),
      }),
    ),
  )
  expect(left).toEqual({ students: 0 })
})
