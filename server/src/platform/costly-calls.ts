import type { Endpoint } from '@skills-center/contract/endpoint'
import { systemNow } from './clock.ts'
import { createFairQueue } from './fair-queue.ts'
import { tooManyRequests } from './problems.ts'
import { createFloodLimit } from './rate-limit.ts'

/** Costly calls that run at once, whoever makes them: most connections to the database stay free for answers. */
const atOnce = 2
/** Costly calls that wait for their turn before more are turned away. */
const maxWaiting = 200

export type CostlyCalls = ReturnType<typeof createCostlyCalls>

/**
 * Calls that take a hundred milliseconds and more of a core have a limit for each account, and take turns: no account
 * waits behind the many calls of another. Counted by each copy of the server.
 */
export function createCostlyCalls() {
  const queue = createFairQueue({ atOnce, maxWaiting })
  const limits = new Map<string, ReturnType<typeof createFloodLimit>>()

  function take({ method, path, limit }: Endpoint, caller: string): number {
    if (limit === undefined) return 0
    const key = `${method} ${path}`
    const counted = limits.get(key) ?? createFloodLimit(systemNow, limit)
    limits.set(key, counted)
    return counted.take(caller)
  }

  return {
    /** Runs a call in its turn; one that has no limit at once. */
    async run<T>(endpoint: Endpoint, caller: string, work: () => Promise<T> | T): Promise<T> {
      if (endpoint.limit === undefined) return work()
      const wait = Math.ceil(take(endpoint, caller))
      if (wait > 0) {
        const when = wait <= 60 ? 'a minute' : `${Math.ceil(wait / 60)} minutes`
        throw tooManyRequests(`You asked for this many times in a row. Please try again in ${when}.`, wait)
      }
      return queue.run(caller, async () => work())
    },
  }
}
