import { Refusal } from './problems.ts'
import { say } from './messages.gen.ts'

/** Milliseconds that one job is taken to last before the first has been measured. */
const guessMs = 25
/** Seconds over which those who are turned away are told to come back. */
const spreadSeconds = 10

interface Waiting {
  start: () => void
  turnAway: () => void
}

/**
 * Bounds work that takes a core: so many jobs at once, the others wait. Each key has a lane of its own, and the lanes
 * take turns, so that anyone who sends many waits behind their own and not in front of others. When the queue is full, the
 * newest job of the longest lane is turned away with 503 and with when to come back.
 */
export function createFairQueue({ atOnce, maxWaiting }: { atOnce: number; maxWaiting: number }) {
  /** In the order of their turns; none is empty. */
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

  /** Lets the first lane start its first job, and puts that lane last. */
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
    /** Runs the job when its turn comes; refused with 503 where too many wait. */
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
    /** How many wait for their turn. */
    waiting: () => waiting,
  }
}
