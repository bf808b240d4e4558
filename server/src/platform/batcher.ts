/**
 * Group commit: jobs that arrive together are settled together, in one transaction. A batch runs as soon as
 * the one before it is done, so that a lone job waits for nobody and a crowd shares the cost.
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

export function createBatcher<Job, Result>(options: {
  /** The most jobs in a batch. */
  most: number
  /** Jobs with the same key never share a batch: the second one must see what the first one wrote. */
  keyOf: (job: Job) => string
  /** Results in the order of the jobs. A fault fails the batch as a whole. */
  settle: (jobs: Job[]) => Promise<Result[]>
}): Batcher<Job, Result> {
  let waiting: Waiting<Job, Result>[] = []
  let isRunning = false

  const take = (): Waiting<Job, Result>[] => {
    const keys = new Set<string>()
    const batch: Waiting<Job, Result>[] = []
    const left: Waiting<Job, Result>[] = []
    for (const entry of waiting) {
      const key = options.keyOf(entry.job)
      const hasRoom = batch.length < options.most && !keys.has(key)
      ;(hasRoom ? batch : left).push(entry)
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
      // One bad job must not take its neighbours down: each gets a transaction of its own.
      if (batch.length === 1) batch[0]?.reject(fault)
      else for (const entry of batch) await settle([entry])
    }
  }

  const run = async (): Promise<void> => {
    isRunning = true
    while (waiting.length > 0) await settle(take())
    isRunning = false
  }

  return {
    add: (job) =>
      new Promise((resolve, reject) => {
        waiting.push({ job, resolve, reject })
        // Everything that the same turn of the event loop brings joins the first batch.
        if (!isRunning) {
          isRunning = true
          setImmediate(() => void run())
        }
      }),
  }
}
