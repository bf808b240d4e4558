import { z } from 'zod'
import { FamilyToken, PaymentsMode, PlanState } from '../billing.ts'
import { endpoint } from '../endpoint.ts'
import { fieldError } from '../field-error.ts'

export const BillingInterval = z.enum(['month', 'year'])
export type BillingInterval = z.infer<typeof BillingInterval>

export const Money = z.object({
  /** In the currency's smallest unit: cents. */
  amount: z.number().int(),
  /** ISO 4217 code in lowercase: usd. */
  currency: z.string(),
})
export type Money = z.infer<typeof Money>

export const Offer = z.object({ interval: BillingInterval, price: Money })
export type Offer = z.infer<typeof Offer>

/**
 * The state of the latest checkout: started, paid but not confirmed yet, paid, failed, or expired; `none` if there was
 * no checkout.
 */
export const CheckoutState = z.enum(['none', 'open', 'processing', 'paid', 'failed', 'expired'])
export type CheckoutState = z.infer<typeof CheckoutState>

/** One student's plan, for an adult who has a link to it. */
export const FamilyPlan = z.object({
  /** `ask`: a link that the student made. `manage`: the payer's link, which allows changes to the plan. */
  link: z.enum(['ask', 'manage']),
  /** The only thing that identifies the student here. */
  firstName: z.string(),
  /** The student is 18 or older, and may be the reader. */
  isAdult: z.boolean(),
  payments: PaymentsMode,
  state: PlanState,
  until: z.iso.datetime().nullable(),
  /** Billing interval; null without a subscription. */
  interval: BillingInterval.nullable(),
  /** When the next payment is due; null if none is. */
  renewsAt: z.iso.datetime().nullable(),
  dailyLimit: z.number().int(),
  /** Free days at the beginning; 0 if a trial was already used. */
  trialDays: z.number().int(),
  offers: z.array(Offer),
  checkout: CheckoutState,
  /** In the sandbox: the page that decides a payment in progress. */
  sandboxPage: z.string().nullable(),
})
export type FamilyPlan = z.infer<typeof FamilyPlan>

const ByToken = z.object({ token: FamilyToken })

export const getFamilyPlan = endpoint({
  method: 'GET',
  path: '/api/family/{token}',
  access: 'public',
  summary: 'The plan that a link for grown-ups leads to, with prices',
  params: ByToken,
  reply: FamilyPlan,
})

/** A URL to redirect to, hosted by the payment provider. */
export const Onto = z.object({ url: z.string() })

export const beginCheckout = endpoint({
  method: 'POST',
  path: '/api/family/{token}/checkout',
  access: 'public',
  summary: 'Begin to pay for premium on the payment provider’s own page',
  params: ByToken,
  body: z.object({
    interval: BillingInterval,
    isAdult: z.literal(true, { error: fieldError('adult-unconfirmed') }),
  }),
  reply: Onto,
})

export const cancelPlan = endpoint({
  method: 'POST',
  path: '/api/family/{token}/cancel',
  access: 'public',
  summary: 'Cancel, by the payer’s link: premium stays to the end of what is paid for',
  params: ByToken,
  reply: FamilyPlan,
})

export const resumePlan = endpoint({
  method: 'POST',
  path: '/api/family/{token}/resume',
  access: 'public',
  summary: 'Take a cancellation back before the plan has ended',
  params: ByToken,
  reply: FamilyPlan,
})

export const openPortal = endpoint({
  method: 'POST',
  path: '/api/family/{token}/portal',
  access: 'public',
  summary: 'The payment provider’s own page for cards and receipts',
  params: ByToken,
  reply: Onto,
})

export const Invoice = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  total: Money,
  status: z.enum(['paid', 'open', 'void']),
  /** The invoice at the payment provider; null if it has no page. */
  url: z.string().nullable(),
})
export type Invoice = z.infer<typeof Invoice>

export const listPlanInvoices = endpoint({
  method: 'GET',
  path: '/api/family/{token}/invoices',
  access: 'public',
  summary: 'What was paid, newest first, by the payer’s link',
  params: ByToken,
  reply: z.array(Invoice),
})

export const mailManageLink = endpoint({
  method: 'POST',
  path: '/api/family/{token}/mail-link',
  access: 'public',
  summary: 'Mail a fresh link for managing the plan to the payer, and to nobody else',
  params: ByToken,
  reply: z.object({ sent: z.literal(true) }),
})
