import { spawn } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { AnswerReply, Practice, type Question } from '@skills-center/contract/practice'
import { createAnswerKeys } from '../server/src/practice/answer-keys.ts'
import { seedStudents } from './load-history.ts'
import { cpuSecondsWithChildren, embeddedPostgresPid, usageOfServer } from './process-usage.ts'

/**
 * `npm run bench:load -- --students 300 --answers 15 --seconds 15 --history 48 --workers 1`: signed-in students with a
 * history in many skills poll stats every 5 s and the subscription every 30 s on sockets of their own, and together send
 * the given number of answers a second in mixed practice: two of three right, with second tries, each asking for the
 * next question and one more. First they only poll, then they also answer; the difference in CPU time, PostgreSQL's
 * included, is what answers cost. The control is a bare `node:http` server that gets the same polls. `--target` is the
 * design target: 10,000 students and 500 answers a second. Everything runs on loopback, on this machine.
 */
const { values } = parseArgs({
  options: {
    students: { type: 'string' },
    answers: { type: 'string' },
    seconds: { type: 'string', default: '15' },
    history: { type: 'string', default: '48' },
    workers: { type: 'string', default: '1' },
    target: { type: 'boolean', default: false },
  },
})
const studentCount = Number(values.students ?? (values.target ? 10_000 : 300))
const answersPerSecond = Number(values.answers ?? (values.target ? 500 : 15))
const seconds = Number(values.seconds)
const secret = randomBytes(32).toString('hex')
const agent = new Agent({ keepAlive: true, maxSockets: Infinity })

interface Student {
  cookie: string
  question: Question | null
  answered: number
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
  body?: string,
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
    sent.end(body)
  })
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
  const samples: Record<string, Sample[]> = { stats: [], subscription: [], practice: [], answer: [] }
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
    const isWrong = (turn + student.answered) % 3 === 2
    const mistake = isWrong ? known.mistakes(question.token)[0]?.response : undefined
    const sent = {
      token: question.token,
      response: mistake ?? known.right(question.token),
      attemptId: randomUUID(),
      activeMilliseconds: 20_000,
      hintsUsed: 0,
      nextRequest: { isMixed: true, ahead: 1, shown: [] },
    }
    const body = JSON.stringify(sent)
    let text = ''
    await timed(samples.answer ?? [], async () => {
      const reply = await ask(port, 'POST', '/api/v1/practice/answers', student.cookie, body)
      text = reply.text
      return reply.status === 200
    })
    student.answered += 1
    const reply = AnswerReply.safeParse(JSON.parse(text)).data
    // A wrong first try leaves the question open for a second one.
    student.question = reply === undefined || reply.triesLeft > 0 ? question : reply.next
    return reply !== undefined
  }
  const open = async (student: Student): Promise<void> => {
    await timed(samples.practice ?? [], async () => {
      const reply = await ask(port, 'GET', '/api/practice/next', student.cookie)
      student.question = Practice.parse(JSON.parse(reply.text)).questions[0] ?? null
      return reply.status === 200
    })
  }
  if (withAnswers) {
    every(1000 / answersPerSecond, 0, () => {
      const student = students[(turn += 1) % students.length]
      if (student === undefined) return
      // A session begins by opening practice, and every twentieth answer the student comes back to it.
      const isFirst = student.question === null && student.answered === 0
      const work = async () => {
        if (isFirst || student.answered % 20 === 19) await open(student)
        await answer(student)
      }
      pending.push(work().catch(() => undefined))
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

/** What the server and its database have used so far. */
const usageOf = (pid: number, postgresPid: number | null) => ({
  ...usageOfServer(pid),
  postgres: postgresPid === null ? 0 : cpuSecondsWithChildren(postgresPid),
})

/** The CPU time of one phase, in cores. */
async function measured(
  pid: number,
  postgresPid: number | null,
  phase: () => Promise<Record<string, Sample[]>>,
) {
  const before = usageOf(pid, postgresPid)
  const samples = await phase()
  const after = usageOf(pid, postgresPid)
  return {
    samples,
    server: after.cpu - before.cpu,
    postgres: after.postgres - before.postgres,
    megabytes: after.megabytes,
  }
}

const dataDir = mkdtempSync(join(tmpdir(), 'skills-load-'))
try {
  console.log(`Preparing ${studentCount} students with ${values.history} skills …`)
  const cookies = await seedStudents(dataDir, secret, {
    students: studentCount,
    skills: Number(values.history),
  })
  const students = cookies.map((cookie): Student => ({ cookie, question: null, answered: 0 }))
  const product = start(['server/src/main.ts'], {
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    SESSION_SECRET: secret,
    DAILY_LIMIT: '10000',
    LOG_LEVEL: 'error',
    DEMO: 'false',
    WORKERS: values.workers,
  })
  const port = await product.port
  const pid = product.child.pid ?? 0
  const postgresPid = embeddedPostgresPid(dataDir)
  // So that code is compiled and caches are filled.
  console.log('Warming up …')
  await run(port, students, true)
  console.log(`Polls for ${seconds} s …`)
  const polls = await measured(pid, postgresPid, () => run(port, students, false))
  console.log(`Polls and answers for ${seconds} s …`)
  const served = await measured(pid, postgresPid, () => run(port, students, true))
  product.child.kill('SIGTERM')
  await new Promise((resolve) => product.child.on('exit', resolve))

  console.log(`Control for ${seconds} s …`)
  const bare = start(['bench/bare-server.ts'], {})
  const barePort = await bare.port
  const control = await measured(bare.child.pid ?? 0, null, () => run(barePort, students, false))
  bare.child.kill('SIGTERM')

  const answers = served.samples.answer?.length ?? 0
  const each = (cpu: number, calls: number) => ((cpu * 1000) / Math.max(1, calls)).toFixed(2)
  const callsOf = ({ samples }: typeof served) => Object.values(samples).flat().length
  const phases = { 'polls alone': polls, 'polls and answers': served, 'control: bare node:http': control }
  console.log(
    [
      '',
      `${studentCount} students with ${values.history} skills, ${answersPerSecond} answers a second, ${seconds} s, ${values.workers} process(es); load of the machine ${loadavg()[0]?.toFixed(1)}`,
      '',
      '| server | call | calls | a second | median ms | p99 ms | most ms | failed |',
      '|---|---|---|---|---|---|---|---|',
      ...Object.entries(phases).flatMap(([name, { samples }]) =>
        Object.entries(samples)
          .filter(([, calls]) => calls.length > 0)
          .map(([kind, calls]) => row(name, kind, calls)),
      ),
      '',
      '| | cores of Node | cores of PostgreSQL | CPU ms a call | memory MB |',
      '|---|---|---|---|---|',
      ...Object.entries(phases).map(
        ([name, phase]) =>
          `| ${name} | ${(phase.server / seconds).toFixed(2)} | ${(phase.postgres / seconds).toFixed(2)} | ${each(phase.server + phase.postgres, callsOf(phase))} | ${phase.megabytes.toFixed(0)} |`,
      ),
      '',
      `An answer costs ${each(served.server - polls.server, answers)} ms of Node and ${each(served.postgres - polls.postgres, answers)} ms of PostgreSQL, with its share of openings of practice.`,
    ].join('\n'),
  )
  const failed = Object.values(served.samples)
    .flat()
    .filter((sample) => !sample.isGood).length
  process.exitCode = failed > 0 ? 1 : 0
} finally {
  agent.destroy()
  rmSync(dataDir, { recursive: true, force: true })
}
