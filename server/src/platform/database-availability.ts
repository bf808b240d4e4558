import { setTimeout as delay } from 'node:timers/promises'
import type { Log } from './log.ts'

/** Thrown immediately while the database is known to be unavailable. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable'
}

/** Milliseconds between attempts to reach an unavailable database: doubled each time, from the first to the last. */
const firstWait = 100
const lastWait = 1000
/** While the database is up, log lost connections at most once per this many milliseconds. */
const logEveryMs = 10_000

/**
 * Tracks whether the database is available. While it is not, calls fail at once, and the log gets one line, however
 * many calls there are. One lost connection proves nothing: the database counts as unavailable only when a new
 * connection fails too.
 */
export function createAvailability({
  answers,
  log,
}: {
  /** Whether a new connection gets an answer. */
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
    /** Call this when a connection failed: checks whether the database is available. */
    suspect(cause: unknown): void {
      if (isStopped) return
      checking ??= check(cause).finally(() => {
        checking = undefined
      })
    },
    /** Throws if the database is known to be unavailable. */
    requireThere(): void {
      if (!isAway) return
      refused += 1
      throw new DatabaseUnavailable('The database is away.')
    },
    /** Resolves when the current check has ended; at once if there is none. */
    untilThere: async (): Promise<void> => checking,
    stop(): void {
      isStopped = true
    },
  }
}

export type Availability = ReturnType<typeof createAvailability>
