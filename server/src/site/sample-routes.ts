import { getSitePage } from '@skills-center/contract/site/page'
import { answerSample, getSample } from '@skills-center/contract/site/samples'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Now } from '../platform/clock.ts'
import { tooManyRequests } from '../platform/problems.ts'
import { type Allowance, createFloodLimit } from '../platform/rate-limit.ts'
import { servePublic } from '../platform/serve.ts'
import type { SiteFeature } from './service.ts'
import { say } from './messages.gen.ts'

/** A class of 30 at one address, each student opening or answering a question every few seconds. */
const perAddress: Allowance = { max: 900, seconds: 60 }

/** The calls for visitors: without a session, and without storing anything. */
export function sampleRoutes(http: FastifyInstance, site: SiteFeature, now: Now): void {
  const floodLimit = createFloodLimit(now, perAddress)
  const limitRate = (request: FastifyRequest) => {
    const wait = floodLimit.take(request.network)
    if (wait > 0) throw tooManyRequests(say('too-many-at-once'), wait)
  }
  servePublic(http, getSitePage, ({ query, request }) => {
    limitRate(request)
    return site.page(query.path)
  })
  servePublic(http, getSample, ({ params, query, request }) => {
    limitRate(request)
    return site.samples.sample(params.id, query.place)
  })
  servePublic(http, answerSample, ({ params, body, request }) => {
    limitRate(request)
    return site.samples.answer(params.id, body.place, body.response)
  })
}
