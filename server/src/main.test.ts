import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestDatabase } from './platform/testing/database.ts'
import type { TestDatabase } from './platform/testing/database.ts'

let made: TestDatabase
const dataDir = mkdtempSync(join(tmpdir(), 'skills-center-main-'))

beforeAll(async () => {
  made = await createTestDatabase()
})
afterAll(async () => {
  await made.drop()
  rmSync(dataDir, { recursive: true })
})

/** Runs the server's own program; `until` answers when its output holds the text. */
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

describe('the server', { timeout: 30_000 }, () => {
  test('starts on DATABASE_URL, tells its address, and ends in order when asked to', async () => {
    const server = run({ DATABASE_URL: made.url })
    const address = await server.until(/is at (http:\S+)/)
    expect((await fetch(`${address}/readyz`)).status).toBe(200)
    // Two signals, as from a terminal through npm.
    server.child.kill('SIGINT')
    server.child.kill('SIGTERM')
    expect([await server.end, server.output()]).toEqual([0, expect.not.stringMatching(/demo|error/i)])
  })

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
