import { Onto, FamilyPlan } from '@skills-center/contract/billing/family'
import { createAskLink } from '@skills-center/contract/billing'
import { Stripe } from 'stripe'
import { z } from 'zod'
import { statement } from '../platform/statement.ts'
import type { Caller, Reply, TestApp } from '../test-app.ts'
import type { SandboxSubscription } from './sandbox/sandbox-objects.ts'
import { sandboxWebhookSecret } from './sandbox/sandbox.ts'

/**
 * Helpers for payment tests: as an adult, open links, pay in the sandbox, and change the plan; as Stripe, send events.
 */
export const payerEmail = 'parent@example.org'

export const askFor = async (student: Caller): Promise<string> =>
  createAskLink.reply.parse((await student.post('/api/subscription/ask-links')).body).token

export const planBehind = async (adult: Caller, token: string): Promise<FamilyPlan> => {
  const reply = await adult.get(`/api/family/${token}`)
  if (reply.status !== 200) throw new Error(`the link answered ${reply.status}: ${reply.text}`)
  return FamilyPlan.parse(reply.body)
}

const urlIn = (reply: Reply): string => {
  if (reply.status !== 200) throw new Error(`answered ${reply.status}: ${reply.text}`)
  return Onto.parse(reply.body).url
}

/** Starts a payment, and returns the checkout's id in the sandbox. */
export const begin = async (adult: Caller, token: string, interval = 'month'): Promise<string> => {
  const url = urlIn(await adult.post(`/api/family/${token}/checkout`, { interval, isAdult: true }))
  return url.replace('/sandbox/checkout/', '')
}

export const act = async (adult: Caller, checkout: string, what: string): Promise<string> => {
  const body = what.startsWith('pay') ? { act: what, email: payerEmail } : { act: what }
  return urlIn(await adult.post(`/api/sandbox/checkouts/${checkout}`, body))
}

/** The token in the URL to which a payer returns. */
export const tokenIn = (url: string): string => /\/family\/([\w-]+)/.exec(url)?.[1] ?? ''

/** Pays for premium, and returns the token for managing the plan. */
export async function payFor(server: TestApp, student: Caller, interval = 'month'): Promise<string> {
  const adult = server.caller()
  const checkout = await begin(adult, await askFor(student), interval)
  return tokenIn(await act(adult, checkout, 'pay'))
}

/** What a payer does on the sandbox's customer page: change the card, or renew at once. */
export async function inPortal(server: TestApp, token: string, ...acts: string[]): Promise<void> {
  const adult = server.caller()
  const url = urlIn(await adult.post(`/api/family/${token}/portal`))
  const path = url.replace('/sandbox/portal/', '/api/sandbox/portals/')
  for (const what of acts) {
    const reply = await adult.post(path, { act: what })
    if (reply.status !== 200) throw new Error(`the portal answered ${reply.status}: ${reply.text}`)
  }
}

const objectsOf = statement(
  'test.sandbox-subscription-of',
  `select o.data from sandbox_objects o join subscriptions s on s.stripe_subscription_id = o.id where s.user_id = $1`,
  z.object({
    data: z.custom<SandboxSubscription>(),
  }),
)

/** A student's subscription as stored at the provider. */
export async function atProvider(server: TestApp, userId: string): Promise<SandboxSubscription> {
  const [row] = await server.database.query(objectsOf, [userId])
  if (row === undefined) throw new Error('no subscription')
  return row.data
}

const { webhooks } = new Stripe('sk_test_of_tests')
let events = 0

export interface StripeEvent {
  type: string
  object: object
  at: Date
  id?: string
  livemode?: boolean
}

/** An event in Stripe's format. */
export const eventOf = ({ type, object, at, livemode = false, ...tale }: StripeEvent): string =>
  JSON.stringify({
    id: tale.id ?? `evt_of_test_${(events += 1)}`,
    object: 'event',
    created: Math.floor(at.getTime() / 1000),
    livemode,
    type,
    data: { object },
  })

export const signed = (payload: string, at: Date, secret = sandboxWebhookSecret): string =>
  webhooks.generateTestHeaderString({ payload, secret, timestamp: Math.floor(at.getTime() / 1000) })

/** Sends an event as Stripe would, at the server's current time. */
export const sendWebhook = (server: TestApp, payload: string, signature = signed(payload, server.now())) =>
  server.caller().post('/api/payments/events', payload, { 'stripe-signature': signature })
