import { z } from 'zod'
import { endpoint } from './endpoint.ts'

export const SubscriptionStatus = z.object({
  isPremium: z.boolean(),
  /** Practice problems per day on the free plan. */
  dailyLimit: z.number().int(),
  /** Problems started today, in the student's own time zone. */
  dailyProblemsUsed: z.number().int(),
})
export type SubscriptionStatus = z.infer<typeof SubscriptionStatus>

export const getSubscriptionStatus = endpoint({
  method: 'GET',
  path: '/api/subscription/status',
  isFixed: true,
  access: 'signed-in',
  summary: 'Plan and today’s use of the daily limit',
  reply: SubscriptionStatus,
})

/**
 * The state of a plan. Premium: trial, active, grace (a payment failed and is being retried), ending (canceled, valid
 * until the end of the paid period), school (a seat of a school license), granted (by the operator). Not premium: free,
 * pending (a payment is being processed), lapsed (payments failed for too long).
 */
export const PlanState = z.enum([
  'free',
  'pending',
  'trial',
  'active',
  'grace',
  'ending',
  'lapsed',
  'school',
  'granted',
])
export type PlanState = z.infer<typeof PlanState>

/** Who processes payments on this server: nobody, Stripe, or a local sandbox in which no money moves. */
export const PaymentsMode = z.enum(['off', 'stripe', 'sandbox'])
export type PaymentsMode = z.infer<typeof PaymentsMode>

/** A student's plan as a student sees it, without prices. */
export const OwnPlan = z.object({
  state: PlanState,
  /** When a trial, a grace period, a canceled plan, or a grant ends; null if nothing ends. */
  until: z.iso.datetime().nullable(),
  payments: PaymentsMode,
  /** Who decides about payment: an adult, unless the student said they are 18 or older. */
  decidedBy: z.enum(['grown-up', 'student']),
  /** The active link for an adult; null if there is none. */
  askLink: z.object({ expiresAt: z.iso.datetime() }).nullable(),
})
export type OwnPlan = z.infer<typeof OwnPlan>

export const getOwnPlan = endpoint({
  method: 'GET',
  path: '/api/subscription',
  access: 'student',
  summary: 'Where the own plan stands; no price is told to a student',
  reply: OwnPlan,
})

/** The secret part of the URL of an adult's page. */
export const FamilyToken = z.string().max(200)

export const createAskLink = endpoint({
  method: 'POST',
  path: '/api/subscription/ask-links',
  access: 'student',
  summary: 'Make a link by which a grown-up can look at premium for this student; one made before ends',
  /** The token is returned only here; only its hash is stored. */
  reply: z.object({ token: FamilyToken, expiresAt: z.iso.datetime() }),
})

export const endAskLinks = endpoint({
  method: 'DELETE',
  path: '/api/subscription/ask-links',
  earlier: ['POST /api/subscription/ask-links/end'],
  access: 'student',
  summary: 'End the own link to a grown-up at once',
  reply: z.object({ ended: z.literal(true) }),
})

/** The payment provider signs the raw bytes of the request. */
export const receivePaymentEvent = endpoint({
  method: 'POST',
  path: '/api/payments/events',
  access: 'public',
  summary: 'Where the payment provider tells what has happened; takes only what the provider has signed',
  bodyLimit: 512 * 1024,
  reply: z.object({ received: z.literal(true) }),
})
