import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { runAdmin } from './admin-cli.ts'
import { statement } from './platform/statement.ts'
import type { Database } from './platform/database.ts'
import { createTestDatabase } from './platform/testing/database.ts'
import type { TestDatabase } from './platform/testing/database.ts'
import { createAnswerKeys } from './practice/answer-keys.ts'
import { newPerson, secret, signUp, startTestApp } from './test-app.ts'
import type { Caller, TestApp } from './test-app.ts'

const folder = mkdtempSync(join(tmpdir(), 'skills-center-admin-'))
let at = Date.now() - 10 * 86_400_000
let made: TestDatabase
let server: TestApp
beforeAll(async () => {
  made = await createTestDatabase()
  server = await startTestApp({ on: made.database, now: () => new Date(at) })
})
afterAll(async () => {
  await server.stop()
  await made.drop()
  rmSync(folder, { recursive: true })
})

const environment = (url: string) => ({ DATABASE_URL: url, DATA_DIR: folder, SESSION_SECRET: secret })

async function admin(args: readonly string[], url = made.url) {
  let out = ''
  let problem = ''
  const code = await runAdmin(args, environment(url), {
    say: (line) => {
      out += `${line}\n`
    },
    complain: (line) => {
      problem += `${line}\n`
    },
  })
  return { out, problem, code }
}

const passwordIn = (out: string) => /^Password: (\S+)$/m.exec(out)?.[1] ?? ''

const signIn = async (username: string, password: string, role: 'student' | 'teacher') =>
  (await server.caller().post('/api/login', { username, password, role })).status

async function answer(student: Caller, skill: string, isRight: boolean): Promise<void> {
  const known = createAnswerKeys(secret)
  const practice = await student.get(`/api/skills/${skill}/practice`)
  const { token } = JSON.parse(practice.text).questions[0]
  const reply = await student.post('/api/practice/answers', {
    token,
    response: isRight ? known.right(token) : known.wrong(token),
    attemptId: randomUUID(),
    activeMilliseconds: 9000,
    hintsUsed: 0,
    timeZone: 'America/Chicago',
  })
  expect(reply.status, reply.text).toBe(200)
}

const everything = statement(
  'test.everything',
  `select c.relname as name, md5(query_to_xml(format('select to_jsonb(t) as row from %I t order by 1', c.relname),
     true, false, '')::text) as sum
   from pg_class c join pg_namespace n on n.oid = c.relnamespace
   where n.nspname = 'public' and c.relkind in ('r', 'p') and c.relname <> 'schema_migrations' order by 1`,
  z.object({
    name: z.string(),
    sum: z.string(),
  }),
)
const sumsOf = (database: Database) => database.query(everything)

test('is a program that says how it ended', () => {
  const program = join(import.meta.dirname, '../../tools/admin.ts')
  const ended = spawnSync(process.execPath, [program, 'audit', 'nobody'], {
    env: { PATH: process.env['PATH'], ...environment(made.url) },
    encoding: 'utf8',
  })
  expect([ended.status, ended.stdout, ended.stderr]).toEqual([
    1,
    '',
    'We couldn’t find an account named “nobody”.\n',
  ])
})

test('says what it can do, and refuses what it cannot read', async () => {
  expect(await admin([])).toMatchObject({
    code: 1,
    out: '',
    problem: expect.stringContaining('create-teacher'),
  })
  expect((await admin(['dance'])).problem).toContain('There is no command “dance”.')
  expect((await admin(['reset-password', 'nobody'])).problem).toBe(
    'We couldn’t find an account named “nobody”.\n',
  )
  expect((await admin(['grant-premium', 'nobody', '--until', 'soon'])).problem).toContain('is no date')
})

test('docs/operating.md names every command, and no other', async () => {
  const document = readFileSync(join(import.meta.dirname, '../../docs/operating.md'), 'utf8')
  const section = document.slice(document.indexOf('## Administration'), document.indexOf('A backup contains'))
  const documented = [...section.matchAll(/^\| `([a-z-]+)/gm)].map(([, name]) => name)
  const offered = [...(await admin([])).problem.matchAll(/^ {2}([a-z-]+)/gm)].map(([, name]) => name)
  expect(offered.length).toBeGreaterThan(9)
  expect(new Set(documented)).toEqual(new Set(offered))
})

test('makes a teacher who signs in with the password that is shown once', async () => {
  const person = ['--first-name', 'Iris', '--last-name', 'Moss', '--email', 'iris@school.example']
  const { out, code, problem } = await admin(['create-teacher', 'iris-moss', ...person])
  expect([code, problem]).toEqual([0, ''])
  expect(await signIn('iris-moss', passwordIn(out), 'teacher')).toBe(200)
  expect((await admin(['create-teacher', 'iris-moss', ...person])).problem).toContain('already taken')
})

test('sets a new password and signs every device out', async () => {
  const student = await signUp(server, { username: 'forgot-it' })
  const { out } = await admin(['reset-password', 'Forgot-It'])
  expect(await signIn('forgot-it', newPerson.password, 'student')).toBe(401)
  expect(await signIn('forgot-it', passwordIn(out), 'student')).toBe(200)
  await expect.poll(async () => (await student.get('/api/user/settings')).status).toBe(401)
})

test('enters schools and their domains, verifies teachers by hand, and takes it back', async () => {
  const { username, ...teacher } = await signUp(server, { role: 'teacher', school: null })
  const isVerified = async () => JSON.parse((await teacher.get('/api/schools/verification')).text).isVerified
  const place = ['--place', 'Springfield, IL']
  const added = await admin(['add-school', 'Oak Street School', ...place, '--domain', 'OakStreet.example'])
  const school = /^School: (\S+)$/m.exec(added.out)?.[1] ?? ''
  expect(added.out).toContain('no student has an address')
  expect((await admin(['add-school', 'oak street school', ...place])).problem).toContain('entered already')
  expect((await admin(['add-school-domain', school, '--domain', 'gmail.com'])).problem).toContain(
    'Anyone can',
  )
  expect((await admin(['add-school-domain', school, '--domain', 'oak.example'])).code).toBe(0)
  expect((await admin(['remove-school-domain', 'oak.example'])).code).toBe(0)

  expect((await admin(['verify-teacher', username])).problem).toContain('--school')
  expect((await admin(['verify-teacher', username, '--school', 'none'])).problem).toContain('not the id')
  expect((await admin(['verify-teacher', 'forgot-it', '--school', school])).problem).toContain(
    'student account',
  )
  expect((await admin(['verify-teacher', username, '--school', school])).code).toBe(0)
  expect(await isVerified()).toBe(true)
  const listed = ['Oak Street School', 'Springfield, IL', 'oakstreet.example', '1 verified']
  expect((await admin(['list-schools'])).out).toContain(`${school}\t${listed.join('\t')}\n`)
  expect((await admin(['unverify-teacher', username])).out).toContain('no longer verified')
  expect(await isVerified()).toBe(false)
  const log = (await admin(['audit', username])).out
  for (const act of ['teacher-verified', 'teacher-unverified']) expect(log).toContain(act)
})

test('grants premium to a day', async () => {
  const student = await signUp(server, { username: 'lucky' })
  expect((await admin(['grant-premium', 'lucky', '--until', '2999-06-30'])).out).toContain('until 2999-06-30')
  await expect.poll(async () => (await student.get('/api/subscription')).text).toContain('"state":"granted"')
  expect((await admin(['grant-premium', 'iris-moss', '--until', '2999-06-30'])).problem).toContain(
    'Only students',
  )
})

test('works out again what is derived, the same as it was', async () => {
  const student = await signUp(server, { username: 'derived' })
  for (const [days, isRight] of [
    [0, true],
    [0, false],
    [1, true],
    [1, true],
    [5, true],
    [0, false],
  ] as const) {
    at += days * 86_400_000 + 60_000
    await answer(student, 'unit-rates', isRight)
    // Answers of the same moment have no order, and nobody gives two in a millisecond.
    at += 20_000
    await answer(student, 'thermal-energy', true)
  }
  const before = await sumsOf(server.database)
  const ruin = [
    `update student_totals set points = 1, streak_days = 9, tally = '{}'`,
    'update daily_activity set answered = 0, active_ms = 0',
    'delete from learner_states',
    'delete from achievements_earned',
  ]
  for (const [turn, sql] of ruin.entries()) {
    await server.database.query(statement(`test.ruin-${turn}`, sql))
  }
  expect(await sumsOf(server.database)).not.toEqual(before)
  expect((await admin(['rebuild', 'derived'])).out).toBe('Worked out again for one student.\n')
  const derived = ['student_totals', 'daily_activity', 'learner_states', 'achievements_earned']
  const only = (rows: Awaited<ReturnType<typeof sumsOf>>) => rows.filter(({ name }) => derived.includes(name))
  expect(only(await sumsOf(server.database))).toEqual(only(before))
  expect((await admin(['rebuild'])).out).toMatch(/^Worked out again for \d+ students\.\n$/)
})

test('hands out and erases an account', async () => {
  await signUp(server, { username: 'leaving' })
  const file = join(folder, 'leaving.json')
  expect((await admin(['export', 'leaving', '--out', file])).code).toBe(0)
  expect(readFileSync(file, 'utf8')).toContain('"username": "leaving"')
  expect((await admin(['erase', 'leaving'])).problem).toContain('--yes')
  expect((await admin(['erase', 'leaving', '--yes'])).out).toBe('leaving is deleted.\n')
  expect((await admin(['erase', 'leaving', '--yes'])).problem).toBe(
    'We couldn’t find an account named “leaving”.\n',
  )
})

test('erases a teacher with classes only when told that these go too', async () => {
  const teacher = await signUp(server, { username: 'owner', role: 'teacher' })
  await teacher.post('/api/classrooms', { name: 'P1', gradeLevel: 6, subject: 'math', period: '' })
  expect((await admin(['erase', 'owner', '--yes'])).problem).toContain('You own a class')
  expect((await admin(['erase', 'owner', '--yes', '--with-classes'])).code).toBe(0)
})

test('tells what was done, without words and without who is gone', async () => {
  const { out } = await admin(['audit'])
  for (const act of [
    'teacher-created',
    'password-reset',
    'plan-changed',
    'derived-rebuilt',
    'account-erased',
  ])
    expect(out).toContain(act)
  expect(out).not.toContain('leaving')
  expect((await admin(['audit', 'iris-moss'])).out).toMatch(/teacher-created\tadministrator\t-\tiris-moss/)
  expect((await admin(['audit', '--days', 'x'])).problem).toContain('no number of days')
})

test('nobody changes or removes what the audit log says', async () => {
  for (const [turn, sql] of [
    `update audit_events set action = 'nothing'`,
    'update audit_events set actor_id = gen_random_uuid()',
    'delete from audit_events',
  ].entries()) {
    await expect(server.database.query(statement(`test.tamper-${turn}`, sql))).rejects.toThrow('append-only')
  }
})

test('applies the retention periods now', async () => {
  expect((await admin(['retain'])).out).toMatch(/^Told \d+, deleted \d+, failed 0\.\n$/)
})

test('a backup holds everything, for its owner only, and is restored into an empty database to the bit', async () => {
  const file = join(folder, 'backup.gz')
  const wrote = await admin(['backup', file])
  expect(wrote.out).toMatch(/^Wrote \d+ rows to /)
  expect(statSync(file).mode & 0o077).toBe(0)
  expect((await admin(['backup', file])).problem).toContain('there already')

  const empty = await createTestDatabase()
  try {
    expect((await admin(['restore', file])).problem).toContain('There are accounts in this database.')
    const short = join(folder, 'short.gz')
    const lines = gunzipSync(readFileSync(file)).toString().split('\n')
    writeFileSync(short, gzipSync(lines.slice(0, -2).join('\n')))
    expect((await admin(['restore', short], empty.url)).problem).toContain('incomplete')
    const restored = await admin(['restore', file], empty.url)
    expect(restored.problem).toBe('')
    expect(await sumsOf(empty.database)).toEqual(await sumsOf(server.database))
    const next = statement(
      'test.next-words',
      `select nextval('published_words_id_seq') > (select coalesce(max(id), 0) from published_words) as "isFree"`,
    )
    expect(await empty.database.query(next)).toEqual([{ isFree: true }])
    const other = await startTestApp({ on: empty.database, now: () => new Date(at) })
    const again = await other.caller().post('/api/login', {
      username: 'derived',
      password: newPerson.password,
      role: 'student',
    })
    expect(again.status).toBe(200)
    await other.stop()
  } finally {
    await empty.drop()
  }
})

test('prints what students reported, newest first, judged again and without their names', async () => {
  const known = createAnswerKeys(secret)
  const student = await signUp(server, { username: 'reports-a-lot' })
  const { questions } = JSON.parse((await student.get('/api/skills/unit-rates/practice')).text)
  for (const [place, { token }] of questions.slice(0, 2).entries()) {
    at += 60_000
    const body = { token, reason: 'right-answer', note: `Look\nhere ${place}`, response: known.right(token) }
    expect((await student.post('/api/practice/reports', body)).status).toBe(200)
  }
  const { out, code } = await admin(['reports', '--days', '60'])
  expect(code).toBe(0)
  const [first = '', second = ''] = out.split(/^(?=\d{4}-)/m)
  expect(first).toMatch(
    /\tright-answer\tunit-rates \S+ level \d seed \d+ en\t1 of this question\t\d of this way/,
  )
  expect(first).toMatch(/^ {2}question: .+$/m)
  expect(first).toMatch(/^ {2}answered: .+ \(correct\)$/m)
  expect(first).toContain('  note: Look here 1\n')
  expect(second).toContain('  note: Look here 0\n')
  for (const personal of [student.id, 'reports-a-lot', newPerson.firstName])
    expect(out).not.toContain(personal)
  expect((await admin(['reports', '--days', 'many'])).problem).toContain('is no number of days')
})
