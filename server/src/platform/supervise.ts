import { setTimeout as delay } from 'node:timers/promises'
import type { Log } from './log.ts'
import { StartupProblem } from './startup-problem.ts'

export interface SuperviseDeps {
  /** Whether the database is running and reserved by this server. */
  isAlive: () => boolean
  /** Restarts the database; throws the reason if it cannot. */
  restart: () => Promise<void>
  log: Pick<Log, 'warn' | 'error'>
  limits?: SuperviseLimits | undefined
}

export interface SuperviseLimits {
  /** Milliseconds between checks. */
  checkMs: number
  /** At most this many starts within `window` milliseconds. */
  maxStarts: number
  window: number
  /** Milliseconds before the second start in the window; doubled for each later one. */
  backoff: number
}

const usualLimits: SuperviseLimits = { checkMs: 200, maxStarts: 5, window: 5 * 60_000, backoff: 500 }

/** Restarts the embedded database when it ends, up to a limit per time window. */
export function supervise({ isAlive, restart, log, limits = usualLimits }: SuperviseDeps) {
  const { promise: failed, reject: fail } = Promise.withResolvers<never>()
  // Prevents an unhandled rejection if nobody awaits `failed`.
  failed.catch(() => undefined)
  let starts: number[] = []
  let isStopped = false
  let restarting: Promise<void> | undefined

  async function restartDatabase(): Promise<void> {
    const began = performance.now()
    let reason = 'it ended.'
    log.error('the embedded database ended or lost its sessions: bringing it back')
    while (!isStopped) {
      const at = performance.now()
      starts = starts.filter((start) => at - start < limits.window)
      if (starts.length >= limits.maxStarts) {
        throw new StartupProblem(
          `The embedded database ended ${starts.length + 1} times within ${Math.round(limits.window / 60_000)} minutes, ` +
            `so it is not started again. The last reason: ${reason} See postgres.log in the data folder.`,
        )
      }
      if (starts.length > 0) await delay(limits.backoff * 2 ** (starts.length - 1), undefined, { ref: false })
      if (isStopped) return
      starts.push(performance.now())
      try {
        await restart()
        log.warn({ milliseconds: Math.round(performance.now() - began) }, 'the embedded database runs again')
        return
      } catch (error) {
        if (error instanceof DataFolderTaken) throw error
        reason = error instanceof Error ? error.message : String(error)
        log.error({ reason }, 'the embedded database did not start')
      }
    }
  }

  const looking = setInterval(() => {
    if (isAlive() || isStopped) return
    restarting ??= restartDatabase()
      .catch((error: unknown) => {
        isStopped = true
        fail(error)
      })
      .finally(() => {
        restarting = undefined
      })
  }, limits.checkMs).unref()

  return {
    /** Rejects with a StartupProblem once the database has failed for good. */
    failed,
    /** Stops checking; resolves once no restart is in progress. */
    async stop(): Promise<void> {
      isStopped = true
      clearInterval(looking)
      await restarting
    },
  }
}

/** Another server uses the data folder, so restarting is pointless. */
export class DataFolderTaken extends StartupProblem {}
