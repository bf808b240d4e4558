import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { UserId } from '@skills-center/contract/ids'
import { AnswerReply, Practice, type Question } from '@skills-center/contract/practice'
import { z } from 'zod'
import { createApp } from '../server/src/app.ts'
import { migrations } from '../server/src/migrations.ts'
import { createIds, systemNow } from '../server/src/platform/clock.ts'
import { readConfiguration } from '../server/src/platform/config.ts'
import { connectDatabase } from '../server/src/platform/database.ts'
import { requireOne, statement } from '../server/src/platform/statement.ts'
import { startEmbeddedPostgres } from '../server/src/platform/embedded-postgres.ts'
import { createLog } from '../server/src/platform/log.ts'
import { migrate } from '../server/src/platform/migrate.ts'
import { createSessions } from '../server/src/platform/sessions.ts'
import { createAnswerKeys } from '../server/src/practice/answer-keys.ts'

/**
 * `npm run bench:answers -- --students 40 --answers 50`: measures the server's CPU time per answer, and the database's
 * bytes per attempt, indexes included. Runs everything in one process through `inject`, so network time does not count.
 * PostgreSQL's CPU time does not count either.
 */
const { values } = parseArgs({
  options: {
    students: { type: 'string', default: '40' },
    answers: { type: 'string', default: '50' },
    skills: { type: 'string', default: 'unit-rates,thermal-energy,add-fractions,food-webs' },
    language: { type: 'string', default: 'en' },
    json: { type: 'boolean', default: false },
  },
})
const studentCount = Number(values.students)
const answerCount = Number(values.answers)
const skills = values.skills.split(',')

const insertStudents = statement(
  'bench.insert-students',
  `insert into users (id, username, username_key, password_hash, role, grade_level, first_name, last_name, created_at)
   select id, 'bench-' || place, 'bench-' || place, 'none', 'student', 6, 'Bench', 'Student ' || place, now()
   from unnest($1::uuid[]) with ordinality as rows (id, place)`,
)
const size = statement(
  'bench.attempt-size',
  `select pg_total_relation_size('attempts')::float8 / count(*) as bytes, count(*)::int4 as attempts from attempts`,
  z.object({
    bytes: z.number(),
    attempts: z.number(),
  }),
)

const secret = randomBytes(32).toString('hex')
const newId = createIds(systemNow, randomBytes)
const log = createLog('silent')
const dataDir = mkdtempSync(join(tmpdir(), 'skills-center-bench-'))
const postgres = await startEmbeddedPostgres({ dataDir, log, isScratch: true })
const database = await connectDatabase(postgres.connection, log)
await migrate(database, migrations)
const configuration = { ...readConfiguration({ NODE_ENV: 'test' }), dataDir, dailyLimit: 1_000_000 }
const app = await createApp({
  delay: async () => undefined,
  lateness: () => 0,
  database,
  configuration,
  secret,
  now: systemNow,
  newId,
  random: Math.random,
  randomBytes,
  log,
  webRoot: '/nowhere',
})
const known = createAnswerKeys(secret)

const ids = Array.from({ length: studentCount }, () => UserId.parse(newId()))
await database.query(insertStudents, [ids])
const sessions = createSessions({ database, secret, now: systemNow, newId, log })

async function ask(cookie: string, method: 'GET' | 'POST', url: string, body?: object): Promise<unknown> {
  const headers = {
    cookie,
    'accept-language': values.language,
    ...(body && { 'content-type': 'application/json' }),
  }
  const reply = await app.http.inject({
    method,
    url,
    headers,
    ...(body && { payload: JSON.stringify(body) }),
  })
  if (reply.statusCode !== 200) throw new Error(`${url} answered ${reply.statusCode}: ${reply.body}`)
  return reply.json()
}

const open = async (cookie: string, skill: string): Promise<Question> => {
  const { questions } = Practice.parse(await ask(cookie, 'GET', `/api/skills/${skill}/practice`))
  const [question] = questions
  if (question === undefined) throw new Error('no question')
  return question
}

/** Answers questions one after another: two of three right, and a different skill every ten. */
async function practice(cookie: string, answers: number, from: number): Promise<void> {
  let question: Question | null = null
  for (let given = 0; given < answers; given += 1) {
    if (given % 10 === 0) question = await open(cookie, skills[(from + given / 10) % skills.length] ?? '')
    if (question === null) throw new Error('no question follows')
    const isRight = given % 3 !== 2
    const body = {
      token: question.token,
      response: isRight ? known.right(question.token) : known.wrong(question.token),
      attemptId: randomUUID(),
      activeMilliseconds: 20_000,
      hintsUsed: 0,
      timeZone: 'America/Chicago',
    }
    const reply = AnswerReply.parse(await ask(cookie, 'POST', '/api/v1/practice/answers', body))
    if (reply.triesLeft === 0) question = reply.next
  }
}

const cookies = await Promise.all(
  ids.map(async (userId) => `sid=${await sessions.open(database, { userId, role: 'student' })}`),
)
const all = (answers: number) => Promise.all(cookies.map((cookie, index) => practice(cookie, answers, index)))

await all(10)
const before = process.cpuUsage()
const began = performance.now()
await all(answerCount)
const cpu = process.cpuUsage(before)
const count = studentCount * answerCount
const milliseconds = (cpu.user + cpu.system) / 1000 / count
const { bytes, attempts } = await requireOne(database, size)
const megabytes = process.memoryUsage().rss / 2 ** 20
if (values.json) console.log(JSON.stringify({ milliseconds, bytes, megabytes }))
else
  console.log(
    [
      `| answers | ${count} |`,
      `| CPU of the server an answer, judged on both sides | ${milliseconds.toFixed(2)} ms |`,
      `| answers a second | ${((1000 * count) / (performance.now() - began)).toFixed(0)} |`,
      `| bytes an attempt, indexes included | ${bytes.toFixed(0)} (${attempts}) |`,
      `| memory (resident) | ${megabytes.toFixed(0)} MB |`,
      `| load | ${loadavg()
        .map((value) => value.toFixed(1))
        .join(' ')} |`,
    ].join('\n'),
  )

await app.close()
await database.close()
await postgres.stop()
rmSync(dataDir, { recursive: true, force: true })
