import { setTimeout as delay } from 'node:timers/promises'
import type { Log } from './log.ts'

/** What is thrown, at once, while the database is known to be away. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable'
}

/** Milliseconds between two tries to reach a database that is away: doubled from the first to the last. */
const firstWait = 100
const lastWait = 1000
/** Milliseconds in which connections that are lost while the database lives are told of once. */
const logEveryMs = 10_000

/**
 * Knows whether the database is there, so that calls are refused at once while it is away and one line of the log tells
 * of it, however many ask. One connection that is lost says nothing: only when a new one fails too is the database away.
 */
export function createAvailability({
  answers,
  log,
}: {
  /** Whether a connection of its own gets an answer. */
  answers: () => Promise<boolean>
  log: Pick<Log, 'warn' | 'error'>
}) {
  let isAway = false
  let isStopped = false
  let refused = 0
  let loggedAt = -Infinity
  let checking: Promise<void> | undefined

  async function check(cause: unknown): Promise<void> {
    if (await answers()) {
      if (performance.now() - loggedAt < logEveryMs) return
      loggedAt = performance.now()
      return log.warn({ err: cause }, 'a database connection was lost, the database itself answers')
    }
    if (isStopped) return
    const began = performance.now()
    isAway = true
    refused = 0
    log.error({ err: cause }, 'the database is away: what needs it is refused until it is back')
    for (let wait = firstWait; ; wait = Math.min(2 * wait, lastWait)) {
      await delay(wait, undefined, { ref: false })
      if (isStopped || (await answers())) break
    }
    isAway = false
    const milliseconds = Math.round(performance.now() - began)
    if (!isStopped) log.warn({ milliseconds, refused }, 'the database is back')
  }

  return {
    /** Something went wrong with a connection: looks whether the database is there. */
    suspect(cause: unknown): void {
      if (isStopped) return
      checking ??= check(cause).finally(() => {
        checking = undefined
      })
    },
    /** Throws where the database is known to be away. */
    requireThere(): void {
      if (!isAway) return
      refused += 1
      throw new DatabaseUnavailable('The database is away.')
    },
    /** Settles once the database is there as far as we know. */
    untilThere: async (): Promise<void> => checking,
    stop(): void {
      isStopped = true
    },
  }
}

export type Availability = ReturnType<typeof createAvailability>
