import { spawnSync } from 'node:child_process'
import { randomInt, randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { AnswerReply, Practice, type Question } from '@skills-center/contract/practice'
import { z } from 'zod'
import { startProduct } from '../e2e/own-product.ts'
import { connectDatabase } from '../server/src/platform/database.ts'
import { statement } from '../server/src/platform/statement.ts'
import { startEmbeddedPostgres } from '../server/src/platform/embedded-postgres.ts'
import { createLog } from '../server/src/platform/log.ts'
import { createAnswerKeys } from '../server/src/practice/answer-keys.ts'
import { root } from '../tools/processes.mjs'

/**
 * `npm run bench:kills -- --kills 30`: students answer over HTTP on loopback while the server, its database, or both
 * are killed (kill -9) at random moments. A student resends an answer with the same attemptId until it is acknowledged.
 * Afterwards the database must hold every acknowledged answer exactly once, as acknowledged, and all derived data must
 * equal a rebuild from the attempts.
 */
const { values } = parseArgs({
  options: { kills: { type: 'string', default: '30' }, students: { type: 'string', default: '12' } },
})
const kills = Number(values.kills)
const studentCount = Number(values.students)
const secret = 'a secret for killing that is long enough'
const known = createAnswerKeys(secret)
/** Milliseconds: the shortest and longest pause between two kills, and the wait before resending an answer. */
const pause = { min: 1500, max: 3500 }
const sendAgainAfter = 3000
/** Milliseconds within which the server must respond again after any kill. */
const recoveryLimit = 60_000

interface Acknowledged {
  attemptId: string
  verdict: string
  points: number
}

const dataDir = mkdtempSync(join(tmpdir(), 'skills-kills-'))
const environment = { DEMO: 'false', DAILY_LIMIT: '10000', LOG_LEVEL: 'fatal' }
let product = await startProduct({ dataDir, secret, environment })
const { address } = product
const port = Number(new URL(address).port)
const repeats = { refused: 0, unanswered: 0 }
let isOver = false

async function ask(
  path: string,
  cookie: string,
  body?: object,
): Promise<{ status: number; text: string; cookie: string }> {
  const reply = await fetch(`${address}${path}`, {
    headers: { cookie, ...(body !== undefined && { 'content-type': 'application/json' }) },
    signal: AbortSignal.timeout(sendAgainAfter),
    ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
  })
  const set = reply.headers.get('set-cookie')?.split(';')[0]
  return { status: reply.status, text: await reply.text(), cookie: set ?? cookie }
}

/** Repeats a request until the server replies with something other than 503. */
async function insist(path: string, cookie: string, body?: object): Promise<string> {
  for (;;) {
    try {
      const { status, text } = await ask(path, cookie, body)
      if (status === 200) return text
      if (status !== 503) throw new Error(`${path} answered ${status}: ${text}`)
      repeats.refused += 1
    } catch (error) {
      const isNetwork =
        error instanceof TypeError || (error instanceof Error && error.name === 'TimeoutError')
      if (!isNetwork) throw error
      repeats.unanswered += 1
    }
    await wait(100 + randomInt(200))
  }
}

async function signUp(number: number): Promise<string> {
  const person = {
    firstName: 'Kill',
    lastName: 'Test',
    role: 'student',
    gradeLevel: 6,
    schoolName: 'Riverside',
  }
  const username = `kills-${number}`
  const sent = { ...person, username, email: `${username}@example.org`, password: 'correct horse' }
  const signedUp = await ask('/api/signup', '', { ...sent, born: { year: 2008, month: 1 } })
  if (signedUp.status !== 200) throw new Error(`sign-up answered ${signedUp.status}: ${signedUp.text}`)
  return signedUp.cookie
}

/** Answers questions until time is up. Returns the acknowledged answers. */
async function practice(cookie: string): Promise<Acknowledged[]> {
  const acknowledged: Acknowledged[] = []
  let question: Question | null = null
  while (!isOver) {
    if (question === null) {
      const { questions } = Practice.parse(
        JSON.parse(await insist('/api/skills/unit-rates/practice', cookie)),
      )
      question = questions[0] ?? null
      continue
    }
    const body = {
      token: question.token,
      response: randomInt(10) < 7 ? known.right(question.token) : known.wrong(question.token),
      attemptId: randomUUID(),
      activeMilliseconds: 20_000,
      hintsUsed: 0,
      timeZone: 'America/Chicago',
    }
    const reply = AnswerReply.parse(JSON.parse(await insist('/api/v1/practice/answers', cookie, body)))
    acknowledged.push({ attemptId: body.attemptId, verdict: reply.verdict, points: reply.pointsEarned })
    if (reply.triesLeft === 0) question = reply.next
    await wait(randomInt(150))
  }
  return acknowledged
}

type Kind = 'server' | 'database' | 'both'
const recovered: { kind: Kind; milliseconds: number; isNewProcess: boolean }[] = []

const killPostmaster = () => {
  const [pid] = readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')
  process.kill(Number(pid), 'SIGKILL')
}

const isReady = async () => (await ask('/readyz', '').catch(() => null))?.status === 200

async function kill(kind: Kind): Promise<void> {
  const began = performance.now()
  const before = product
  if (kind !== 'server') killPostmaster()
  if (kind === 'database') {
    // Wait until the server notices, unless it has already recovered.
    for (let looks = 0; looks < 20 && (await isReady()); looks += 1) await wait(50)
  } else {
    await product.end('SIGKILL')
    product = await startProduct({ dataDir, secret, environment, port })
  }
  while (!(await isReady())) {
    if (performance.now() - began > recoveryLimit)
      throw new Error(`not back ${recoveryLimit} ms after killing ${kind}`)
    if (product.process.exitCode !== null)
      product = await startProduct({ dataDir, secret, environment, port })
    await wait(50)
  }
  recovered.push({ kind, milliseconds: performance.now() - began, isNewProcess: product !== before })
}

const Row = z.object({ submission_id: z.string(), verdict: z.string(), points: z.number() })
type Row = z.infer<typeof Row>
const selectAttempts = statement('kills.attempts', 'select submission_id, verdict, points from attempts', Row)
const derived = Object.entries({
  totals: 'select * from student_totals order by student_id',
  days: 'select * from daily_activity order by student_id, day',
  achievements:
    'select student_id, achievement_id from achievements_earned order by student_id, achievement_id',
  'learner states': 'select * from learner_states order by student_id, skill_id',
}).map(([name, text]) => ({ name, select: statement(`kills.${name}`, text) }))

/** Reads the database directly while the product is stopped. */
async function look(): Promise<{ attempts: Row[]; derived: Map<string, string> }> {
  const log = createLog('silent')
  const postgres = await startEmbeddedPostgres({ dataDir, log })
  const database = await connectDatabase(postgres.connection, log)
  try {
    const attempts = await database.query(selectAttempts)
    const tables = new Map<string, string>()
    for (const { name, select } of derived) tables.set(name, JSON.stringify(await database.query(select)))
    return { attempts, derived: tables }
  } finally {
    await database.close()
    await postgres.stop()
  }
}

try {
  const cookies: string[] = []
  for (let number = 0; number < studentCount; number += 1) cookies.push(await signUp(number))
  console.log(`${studentCount} students answer while ${kills} times something is killed …`)
  const practicing = Promise.all(cookies.map(practice))
  // Handle the rejection now; the await below reports it.
  practicing.catch(() => undefined)
  const kinds: Kind[] = ['server', 'database', 'both']
  for (let done = 0; done < kills; done += 1) {
    await wait(randomInt(pause.min, pause.max))
    await kill(kinds[done % kinds.length] ?? 'both')
  }
  isOver = true
  const acknowledged = (await practicing).flat()
  await product.end()
  const before = await look()
  const admin = ['tools/admin.ts', 'rebuild']
  const env = { ...process.env, ...environment, DATA_DIR: dataDir, SESSION_SECRET: secret }
  const rebuilt = spawnSync(process.execPath, admin, { cwd: root, env, encoding: 'utf8' })
  if (rebuilt.status !== 0) throw new Error(`the rebuild failed: ${rebuilt.stderr}`)
  const after = await look()

  const stored = Map.groupBy(before.attempts, ({ submission_id }) => submission_id)
  const lost = acknowledged.filter(({ attemptId }) => !stored.has(attemptId))
  const doubled = [...stored.values()].filter((rows) => rows.length > 1)
  const given = new Set(acknowledged.map(({ attemptId }) => attemptId))
  const unknown = before.attempts.filter(({ submission_id }) => !given.has(submission_id))
  const otherwise = acknowledged.filter(({ attemptId, verdict, points }) => {
    const [row] = stored.get(attemptId) ?? []
    return row !== undefined && (row.verdict !== verdict || row.points !== points)
  })
  const differing = derived
    .map(({ name }) => name)
    .filter((name) => before.derived.get(name) !== after.derived.get(name))
  const seconds = (kind: Kind, share: number) => {
    const times = recovered
      .filter((one) => one.kind === kind)
      .map(({ milliseconds }) => milliseconds)
      .toSorted((one, other) => one - other)
    return ((times[Math.floor((times.length - 1) * share)] ?? 0) / 1000).toFixed(1)
  }
  const bad = lost.length + doubled.length + unknown.length + otherwise.length + differing.length
  console.log(
    [
      '',
      '| killed | times | by a new process | back after, median s | longest s |',
      '|---|---|---|---|---|',
      ...kinds.map((kind) => {
        const these = recovered.filter((one) => one.kind === kind)
        const started = these.filter(({ isNewProcess }) => isNewProcess).length
        return `| ${kind} | ${these.length} | ${started} | ${seconds(kind, 0.5)} | ${seconds(kind, 1)} |`
      }),
      '',
      '| answers | |',
      '|---|---|',
      `| acknowledged | ${acknowledged.length} |`,
      `| requests sent again: refused with 503, without a reply | ${repeats.refused}, ${repeats.unanswered} |`,
      `| lost | ${lost.length} |`,
      `| doubled | ${doubled.length} |`,
      `| stored and never acknowledged | ${unknown.length} |`,
      `| with another verdict or other points | ${otherwise.length} |`,
      `| derived tables that a rebuild makes otherwise | ${differing.join(', ') || '0'} |`,
      '',
      bad === 0 ? 'Every acknowledged answer exists exactly once.' : 'THE COUNTS DIFFER.',
    ].join('\n'),
  )
  process.exitCode = bad === 0 ? 0 : 1
} finally {
  isOver = true
  await product.end()
  rmSync(dataDir, { recursive: true, force: true })
}
