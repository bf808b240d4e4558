import type { Log } from './log.ts'
import { logFault } from './log-fault.ts'

const minute = 60_000
/** The transaction that a piece of work was written down in is over by then. */
const afterWriting = 300

/** Milliseconds for which anyone who takes a piece of work has it: longer than any other server is waited for. */
export const claimLasts = 5 * minute
const waits = [minute, 5 * minute, 15 * minute, 60 * minute, 4 * 60 * minute]

/** Milliseconds from this try, the first of which is 1, to the next one; the longest wait again and again. */
export const waitAfter = (tries: number): number => waits[Math.min(tries, waits.length) - 1] ?? minute

export interface DueWorkNeeds {
  /** What is looked for, as the log names it. */
  what: string
  log: Log
  /** Milliseconds between two looks at what has become due. */
  checkEvery: number
  /** Takes the piece that is due first and does it, without throwing where it fails: null if none is due. */
  doNext: () => Promise<'done' | 'put off' | null>
}

/** Does what waits in a table until it is due, one piece after the other, and looks again and again. */
export function createDueWork({ what, log, checkEvery, doNext }: DueWorkNeeds) {
  let isOpen = false
  let isStopping = false
  let timer: NodeJS.Timeout | undefined
  let inHand: Promise<number> | undefined

  async function doAll(): Promise<number> {
    let done = 0
    while (!isStopping) {
      const said = await doNext()
      if (said === null) break
      if (said === 'done') done += 1
    }
    return done
  }

  /** Does all that is due; answers how many pieces were done. Called by itself once started. */
  function run(): Promise<number> {
    inHand ??= doAll().finally(() => {
      inHand = undefined
    })
    return inHand
  }

  function lookIn(milliseconds: number): void {
    if (!isOpen) return
    clearTimeout(timer)
    timer = setTimeout(() => {
      run()
        .catch((err: unknown) => logFault(log, 'error', err, `${what} could not be looked for`))
        .finally(() => lookIn(checkEvery))
    }, milliseconds).unref()
  }

  return {
    run,
    /** Something has just been written down, perhaps in a transaction that is still open. */
    written: (): void => lookIn(afterWriting),
    start(): void {
      isOpen = true
      lookIn(afterWriting)
    },
    /** Finishes the piece in hand. What is left is done after the next start. */
    async stop(): Promise<void> {
      isOpen = false
      isStopping = true
      clearTimeout(timer)
      await inHand?.catch(() => 0)
    },
  }
}
