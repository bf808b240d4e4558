import { randomBytes, randomUUID } from 'node:crypto'
import { consentVersion } from '@skills-center/contract/accounts/consent-texts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { createApp } from '../app.ts'
import type { App } from '../app.ts'
import { createIds, systemNow } from '../platform/clock.ts'
import { readConfiguration } from '../platform/config.ts'
import { statement } from '../platform/statement.ts'
import type { Database } from '../platform/database.ts'
import { createLog } from '../platform/log.ts'
import { createAnswerKeys } from '../practice/answer-keys.ts'
import { createTestDatabase } from '../platform/testing/database.ts'

const secret = 'a secret for tests that is long enough'

/** Everything that the server logs, at the most detailed level. */
const lines: string[] = []
let app: App
let database: Database
let drop: () => Promise<void>
beforeAll(async () => {
  const made = await createTestDatabase()
  database = made.database
  drop = made.drop
  const log = createLog('trace', { write: (line) => lines.push(line) })
  app = await createApp({
    delay: async () => undefined,
    lateness: () => 0,
    database,
    // No mail server answers there, so emails stay in the queue to be read.
    configuration: readConfiguration({
      NODE_ENV: 'test',
      LOG_LEVEL: 'trace',
      SMTP_URL: 'smtp://127.0.0.1:1',
      MAIL_FROM: 'us@example.org',
    }),
    secret,
    now: systemNow,
    newId: createIds(systemNow, randomBytes),
    random: Math.random,
    randomBytes,
    log,
    webRoot: '/nowhere',
  })
})
afterAll(async () => {
  await app.close()
  await drop()
})

const marked = statement(
  'test.tables-with-marks',
  `select c.relname as name, (xpath('/table/row/hit/text()', query_to_xml(
     format('select count(*) as hit from %I t where to_jsonb(t)::text ilike any (%L)', c.relname, $1::text[]), true, false, '')))[1]::text as hits
   from pg_class c join pg_namespace n on n.oid = c.relnamespace
   where n.nspname = 'public' and c.relkind in ('r', 'p')`,
  z.object({
    name: z.string(),
    hits: z.string(),
  }),
)
const mailTo = statement(
  'test.text-of-mail',
  'select text from mails where recipient = $1 order by created_at, id limit 1',
  z.object({
    text: z.string(),
  }),
)

/** A browser that keeps its session cookie. */
function visitor() {
  let cookie = ''
  return async (method: 'GET' | 'POST', url: string, body?: unknown) => {
    const reply = await app.http.inject({
      method,
      url,
      headers: {
        ...(cookie && { cookie }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { payload: JSON.stringify(body) }),
    })
    const set = reply.headers['set-cookie']
    const session = [set ?? []].flat().find((one) => one.startsWith('sid='))
    if (session !== undefined) cookie = session.split(';')[0] ?? ''
    expect(reply.statusCode, `${url}: ${reply.body}`).toBeLessThan(500)
    const isJson = /json/.test(String(reply.headers['content-type']))
    return { status: reply.statusCode, body: isJson ? JSON.parse(reply.body) : null }
  }
}

const account = {
  password: 'heron lamp violin',
  firstName: 'Zephyrine',
  lastName: 'Quollstone',
  schoolName: 'Quollstone Lane School',
}

test('after an account that did everything is erased, no row and no log line knows of it', async () => {
  const teacher = visitor()
  await teacher('POST', '/api/signup', {
    ...account,
    username: 'the-teacher',
    firstName: 'Tess',
    lastName: 'Oak',
    schoolName: null,
    email: 'tess@school.example',
    role: 'teacher',
  })
  const made = await teacher('POST', '/api/classrooms', {
    name: 'P1',
    gradeLevel: 6,
    subject: 'math',
    period: '',
  })
  const classroom = made.body.id
  const detail = await teacher('GET', `/api/classrooms/${classroom}`)

  const child = visitor()
  const signedUp = await child('POST', '/api/signup', {
    ...account,
    username: 'zephyrine-q',
    email: 'zephyrine@home.example',
    role: 'student',
    gradeLevel: 6,
  })
  const { id } = signedUp.body
  await child('POST', '/api/user/age', { born: { year: new Date().getFullYear() - 11, month: 2 } })
  await child('POST', '/api/user/parent', { email: 'quollstone-parent@home.example' })
  const [mail] = await database.query(mailTo, ['quollstone-parent@home.example'])
  const token = /\/consent\/(\S+)/.exec(mail?.text ?? '')?.[1] ?? ''
  const parent = visitor()
  expect((await parent('POST', `/api/consents/${token}`, { version: consentVersion })).status).toBe(200)
  // With the parent's consent, the details that were erased after the age answer may be stored again.
  const { password, ...profile } = account
  expect((await child('POST', '/api/user/profile', profile)).status).toBe(200)
  expect((await child('POST', '/api/user/email', { email: 'zephyrine@home.example', password })).status).toBe(
    200,
  )

  await child('POST', '/api/classrooms/join', { code: detail.body.code.code })
  expect((await teacher('GET', `/api/classrooms/${classroom}/students`)).body.students).toHaveLength(1)
  const practice = await child('GET', '/api/skills/unit-rates/practice')
  const [question] = practice.body.questions
  const answered = await child('POST', '/api/practice/answers', {
    token: question.token,
    response: createAnswerKeys(secret).wrong(question.token),
    attemptId: randomUUID(),
    activeMilliseconds: 4000,
    hintsUsed: 0,
    timeZone: 'America/Chicago',
  })
  expect(answered.status, JSON.stringify(answered.body)).toBe(200)
  await child('POST', '/api/user/report-links', { days: 7 })
  for (const [asker, aboutUsername] of [
    [child, undefined],
    [visitor(), 'Zephyrine-Q'],
  ] as const) {
    const asked = await asker('POST', '/api/support/requests', {
      requestId: randomUUID(),
      topic: 'privacy',
      message: 'Please tell me what is kept.',
      privacyWish: 'see',
      aboutUsername,
      email: 'zephyrine@home.example',
    })
    expect(asked.status, JSON.stringify(asked.body)).toBe(200)
  }
  await child('POST', '/api/password/forgot', { usernameOrEmail: 'zephyrine-q' })
  await visitor()('POST', '/api/login', { username: 'zephyrine-q', password: 'wrong', role: 'student' })
  await child('GET', '/api/check-username/zephyrine-q')
  await child('GET', '/api/user/data')

  const marks = [`%${id}%`, '%zephyrine%', '%quollstone%']
  const hits = async () => {
    const rows = await database.query(marked, [marks])
    return rows.filter((row) => row.hits !== '0').map(({ name }) => name)
  }
  const before = await hits()
  for (const table of [
    'users',
    'sessions',
    'enrolments',
    'consents',
    'consent_links',
    'audit_events',
    'mails',
  ]) {
    expect(before).toContain(table)
  }

  expect((await child('POST', '/api/user/erase', { password: account.password })).status).toBe(200)
  expect(await hits()).toEqual([])
  expect((await teacher('GET', `/api/classrooms/${classroom}/log`)).status).toBe(200)
  expect((await parent('GET', `/api/consents/${token}`)).status).toBe(404)
  await app.retention.run()

  const log = lines.join('').toLowerCase()
  expect(log).toContain('skills-center')
  for (const mark of [id, 'zephyrine', 'quollstone', account.password]) expect(log).not.toContain(mark)
})
