import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { AggregatorRegistry, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { PoolState } from './database.ts'
import { apiHeaders } from './headers.ts'
import type { WaitingMail } from './mail.ts'

/** Histogram buckets for durations: upper bounds, in seconds. */
const seconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]
/** Histogram buckets for the number of answers recorded together. */
const sizes = [1, 2, 4, 8, 16, 32, 64]

/** prom-client answers questions about this process once a registry that adds up exists. */
const listenForReads = () => new AggregatorRegistry()

export interface Metrics {
  /** Measures the recording of `size` answers together. */
  measureBatch<Result>(size: number, record: () => Promise<Result>): Promise<Result>
  countRequest(request: { method: string; route: string; status: number; milliseconds: number }): void
  readonly contentType: string
  /** All metrics in the Prometheus format. */
  read(): Promise<string>
}

export interface MetricsDeps {
  /** The connection state of each pool, by the pool's name. */
  pools: Readonly<Record<string, () => PoolState>>
  waitingMail: () => Promise<WaitingMail>
  /** Reads the metrics of all processes of this machine, where there are several. */
  readAllMetrics?: (() => Promise<string>) | undefined
}

/** Metrics for operators: requests, group commits, connections, mail, and the Node process. */
export function createMetrics({ pools, waitingMail, readAllMetrics }: MetricsDeps): Metrics {
  const registry = new Registry()
  // This process answers with them when the others are asked.
  if (readAllMetrics !== undefined) {
    AggregatorRegistry.setRegistries([registry])
    listenForReads()
  }
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'skills_http_request_seconds',
    help: 'Time until a reply was sent, event streams left out',
    labelNames: ['method', 'route', 'status'],
    buckets: seconds,
    registers,
  })
  const batchSeconds = new Histogram({
    name: 'skills_answer_batch_seconds',
    help: 'Time in which answers were recorded together',
    buckets: seconds,
    registers,
  })
  const batchSize = new Histogram({
    name: 'skills_answer_batch_size',
    help: 'Answers that were recorded together',
    buckets: sizes,
    registers,
  })
  registry.registerMetric(
    new Gauge({
      name: 'skills_database_connections',
      help: 'Connections to the database, and requests that wait for one',
      labelNames: ['pool', 'state'],
      registers: [],
      collect() {
        for (const [pool, stateOf] of Object.entries(pools))
          for (const [state, count] of Object.entries(stateOf())) this.set({ pool, state }, count)
      },
    }),
  )
  registry.registerMetric(
    new Gauge({
      name: 'skills_mail_oldest_seconds',
      help: 'Age of the oldest mail that waits',
      // Every process reads the same table.
      aggregator: 'max',
      registers: [],
      async collect() {
        this.set((await waitingMail()).oldestSeconds)
      },
    }),
  )
  registry.registerMetric(
    new Gauge({
      name: 'skills_mail_waiting',
      help: 'Mails that no mail server has taken yet',
      aggregator: 'max',
      registers: [],
      async collect() {
        this.set((await waitingMail()).count)
      },
    }),
  )

  return {
    async measureBatch(size, record) {
      const end = batchSeconds.startTimer()
      const result = await record()
      batchSize.observe(size)
      end()
      return result
    },
    countRequest({ method, route, status, milliseconds }) {
      requests.observe({ method, route, status: String(status) }, milliseconds / 1000)
    },
    contentType: registry.contentType,
    read: () => readAllMetrics?.() ?? registry.metrics(),
  }
}

/**
 * Serves `GET /metrics` to callers with the token. Call it before the routes are registered, so that all of them are
 * counted.
 */
export function serveMetrics(http: FastifyInstance, metrics: Metrics, token: string): void {
  const expected = digest(`Bearer ${token}`)
  http.addHook('onResponse', (request, reply, done) => {
    const isStream = String(reply.getHeader('content-type')).startsWith('text/event-stream')
    if (!isStream) {
      metrics.countRequest({
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        status: reply.statusCode,
        milliseconds: reply.elapsedTime,
      })
    }
    done()
  })
  http.get('/metrics', async (request, reply) => {
    void reply.headers(apiHeaders)
    if (!timingSafeEqual(digest(request.headers.authorization ?? ''), expected)) {
      return reply.code(401).header('www-authenticate', 'Bearer').send({ status: 'no token' })
    }
    return reply.type(metrics.contentType).send(await metrics.read())
  })
}

/** Hashes to a fixed length, which the constant-time comparison requires. */
const digest = (text: string): Buffer => createHash('sha256').update(text).digest()
