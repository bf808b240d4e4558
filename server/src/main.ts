import { randomBytes, randomInt } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { createApp } from './app.ts'
import type { App } from './app.ts'
import type { AppDeps } from './app-deps.ts'
import { createDemoClock } from './demo-history.ts'
import { demoSignIns, seedDemo } from './demo.ts'
import { migrations } from './migrations.ts'
import { createIds, systemNow } from './platform/clock.ts'
import { readConfiguration } from './platform/config.ts'
import type { Configuration } from './platform/config.ts'
import { connectDatabase } from './platform/database.ts'
import type { Database, PoolLimits, ReadPool } from './platform/database.ts'
import { listenOn } from './platform/listen.ts'
import { createLog } from './platform/log.ts'
import type { Log } from './platform/log.ts'
import { measureLoop, watchLoop } from './platform/refuse-polls-under-load.ts'
import { migrate } from './platform/migrate.ts'
import { openDatabaseServer } from './platform/open-database-server.ts'
import { storeSecret } from './platform/secret.ts'
import { watchForStop } from './platform/watch-for-stop.ts'
import { readLearnerParameters } from './practice/learner/learner-parameters.ts'
import { StartupProblem } from './platform/startup-problem.ts'

/** What has been opened, to be closed in reverse order. */
type Closers = (() => Promise<void>)[]

/** Returns a cryptographically random number in [0, 1), used to choose question seeds. */
const secureRandom = () => randomInt(2 ** 47) / 2 ** 47

const webRoot = join(import.meta.dirname, '../../web/dist')

interface Started {
  app: App
  drainSeconds: number
  /** Rejects when the embedded database has failed and cannot be restarted. */
  databaseFailed: Promise<never>
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
  const app = await createApp({ ...shared, now: systemNow, newId: createIds(systemNow, randomBytes) })
  closers.push(() => app.close())

  const address = await listenOn(app.http, configuration)
  app.accounts.cardPasswords.start()
  closers.push(async () => app.accounts.cardPasswords.stop())
  process.stdout.write(greeting(configuration, address, hasDemo))
  return { app, drainSeconds: configuration.drainSeconds, databaseFailed: placed.failed }
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
  const { app, drainSeconds, databaseFailed } = await start(closers)
  await Promise.race([stop.asked, databaseFailed])
  app.stopBeingReady()
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
