import {
  actOnSandboxCheckout,
  actOnSandboxPortal,
  getSandboxCheckout,
  getSandboxPortal,
} from '@skills-center/contract/billing/sandbox'
import type { FastifyInstance } from 'fastify'
import { notFound } from '../../platform/problems.ts'
import { servePublic } from '../../platform/serve.ts'
import type { Sandbox } from './sandbox.ts'
import { say } from '../messages.gen.ts'

/** The pages of the payment sandbox. They answer 404 when payments are real or turned off. */
export function sandboxRoutes(http: FastifyInstance, sandbox: Sandbox | null): void {
  const there = (): Sandbox => {
    if (sandbox === null) throw notFound(say('no-sandbox'))
    return sandbox
  }
  servePublic(http, getSandboxCheckout, ({ params }) => there().checkout(params.id))
  servePublic(http, actOnSandboxCheckout, ({ params, body }) => there().actOnCheckout(params.id, body))
  servePublic(http, getSandboxPortal, ({ params }) => there().portal(params.id))
  servePublic(http, actOnSandboxPortal, ({ params, body }) => there().actOnPortal(params.id, body.act))
}
