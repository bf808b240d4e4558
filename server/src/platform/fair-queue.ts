import { Refusal } from './problems.ts'
import { say } from './messages.gen.ts'

/** The assumed length of a job before any has been measured, in milliseconds. */
const guessMs = 25
/** Spreads the retries of refused callers over this many seconds. */
const spreadSeconds = 10

interface Waiting {
  start: () => void
  turnAway: () => void
}

/**
 * Limits CPU-heavy work: at most `atOnce` jobs run, and the others wait. Each key has its own lane, and the lanes take
 * turns, so a caller with many jobs waits behind their own and does not delay others. When the queue is full, the
 * newest job of the longest lane is refused with 503 and a Retry-After header.
 */
export function createFairQueue({ atOnce, maxWaiting }: { atOnce: number; maxWaiting: number }) {
  /** In order of their turns; no lane is empty. */
  const lanes = new Map<string, Waiting[]>()
  let waiting = 0
  let running = 0
  let jobMs = guessMs
  let turnedAway = 0

  const busy = (): Refusal => {
    turnedAway += 1
    const rest = Math.ceil((waiting * jobMs) / atOnce / 1000)
    const seconds = Math.max(1, rest) + (turnedAway % spreadSeconds)
    return new Refusal({
      status: 503,
      detail: say('busy', { seconds }),
      headers: { 'retry-after': String(seconds) },
    })
  }

  /** Starts the first job of the first lane, and moves that lane to the end. */
  function next(): void {
    const [first] = lanes
    if (first === undefined || running >= atOnce) return
    const [key, lane] = first
    lanes.delete(key)
    const job = lane.shift()
    if (lane.length > 0) lanes.set(key, lane)
    waiting -= 1
    job?.start()
  }

  function dropNewest(key: string): void {
    const own = lanes.get(key)?.length ?? 0
    let longest: readonly [string, Waiting[]] | undefined
    for (const entry of lanes) if (entry[1].length > (longest?.[1].length ?? own)) longest = entry
    if (longest === undefined) throw busy()
    const [crowded, lane] = longest
    const last = lane.pop()
    if (lane.length === 0) lanes.delete(crowded)
    waiting -= 1
    last?.turnAway()
  }

  function enter(key: string): Promise<void> {
    if (running < atOnce) {
      running += 1
      return Promise.resolve()
    }
    if (waiting >= maxWaiting) dropNewest(key)
    return new Promise((resolve, reject) => {
      const start = () => {
        running += 1
        resolve()
      }
      const lane = lanes.get(key) ?? []
      lane.push({ start, turnAway: () => reject(busy()) })
      lanes.set(key, lane)
      waiting += 1
    })
  }

  return {
    /** Runs the job when its turn comes; refuses with 503 if too many are waiting. */
    async run<T>(key: string, job: () => Promise<T>): Promise<T> {
      await enter(key)
      const began = performance.now()
      try {
        return await job()
      } finally {
        jobMs += (performance.now() - began - jobMs) / 20
        running -= 1
        next()
      }
    },
    /** The number of waiting jobs. */
    waiting: () => waiting,
  }
}
