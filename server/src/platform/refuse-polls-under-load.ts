import type { FastifyInstance } from 'fastify'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { Refusal } from './problems.ts'
import { say } from './messages.gen.ts'

/** Above this average event loop lag, polls are refused. In milliseconds. */
const maxLagMs = 250
/** The period of one average, in milliseconds. */
const span = 1000
/** Milliseconds between samples of the event loop. */
const resolution = 20
/** Seconds after which a refused poll may be retried. */
const retryAfterSeconds = 15

const busy = new Refusal({
  status: 503,
  detail: say('page-catches-up'),
  headers: { 'retry-after': String(retryAfterSeconds) },
})

/** Event loop delay since the last reset: the mean in nanoseconds, and the number of samples. */
export interface LoopDelays {
  readonly mean: number
  readonly count: number
  reset(): void
}

/** Starts measuring this process's event loop. */
export function measureLoop(): LoopDelays {
  const delays = monitorEventLoopDelay({ resolution })
  delays.enable()
  return delays
}

/**
 * Returns the recent event loop lag in milliseconds. It is computed on demand and not by a timer, because timers starve
 * first. `now` returns milliseconds.
 */
export function watchLoop(delays: LoopDelays, now: () => number): () => number {
  let since = now()
  let late = 0
  return () => {
    const at = now()
    if (at - since >= span) {
      late = delays.count === 0 ? at - since : delays.mean / 1e6 - resolution
      delays.reset()
      since = at
    }
    return late
  }
}

/**
 * Refuses polls while the server is overloaded, so that answers still get through. Call it before the routes are
 * registered. `lateness` returns the event loop lag in milliseconds.
 */
export function shedPolls(http: FastifyInstance, paths: readonly string[], lagMs: () => number): void {
  const polls = new Set(paths)
  http.addHook('onRequest', (request, _reply, done) => {
    const isPoll = polls.has(request.routeOptions.url ?? '')
    done(isPoll && lagMs() > maxLagMs ? busy : undefined)
  })
}
