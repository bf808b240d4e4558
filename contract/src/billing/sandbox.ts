import { z } from 'zod'
import { emailPattern } from '../accounts.ts'
import { endpoint } from '../endpoint.ts'
import { Money, Onto } from './family.ts'
import { fieldError } from '../field-error.ts'

const ById = z.object({ id: z.string().max(100) })

/** The sandbox's own checkout page: what would be paid, and its state. */
export const SandboxCheckout = z.object({
  kind: z.enum(['premium', 'license']),
  interval: z.enum(['month', 'year']),
  quantity: z.number().int(),
  total: Money,
  trialDays: z.number().int(),
  state: z.enum(['open', 'processing', 'complete', 'expired']),
})
export type SandboxCheckout = z.infer<typeof SandboxCheckout>

export const getSandboxCheckout = endpoint({
  method: 'GET',
  path: '/api/sandbox/checkouts/{id}',
  access: 'public',
  summary: 'A checkout of the payment sandbox; there is none where real payments are taken',
  params: ById,
  reply: SandboxCheckout,
})

export const actOnSandboxCheckout = endpoint({
  method: 'POST',
  path: '/api/sandbox/checkouts/{id}',
  access: 'public',
  summary: 'Play a payment: pay, pay by a slow method, leave, or let a slow payment arrive or fail',
  params: ById,
  body: z.discriminatedUnion('act', [
    z.object({
      act: z.enum(['pay', 'pay-later']),
      email: z.string().trim().max(254).regex(emailPattern, fieldError('email-invalid')),
    }),
    z.object({ act: z.enum(['leave', 'arrive', 'fail']) }),
  ]),
  reply: Onto,
})

/** The sandbox's own billing page for a payer. */
export const SandboxPortal = z.object({
  status: z.string(),
  hasGoodCard: z.boolean(),
  isEnding: z.boolean(),
  periodEnd: z.iso.datetime(),
  returnUrl: z.string(),
})
export type SandboxPortal = z.infer<typeof SandboxPortal>

export const getSandboxPortal = endpoint({
  method: 'GET',
  path: '/api/sandbox/portals/{id}',
  access: 'public',
  summary: 'The customer page of the payment sandbox',
  params: ById,
  reply: SandboxPortal,
})

export const actOnSandboxPortal = endpoint({
  method: 'POST',
  path: '/api/sandbox/portals/{id}',
  access: 'public',
  summary: 'Play what a customer or time does: another card, the next renewal, cancel, resume',
  params: ById,
  body: z.object({ act: z.enum(['good-card', 'bad-card', 'renew', 'cancel', 'resume']) }),
  reply: SandboxPortal,
})
