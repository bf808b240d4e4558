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
import { holdDatabase } from './postgres-hold.ts'
import type { Hold } from './postgres-hold.ts'
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
  /** Folder of the socket; on Windows, which has none, an address of this machine. */
  host: string
  port: number
  user: string
  database: string
  password?: string | undefined
}

export interface EmbeddedPostgres {
  readonly connection: EmbeddedPostgresConnection
  /** Rejects with a StartupProblem once the database has ended and cannot be started again. */
  readonly failed: Promise<never>
  /** Stops the database in order, so that the next start needs no recovery. */
  stop(): Promise<void>
  /** Asks it to stop in order, without waiting for that. */
  abandon(): void
}

interface Needs {
  /** The database lives in its folder `postgres`; made when it is not there. */
  dataDir: string
  log: Pick<Log, 'info' | 'warn' | 'error'>
  /** For tests: faster, and lost in a power cut. */
  isScratch?: boolean
  limits?: SuperviseLimits
}

/** One port is as good as another where only the socket's folder counts. */
const socketPort = 5432
/** Bytes that the path of a socket may have on the strictest system, less its name in the folder. */
const longestSocketFolder = 103 - `/.s.PGSQL.${socketPort}`.length
/** Milliseconds in which a database that was left running or is just ending must answer or be gone. */
const timeoutMs = 7000
/** Milliseconds in which a PostgreSQL that ended may turn out to have made way for another server's. */
const secondThoughts = 1500
/** Milliseconds that recovery after a crash may take. */
const recoveryTimeoutMs = 120_000
/** Milliseconds after which sessions that outlived their PostgreSQL are asked to end, and are ended. */
const orphanLimits = { ask: 2000, end: 10_000 }

/**
 * Starts the PostgreSQL that npm installed, on a folder of its own and a socket that only we may open; or
 * takes over the one that a killed server left running there. Throws a StartupProblem with the reason
 * when it cannot, above all when another server uses the same folder.
 */
export async function startEmbeddedPostgres(needs: Needs): Promise<EmbeddedPostgres> {
  const { log, isScratch = false } = needs
  const binaries = await requireBinaries(process.platform, process.arch)
  const dataDir = prepareFolder(needs.dataDir)
  const folder = join(dataDir, 'postgres')
  if (!isMade(folder)) {
    log.info({ folder }, 'making the embedded database')
    await createCluster(dataDir, folder, binaries, isScratch)
  }
  const password = readPassword(dataDir)
  const start = { folder, binaries, password, isScratch, log }
  let postmaster = await requirePostmaster(start)
  const connection = { host: postmaster.host, port: postmaster.port, user: superuser, password }
  const requireHold = async (): Promise<Hold> => {
    const held = await holdDatabase({ ...connection, database: 'postgres' }, 1500)
    if (held) return held
    throw new DataFolderTaken(
      `Another server uses the data folder ${dataDir}: stop it first, or set DATA_DIR to another folder.`,
    )
  }
  let hold = await requireHold()
  await createDatabase({ ...connection, database: 'postgres' })
  const supervisor = supervise({
    log,
    limits: needs.limits,
    isAlive: () => hold.isHeld() && selectPostmaster(folder)?.pid === postmaster.pid,
    async restart() {
      // Where it was before: the connections that are made know no other place.
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
    throw new StartupProblem(`The data folder ${dataDir} cannot be written to: ${reason}`)
  }
}

interface Start {
  folder: string
  binaries: Binaries
  password: string | undefined
  isScratch: boolean
  log: Needs['log']
  /** Where it has to listen; left out: wherever it can. */
  place?: Pick<Postmaster, 'host' | 'port'>
}

/** Takes over the PostgreSQL that runs on the folder, or starts one; answers when it takes connections. */
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
      // Two servers that start at once: the other one's PostgreSQL has the folder, and will soon say so there.
      endedAt ??= Date.now()
      if (isInUse(started.reason()) && Date.now() - began < recoveryTimeoutMs) {
        // Sessions outlive a PostgreSQL that was killed until they notice: they have to end before another one starts.
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

/** Whether sessions of a PostgreSQL that was killed still have the shared memory. */
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
    // 57P03: it is starting up or shutting down.
    return error instanceof Error && 'code' in error && error.code === '57P03' ? 'recovering' : 'silent'
  } finally {
    await client.end().catch(() => undefined)
  }
}

async function launch({ folder, binaries, isScratch, place }: Start) {
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
    max_connections: 60,
    shared_buffers: '128MB',
    effective_cache_size: '1GB',
    work_mem: '8MB',
    // The tables are warm and the statements short: planning machine code costs more than it saves.
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
  // Begun again with every start, so that it cannot grow without end; the one before says why that one ended.
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
    // A session of its own: Ctrl-C reaches the server, which stops the database when it is done with it.
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

/** The database's own folder, which nobody else may enter; where its path is too long for a socket, a new short one. */
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

/** Makes the database that the server works in, on the first start. */
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
