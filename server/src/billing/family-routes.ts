import {
  beginCheckout,
  cancelPlan,
  getFamilyPlan,
  listPlanInvoices,
  mailManageLink,
  openPortal,
  resumePlan,
} from '@skills-center/contract/billing/family'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { linkIn } from '../platform/mail-language.ts'
import { askedLanguage } from '../platform/reader-language.ts'
import { servePublic } from '../platform/serve.ts'
import type { FamilyFeature } from './family.ts'
import { originOf } from '../platform/request-origin.ts'

/** The URL is a secret: it must not be indexed or passed on in a Referer header. */
function unlisted(reply: FastifyReply): void {
  reply.header('referrer-policy', 'no-referrer').header('x-robots-tag', 'noindex, nofollow')
}

/**
 * This server's URL as the caller sees it, with their language, so that they return from the provider to the same
 * language.
 */
const siteOf = (request: FastifyRequest): string => linkIn(originOf(request), askedLanguage(request), '/')

export function familyRoutes(http: FastifyInstance, family: FamilyFeature): void {
  servePublic(http, getFamilyPlan, ({ params, request, reply }) => {
    unlisted(reply)
    return family.plan(params.token, request.network)
  })
  servePublic(http, beginCheckout, async ({ params, body, request }) => ({
    url: await family.checkout(params.token, request.network, body.interval, siteOf(request)),
  }))
  servePublic(http, cancelPlan, ({ params, request }) => family.cancel(params.token, request.network))
  servePublic(http, resumePlan, ({ params, request }) => family.resume(params.token, request.network))
  servePublic(http, openPortal, async ({ params, request }) => ({
    url: await family.portal(params.token, request.network, siteOf(request)),
  }))
  servePublic(http, listPlanInvoices, ({ params, request, reply }) => {
    unlisted(reply)
    return family.invoices(params.token, request.network)
  })
  servePublic(http, mailManageLink, async ({ params, request }) => {
    await family.mailLink(params.token, request.network, askedLanguage(request))
    return { sent: true as const }
  })
}
