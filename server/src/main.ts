import cluster from 'node:cluster'
import { randomBytes, randomInt } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { createApp } from './app.ts'
import type { AppDeps } from './app-deps.ts'
import { createDemoClock } from './demo-history.ts'
import { demoSignIns, seedDemo } from './demo.ts'
import { migrations } from './migrations.ts'
import { createIds, systemNow } from './platform/clock.ts'
import { readConfiguration } from './platform/config.ts'
import type { Configuration } from './platform/config.ts'
import { connectDatabase } from './platform/database.ts'
import type { ConnectionSettings, Database, PoolLimits, ReadPool } from './platform/database.ts'
import { addressOf, listenOn } from './platform/listen.ts'
import { createLog } from './platform/log.ts'
import type { Log } from './platform/log.ts'
import { measureLoop, watchLoop } from './platform/refuse-polls-under-load.ts'
import { migrate } from './platform/migrate.ts'
import { openDatabaseServer } from './platform/open-database-server.ts'
import { storeSecret } from './platform/secret.ts'
import { watchForStop } from './platform/watch-for-stop.ts'
import { jobsArgument, readAllMetrics, startWorkers } from './platform/workers.ts'
import { readLearnerParameters } from './practice/learner/learner-parameters.ts'
import { StartupProblem } from './platform/startup-problem.ts'

/** What has been opened, to be closed in reverse order. */
type Closers = (() => Promise<void>)[]

/** Returns a cryptographically random number in [0, 1), used to choose question seeds. */
const secureRandom = () => randomInt(2 ** 47) / 2 ** 47

const webRoot = join(import.meta.dirname, '../../web/dist')

interface Started {
  /** From now on `/readyz` answers 503, while requests are still served. */
  stopBeingReady: () => void
  drainSeconds: number
  /** Rejects when the embedded database, or the workers, have failed and cannot be restarted. */
  failed: Promise<never>
}

async function start(closers: Closers): Promise<Started> {
  const configuration = readConfiguration(process.env)
  const log = createLog(configuration.logLevel)
  const secret = configuration.sessionSecret ?? (await storeSecret(configuration.dataDir))

  const parameters = await readLearnerParameters(configuration.learnerParameters, log)

  const placed = await openDatabaseServer(configuration, log)
  closers.push(placed.stop)
  abandonDatabase = placed.abandon
  const database = await connectDatabase(placed.settings, log)
  closers.push(() => database.close())
  await migrate(database, migrations)
  const readDatabase = await openReads(database, configuration, log)
  closers.push(() => readDatabase.close())

  const isWorker = cluster.isWorker
  const shared = {
    database,
    readDatabase,
    configuration,
    secret,
    parameters,
    delay,
    lateness: watchLoop(measureLoop(), () => performance.now()),
    random: secureRandom,
    randomBytes,
    log,
    webRoot,
  }
  const hasDemo = configuration.isDemo && (await makeDemo(shared))
  if (configuration.workers > 1 && !isWorker) {
    const workers = lead({ configuration, secret, settings: placed.settings, hasDemo, log })
    closers.push(workers.stop)
    abandonDatabase = () => {
      workers.end()
      placed.abandon()
    }
    return {
      // The workers say so themselves, once they are asked to stop.
      stopBeingReady: () => undefined,
      drainSeconds: 0,
      failed: Promise.race([placed.failed, workers.failed]),
    }
  }
  const app = await createApp({
    ...shared,
    now: systemNow,
    newId: createIds(systemNow, randomBytes),
    runsJobs: !isWorker || process.argv.includes(jobsArgument),
    readAllMetrics: isWorker ? readAllMetrics : undefined,
  })
  closers.push(() => app.close())

  const address = await listenOn(app.http, configuration)
  app.accounts.cardPasswords.start()
  closers.push(async () => app.accounts.cardPasswords.stop())
  if (!isWorker) process.stdout.write(greeting(configuration, address, hasDemo))
  return {
    stopBeingReady: app.stopBeingReady,
    drainSeconds: configuration.drainSeconds,
    failed: placed.failed,
  }
}

/** Starts the processes that serve requests, on the database of this one. */
function lead({
  configuration,
  secret,
  settings,
  hasDemo,
  log,
}: {
  configuration: Configuration
  secret: string
  settings: ConnectionSettings
  hasDemo: boolean
  log: Log
}) {
  const workers = startWorkers({
    count: configuration.workers,
    program: import.meta.filename,
    environment: { DATABASE_URL: urlOf(settings), SESSION_SECRET: secret, DEMO: 'false' },
    hasMetrics: configuration.metricsToken !== null,
    log,
  })
  void workers.address.then(({ port }) =>
    process.stdout.write(greeting(configuration, addressOf({ ...configuration, port }), hasDemo)),
  )
  return workers
}

/** The address of the embedded database, for the workers. */
function urlOf(settings: ConnectionSettings): string {
  if ('url' in settings) return settings.url
  const { host, port, user, password = '', database } = settings
  const signIn = `${encodeURIComponent(user)}:${encodeURIComponent(password)}`
  return `postgresql://${signIn}@localhost/${database}?host=${encodeURIComponent(host)}&port=${port}`
}

/**
 * Teachers' screens run the slowest queries. With their own small pool they cannot use up the connections that answers
 * need.
 */
const readLimits: PoolLimits = { connections: 4, statementMs: 20_000 }

const openReads = async (
  database: Database,
  { readDatabaseUrl }: Configuration,
  log: Log,
): Promise<ReadPool> =>
  readDatabaseUrl === null
    ? database.openReadPool(readLimits)
    : connectDatabase({ url: readDatabaseUrl }, log, { limits: readLimits })

/** Builds the demo class and its history in a separate app, whose clock runs through the past days. */
async function makeDemo(shared: Omit<AppDeps, 'now' | 'newId'>): Promise<boolean> {
  const clock = createDemoClock(systemNow())
  const newId = createIds(clock.now, randomBytes)
  const app = await createApp({
    ...shared,
    configuration: { ...shared.configuration, metricsToken: null },
    now: clock.now,
    newId,
  })
  const { database, secret } = shared
  const hasDemo = await seedDemo({ ...app, database, secret, newId, clock })
  await app.close()
  return hasDemo
}

function greeting({ appName }: Configuration, address: string, hasDemo: boolean): string {
  const signIns = demoSignIns.map(
    ({ role, username, password }) => `  ${role}   ${username.padEnd(10)}   ${password}`,
  )
  const demo = hasDemo ? ['', 'Demo sign-ins:', ...signIns] : []
  return [`\n${appName} is at ${address}`, ...demo, '', 'Stop it with Ctrl+C.', ''].join('\n')
}

/**
 * The total time for stopping, in milliseconds: requests in flight may take 10 s of it, and the embedded database 35 s.
 */
const stopTimeoutMs = 60_000

/** Lets the embedded database stop by itself. Set once the database runs. */
let abandonDatabase = () => {}
const stop = watchForStop({
  onSecond() {
    process.stderr.write('Asked to stop a second time: ending at once.\n')
    abandonDatabase()
    process.exit(1)
  },
})
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => stop.ask(performance.now()))

const closers: Closers = []
let code = 0
try {
  const { stopBeingReady, drainSeconds, failed } = await start(closers)
  await Promise.race([stop.asked, failed])
  stopBeingReady()
  await delay(drainSeconds * 1000)
} catch (error) {
  code = 1
  process.stderr.write(`${error instanceof StartupProblem ? error.message : describeFault(error)}\n`)
}
setTimeout(() => {
  process.stderr.write(`Not stopped in order within ${stopTimeoutMs / 1000} s: ending anyway.\n`)
  abandonDatabase()
  process.exit(1)
}, stopTimeoutMs).unref()
for (const close of closers.toReversed()) {
  try {
    await close()
  } catch (error) {
    code = 1
    process.stderr.write(`While stopping: ${describeFault(error)}\n`)
  }
}
process.exit(code)

function describeFault(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
