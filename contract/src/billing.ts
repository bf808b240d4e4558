import { z } from 'zod'
import { endpoint } from './endpoint.ts'

export const SubscriptionStatus = z.object({
  isPremium: z.boolean(),
  /** Practice problems a day on the free plan. */
  dailyLimit: z.number().int(),
  /** Problems begun to be answered today, in the student's own time zone. */
  dailyProblemsUsed: z.number().int(),
})
export type SubscriptionStatus = z.infer<typeof SubscriptionStatus>

export const getSubscriptionStatus = endpoint({
  method: 'GET',
  path: '/api/subscription/status',
  access: 'signed-in',
  summary: 'Plan and today’s use of the daily limit',
  reply: SubscriptionStatus,
})
