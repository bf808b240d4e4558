import pg from 'pg'
import { setTimeout as delay } from 'node:timers/promises'
import type { Log } from './log.ts'

/** Any number, the same in every server. */
const holdKey = 7_205_759_404

export interface Hold {
  release(): Promise<void>
}

/**
 * Holds the database for this server alone by a lock of a session of its own, which ends with the process
 * that holds it however that ends. Answers undefined when another server holds it.
 *
 * @param patience milliseconds that the session of a server which has just been killed may take to end
 */
export async function holdDatabase(
  settings: pg.ClientConfig,
  log: Pick<Log, 'warn' | 'error'>,
  patience: number,
): Promise<Hold | undefined> {
  let isReleased = false
  let current = await tryToHold(settings)
  const until = Date.now() + patience
  while (!current && Date.now() < until) {
    await delay(50)
    current = await tryToHold(settings)
  }
  if (!current) return undefined

  // When one session of PostgreSQL crashes, it ends all others: take the lock again.
  const watch = (client: pg.Client): void => {
    current = client
    client.on('error', (err) => {
      if (!isReleased) log.warn({ err }, 'the session that holds the embedded database was lost')
    })
    client.on('end', () => void holdAgain())
  }
  const holdAgain = async (): Promise<void> => {
    while (!isReleased) {
      await delay(500, undefined, { ref: false })
      try {
        const client = isReleased ? undefined : await tryToHold(settings)
        if (client) return watch(client)
      } catch (err) {
        log.warn({ err }, 'the embedded database does not answer')
      }
    }
  }
  watch(current)
  return {
    async release() {
      isReleased = true
      await current?.end().catch(() => undefined)
    },
  }
}

async function tryToHold(settings: pg.ClientConfig): Promise<pg.Client | undefined> {
  const client = new pg.Client(settings)
  client.on('error', () => undefined)
  await client.connect()
  const { rows } = await client.query<{ held: boolean }>('select pg_try_advisory_lock($1) as held', [holdKey])
  if (rows[0]?.held) return client
  await client.end()
  return undefined
}
