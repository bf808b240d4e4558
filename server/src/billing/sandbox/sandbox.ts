import type { SandboxCheckout, SandboxPortal } from '@skills-center/contract/billing/sandbox'
import { Stripe } from 'stripe'
import type { NewId, Now } from '../../platform/clock.ts'
import type { Database } from '../../platform/database.ts'
import type { Log } from '../../platform/log.ts'
import { logFault } from '../../platform/log-fault.ts'
import { conflict, notFound } from '../../platform/problems.ts'
import {
  cancelNow,
  changeCard,
  complete,
  expire,
  type Happened,
  type Moment,
  pass,
  renew,
  setPendingCancellation,
  settle,
} from './sandbox-store.ts'
import {
  type SandboxCheckoutSession,
  type SandboxCustomer,
  type SandboxPortalSession,
  type SandboxSubscription,
  findPrice,
  totalOf,
} from './sandbox-objects.ts'
import {
  selectBoxSubscription,
  selectCustomer,
  selectInvoices,
  selectLiveSubscriptions,
  selectPortal,
  selectSession,
  selectSubscriptionsOf,
  upsertObject,
} from './sandbox-queries.ts'
import { say } from '../messages.gen.ts'

/** Signs the sandbox's events. It is public, because these events are worthless. */
export const sandboxWebhookSecret = 'whsec_of_the_payment_sandbox'
export const sandboxKey = 'sk_test_of_the_payment_sandbox'

export interface SandboxDeps {
  database: Database
  now: Now
  newId: NewId
  log: Log
  /** Delivers an event as Stripe would; returns the HTTP status. */
  deliver: (body: string, signature: string) => Promise<number>
}

export type Sandbox = ReturnType<typeof createSandbox>

const maxResends = 3
const cycleMs = 60_000

const signer = new Stripe(sandboxKey).webhooks

/** A fake Stripe on this server: its objects, the actions on its pages, and its signed events. No money moves. */
export function createSandbox(deps: SandboxDeps) {
  const { database, now, log } = deps
  let timer: NodeJS.Timeout | undefined

  const moment = (): Moment => ({
    at: Math.floor(now().getTime() / 1000),
    newId: (prefix) => `${prefix}_test_${deps.newId().replaceAll('-', '')}`,
  })

  async function happen({ keep, events }: Happened): Promise<void> {
    await database.transaction(async (tx) => {
      for (const object of keep) await upsertObject(tx, object)
    })
    for (const { type, object } of events) await sendEvent(deps, moment(), type, object)
  }

  async function requireSession(id: string): Promise<SandboxCheckoutSession> {
    const session = await selectSession(database, id)
    if (session === undefined) throw notFound(say('no-such-checkout'))
    return session
  }

  async function hasGoodCard({ customer }: SandboxSubscription): Promise<boolean> {
    return (await selectCustomer(database, customer))?.hasGoodCard ?? false
  }

  /** The subscription after all the time that has passed. */
  async function upToDate(subscription: SandboxSubscription): Promise<SandboxSubscription> {
    let current = subscription
    for (;;) {
      const happened = pass(current, await hasGoodCard(current), moment())
      if (happened === undefined) return current
      await happen(happened)
      current = (await selectBoxSubscription(database, current.id)) ?? current
    }
  }

  /** Carries out what has come due: renewals, ends, and payments that fail. */
  async function passTime(): Promise<void> {
    for (const subscription of await selectLiveSubscriptions(database)) await upToDate(subscription)
  }

  async function opened(portalId: string): Promise<OpenedPortal> {
    const page = await selectPortal(database, portalId)
    const customer = page && (await selectCustomer(database, page.customer))
    const [subscription] = customer ? await selectSubscriptionsOf(database, customer.id) : []
    if (page === undefined || customer === undefined || subscription === undefined)
      throw notFound(say('no-such-sandbox-page'))
    return { page, customer, subscription: await upToDate(subscription) }
  }

  return {
    happen,
    moment,
    requireSession,
    portal: async (id: string): Promise<SandboxPortal> => portalOf(await opened(id)),

    async checkout(id: string): Promise<SandboxCheckout> {
      const session = await requireSession(id)
      const { price, quantity, trialDays } = session.ordered
      const interval = findPrice(price)?.recurring.interval ?? 'year'
      const kind = price === 'price_sandbox_seat' ? 'license' : 'premium'
      return { kind, interval, quantity, trialDays, total: totalOf(session.ordered), state: stateOf(session) }
    },

    async actOnCheckout(
      id: string,
      body: { act: 'pay' | 'pay-later'; email: string } | { act: 'leave' | 'arrive' | 'fail' },
    ): Promise<{ url: string }> {
      const session = await requireSession(id)
      if (body.act === 'leave') return { url: session.cancel_url }
      if (body.act === 'arrive' || body.act === 'fail') {
        await happen(await settlementOf(database, session, body.act === 'arrive'))
        return { url: session.success_url }
      }
      if (session.status !== 'open') throw conflict(say('checkout-over'))
      const payer = { email: 'email' in body ? body.email : '', isSlow: body.act === 'pay-later' }
      await happen(complete(session, payer, moment()))
      return { url: session.success_url }
    },

    async actOnPortal(
      id: string,
      act: 'good-card' | 'bad-card' | 'renew' | 'cancel' | 'resume',
    ): Promise<SandboxPortal> {
      const { customer, subscription } = await opened(id)
      if (act === 'good-card' || act === 'bad-card') {
        const invoices = await selectInvoices(database, subscription.id)
        await happen(changeCard(customer, subscription, invoices, act === 'good-card'))
      } else if (['canceled', 'incomplete_expired', 'incomplete'].includes(subscription.status)) {
        throw conflict(say('plan-gone'))
      } else if (act === 'renew') {
        await happen(renew(subscription, customer.hasGoodCard, moment()))
      } else {
        await happen(setPendingCancellation(subscription, act === 'cancel'))
      }
      return portalOf(await opened(id))
    },

    expire: async (session: SandboxCheckoutSession) => happen(expire(session)),
    end: async (subscription: SandboxSubscription) => happen(cancelNow(subscription)),

    passTime,

    /** Lets time pass in the sandbox. */
    start(): void {
      timer = setInterval(() => {
        passTime().catch((err: unknown) =>
          logFault(log, 'warn', err, 'the payment sandbox could not let time pass'),
        )
      }, cycleMs).unref()
    },
    stop: (): void => clearInterval(timer),
  }
}

function stateOf({
  status,
  payment_status: payment,
  subscription,
}: SandboxCheckoutSession): SandboxCheckout['state'] {
  if (status === 'complete') return payment === 'unpaid' && subscription !== null ? 'processing' : 'complete'
  return status
}

/** Like Stripe, sends an event again if it was not accepted; gives up after some tries. */
async function sendEvent(
  { deliver, log }: Pick<SandboxDeps, 'deliver' | 'log'>,
  { at, newId }: Moment,
  type: string,
  object: object,
): Promise<void> {
  const event = {
    id: newId('evt'),
    object: 'event',
    created: at,
    livemode: false,
    type,
    data: { object },
  }
  const payload = JSON.stringify(event)
  for (let tries = 1; tries <= maxResends; tries += 1) {
    const signature = signer.generateTestHeaderString({
      payload,
      secret: sandboxWebhookSecret,
      timestamp: at,
    })
    const status = await deliver(payload, signature)
    if (status < 500) return
  }
  log.error({ type }, 'the payment sandbox could not deliver an event')
}

interface OpenedPortal {
  page: SandboxPortalSession
  customer: SandboxCustomer
  subscription: SandboxSubscription
}

const portalOf = ({ page, customer, subscription }: OpenedPortal): SandboxPortal => ({
  status: subscription.status,
  hasGoodCard: customer.hasGoodCard,
  isEnding: subscription.cancel_at_period_end,
  periodEnd: new Date(subscription.items.data[0].current_period_end * 1000).toISOString(),
  returnUrl: page.return_url,
})

/** What happens when a slow payment arrives or fails. */
async function settlementOf(
  database: Database,
  session: SandboxCheckoutSession,
  hasArrived: boolean,
): Promise<Happened> {
  const subscription = session.subscription && (await selectBoxSubscription(database, session.subscription))
  if (!subscription || stateOf(session) !== 'processing') throw conflict(say('no-payment'))
  return settle(session, subscription, await selectInvoices(database, subscription.id), hasArrived)
}
