import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { endpoints } from '@skills-center/contract/endpoints'
import { getPastSession, listPastSessions } from '@skills-center/contract/practice/history'
import { afterEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { migrations } from './migrations.ts'
import { migrate } from './platform/migrate.ts'
import { statement } from './platform/statement.ts'
import type { Database } from './platform/database.ts'
import { createTestDatabase, type TestDatabase } from './platform/testing/database.ts'
import { type Caller, newPerson, startTestApp, type TestApp } from './test-app.ts'

/*
 * Rows that an earlier release stored, and what its server answered to the users who read them. Every later server must
 * answer those requests too, and show each question and verdict unchanged. Each folder is a month. It holds that
 * month's migrations, and databases as JSON with one row per line. Never change stored files. `STORE_ROWS=folder` makes
 * other tests write their databases, and `RECORD_STORED=1` writes the replies that are missing.
 */
const Stored = z.object({
  /** When the rows were stored. */
  at: z.iso.datetime(),
  tables: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
})
type Stored = z.infer<typeof Stored>
/** A user who read the stored data: the paths that answered 200, and the last practice session. */
const Reader = z.object({
  username: z.string(),
  role: z.enum(['student', 'teacher']),
  paths: z.array(z.string()),
  questions: z.array(z.unknown()),
})
type Reader = z.infer<typeof Reader>

const folder = join(import.meta.dirname, 'stored')
const readJson = (path: string): unknown => JSON.parse(readFileSync(join(folder, path), 'utf8'))

let made: TestDatabase
let app: TestApp | undefined
afterEach(async () => {
  await app?.stop()
  app = undefined
  await made.drop()
})

const withoutTriggers = statement('test.without-triggers', "set session_replication_role = 'replica'")
const withTriggers = statement('test.with-triggers', "set session_replication_role = 'origin'")
const writable = statement(
  'test.writable-columns',
  `select string_agg(quote_ident(column_name), ', ') as columns from information_schema.columns
   where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER'`,
  z.object({ columns: z.string() }),
)

/** The rows come in any order, so foreign keys are not checked while they are inserted. */
async function insert(database: Database, { tables }: Stored): Promise<void> {
  const connection = await database.connect()
  await connection.query(withoutTriggers)
  for (const [table, rows] of Object.entries(tables)) {
    const [found] = await connection.query(writable, [table])
    const columns = found?.columns ?? ''
    await connection.query(
      statement(
        `test.store-${table}`,
        `insert into ${table} (${columns}) overriding system value
         select ${columns} from jsonb_populate_recordset(null::${table}, $1)`,
      ),
      [JSON.stringify(rows)],
    )
  }
  await connection.query(withTriggers)
  connection.release()
}

/** The table whose ids fill each path. */
const tableOf: Readonly<Record<string, string>> = {
  '/api/classrooms/': 'classrooms',
  '/api/assignments/': 'assignments',
  '/api/activities/': 'activities',
  '/api/questions/': 'authored_questions',
}
const maxIds = 3

/** The paths that a user with this role can read, with the ids of a few rows each. */
const pathsOf = (role: string, { tables }: Stored): string[] =>
  Object.values(endpoints)
    .filter(
      ({ method, access, ...rest }) =>
        method === 'GET' && ['signed-in', role].includes(access) && !('isStream' in rest),
    )
    .flatMap(({ path }): string[] => {
      if (!path.includes('{')) return [path]
      const [before = '', after = ''] = path.split('{id}')
      const table = tableOf[before]
      if (table === undefined || after.includes('{')) return []
      return (tables[table] ?? []).slice(0, maxIds).map(({ id }) => `${before}${String(id)}${after}`)
    })

/** Undefined for people with another password than that of most people in tests. */
async function signIn(server: TestApp, username: string, role: Reader['role']): Promise<Caller | undefined> {
  const caller = server.caller()
  const { status } = await caller.post('/api/login', { username, password: newPerson.password, role })
  return status === 200 ? caller : undefined
}

/** The student's last practice session: each question as shown, and the feedback on each try. */
async function lastSession(reader: Caller): Promise<unknown[]> {
  const { sessions } = listPastSessions.reply.parse((await reader.get('/api/practice/sessions')).body)
  const [last] = sessions
  if (last === undefined) return []
  const { body } = await reader.get(`/api/practice/sessions/${last.id}`)
  return getPastSession.reply.parse(body).questions.map(({ item, tries }) => ({
    stem: item?.stem ?? null,
    interaction: item?.interaction ?? null,
    tries: tries.map(({ response, verdict, feedback }) => ({ response, verdict, feedback })),
  }))
}

const maxReaders = 2

/** Records what two users of each role can read. */
async function record(server: TestApp, stored: Stored, file: string): Promise<void> {
  const readers: Reader[] = []
  for (const role of Reader.shape.role.options) {
    const people = (stored.tables['users'] ?? []).filter((user) => user['role'] === role)
    let count = 0
    for (const username of people.map((user) => String(user['username']))) {
      const reader = count < maxReaders ? await signIn(server, username, role) : undefined
      if (reader === undefined) continue
      count += 1
      const paths: string[] = []
      for (const path of pathsOf(role, stored)) if ((await reader.get(path)).status === 200) paths.push(path)
      readers.push({ username, role, paths, questions: role === 'student' ? await lastSession(reader) : [] })
    }
  }
  writeFileSync(join(folder, file), `${JSON.stringify(readers, null, 1)}\n`)
}

const months = globSync('*/migrations.json', { cwd: folder }).map((path) => path.split(/[\\/]/)[0] ?? '')

describe.each(months)('rows of %s', (month) => {
  const files = globSync(`${month}/*.json`, { cwd: folder }).filter(
    (path) => !/(migrations|replies)\.json$/.test(path),
  )

  test.each(files.map((path) => basename(path, '.json')).toSorted())(
    'about %s are read as they were',
    async (name) => {
      const stored = Stored.parse(readJson(`${month}/${name}.json`))
      const known = z.array(z.string()).parse(readJson(`${month}/migrations.json`))
      made = await createTestDatabase({ isBare: true })
      await migrate(
        made.database,
        migrations.filter(({ id }) => known.includes(id)),
      )
      await insert(made.database, stored)
      await migrate(made.database, migrations)
      app = await startTestApp({ on: made.database, now: () => new Date(stored.at) })

      const file = `${month}/${name}.replies.json`
      if (process.env['RECORD_STORED'] && !existsSync(join(folder, file))) await record(app, stored, file)
      const readers = z.array(Reader).parse(readJson(file))
      expect(readers.length).toBeGreaterThan(0)
      for (const { username, role, paths, questions } of readers) {
        const reader = await signIn(app, username, role)
        if (reader === undefined) throw new Error(`${username} can no longer sign in.`)
        for (const path of paths) expect([path, (await reader.get(path)).status]).toEqual([path, 200])
        if (role === 'student') expect(await lastSession(reader)).toEqual(questions)
      }
    },
  )
})
