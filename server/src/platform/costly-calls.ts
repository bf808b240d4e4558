import type { Endpoint } from '@skills-center/contract/endpoint'
import { systemNow } from './clock.ts'
import { createFairQueue } from './fair-queue.ts'
import { tooManyRequests } from './problems.ts'
import { createFloodLimit } from './rate-limit.ts'
import { say } from './messages.gen.ts'

/**
 * How many calls of one kind may run at once, for all users together. Most database connections stay free for answers.
 */
const atOnce = 2
/** How many costly calls may wait before more are refused. */
const maxWaiting = 200

export type CostlyCalls = ReturnType<typeof createCostlyCalls>

/**
 * Limits calls that take 100 ms or more of CPU time. Each account has a rate limit, and accounts take turns, so no
 * account waits behind another's many calls. Long calls (files, whole classes) have their own queue, so no screen waits
 * behind them. Each server instance counts by itself.
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
    /** Runs the call when its turn comes; a call without a limit runs at once. */
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
