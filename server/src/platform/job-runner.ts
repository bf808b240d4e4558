import type { Log } from './log.ts'
import { logFault } from './log-fault.ts'

const minute = 60_000
/** Milliseconds after which the transaction that stored a job has surely ended. */
const afterWriting = 300

/** How long a claimed job is reserved, in milliseconds: longer than the timeout of any other server. */
export const claimDurationMs = 5 * minute
const retryDelaysMs = [minute, 5 * minute, 15 * minute, 60 * minute, 4 * 60 * minute]

/** Milliseconds from this try (the first is 1) to the next. The longest wait repeats. */
export const retryDelay = (tries: number): number =>
  retryDelaysMs[Math.min(tries, retryDelaysMs.length) - 1] ?? minute

export interface JobRunnerDeps {
  /** The kind of job, as named in the log. */
  what: string
  log: Log
  /** Milliseconds between checks for due jobs. */
  checkIntervalMs: number
  /** Claims the job that is due first and runs it. Does not throw if the job fails. Returns null if none is due. */
  runNext: () => Promise<'done' | 'put off' | null>
}

/** Runs the jobs in a table when they are due, one after the other, and checks for more at intervals. */
export function createJobRunner({ what, log, checkIntervalMs, runNext }: JobRunnerDeps) {
  let isOpen = false
  let isStopping = false
  let timer: NodeJS.Timeout | undefined
  let running: Promise<number> | undefined

  async function runAll(): Promise<number> {
    let done = 0
    while (!isStopping) {
      const outcome = await runNext()
      if (outcome === null) break
      if (outcome === 'done') done += 1
    }
    return done
  }

  /** Runs all due jobs and returns how many were done. Runs by itself after `start`. */
  function run(): Promise<number> {
    running ??= runAll().finally(() => {
      running = undefined
    })
    return running
  }

  function scheduleCheck(milliseconds: number): void {
    if (!isOpen) return
    clearTimeout(timer)
    timer = setTimeout(() => {
      run()
        .catch((err: unknown) => logFault(log, 'error', err, `${what} could not be looked for`))
        .finally(() => scheduleCheck(checkIntervalMs))
    }, milliseconds).unref()
  }

  return {
    run,
    /** Call this after storing a job; the transaction may still be open. */
    written: (): void => scheduleCheck(afterWriting),
    start(): void {
      isOpen = true
      scheduleCheck(afterWriting)
    },
    /** Finishes the current job. The rest wait for the next start. */
    async stop(): Promise<void> {
      isOpen = false
      isStopping = true
      clearTimeout(timer)
      await running?.catch(() => 0)
    },
  }
}
