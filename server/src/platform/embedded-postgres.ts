import { spawn } from 'node:child_process'
import {
  accessSync,
  chownSync,
  closeSync,
  constants,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { dirname, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import type { Log } from './log.ts'
import { childEnvironment, chooseUser, requireBinaries } from './postgres-binaries.ts'
import type { Binaries, RunAs } from './postgres-binaries.ts'
import { createCluster, firstError, isMade, readPassword, superuser } from './postgres-cluster.ts'
import { acquireInstanceLock } from './instance-lock.ts'
import type { InstanceLock } from './instance-lock.ts'
import {
  askToStop,
  endOrphans,
  isTemporarySocketFolder,
  makeTemporarySocketFolder,
  removeLeftovers,
  selectPostmaster,
  stopPostmaster,
} from './postmaster.ts'
import type { Postmaster } from './postmaster.ts'
import { StartupProblem } from './startup-problem.ts'
import { DataFolderTaken, supervise } from './supervise.ts'
import type { SuperviseLimits } from './supervise.ts'

export interface EmbeddedPostgresConnection {
  /** The socket's folder; on Windows, which has no private sockets, a loopback address. */
  host: string
  port: number
  user: string
  database: string
  password?: string | undefined
}

export interface EmbeddedPostgres {
  readonly connection: EmbeddedPostgresConnection
  /** Rejects with a StartupProblem once the database has ended and cannot be restarted. */
  readonly failed: Promise<never>
  /** Shuts the database down cleanly, so that the next start needs no recovery. */
  stop(): Promise<void>
  /** Asks the database to shut down cleanly, without waiting for it. */
  abandon(): void
}

interface Deps {
  /** The database is in its subfolder `postgres`, which is created if missing. */
  dataDir: string
  log: Pick<Log, 'info' | 'warn' | 'error'>
  /** For tests: faster, but a power failure loses data. */
  isScratch?: boolean
  /** The number of server processes that connect to it. */
  workers?: number
  limits?: SuperviseLimits
}

/** Any port will do, because only the socket's folder matters. */
const socketPort = 5432
/** The longest folder path, in bytes, that leaves room for the socket's name on the strictest system. */
const longestSocketFolder = 103 - `/.s.PGSQL.${socketPort}`.length
/** How long a database that was left running, or that is just ending, has to answer or be gone. In milliseconds. */
const timeoutMs = 7000
/** How long after our PostgreSQL exits another server's may still show up in its place. In milliseconds. */
const secondThoughts = 1500
/** How long crash recovery may take, in milliseconds. */
const recoveryTimeoutMs = 120_000
/** Milliseconds after which sessions that outlived their PostgreSQL get SIGTERM, and then SIGKILL. */
const orphanLimits = { ask: 2000, end: 10_000 }

/**
 * Starts the PostgreSQL that npm installed, on its own folder and on a socket that only this user can open. If a killed
 * server left it running there, takes it over. Throws a StartupProblem with the reason if it cannot, most often because
 * another server uses the folder.
 */
export async function startEmbeddedPostgres(deps: Deps): Promise<EmbeddedPostgres> {
  const { log, isScratch = false, workers = 1 } = deps
  const binaries = await requireBinaries(process.platform, process.arch)
  const dataDir = prepareFolder(deps.dataDir)
  const folder = join(dataDir, 'postgres')
  if (!isMade(folder)) {
    log.info({ folder }, 'making the embedded database')
    await createCluster(dataDir, folder, binaries, isScratch)
  }
  const password = readPassword(dataDir)
  const start = { folder, binaries, password, isScratch, workers, log }
  let postmaster = await requirePostmaster(start)
  const connection = { host: postmaster.host, port: postmaster.port, user: superuser, password }
  const requireHold = async (): Promise<InstanceLock> => {
    const held = await acquireInstanceLock({ ...connection, database: 'postgres' }, 1500)
    if (held) return held
    throw new DataFolderTaken(
      `Another server uses the data folder ${dataDir}: stop it first, or set DATA_DIR to another folder.`,
    )
  }
  let hold = await requireHold()
  await createDatabase({ ...connection, database: 'postgres' })
  const supervisor = supervise({
    log,
    limits: deps.limits,
    isAlive: () => hold.isHeld() && selectPostmaster(folder)?.pid === postmaster.pid,
    async restart() {
      // Restart at the same place, because open pools know no other.
      postmaster = await requirePostmaster({ ...start, place: connection })
      hold = await requireHold()
    },
  })
  return {
    connection: { ...connection, database: superuser },
    failed: supervisor.failed,
    async stop() {
      await supervisor.stop()
      await hold.release()
      await stopPostmaster(folder, postmaster.pid, 30_000)
      if (isTemporarySocketFolder(postmaster.host)) rmSync(postmaster.host, { recursive: true, force: true })
    },
    abandon: () => askToStop(postmaster.pid),
  }
}

function prepareFolder(dataDir: string): string {
  try {
    mkdirSync(dataDir, { recursive: true })
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK)
    return realpathSync(dataDir)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartupProblem(`Cannot write to the data folder ${dataDir}: ${reason}`)
  }
}

interface Start {
  folder: string
  binaries: Binaries
  password: string | undefined
  workers: number
  isScratch: boolean
  log: Deps['log']
  /** The socket folder and port to listen on; by default, any that work. */
  place?: Pick<Postmaster, 'host' | 'port'>
}

/** Takes over the PostgreSQL running on the folder, or starts one. Returns once it accepts connections. */
async function requirePostmaster(start: Start): Promise<Postmaster> {
  const began = Date.now()
  let started: Awaited<ReturnType<typeof launch>> | undefined
  let isRecovering = false
  let isBlocked = false
  let endedAt: number | undefined
  while (Date.now() - began < (isRecovering || isBlocked || started ? recoveryTimeoutMs : timeoutMs)) {
    const running = selectPostmaster(start.folder)
    if (running) {
      const answer = await ask(running, start)
      if (answer === 'ready') {
        if (!started || endedAt !== undefined)
          start.log.info({ pid: running.pid }, 'took over the embedded database left running')
        return running
      }
      isRecovering = answer === 'recovering'
    } else if (!started) {
      removeLeftovers(start.folder)
      started = await launch(start)
    } else if (started.isOver()) {
      // Two servers may start at once: then the other's PostgreSQL has the folder and will soon write its pid file.
      endedAt ??= Date.now()
      if (isInUse(started.reason()) && Date.now() - began < recoveryTimeoutMs) {
        // Sessions outlive a killed PostgreSQL until they notice, and must end before another can start.
        const age = Date.now() - began
        if (age > orphanLimits.ask) endOrphans(start.folder, age > orphanLimits.end ? 'SIGKILL' : 'SIGTERM')
        await delay(100)
        started = undefined
        endedAt = undefined
        isBlocked = true
      } else if (Date.now() - endedAt > secondThoughts) throw new StartupProblem(started.reason())
    }
    await delay(15)
  }
  throw new StartupProblem(
    `The database in ${start.folder} runs but does not answer: end its process ${selectPostmaster(start.folder)?.pid ?? ''} and start again.`,
  )
}

/** Whether sessions of a killed PostgreSQL still hold its shared memory. */
const isInUse = (reason: string): boolean => /shared memory block .*still in use/.test(reason)

async function ask(
  running: Postmaster,
  { folder, password }: Start,
): Promise<'ready' | 'recovering' | 'silent'> {
  const client = new pg.Client({
    host: running.host,
    port: running.port,
    user: superuser,
    password,
    database: 'postgres',
    connectionTimeoutMillis: 2000,
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ data_directory: string }>('show data_directory')
    return rows[0]?.data_directory === folder ? 'ready' : 'silent'
  } catch (error) {
    // 57P03: the server is starting up or shutting down.
    return error instanceof Error && 'code' in error && error.code === '57P03' ? 'recovering' : 'silent'
  } finally {
    await client.end().catch(() => undefined)
  }
}

async function launch({ folder, binaries, isScratch, workers, place }: Start) {
  const user = chooseUser(folder, binaries)
  const listening =
    process.platform === 'win32'
      ? {
          listen_addresses: '127.0.0.1',
          unix_socket_directories: '',
          port: place?.port ?? (await findFreePort()),
        }
      : {
          listen_addresses: '',
          unix_socket_directories: socketFolder(folder, user, place?.host),
          port: socketPort,
        }
  const settings = {
    ...listening,
    unix_socket_permissions: '0700',
    // A process opens up to 20: two pools, and a connection for each channel that it listens to.
    max_connections: 40 + 20 * workers,
    shared_buffers: '128MB',
    effective_cache_size: '1GB',
    work_mem: '8MB',
    // Tables are cached and statements are short, so compiling plans costs more than it saves.
    jit: 'off',
    random_page_cost: 1.1,
    max_wal_size: '1GB',
    checkpoint_timeout: '10min',
    fsync: isScratch ? 'off' : 'on',
    synchronous_commit: isScratch ? 'off' : 'on',
    full_page_writes: isScratch ? 'off' : 'on',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_min_messages: 'warning',
    log_checkpoints: 'off',
  }
  const logFile = join(dirname(folder), 'postgres.log')
  // Start a new log each time, so that it cannot grow without limit. Keep one old log, which tells why that database
  // ended.
  if (existsSync(logFile)) renameSync(logFile, `${logFile}.1`)
  const output = openSync(logFile, 'w', 0o600)
  const { file, args } = user.command(binaries.postgres, [
    '-D',
    folder,
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ])
  const child = spawn(file, args, {
    ...user.options,
    cwd: process.platform === 'win32' ? undefined : '/',
    env: childEnvironment(),
    // Run in a separate session, so that Ctrl+C reaches only the server, which stops the database last.
    detached: true,
    windowsHide: true,
    stdio: ['ignore', output, output],
  })
  closeSync(output)
  child.unref()
  let failure: string | undefined
  let isOver = false
  child.on('error', (error) => {
    failure = error.message
    isOver = true
  })
  child.on('exit', () => {
    isOver = true
  })
  return {
    isOver: () => isOver,
    reason: () =>
      `The database in ${folder} did not start: ${failure ?? firstError(readFileSync(logFile, 'utf8'))}`,
  }
}

/**
 * The database's own folder, which no other user can enter. If its path is too long for a socket, a short temporary
 * folder.
 */
function socketFolder(folder: string, { owner }: RunAs, before: string | undefined): string {
  if (Buffer.byteLength(folder) <= longestSocketFolder) return folder
  const short = before ?? makeTemporarySocketFolder()
  mkdirSync(short, { recursive: true, mode: 0o700 })
  if (owner) chownSync(short, owner.uid, owner.gid)
  return short
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : socketPort))
    })
  })
}

/** Creates the application's database at the first start. */
async function createDatabase(settings: pg.ClientConfig): Promise<void> {
  const client = new pg.Client(settings)
  await client.connect()
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [superuser])
    if (rowCount === 0) await client.query(`create database ${pg.escapeIdentifier(superuser)}`)
  } finally {
    await client.end()
  }
}
