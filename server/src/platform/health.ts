import type { FastifyInstance } from 'fastify'
import { logFault } from './log-fault.ts'
import { statement } from './statement.ts'
import type { Database } from './database.ts'
import { apiHeaders } from './headers.ts'

const ping = statement('health.ping', 'select 1 as one')

/**
 * For load balancers and supervisors: `/healthz` means that the process is alive, `/readyz` that it should receive
 * requests.
 */
export function serveHealth(http: FastifyInstance, { database, isClosing }: HealthDeps): void {
  http.get('/healthz', (_request, reply) => {
    void reply.headers(apiHeaders).send({ status: 'alive' })
  })
  http.get('/readyz', async (request, reply) => {
    void reply.headers(apiHeaders)
    if (isClosing()) return reply.code(503).send({ status: 'closing' })
    try {
      await database.query(ping)
      return await reply.send({ status: 'ready' })
    } catch (err) {
      logFault(request.log, 'warn', err, 'the database does not answer')
      return reply.code(503).send({ status: 'no database' })
    }
  })
}

export interface HealthDeps {
  database: Database
  /** Whether the server is shutting down. */
  isClosing: () => boolean
}
