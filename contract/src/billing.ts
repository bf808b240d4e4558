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
  isFixed: true,
  access: 'signed-in',
  summary: 'Plan and today’s use of the daily limit',
  reply: SubscriptionStatus,
})

/**
 * Where a plan stands. Premium: trial, active, grace (a payment failed and is tried again), ending (canceled, good to
 * the end of what was paid for), school (a seat of a school license), granted (by the operator).
 * Not premium: free, pending (a payment is on its way), lapsed (payments failed for too long).
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

/** Who takes payments here: nobody, Stripe, or a double of it on this server, with which no money moves. */
export const PaymentsMode = z.enum(['off', 'stripe', 'sandbox'])
export type PaymentsMode = z.infer<typeof PaymentsMode>

/** A student's plan as a student reads it: without a price. */
export const OwnPlan = z.object({
  state: PlanState,
  /** When a trial, the time for a failed payment, a canceled plan or a grant ends; null where nothing ends. */
  until: z.iso.datetime().nullable(),
  payments: PaymentsMode,
  /** Who decides about money: a grown-up, unless the student has said to be 18 or older. */
  decidedBy: z.enum(['grown-up', 'student']),
  /** The link to a grown-up that is open; null where there is none. */
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

/** The secret part of the address of a page for a grown-up. */
export const FamilyToken = z.string().max(200)

export const createAskLink = endpoint({
  method: 'POST',
  path: '/api/subscription/ask-links',
  access: 'student',
  summary: 'Make a link by which a grown-up can look at premium for this student; one made before ends',
  /** The token is told this once and never again: only its hash is kept. */
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

/** Signed by the payment provider over the very bytes of the request. */
export const receivePaymentEvent = endpoint({
  method: 'POST',
  path: '/api/payments/events',
  access: 'public',
  summary: 'Where the payment provider tells what has happened; takes only what the provider has signed',
  bodyLimit: 512 * 1024,
  reply: z.object({ received: z.literal(true) }),
})
