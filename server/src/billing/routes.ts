import type { FastifyInstance } from 'fastify'
import { getSubscriptionStatus } from '@skills-center/contract/billing'
import type { UserId } from '@skills-center/contract/ids'
import { serve } from '../platform/serve.ts'
import type { BillingFeature } from './service.ts'

export function billingRoutes(
  http: FastifyInstance,
  needs: { billing: BillingFeature; problemsUsedToday: (studentId: UserId) => Promise<number> },
): void {
  serve(http, getSubscriptionStatus, ({ session }) => needs.billing.status(session, needs.problemsUsedToday))
}
