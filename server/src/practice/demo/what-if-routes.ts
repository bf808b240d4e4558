import { playWhatIf } from '@skills-center/contract/practice'
import type { FastifyInstance } from 'fastify'
import type { Now } from '../../platform/clock.ts'
import { tooManyRequests } from '../../platform/problems.ts'
import { type Allowance, createFloodLimit } from '../../platform/rate-limit.ts'
import { servePublic } from '../../platform/serve.ts'
import type { WhatIfFeature } from './what-if.ts'
import { say } from '../messages.gen.ts'

/** A class of 30 at one address, each pressing a button every few seconds. */
const perAddress: Allowance = { max: 900, seconds: 60 }

export function whatIfRoutes(http: FastifyInstance, whatIf: WhatIfFeature, now: Now): void {
  const flood = createFloodLimit(now, perAddress)
  servePublic(http, playWhatIf, ({ body, request }) => {
    const wait = flood.take(request.network)
    if (wait > 0) throw tooManyRequests(say('too-many-at-once'), wait)
    return whatIf.play(body.events)
  })
}
