import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { startEmbeddedPostgres } from './embedded-postgres.ts'
import type { EmbeddedPostgres } from './embedded-postgres.ts'
import { requireBinaries } from './postgres-binaries.ts'
import { firstError } from './postgres-cluster.ts'
import { StartupProblem } from './startup-problem.ts'

let root: string
let running: EmbeddedPostgres[]
let logged: string[]

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'embedded-'))
  running = []
  logged = []
})

afterEach(async () => {
  for (const postgres of running) await postgres.stop()
  rmSync(root, { recursive: true, force: true })
})

const say = (...words: unknown[]) => {
  logged.push(words.map(String).join(' '))
}

async function start(dataDir = join(root, 'data'), isScratch = true): Promise<EmbeddedPostgres> {
  const postgres = await startEmbeddedPostgres({
    dataDir,
    log: { info: say, warn: say, error: say },
    isScratch,
  })
  running.push(postgres)
  return postgres
}

/** Counts the sessions that are running a query, except this one. */
const active =
  "select count(*)::int from pg_stat_activity where state = 'active' and backend_type = 'client backend' and pid <> pg_backend_pid()"

async function query(postgres: Pick<EmbeddedPostgres, 'connection'>, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ ...postgres.connection, connectionTimeoutMillis: 3000 })
  await client.connect()
  try {
    const { rows } = await client.query<Record<string, unknown>>(sql)
    return rows.map((row) => Object.values(row)[0])
  } finally {
    await client.end()
  }
}

describe('the embedded database', () => {
  test('keeps its rows from one start to the next', async () => {
    const first = await start()
    await query(first, 'create table note as select 7 as n')
    await first.stop()
    const second = await start()
    expect(await query(second, 'select n from note')).toEqual([7])
  }, 30_000)

  test('is private, orders text the same on every machine, and refuses a second server in one sentence', async () => {
    const first = await start()
    expect(await query(first, 'show listen_addresses')).toEqual([''])
    expect(await query(first, 'show unix_socket_permissions')).toEqual(['0700'])
    const words = "select w from unnest(array['b', 'a', 'Z', 'é']) w order by w"
    expect(await query(first, words)).toEqual(['Z', 'a', 'b', 'é'])
    expect(await query(first, "select upper('é')")).toEqual(['É'])
    const second = start()
    await expect(second).rejects.toThrow(StartupProblem)
    await expect(second).rejects.toThrow(/^Another server uses the data folder .*\/data: stop it first/)
    expect(await query(first, 'select 1')).toEqual([1])
  }, 30_000)

  test('serves one of two servers that start at once on an empty folder', async () => {
    const results = await Promise.allSettled([start(), start()])
    expect(results.map((result) => result.status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const refusal = results.find((result) => result.status === 'rejected')
    expect(String(refusal?.reason)).toContain('Another server uses the data folder')
  }, 30_000)

  test('is taken over from a server that was killed, with every committed row', async () => {
    const dataDir = join(root, 'data')
    const script = join(root, 'server.ts')
    const source = JSON.stringify(join(import.meta.dirname, 'embedded-postgres.ts'))
    writeFileSync(
      script,
      `import { startEmbeddedPostgres } from ${source}
       const say = () => undefined
       const log = { info: say, warn: say, error: say }
       const { connection } = await startEmbeddedPostgres({ dataDir: process.argv[2], log })
       console.log(JSON.stringify(connection))`,
    )
    const server = spawn(process.execPath, [script, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] })
    const connection = await new Promise<EmbeddedPostgres['connection']>((resolve) => {
      createInterface(server.stdout).once('line', (line) => resolve(JSON.parse(line)))
    })
    await query({ connection }, 'create table note as select 7 as n')
    const pid = await query({ connection }, "select pg_read_file('postmaster.pid')")
    const ended = new Promise((resolve) => server.once('exit', resolve))
    server.kill('SIGKILL')
    await ended

    const next = await start()
    expect(logged.join()).toContain('took over')
    expect(await query(next, "select pg_read_file('postmaster.pid')")).toEqual(pid)
    expect(await query(next, 'select n from note')).toEqual([7])
  }, 30_000)

  test('that is killed while a session is at work is started again where it was, with every committed row', async () => {
    const dataDir = join(root, 'data')
    // Not a scratch database, because that confirms commits before they are on disk.
    const postgres = await start(dataDir, false)
    await query(postgres, 'create table note as select 7 as n')
    const pid = () => Number(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0])
    const first = pid()
    // This session notices that its PostgreSQL is gone only at the end of its query, which would take minutes.
    const busy = query(postgres, 'select count(*) from generate_series(1, 2000000000)').catch(() => 'ended')
    await expect.poll(() => query(postgres, active)).toEqual([1])
    process.kill(first, 'SIGKILL')
    await expect
      .poll(() => query(postgres, 'select n from note').catch(() => 'away'), {
        timeout: 60_000,
        interval: 100,
      })
      .toEqual([7])
    expect(await busy).toBe('ended')
    expect(pid()).not.toBe(first)
    // One line when it ended, and one when it runs again.
    await expect
      .poll(() => logged.filter((line) => !line.includes('making')), { timeout: 20_000 })
      .toEqual([
        'the embedded database ended or lost its sessions: bringing it back',
        expect.stringContaining('the embedded database runs again'),
      ])
    // The lock is held again too: no second server can use the folder.
    await expect(start(dataDir)).rejects.toThrow('Another server uses the data folder')
  }, 90_000)

  test('is started again in the folder of its socket where that is a temporary one', async () => {
    const dataDir = join(root, 'a'.repeat(60), 'b'.repeat(60))
    const postgres = await start(dataDir)
    const file = join(dataDir, 'postgres', 'postmaster.pid')
    process.kill(Number(readFileSync(file, 'utf8').split('\n')[0]), 'SIGKILL')
    await expect
      .poll(() => logged.join('\n'), { timeout: 60_000, interval: 100 })
      .toContain('the embedded database runs again')
    expect(await query(postgres, 'select 1')).toEqual([1])
  }, 90_000)

  test('starts where a dead one left the number of a process that is somebody else now', async () => {
    const dataDir = join(root, 'data')
    const first = await start()
    const file = join(dataDir, 'postgres', 'postmaster.pid')
    const [, ...rest] = readFileSync(file, 'utf8').split('\n')
    await first.stop()
    writeFileSync(file, [process.pid, ...rest].join('\n'))
    const second = await start()
    expect(await query(second, 'select 1')).toEqual([1])
  }, 30_000)

  test('works where the path of the data folder is too long for a socket', async () => {
    const postgres = await start(join(root, 'a'.repeat(60), 'b'.repeat(60)))
    expect(await query(postgres, 'select 1')).toEqual([1])
  }, 30_000)

  test('names the reason when the data folder cannot be used', async () => {
    writeFileSync(join(root, 'file'), '')
    await expect(start(join(root, 'file'))).rejects.toThrow(StartupProblem)
    mkdirSync(join(root, 'other', 'postgres'), { recursive: true })
    writeFileSync(join(root, 'other', 'postgres', 'PG_VERSION'), '9.6\n')
    await expect(start(join(root, 'other'))).rejects.toThrow(
      /did not start: could not access the server configuration file/,
    )
  }, 30_000)

  test('names DATABASE_URL on a platform without a binary', async () => {
    await expect(requireBinaries('sunos', 'sparc')).rejects.toThrow(
      /^There is no embedded database for sunos on sparc: set DATABASE_URL/,
    )
  })
})

test('the reason of a failure is the first error line, without stamp and program', () => {
  expect(firstError('2026-11-21 UTC [1] LOG:  a\n2026-11-21 UTC [1] FATAL:  no room left\n')).toBe(
    'no room left',
  )
  expect(firstError('initdb: error: directory exists\ninitdb: hint: remove it')).toBe('directory exists')
  expect(firstError('postgres: could not read x')).toBe('could not read x')
  expect(firstError('')).toBe('it gave no reason.')
})
