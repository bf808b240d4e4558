import type { Endpoint } from '@skills-center/contract/endpoint'
import { systemNow } from './clock.ts'
import { createFairQueue } from './fair-queue.ts'
import { tooManyRequests } from './problems.ts'
import { createFloodLimit } from './rate-limit.ts'
import { say } from './messages.gen.ts'

/** Most calls of a kind at once, for all users together: most database connections stay free for answers. */
const atOnce = 2
/** Costly calls that wait for their turn before more are turned away. */
const maxWaiting = 200

export type CostlyCalls = ReturnType<typeof createCostlyCalls>

/**
 * Calls that take a hundred milliseconds and more of a core have a limit for each account, and take turns: no account
 * waits behind the many calls of another, and no screen behind the files and whole classes that are made meanwhile.
 * Counted by each copy of the server.
 */
export function createCostlyCalls() {
  const short = createFairQueue({ atOnce, maxWaiting })
  const long = createFairQueue({ atOnce, maxWaiting })
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
        throw tooManyRequests(say('asked-too-often', { minutes: Math.ceil(wait / 60) }), wait)
      }
      const queue = endpoint.limit.isLong === true ? long : short
      return queue.run(caller, async () => work())
    },
  }
}
