import pg from 'pg'
import type { z } from 'zod'
import { integerArray, readIntegers, readTexts, textArray } from './array-parsers.ts'
import { createAvailability, DatabaseUnavailable } from './database-availability.ts'
import type { Availability } from './database-availability.ts'
import type { Log } from './log.ts'
import { StartupProblem } from './startup-problem.ts'

/** A named query, which each connection prepares once. Names are unique in the server. */
export interface Statement<Row = undefined> {
  readonly name: string
  readonly text: string
  /**
   * The schema of a result row: `int8` is a number, `timestamptz` a Date, `date` 'YYYY-MM-DD', `numeric` a string, and
   * null is null. Missing if no rows are read.
   */
  readonly row?: z.ZodType<Row>
}

/**
 * Runs queries. In a transaction they run in the order in which they are asked, and those asked without waiting for
 * each other share a round trip.
 */
export interface Queryable {
  query<Row>(statement: Statement<Row>, values?: readonly unknown[]): Promise<Row[]>
}

/** One connection, for callers that need more than a query or a transaction: long writes, locks, and scripts. */
export interface Connection extends Queryable {
  transaction<T>(work: (tx: Queryable) => Promise<T>): Promise<T>
  /** Runs several statements without parameters. */
  run(script: string): Promise<void>
  /** Returns the connection to the pool; `broken` closes it instead. */
  release(broken?: boolean): void
}

export interface Database extends Queryable {
  transaction<T>(work: (tx: Queryable) => Promise<T>): Promise<T>
  connect(): Promise<Connection>
  /**
   * Opens a second pool to the same database, so that slow reads do not use up this one. Close it before this database.
   */
  openReadPool(limits: PoolLimits): ReadPool
  /**
   * Listens to a `pg_notify` channel, and reconnects if the connection is lost. Notifications sent meanwhile are
   * missed; `onGap` is called after reconnecting.
   */
  listen(
    channel: string,
    onPayload: (payload: string) => void,
    onGap: () => void,
  ): Promise<{ stop(): Promise<void> }>
  state(): PoolState
  close(): Promise<void>
}

/** The number of open connections, how many of them are idle, and how many requests wait for one. */
export interface PoolState {
  open: number
  idle: number
  waiting: number
}

export interface PoolLimits {
  connections: number
  /** Milliseconds after which the database cancels a statement; by default there is no limit. */
  statementMs?: number
}

export interface ReadPool extends Queryable {
  state(): PoolState
  close(): Promise<void>
}

/** Whether an insert failed because the row already exists (SQLSTATE 23505). */
export const isUniqueViolation = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '23505'

/**
 * SQLSTATE classes of a server that cannot serve: connection exception, insufficient resources, operator intervention,
 * system error.
 */
const awayClasses = /^(?:08|53|57|58)/
const awayCodes: ReadonlySet<unknown> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
])

/** Whether a statement was canceled, usually because it exceeded its pool's time limit (SQLSTATE 57014). */
export const isCanceled = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '57014'

/**
 * Whether the error means that the database is unavailable or shutting down: the query is not at fault, and retrying at
 * once would not help.
 */
export function isConnectionLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof DatabaseUnavailable) return true
  if (isCanceled(error)) return false
  const code = 'code' in error ? error.code : undefined
  if (typeof code === 'string') return awayCodes.has(code) || awayClasses.test(code)
  return /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered)/.test(
    error.message,
  )
}

const types = new pg.TypeOverrides()
types.setTypeParser(pg.types.builtins.INT8, Number)
types.setTypeParser(pg.types.builtins.DATE, (text) => text)
types.setTypeParser(integerArray, readIntegers)
types.setTypeParser(textArray, readTexts)

export type ConnectionSettings =
  | { host: string; port: number; user: string; database: string; password?: string | undefined }
  | { url: string }

/**
 * Connects and checks that the database answers; throws a StartupProblem if it does not. `checksRows` validates every
 * row against its statement's schema, as tests do; otherwise rows are trusted.
 */
export async function connectDatabase(
  settings: ConnectionSettings,
  log: Log,
  { checksRows = false, limits = { connections: 10 } }: { checksRows?: boolean; limits?: PoolLimits } = {},
): Promise<Database> {
  const client: pg.ClientConfig = {
    ...('url' in settings ? { connectionString: settings.url } : settings),
    types,
    application_name: 'skills-center',
    keepAlive: true,
    // Queries of a transaction that do not wait for each other share a round trip.
    pipeline: true,
    connectionTimeoutMillis: 8000,
  }
  const availability = createAvailability({ answers: () => answers(client), log })
  const openPool = ({ connections, statementMs }: PoolLimits): pg.Pool => {
    const opened = new pg.Pool({
      ...client,
      ...(statementMs !== undefined && { statement_timeout: statementMs }),
      max: connections,
      idleTimeoutMillis: 60_000,
    })
    // A connection that is checked out but idle between two queries emits its loss only on itself.
    opened.on('error', availability.suspect)
    opened.on('connect', (connected) => connected.on('error', availability.suspect))
    return opened
  }
  const pool = openPool(limits)
  try {
    await pool.query('select 1')
  } catch (error) {
    await pool.end()
    throw new StartupProblem(describeUnreachable(settings, error))
  }

  /** Fails at once while the database is unavailable, and notices when it becomes so. */
  const watched = async <T>(work: () => Promise<T>): Promise<T> => {
    availability.requireThere()
    try {
      return await work()
    } catch (error) {
      if (isConnectionLost(error)) availability.suspect(error)
      throw error
    }
  }
  const ask = asking(checksRows, log)
  const queryPool = ask(pool)
  return {
    query: (asked, values) => watched(() => queryPool(asked, values)),
    transaction: (work) =>
      watched(async () => {
        const connection = await pool.connect()
        let isBroken = false
        try {
          return await transact(connection, ask(connection), work, () => {
            isBroken = true
          })
        } finally {
          connection.release(isBroken)
        }
      }),
    async connect() {
      const connection = await watched(() => pool.connect())
      return {
        query: ask(connection),
        transaction: (work) => transact(connection, ask(connection), work),
        run: async (script) => {
          await connection.query(script)
        },
        release: (broken = false) => connection.release(broken),
      }
    },
    openReadPool(own) {
      const other = openPool(own)
      const queryOther = ask(other)
      return {
        query: (asked, values) => watched(() => queryOther(asked, values)),
        state: () => stateOf(other),
        close: () => other.end(),
      }
    },
    listen: (channel, onPayload, onGap) =>
      listen({ settings: client, channel, onPayload, onGap, availability, log }),
    state: () => stateOf(pool),
    async close() {
      availability.stop()
      await pool.end()
    },
  }
}

/**
 * Whether a new connection gets an answer. Any error from the server itself counts, unless it means that the server is
 * unavailable.
 */
async function answers(settings: pg.ClientConfig): Promise<boolean> {
  const client = new pg.Client({ ...settings, connectionTimeoutMillis: 3000, query_timeout: 3000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('select 1')
    return true
  } catch (error) {
    return error instanceof pg.DatabaseError && !isConnectionLost(error)
  } finally {
    await client.end().catch(() => undefined)
  }
}

const stateOf = (pool: pg.Pool): PoolState => ({
  open: pool.totalCount,
  idle: pool.idleCount,
  waiting: pool.waitingCount,
})

/** Statements that take longer than this, including the wait for a connection, are logged. In milliseconds. */
const slowMs = 1000

const asking =
  (checksRows: boolean, log: Log) =>
  (queryable: pg.Pool | pg.PoolClient): Queryable['query'] =>
  async ({ name, text, row }, values = []) => {
    const began = performance.now()
    const { rows } = await queryable.query({ name, text, values: [...values] })
    const milliseconds = Math.round(performance.now() - began)
    if (milliseconds > slowMs) log.warn({ statement: name, milliseconds }, 'a statement was slow')
    if (checksRows && row !== undefined) checkRows(name, row, rows)
    return rows
  }

function checkRows(name: string, schema: z.ZodType, rows: readonly unknown[]): void {
  for (const row of rows) {
    const { error } = schema.safeParse(row)
    if (error) throw new Error(`${name} returned a row that does not match its schema: ${error.message}`)
  }
}

async function transact<T>(
  connection: pg.PoolClient,
  query: Queryable['query'],
  work: (tx: Queryable) => Promise<T>,
  onBroken?: () => void,
): Promise<T> {
  let isOpen = true
  const tx: Queryable = {
    async query(asked, values) {
      if (!isOpen) throw new Error(`${asked.name} was asked after its transaction had ended.`)
      return query(asked, values)
    },
  }
  try {
    // Sent together with the first query of the work.
    const begun = connection.query('begin')
    const [result] = await Promise.all([work(tx), begun])
    isOpen = false
    await connection.query('commit')
    return result
  } catch (error) {
    isOpen = false
    // Report the first error. If the rollback fails too, the connection is broken.
    await connection.query('rollback').catch(() => onBroken?.())
    throw error
  }
}

/** Milliseconds before a lost listening connection is reopened, and the longest wait while that keeps failing. */
const listenWaits = { first: 100, last: 5000 }

async function listen({
  settings,
  channel,
  onPayload,
  onGap,
  availability,
  log,
}: {
  settings: pg.ClientConfig
  channel: string
  onPayload: (payload: string) => void
  onGap: () => void
  availability: Availability
  log: Log
}): Promise<{ stop(): Promise<void> }> {
  let isStopped = false
  let retry: NodeJS.Timeout | undefined
  let current: pg.Client | undefined
  let wait = listenWaits.first
  const open = async (): Promise<void> => {
    const client = new pg.Client(settings)
    client.on('error', availability.suspect)
    client.on('notification', (message) => onPayload(message.payload ?? ''))
    client.on('end', () => {
      if (isStopped) return
      retry = setTimeout(() => void reopen().then(onGap, () => undefined), wait).unref()
      wait = Math.min(2 * wait, listenWaits.last)
    })
    current = client
    await client.connect()
    await client.query(`listen ${pg.escapeIdentifier(channel)}`)
    wait = listenWaits.first
  }
  /** If this attempt fails, the client's `end` event has already scheduled the next one. */
  const reopen = async () => {
    await availability.untilThere()
    if (isStopped) throw new Error('stopped')
    try {
      await open()
    } catch (err) {
      if (isConnectionLost(err)) availability.suspect(err)
      else log.warn({ err, channel }, 'cannot listen to the database')
      throw err
    }
  }
  // Every listener also polls, so a failure here must not prevent startup.
  await reopen().catch(() => undefined)
  return {
    async stop() {
      isStopped = true
      clearTimeout(retry)
      await current?.end()
    },
  }
}

/** One sentence with the address and the reason, but never the password. */
function describeUnreachable(settings: ConnectionSettings, error: unknown): string {
  const { host, port, database } =
    'url' in settings ? placeOf(settings.url) : { ...settings, port: String(settings.port) }
  const place = `The database ${database} at ${host}:${port}`
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const hint = 'url' in settings ? ' Check DATABASE_URL.' : ''
  if (code === '28P01' || code === '28000') return `${place} refused the user name or password.${hint}`
  if (code === '3D000') return `${place} does not exist.${hint}`
  if (code === 'ENOTFOUND') return `${place} cannot be reached: there is no such host.${hint}`
  if (code === 'ECONNREFUSED') return `${place} cannot be reached: nothing answers there.${hint}`
  return `${place} cannot be used (${code || (error instanceof Error ? error.message : 'unknown reason')}).${hint}`
}

function placeOf(url: string) {
  const { hostname, port, pathname } = new URL(url)
  return { host: hostname || 'localhost', port: port || '5432', database: pathname.slice(1) || 'postgres' }
}
