import type { FastifyInstance } from 'fastify'
import {
  createAskLink,
  endAskLinks,
  getOwnPlan,
  getSubscriptionStatus,
  receivePaymentEvent,
} from '@skills-center/contract/billing'
import type { UserId } from '@skills-center/contract/ids'
import { notFound } from '../platform/problems.ts'
import { serve, servePublic } from '../platform/serve.ts'
import { familyRoutes } from './family-routes.ts'
import { licenseRoutes } from './license-routes.ts'
import type { PaymentFeature } from './payment-service.ts'
import { sandboxRoutes } from './sandbox/sandbox-routes.ts'
import type { BillingFeature } from './service.ts'
import { say } from './messages.gen.ts'

export interface BillingRoutesDeps {
  billing: BillingFeature
  payment: PaymentFeature
  problemsUsedToday: (studentId: UserId) => Promise<number>
}

export async function billingRoutes(http: FastifyInstance, deps: BillingRoutesDeps): Promise<void> {
  const { billing, payment } = deps
  const { family } = payment
  serve(http, getSubscriptionStatus, ({ session }) => billing.status(session, deps.problemsUsedToday))
  serve(http, getOwnPlan, ({ session }) => family.ownPlan(session.userId))
  serve(http, createAskLink, ({ session }) => family.ask(session.userId))
  serve(http, endAskLinks, async ({ session }) => {
    await family.endAsking(session.userId)
    return { ended: true as const }
  })
  familyRoutes(http, family)
  licenseRoutes(http, payment.licenses)
  sandboxRoutes(http, payment.sandbox)

  // The signature covers the raw bytes, so the body is not parsed here.
  await http.register(async (raw) => {
    raw.removeAllContentTypeParsers()
    raw.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    servePublic(raw, receivePaymentEvent, async ({ request }) => {
      if (payment.webhookEvents === null) throw notFound(say('no-payments'))
      const signature = request.headers['stripe-signature']
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      await payment.webhookEvents.receive(body, typeof signature === 'string' ? signature : undefined)
      return { received: true as const }
    })
  })
}
