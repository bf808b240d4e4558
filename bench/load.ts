import { spawn } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { UserId } from '@skills-center/contract/ids'
import { AnswerReply, Practice, type Question } from '@skills-center/contract/practice'
import { migrations } from '../server/src/migrations.ts'
import { createIds, systemNow } from '../server/src/platform/clock.ts'
import { connectDatabase } from '../server/src/platform/database.ts'
import { statement } from '../server/src/platform/statement.ts'
import { startEmbeddedPostgres } from '../server/src/platform/embedded-postgres.ts'
import { createLog } from '../server/src/platform/log.ts'
import { migrate } from '../server/src/platform/migrate.ts'
import { createSessions } from '../server/src/platform/sessions.ts'
import { createAnswerKeys } from '../server/src/practice/answer-keys.ts'

/**
 * `npm run bench:load -- --students 1000 --answers 50 --seconds 30`: signed-in students poll stats every 5 s and the
 * subscription every 30 s on separate sockets, and together send the given number of answers a second. Then sends the
 * same polls to a bare `node:http` server as a baseline. Everything runs on loopback.
 */
const { values } = parseArgs({
  options: {
    students: { type: 'string', default: '1000' },
    answers: { type: 'string', default: '50' },
    seconds: { type: 'string', default: '30' },
  },
})
const studentCount = Number(values.students)
const answersPerSecond = Number(values.answers)
const seconds = Number(values.seconds)
const secret = randomBytes(32).toString('hex')
const agent = new Agent({ keepAlive: true, maxSockets: Infinity })

interface Student {
  cookie: string
  question: Question | null
}
interface Sample {
  milliseconds: number
  isGood: boolean
}

function ask(
  port: number,
  method: 'GET' | 'POST',
  path: string,
  cookie: string,
  body?: object,
): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const headers = { cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) }
    const sent = request({ agent, host: '127.0.0.1', port, method, path, headers }, (reply) => {
      const parts: Buffer[] = []
      reply.on('data', (part: Buffer) => parts.push(part))
      reply.on('end', () => resolve({ status: reply.statusCode ?? 0, text: Buffer.concat(parts).toString() }))
      reply.on('error', reject)
    })
    sent.on('error', reject)
    sent.end(body === undefined ? undefined : JSON.stringify(body))
  })
}

/** Writes students with sessions into an empty database, without the cost of a thousand password hashes. */
async function seed(dataDir: string): Promise<string[]> {
  const log = createLog('silent')
  const postgres = await startEmbeddedPostgres({ dataDir, log })
  const database = await connectDatabase(postgres.connection, log)
  await migrate(database, migrations)
  const newId = createIds(systemNow, randomBytes)
  const sessions = createSessions({ database, secret, now: systemNow, newId, log })
  const insertStudents = statement(
    'bench.insert-students',
    `insert into users (id, username, username_key, password_hash, role, grade_level, first_name, last_name, created_at)
     select id, 'bench-' || place, 'bench-' || place, 'none', 'student', 6, 'Bench', 'Student', now()
     from unnest($1::uuid[]) with ordinality as rows (id, place)`,
  )
  const ids = Array.from({ length: studentCount }, () => UserId.parse(newId()))
  await database.query(insertStudents, [ids])
  const cookies: string[] = []
  for (const userId of ids) cookies.push(`sid=${await sessions.open(database, { userId, role: 'student' })}`)
  await database.close()
  await postgres.stop()
  return cookies
}

/** Starts a program that prints its address. Returns its port and process id. */
function start(program: string[], environment: Record<string, string>) {
  const child = spawn(process.execPath, program, {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const port = new Promise<number>((resolve, reject) => {
    let printed = ''
    child.stdout.on('data', (part: Buffer) => {
      printed += part.toString()
      const found = /http:\/\/[\w.]+:(\d+)/.exec(printed)
      if (found !== null) resolve(Number(found[1]))
    })
    child.on('exit', (code) => reject(new Error(`The server ended with ${code}: ${printed}`)))
  })
  return { child, port }
}

/** Returns the CPU seconds and resident megabytes of a process so far (Linux). */
function usage(pid: number): { cpu: number; megabytes: number } {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')
  const ticks = Number(fields[11]) + Number(fields[12])
  const resident = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? '0'
  return { cpu: ticks / 100, megabytes: Number(resident) / 1024 }
}

async function timed(samples: Sample[], work: () => Promise<boolean>): Promise<void> {
  const started = performance.now()
  const isGood = await work().catch(() => false)
  samples.push({ milliseconds: performance.now() - started, isGood })
}

/** Runs the load for the given time. Returns the samples for each kind of call. */
async function run(
  port: number,
  students: Student[],
  withAnswers: boolean,
): Promise<Record<string, Sample[]>> {
  const known = createAnswerKeys(secret)
  const samples: Record<string, Sample[]> = { stats: [], subscription: [], answer: [] }
  const until = performance.now() + seconds * 1000
  const pending: Promise<void>[] = []
  const every = (milliseconds: number, first: number, work: () => void) => {
    const tick = () => {
      if (performance.now() >= until) return
      work()
      setTimeout(tick, milliseconds)
    }
    setTimeout(tick, first)
  }
  const poll = (kind: 'stats' | 'subscription', path: string, student: Student) =>
    pending.push(
      timed(samples[kind] ?? [], async () => (await ask(port, 'GET', path, student.cookie)).status === 200),
    )
  for (const [index, student] of students.entries()) {
    every(5000, (5000 * index) / students.length, () => poll('stats', '/api/user/stats', student))
    every(30_000, (30_000 * index) / students.length, () =>
      poll('subscription', '/api/subscription/status', student),
    )
  }
  let turn = 0
  const answer = async (student: Student): Promise<boolean> => {
    const { question } = student
    if (question === null) return false
    student.question = null
    const reply = await ask(port, 'POST', '/api/v1/practice/answers', student.cookie, {
      token: question.token,
      response: known.right(question.token),
      attemptId: randomUUID(),
      activeMilliseconds: 20_000,
      hintsUsed: 0,
    })
    if (reply.status === 200) student.question = AnswerReply.parse(JSON.parse(reply.text)).next
    return reply.status === 200
  }
  if (withAnswers) {
    every(1000 / answersPerSecond, 0, () => {
      const student = students[(turn += 1) % students.length]
      if (student !== undefined) pending.push(timed(samples.answer ?? [], () => answer(student)))
    })
  }
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000 + 200))
  await Promise.all(pending)
  return samples
}

const at = (sorted: number[], share: number): string =>
  (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(1)

function row(server: string, kind: string, samples: Sample[]): string {
  const sorted = samples.map((sample) => sample.milliseconds).toSorted((one, other) => one - other)
  const failed = samples.filter((sample) => !sample.isGood).length
  return `| ${server} | ${kind} | ${samples.length} | ${(samples.length / seconds).toFixed(0)} | ${at(sorted, 0.5)} | ${at(sorted, 0.99)} | ${at(sorted, 1)} | ${failed} |`
}

async function firstQuestions(port: number, students: Student[]): Promise<void> {
  for (const student of students) {
    const reply = await ask(port, 'GET', '/api/skills/unit-rates/practice', student.cookie)
    student.question = Practice.parse(JSON.parse(reply.text)).questions[0] ?? null
  }
}

const dataDir = mkdtempSync(join(tmpdir(), 'skills-load-'))
try {
  console.log(`Preparing ${studentCount} students …`)
  const students = (await seed(dataDir)).map((cookie): Student => ({ cookie, question: null }))
  const product = start(['server/src/main.ts'], {
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    SESSION_SECRET: secret,
    DAILY_LIMIT: '10000',
    LOG_LEVEL: 'error',
    DEMO: 'false',
  })
  const port = await product.port
  await firstQuestions(port, students)
  console.log(`Product for ${seconds} s …`)
  const before = usage(product.child.pid ?? 0)
  const served = await run(port, students, true)
  const after = usage(product.child.pid ?? 0)
  product.child.kill('SIGTERM')
  await new Promise((resolve) => product.child.on('exit', resolve))

  console.log(`Yardstick for ${seconds} s …`)
  const bare = start(['bench/bare-server.ts'], {})
  const barePort = await bare.port
  const bareBefore = usage(bare.child.pid ?? 0)
  const yardstick = await run(barePort, students, false)
  const bareAfter = usage(bare.child.pid ?? 0)
  bare.child.kill('SIGTERM')

  const calls = Object.values(served).flat().length
  const bareCalls = Object.values(yardstick).flat().length
  const perCall = ((after.cpu - before.cpu) / calls) * 1e6
  const perBareCall = ((bareAfter.cpu - bareBefore.cpu) / bareCalls) * 1e6
  console.log(
    [
      '',
      `${studentCount} students, ${answersPerSecond} answers a second, ${seconds} s`,
      '',
      '| server | call | calls | a second | median ms | p99 ms | most ms | failed |',
      '|---|---|---|---|---|---|---|---|',
      ...Object.entries(served).map(([kind, samples]) => row('product', kind, samples)),
      ...Object.entries(yardstick)
        .filter(([, samples]) => samples.length > 0)
        .map(([kind, samples]) => row('bare node:http', kind, samples)),
      '',
      '| server | share of one core | CPU microseconds a call | memory MB |',
      '|---|---|---|---|',
      `| product, Node alone | ${((after.cpu - before.cpu) / seconds).toFixed(2)} | ${perCall.toFixed(0)} | ${after.megabytes.toFixed(0)} |`,
      `| bare node:http | ${((bareAfter.cpu - bareBefore.cpu) / seconds).toFixed(2)} | ${perBareCall.toFixed(0)} | ${bareAfter.megabytes.toFixed(0)} |`,
    ].join('\n'),
  )
  const failed = Object.values(served)
    .flat()
    .filter((sample) => !sample.isGood).length
  process.exitCode = failed > 0 ? 1 : 0
} finally {
  agent.destroy()
  rmSync(dataDir, { recursive: true, force: true })
}
