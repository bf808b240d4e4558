import type { FastifyInstance } from 'fastify'
import { askSupport } from '@skills-center/contract/support'
import { servePublic } from '../platform/serve.ts'
import type { SupportFeature } from './service.ts'

export function supportRoutes(http: FastifyInstance, support: SupportFeature): void {
  servePublic(http, askSupport, ({ body, session, request }) =>
    support.receive(body, { userId: session?.userId ?? null, address: request.network }),
  )
}
