import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestDatabase } from './platform/testing/database.ts'
import type { TestDatabase } from './platform/testing/database.ts'
import { newPerson } from './test-app.ts'

let made: TestDatabase
const dataDir = mkdtempSync(join(tmpdir(), 'skills-center-main-'))

beforeAll(async () => {
  made = await createTestDatabase()
})
afterAll(async () => {
  await made.drop()
  rmSync(dataDir, { recursive: true })
})

/** Runs the server as its own process; `until` resolves once its output matches the pattern. */
function run(environment: Record<string, string>) {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: { PATH: process.env['PATH'], DATA_DIR: dataDir, PORT: '0', ...environment },
  })
  let output = ''
  let check = () => {}
  const hear = (chunk: Buffer) => {
    output += chunk.toString()
    check()
  }
  child.stdout.on('data', hear)
  child.stderr.on('data', hear)
  return {
    child,
    output: () => output,
    until: (pattern: RegExp) =>
      new Promise<string>((resolve) => {
        check = () => {
          const match = pattern.exec(output)
          if (match) resolve(match[1] ?? match[0])
        }
        check()
      }),
    end: new Promise<number | null>((resolve) => child.on('exit', resolve)),
  }
}

/** A sign-in for a user who does not exist, split into two halves to send. */
function slowSignIn() {
  const body = JSON.stringify({ username: 'nobody', password: 'correct horse', role: 'student' })
  const head = [
    'POST /api/login HTTP/1.1',
    'host: localhost',
    'content-type: application/json',
    `content-length: ${body.length}`,
    // Makes the server reply once it has read the head.
    'expect: 100-continue',
    '\r\n',
  ].join('\r\n')
  return { head, body }
}

describe('the server', { timeout: 60_000 }, () => {
  test('starts on DATABASE_URL, tells its address, and ends in order when asked to', async () => {
    const server = run({ DATABASE_URL: made.url })
    const address = await server.until(/is at (http:\S+)/)
    expect((await fetch(`${address}/readyz`)).status).toBe(200)
    // Two signals, as when npm and the terminal both forward Ctrl+C.
    server.child.kill('SIGINT')
    server.child.kill('SIGTERM')
    expect([await server.end, server.output()]).toEqual([0, expect.not.stringMatching(/demo|error/i)])
  })

  test('asked to stop, says no to balancers first and serves on until they have heard', async () => {
    const server = run({ DATABASE_URL: made.url, DRAIN_SECONDS: '300' })
    const address = await server.until(/is at (http:\S+)/)
    server.child.kill('SIGTERM')
    await expect.poll(async () => (await fetch(`${address}/readyz`)).status, { timeout: 10_000 }).toBe(503)
    // A new connection is still accepted and answered, but not kept alive.
    const reply = await fetch(`${address}/api/config`)
    expect([reply.status, reply.headers.get('connection')]).toEqual([200, 'close'])
    expect((await fetch(`${address}/healthz`)).status).toBe(200)

    // npm and the terminal both forward the signal, so repeats within a second are ignored; a later one means "stop
    // now".
    await delay(1100)
    server.child.kill('SIGTERM')
    expect([await server.end, server.output()]).toEqual([
      1,
      expect.stringMatching(/Asked to stop a second time: ending at once\.\n$/),
    ])
  })

  test('stops taking connections once the grace is over, and what is in flight is answered', async () => {
    const server = run({ DATABASE_URL: made.url, DRAIN_SECONDS: '1' })
    const address = await server.until(/is at (http:\S+)/)
    const { body, head } = slowSignIn()
    const socket = connect(Number(new URL(address).port), '127.0.0.1')
    let printed = ''
    const closed = new Promise<void>((resolve) => socket.on('close', () => resolve()))
    socket.setEncoding('utf8').on('data', (chunk: string) => {
      printed += chunk
    })
    socket.write(head + body.slice(0, 10))
    await expect.poll(() => printed, { timeout: 15_000 }).toBe('HTTP/1.1 100 Continue\r\n\r\n')
    server.child.kill('SIGTERM')
    const knock = () =>
      new Promise<string>((resolve) => {
        const caller = connect(Number(new URL(address).port), '127.0.0.1')
        caller
          .on('error', () => resolve('refused'))
          .on('connect', () => {
            caller.destroy()
            resolve('served')
          })
      })
    await expect.poll(knock, { timeout: 15_000 }).toBe('refused')
    socket.write(body.slice(10))
    await closed
    expect(printed).toMatch(/\r\n\r\nHTTP\/1\.1 401 /)
    expect(await server.end).toBe(0)
  })

  test('whose embedded database is killed refuses calmly, starts it again and goes on', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'skills-center-killed-'))
    const server = run({ DATA_DIR: folder, DEMO: 'false', LOG_LEVEL: 'info' })
    const address = await server.until(/is at (http:\S+)/)
    const signedUp = await fetch(`${address}/api/signup`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...newPerson, role: 'teacher' }),
    })
    const cookie = signedUp.headers.get('set-cookie')?.split(';')[0] ?? ''
    const classes = () => fetch(`${address}/api/classrooms`, { headers: { cookie } })
    expect((await classes()).status).toBe(200)

    const pid = readFileSync(join(folder, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]
    process.kill(Number(pid), 'SIGKILL')
    const statuses: number[] = []
    let refusal = ''
    for (let isBack = false; !isBack;) {
      const ready = await fetch(`${address}/readyz`)
      const [alive, tried] = await Promise.all([fetch(`${address}/healthz`), classes()])
      expect(alive.status).toBe(200)
      statuses.push(tried.status)
      if (tried.status === 503) {
        expect(tried.headers.get('retry-after')).toBe('2')
        refusal = await tried.text()
      }
      // No 503 yet means the server has not noticed the kill.
      isBack = statuses.includes(503) && ready.status === 200 && tried.status === 200
    }
    expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([])
    expect(JSON.parse(refusal)).toMatchObject({
      title: 'Not available',
      detail: 'We can’t reach our records right now. Please try again in a moment.',
    })
    expect((await classes()).status).toBe(200)
    const messages = server
      .output()
      .split('\n')
      .filter((line) => line.startsWith('{') && JSON.parse(line).level >= 40)
    expect(messages).toHaveLength(4)
    expect(new Set(messages.map((line) => JSON.parse(line).msg))).toEqual(
      new Set([
        'the database is away: what needs it is refused until it is back',
        'the database is back',
        'the embedded database ended or lost its sessions: bringing it back',
        'the embedded database runs again',
      ]),
    )
    server.child.kill('SIGTERM')
    expect(await server.end).toBe(0)
    rmSync(folder, { recursive: true })
  }, 120_000)

  test('ends with one sentence and code 1 when its embedded database cannot be started again', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'skills-center-broken-'))
    const server = run({ DATA_DIR: folder, DEMO: 'false', LOG_LEVEL: 'fatal' })
    await server.until(/is at (http:\S+)/)
    const pid = readFileSync(join(folder, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]
    renameSync(join(folder, 'postgres', 'global'), join(folder, 'postgres', 'gone'))
    process.kill(Number(pid), 'SIGKILL')
    expect(await server.end).toBe(1)
    expect(server.output()).toMatch(/^The embedded database ended 6 times within 5 minutes, .*postgres\.log/m)
    rmSync(folder, { recursive: true })
  }, 120_000)

  test('ends with one sentence and code 1 when it cannot start', async () => {
    const server = run({ DATABASE_URL: 'postgres://me:hunter2@127.0.0.1:1/skills', PORT: '0' })
    expect([await server.end, server.output()]).toEqual([
      1,
      'The database skills at 127.0.0.1:1 cannot be reached: nothing answers there. Check DATABASE_URL.\n',
    ])
  })

  test('names the file of parameters that it cannot use', async () => {
    const path = join(dataDir, 'no-such-file.json')
    const server = run({ DATABASE_URL: made.url, LEARNER_PARAMETERS: path })
    expect([await server.end, server.output()]).toEqual([
      1,
      `LEARNER_PARAMETERS: there is no file ${path}.\n`,
    ])
  })

  test('tells each setting that is wrong', async () => {
    const server = run({ PORT: 'http', DAILY_LIMIT: 'many' })
    expect([await server.end, server.output()]).toEqual([
      1,
      'PORT must be a whole number from 0 to 65535.\nDAILY_LIMIT must be a whole number from 1 to 10000.\n',
    ])
  })
})
