import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { AnswerReply, Practice } from '@skills-center/contract/practice'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAnswerKeys } from './practice/answer-keys.ts'
import { createTestDatabase, type TestDatabase } from './platform/testing/database.ts'
import { newPerson } from './test-app.ts'

const secret = 'the secret of several processes, long enough'
const metricsToken = 'a token for Prometheus'
const dataDir = mkdtempSync(join(tmpdir(), 'skills-center-workers-'))
let made: TestDatabase
let server: ChildProcess | undefined
beforeAll(async () => {
  made = await createTestDatabase()
})
afterAll(async () => {
  server?.kill('SIGKILL')
  await made.drop()
  rmSync(dataDir, { recursive: true })
})

/** The server processes under this one (Linux). */
const workersOf = (pid: number | undefined): number[] =>
  readdirSync(`/proc/${pid}/task`)
    .flatMap((task) => readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').trim().split(' '))
    .filter((child) => child !== '' && readFileSync(`/proc/${child}/cmdline`, 'utf8').includes('main.ts'))
    .map(Number)

/** Processes take turns with connections, so each call has its own. */
const agent = new Agent({ keepAlive: false })

interface Reply {
  status: number
  text: string
  cookie: string
}

function callerOf(port: number) {
  return (
    method: string,
    path: string,
    headers: Record<string, string> = {},
    body?: object,
    canRepeat = false,
  ) =>
    new Promise<Reply>((resolve, reject) => {
      const content = body === undefined ? {} : { 'content-type': 'application/json' }
      const sent = request(
        { agent, host: '127.0.0.1', port, method, path, headers: { ...headers, ...content }, timeout: 8000 },
        (reply) => {
          let text = ''
          reply.setEncoding('utf8').on('data', (part: string) => {
            text += part
          })
          const cookie = reply.headers['set-cookie']?.[0]?.split(';')[0] ?? ''
          reply.on('end', () => resolve({ status: reply.statusCode ?? 0, text, cookie }))
        },
      )
      sent.on('error', reject)
      if (canRepeat) sent.on('timeout', () => sent.destroy(new Error('no answer')))
      sent.end(body && JSON.stringify(body))
    })
}

test.skipIf(process.platform !== 'linux')(
  'several processes serve one student as one server would, and one that is killed comes back',
  { timeout: 180_000 },
  async () => {
    server = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
      env: {
        PATH: process.env['PATH'],
        DATA_DIR: dataDir,
        PORT: '0',
        DATABASE_URL: made.url,
        SESSION_SECRET: secret,
        WORKERS: '2',
        METRICS_TOKEN: metricsToken,
      },
    })
    const { stdout, stderr, pid } = server
    const end = new Promise<number | null>((resolve) => server?.on('exit', resolve))
    let output = ''
    for (const stream of [stdout, stderr])
      stream?.on('data', (part: Buffer) => {
        output += part.toString()
      })
    await expect.poll(() => output, { timeout: 60_000 }).toMatch(/is at http:\S+:\d+/)
    const call = callerOf(Number(/is at http:\S+:(\d+)/.exec(output)?.[1]))
    const born = { year: new Date().getUTCFullYear() - 15, month: 1 }
    const person = { ...newPerson, role: 'student', gradeLevel: 6, born, username: 'busy-student' }
    const { cookie, ...signedUp } = await call('POST', '/api/signup', {}, person)
    expect(signedUp.status, signedUp.text).toBe(200)

    const known = createAnswerKeys(secret)
    const opened = await call('GET', '/api/skills/unit-rates/practice', { cookie })
    let [question] = Practice.parse(JSON.parse(opened.text)).questions
    let answered = 0
    async function practice(): Promise<void> {
      if (question === undefined) throw new Error('no question')
      const body = {
        token: question.token,
        response: known.right(question.token),
        attemptId: randomUUID(),
        activeMilliseconds: 20_000,
        hintsUsed: 0,
      }
      // The same answer twice at once, as a browser that retries: on two processes it counts once.
      const path = '/api/v1/practice/answers'
      // A call that a process took when it was killed gets no answer, and is sent again.
      const send = (tries: number): Promise<Reply> =>
        call('POST', path, { cookie }, body, true).catch((error: unknown) => {
          if (tries === 0) throw error
          return send(tries - 1)
        })
      const replies = await Promise.all([send(4), send(4)])
      const [one, other] = replies.map(({ text }) => AnswerReply.parse(JSON.parse(text)))
      expect([one?.verdict, other?.verdict, one?.pointsEarned]).toEqual([
        'correct',
        'correct',
        other?.pointsEarned,
      ])
      answered += 1
      expect(one?.after.answered).toBe(answered)
      question = one?.next ?? undefined
    }
    for (let round = 0; round < 4; round += 1) await practice()

    const metrics = async () => {
      const { text } = await call('GET', '/metrics', { authorization: `Bearer ${metricsToken}` })
      return Number(/_count\{method="POST",route="[^"]*answers",status="200"\} (\d+)/.exec(text)?.[1])
    }
    // Whichever process is asked, it counts the calls of both.
    expect([await metrics(), await metrics()]).toEqual([8, 8])

    const [first, second] = workersOf(pid)
    if (first === undefined || second === undefined) throw new Error('there are no two workers')
    process.kill(first, 'SIGKILL')
    await practice()
    const isBack = () => workersOf(pid).filter((one) => one !== first && one !== second).length
    await expect.poll(isBack, { timeout: 30_000 }).toBe(1)
    await practice()
    expect(output).toMatch(/a server process ended: starting it again/)

    server.kill('SIGTERM')
    expect(await end).toBe(0)
    await expect(call('GET', '/healthz')).rejects.toThrow(/ECONNREFUSED/)
  },
)
