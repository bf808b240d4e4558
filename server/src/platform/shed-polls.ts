import type { FastifyInstance } from 'fastify'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { Refusal } from './problems.ts'
import { say } from './messages.gen.ts'

/** Milliseconds that the loop runs late, on average, from which on polls are refused. */
const tooLate = 250
/** Milliseconds of which one average is taken. */
const span = 1000
/** Milliseconds between two looks at the loop. */
const resolution = 20
/** Seconds after which a refused poll is worth trying again. */
const retryAfterSeconds = 15

const busy = new Refusal({
  status: 503,
  detail: say('page-catches-up'),
  headers: { 'retry-after': String(retryAfterSeconds) },
})

/** How late timers ran since the last reset: nanoseconds on average, of so many. */
export interface LoopDelays {
  readonly mean: number
  readonly count: number
  reset(): void
}

/** The loop of this process, measured from now on. */
export function measureLoop(): LoopDelays {
  const delays = monitorEventLoopDelay({ resolution })
  delays.enable()
  return delays
}

/**
 * How many milliseconds the loop has run late lately. It is worked out when it is asked for and not by a timer, since
 * timers are what starves first. `now` gives milliseconds.
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
 * Refuses polls, politely, while the server is overloaded, so that answers are taken. To be called before the routes
 * are made. `lateness`: milliseconds that the event loop runs late.
 */
export function shedPolls(http: FastifyInstance, paths: readonly string[], lateness: () => number): void {
  const polls = new Set(paths)
  http.addHook('onRequest', (request, _reply, done) => {
    const isPoll = polls.has(request.routeOptions.url ?? '')
    done(isPoll && lateness() > tooLate ? busy : undefined)
  })
}
