import pg from 'pg'
import { setTimeout as delay } from 'node:timers/promises'

/** An arbitrary number, the same in every server. */
const lockKey = 7_205_759_404

export interface InstanceLock {
  /** Whether the session still exists. It ends with the database, and also when any PostgreSQL session crashes. */
  isHeld(): boolean
  release(): Promise<void>
}

/**
 * Reserves the database for this server with an advisory lock in a dedicated session. The lock ends with the process,
 * however that ends. Returns undefined if another server holds it.
 *
 * @param timeoutMs how long to wait for the session of a server that was just killed to end
 */
export async function acquireInstanceLock(
  settings: pg.ClientConfig,
  timeoutMs: number,
): Promise<InstanceLock | undefined> {
  const until = Date.now() + timeoutMs
  let client = await tryToLock(settings)
  while (!client && Date.now() < until) {
    await delay(50)
    client = await tryToLock(settings)
  }
  if (!client) return undefined
  const held = client
  let isHeld = true
  held.on('end', () => {
    isHeld = false
  })
  return {
    isHeld: () => isHeld,
    release: () => held.end().catch(() => undefined),
  }
}

async function tryToLock(settings: pg.ClientConfig): Promise<pg.Client | undefined> {
  const client = new pg.Client({ ...settings, connectionTimeoutMillis: 3000 })
  client.on('error', () => undefined)
  await client.connect()
  const { rows } = await client.query<{ held: boolean }>('select pg_try_advisory_lock($1) as held', [lockKey])
  if (rows[0]?.held) return client
  await client.end()
  return undefined
}
