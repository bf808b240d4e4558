import cluster, { type Worker } from 'node:cluster'
import { z } from 'zod'
import type { Log } from './log.ts'
import { StartupProblem } from './startup-problem.ts'

export interface WorkersDeps {
  /** The number of processes. */
  count: number
  /** The program that each of them runs. */
  program: string
  /** Environment variables of the workers, besides those of this process. */
  environment: Record<string, string>
  /** Whether a worker may ask for the metrics of all. */
  hasMetrics: boolean
  log: Pick<Log, 'error'>
}

/** The argument of the one worker that does the machine's daily work. */
export const jobsArgument = '--jobs'

/** A worker that ends again and again is started at most this many times within the window, in milliseconds. */
const maxRestarts = 10
const restartWindow = 5 * 60_000
/** Milliseconds before an ended worker is started again. */
const restartDelay = 500

/** Runs several processes that share a port. A process that ends is started again, with the same part of the work. */
export function startWorkers({ count, program, environment, hasMetrics, log }: WorkersDeps) {
  const { promise: failed, reject: fail } = Promise.withResolvers<never>()
  failed.catch(() => undefined)
  const { promise: address, resolve: listensOn } = Promise.withResolvers<{ port: number }>()
  const { promise: ended, resolve: allEnded } = Promise.withResolvers<void>()
  const running = new Map<Worker, { runsJobs: boolean }>()
  let hasListened = false
  let isStopping = false
  let restarts: number[] = []

  function fork(runsJobs: boolean): void {
    cluster.setupPrimary({ exec: program, args: runsJobs ? [jobsArgument] : [] })
    running.set(cluster.fork(environment), { runsJobs })
  }

  function restart(runsJobs: boolean): void {
    const now = performance.now()
    restarts = [...restarts.filter((at) => now - at < restartWindow), now]
    if (restarts.length > maxRestarts) {
      fail(new StartupProblem(`Server processes ended ${restarts.length} times within 5 minutes.`))
      return
    }
    setTimeout(() => {
      if (!isStopping) fork(runsJobs)
    }, restartDelay)
  }

  cluster.on('listening', (_worker, { port }) => {
    hasListened = true
    listensOn({ port })
  })
  cluster.on('exit', (worker, code, signal) => {
    const { runsJobs = false } = running.get(worker) ?? {}
    running.delete(worker)
    if (isStopping) {
      if (running.size === 0) allEnded()
      return
    }
    // It has said why.
    if (!hasListened) {
      fail(new StartupProblem('A server process ended before it could serve.'))
      return
    }
    log.error({ code, signal }, 'a server process ended: starting it again')
    restart(runsJobs)
  })
  if (hasMetrics) void answerMetrics()
  for (let worker = 0; worker < count; worker += 1) fork(worker === 0)

  return {
    /** Where the workers listen, once the first of them does. */
    address,
    /** Rejects if the workers cannot be kept running. */
    failed,
    /** Asks all workers to stop in order, and resolves once they have ended. */
    async stop(): Promise<void> {
      isStopping = true
      if (running.size === 0) return
      for (const worker of running.keys()) worker.process.kill('SIGTERM')
      await ended
    },
    /** Ends all workers at once. */
    end(): void {
      isStopping = true
      for (const worker of running.keys()) worker.process.kill('SIGKILL')
    },
  }
}

const MetricsQuestion = z.object({ type: z.literal('skills:ask-metrics'), id: z.number() })
const MetricsReply = z.object({ type: z.literal('skills:metrics'), id: z.number(), text: z.string() })

/** Adds up the metrics of all workers for the worker that was asked for them. */
async function answerMetrics(): Promise<void> {
  const { AggregatorRegistry } = await import('prom-client')
  const registry = new AggregatorRegistry()
  cluster.on('message', (worker, message: unknown) => {
    const asked = MetricsQuestion.safeParse(message).data
    if (asked === undefined) return
    registry.clusterMetrics().then(
      (text) => worker.send({ type: 'skills:metrics', id: asked.id, text }),
      // The worker stops waiting by itself.
      () => undefined,
    )
  })
}

/** How long a worker waits for the metrics of all, in milliseconds. */
const metricsTimeout = 6000
let asked = 0

/** In a worker: the metrics of all workers. */
export function readAllMetrics(): Promise<string> {
  const id = (asked += 1)
  return new Promise((resolve, reject) => {
    const onMessage = (message: unknown) => {
      const reply = MetricsReply.safeParse(message).data
      if (reply?.id !== id) return
      done()
      resolve(reply.text)
    }
    const timer = setTimeout(() => {
      done()
      reject(new Error('The metrics of all server processes did not come in time'))
    }, metricsTimeout)
    const done = () => {
      clearTimeout(timer)
      process.off('message', onMessage)
    }
    process.on('message', onMessage)
    process.send?.({ type: 'skills:ask-metrics', id })
  })
}
