import { playDemo } from '@skills-center/contract/practice/demo'
import type { FastifyInstance } from 'fastify'
import type { Now } from '../../platform/clock.ts'
import { tooManyRequests } from '../../platform/problems.ts'
import { type Allowance, createFloodLimit } from '../../platform/rate-limit.ts'
import { servePublic } from '../../platform/serve.ts'
import type { DemoFeature } from './demo.ts'
import { say } from '../messages.gen.ts'

/** A class of 30 at one address, each student answering every few seconds. */
const perAddress: Allowance = { max: 600, seconds: 60 }

export function demoRoutes(http: FastifyInstance, demo: DemoFeature, now: Now): void {
  const flood = createFloodLimit(now, perAddress)
  servePublic(http, playDemo, ({ body, request }) => {
    const wait = flood.take(request.network)
    if (wait > 0) throw tooManyRequests(say('too-many-at-once'), wait)
    return demo.play(body.answers)
  })
}
