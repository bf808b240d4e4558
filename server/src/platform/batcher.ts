import { isConnectionLost } from './database.ts'

/**
 * Group commit: jobs that arrive together are settled together, in one transaction. A batch runs as soon as the one
 * before it is done, so a single job never waits for others, and many jobs share the cost.
 *
 * One bad job must not block its neighbors: a batch that fails is halved until the bad job is alone, which takes about
 * 2 log2(n) more transactions instead of n. For a while after that, jobs with the same key settle alone, one between
 * two batches.
 */
export interface Batcher<Job, Result> {
  /** Settles when the job's batch has been committed; rejects with the batch's fault. */
  add: (job: Job) => Promise<Result>
}

interface Waiting<Job, Result> {
  job: Job
  resolve: (result: Result) => void
  reject: (fault: unknown) => void
}

/** For this many milliseconds, jobs settle alone if they share the key of a job that failed. */
const suspectedMs = 60_000
const maxSuspects = 1000

export function createBatcher<Job, Result>(options: {
  /** The largest number of jobs in a batch. */
  max: number
  /** Jobs with the same key never share a batch: the second one must see what the first one wrote. */
  keyOf: (job: Job) => string
  /** Results in the order of the jobs. A fault fails the batch as a whole. */
  settle: (jobs: Job[]) => Promise<Result[]>
}): Batcher<Job, Result> {
  let waiting: Waiting<Job, Result>[] = []
  let isRunning = false
  /** The time at which each suspect key is trusted again. */
  const suspects = new Map<string, number>()

  const isSuspect = ({ job }: Waiting<Job, Result>): boolean => {
    if (suspects.size === 0) return false
    const key = options.keyOf(job)
    const until = suspects.get(key)
    if (until !== undefined && until <= performance.now()) suspects.delete(key)
    return suspects.has(key)
  }

  /** The first waiting job with a suspect key, if any. */
  const nextSuspect = (): Waiting<Job, Result>[] => {
    const first = waiting.find(isSuspect)
    if (first === undefined) return []
    waiting = waiting.filter((entry) => entry !== first)
    return [first]
  }

  const take = (): Waiting<Job, Result>[] => {
    const keys = new Set<string>()
    const batch: Waiting<Job, Result>[] = []
    const left: Waiting<Job, Result>[] = []
    for (const entry of waiting) {
      const key = options.keyOf(entry.job)
      const fits = batch.length < options.max && !keys.has(key) && !isSuspect(entry)
      ;(fits ? batch : left).push(entry)
      keys.add(key)
    }
    waiting = left
    return batch
  }

  const settle = async (batch: Waiting<Job, Result>[]): Promise<void> => {
    try {
      const results = await options.settle(batch.map((entry) => entry.job))
      for (const [index, entry] of batch.entries()) {
        const result = results[index]
        if (result === undefined) entry.reject(new Error('The batch has no result for this job'))
        else entry.resolve(result)
      }
    } catch (fault) {
      // When the connection is lost, every half would fail too, so do not split the batch.
      if (batch.length === 1 || isConnectionLost(fault)) {
        for (const entry of batch) entry.reject(fault)
        const [culprit] = batch
        if (suspects.size >= maxSuspects) suspects.clear()
        if (culprit !== undefined && !isConnectionLost(fault))
          suspects.set(options.keyOf(culprit.job), performance.now() + suspectedMs)
        return
      }
      const middle = Math.ceil(batch.length / 2)
      await settle(batch.slice(0, middle))
      await settle(batch.slice(middle))
    }
  }

  const run = async (): Promise<void> => {
    isRunning = true
    while (waiting.length > 0) {
      const batch = take()
      if (batch.length > 0) await settle(batch)
      const suspect = nextSuspect()
      if (suspect.length > 0) await settle(suspect)
    }
    isRunning = false
  }

  return {
    add: (job) =>
      new Promise((resolve, reject) => {
        waiting.push({ job, resolve, reject })
        // Jobs added in the same turn of the event loop all join the first batch.
        if (!isRunning) {
          isRunning = true
          setImmediate(() => void run())
        }
      }),
  }
}
