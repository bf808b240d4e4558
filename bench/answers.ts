import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { UserId } from '@skills-center/contract/ids'
import type { Response } from '@skills-center/contract/interaction'
import { AnswerReply, Practice, type Question } from '@skills-center/contract/practice'
import { skills as catalogue } from '@skills-center/curriculum/catalogue'
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
import { cpuSecondsWithChildren, embeddedPostgresPid } from './process-usage.ts'

/**
 * `npm run bench:answers -- --students 40 --answers 50 --history 48`: measures the CPU time per answer, and the
 * database's bytes per attempt, indexes included. As browsers do, each answer asks for the next question and one more. `--history` gives each student states in that many skills. Runs everything in
 * one process through `inject`, so the network does not count; finding the answers does not count either.
 * docs/scaling.md has the results.
 */
const { values } = parseArgs({
  options: {
    students: { type: 'string', default: '40' },
    answers: { type: 'string', default: '50' },
    skills: { type: 'string', default: 'unit-rates,thermal-energy,add-fractions,food-webs' },
    history: { type: 'string', default: '0' },
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
/** Copies each student's first state to other skills, as if they had been practiced as well. */
const insertHistory = statement(
  'bench.insert-history',
  `insert into learner_states (student_id, skill_id, state, recent, is_practiced, first_mastered_at)
   select first.student_id, skills.id, state, concat_ws(';', split_part(recent, ';', 1),
     (select string_agg(place::text || '54321', ',') from generate_series(1, 60) as place),
     split_part(recent, ';', 3), split_part(recent, ';', 4)), is_practiced, first_mastered_at
   from (select distinct on (student_id) * from learner_states) as first cross join unnest($1::text[]) as skills (id)
   on conflict do nothing`,
)
const analyze = statement('bench.analyze', 'analyze')
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

/** A wrong answer; the right one to the few questions without a known mistake. */
const wrongly = (keys: typeof known, token: Question['token']): Response =>
  keys.mistakes(token)[0]?.response ?? keys.right(token)

const find = (keys: typeof known, { token, isRight }: Given): Response =>
  isRight ? keys.right(token) : wrongly(keys, token)

interface Given {
  token: Question['token']
  isRight: boolean
}
/** All answers so far, to find out what it costs to know them. */
const given: Given[] = []

/** Answers questions one after another: two of three right, and a different skill every ten. */
async function practice(cookie: string, answers: number, from: number): Promise<void> {
  let question: Question | null = null
  for (let count = 0; count < answers; count += 1) {
    if (count % 10 === 0 || question === null)
      question = await open(cookie, skills[(from + Math.floor(count / 10)) % skills.length] ?? '')
    const answer = { token: question.token, isRight: count % 3 !== 2 }
    given.push(answer)
    const body = {
      token: question.token,
      response: find(known, answer),
      attemptId: randomUUID(),
      activeMilliseconds: 20_000,
      hintsUsed: 0,
      timeZone: 'America/Chicago',
      nextRequest: { isMixed: false, ahead: 1, shown: [] },
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
if (values.history !== '0') {
  const practiced = catalogue.map(({ id }) => id).filter((id) => !skills.includes(id))
  await database.query(insertHistory, [practiced.slice(0, Number(values.history))])
  await database.query(analyze)
}
const postgresPid = embeddedPostgresPid(dataDir)
const before = process.cpuUsage()
const postgresBefore = cpuSecondsWithChildren(postgresPid)
const began = performance.now()
given.length = 0
await all(answerCount)
const cpu = process.cpuUsage(before)
const seconds = (performance.now() - began) / 1000
const again = process.cpuUsage()
const keys = createAnswerKeys(secret)
for (const answer of given) find(keys, answer)
const finding = process.cpuUsage(again)
const count = studentCount * answerCount
const milliseconds = (cpu.user + cpu.system - finding.user - finding.system) / 1000 / count
const postgresMilliseconds = ((cpuSecondsWithChildren(postgresPid) - postgresBefore) * 1000) / count
/** The machine's speed during this run: CPU time to find one answer, which is the same work in every version. */
const findingMilliseconds = (finding.user + finding.system) / 1000 / count
const { bytes, attempts } = await requireOne(database, size)
const megabytes = process.memoryUsage().rss / 2 ** 20
if (values.json)
  console.log(JSON.stringify({ milliseconds, postgresMilliseconds, findingMilliseconds, bytes, megabytes }))
else
  console.log(
    [
      `| answers | ${count} |`,
      `| CPU of the server an answer | ${milliseconds.toFixed(2)} ms |`,
      `| CPU of PostgreSQL an answer | ${postgresMilliseconds.toFixed(2)} ms |`,
      `| control: CPU of finding out one answer | ${findingMilliseconds.toFixed(2)} ms |`,
      `| answers a second | ${(count / seconds).toFixed(0)} |`,
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
