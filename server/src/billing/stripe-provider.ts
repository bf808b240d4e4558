import type { Invoice, Money } from '@skills-center/contract/billing/family'
import { Stripe } from 'stripe'
import type { Now } from '../platform/clock.ts'
import { badRequest, conflict, Refusal } from '../platform/problems.ts'
import type {
  Order,
  PaymentEvent,
  PaymentProvider,
  Prices,
  ReportedSubscription,
  EventContent,
} from './payment-provider.ts'
import { toReportedCheckout, moment, toReportedSubscription, readEvent } from './stripe-events.ts'
import { say } from './messages.gen.ts'

/** Reads the reply to one of our actions on one of our subscriptions. */
function ownSubscription(subscription: Stripe.Subscription): ReportedSubscription {
  const read = toReportedSubscription(subscription)
  if (read === null) throw new Error(`The subscription ${subscription.id} is empty.`)
  return read
}

export interface StripeDeps {
  mode: 'stripe' | 'sandbox'
  now: Now
  secretKey: string
  webhookSecret: string
  priceIds: { month: string; year: string; seat: string | null }
  /** Replaces Stripe's network calls; used for the sandbox. */
  fetch?: typeof globalThis.fetch
}

/** Prices seldom change; Stripe decides what is charged in any case. */
const pricesMilliseconds = 10 * 60_000
/** The oldest signature accepted, in seconds. */
const tolerance = 300
const invoicesListed = 36

/** Payments through Stripe's own library. With `fetch`, the same requests go to this server's sandbox. */
export function createStripePayments(deps: StripeDeps): PaymentProvider {
  const { priceIds } = deps
  const stripe = new Stripe(deps.secretKey, {
    timeout: 10_000,
    maxNetworkRetries: 2,
    telemetry: false,
    ...(deps.fetch && { httpClient: Stripe.createFetchHttpClient(deps.fetch) }),
  })
  const isLive = /^[a-z]+_live_/.test(deps.secretKey)
  const prices = createPriceList(deps, stripe)

  function lineOf({ product }: Order): { price: string; quantity: number } {
    if (product.kind === 'premium') return { price: priceIds[product.interval], quantity: 1 }
    if (priceIds.seat === null) throw conflict(say('licenses-not-sold-here'))
    return { price: priceIds.seat, quantity: product.seats }
  }

  return {
    mode: deps.mode,

    prices,

    async createCheckout(order) {
      const metadata = { checkout: order.checkoutId }
      const creating = stripe.checkout.sessions.create(
        {
          mode: 'subscription',
          line_items: [lineOf(order)],
          success_url: order.successUrl,
          cancel_url: order.cancelUrl,
          client_reference_id: order.checkoutId,
          subscription_data: {
            metadata,
            ...(order.trialDays > 0 && { trial_period_days: order.trialDays }),
          },
        },
        { idempotencyKey: `checkout-${order.checkoutId}` },
      )
      const session = await reach(creating)
      if (session.url === null) throw new Error('The checkout has no page.')
      return { id: session.id, url: session.url }
    },

    findCheckout: async (id) => toReportedCheckout(await reach(stripe.checkout.sessions.retrieve(id))),

    async expireCheckout(id) {
      const session = await reach(stripe.checkout.sessions.retrieve(id))
      if (session.status === 'open') await reach(stripe.checkout.sessions.expire(id))
    },

    createPortal: async (customer, returnUrl) =>
      (await reach(stripe.billingPortal.sessions.create({ customer, return_url: returnUrl }))).url,

    findSubscription: async (id) => toReportedSubscription(await reach(stripe.subscriptions.retrieve(id))),
    cancel: async (id) =>
      ownSubscription(await reach(stripe.subscriptions.update(id, { cancel_at_period_end: true }))),

    async resume(id) {
      const { cancel_at: cancelAt, cancel_at_period_end: isAtPeriodEnd } = await reach(
        stripe.subscriptions.retrieve(id),
      )
      // How the subscription is billed decides which of the two fields Stripe uses, and each must be reset through
      // itself.
      const back =
        cancelAt !== null && !isAtPeriodEnd ? { cancel_at: '' as const } : { cancel_at_period_end: false }
      return ownSubscription(await reach(stripe.subscriptions.update(id, back)))
    },

    async cancelNow(id) {
      try {
        await reach(stripe.subscriptions.cancel(id))
      } catch (error) {
        const isOver = error instanceof Stripe.errors.StripeError && error.code === 'resource_missing'
        if (!isOver) throw error
      }
    },

    async changeSeats(id, seats) {
      const { items } = await reach(stripe.subscriptions.retrieve(id))
      const item = items.data[0]?.id
      if (item === undefined) throw new Error(`The subscription ${id} is empty.`)
      try {
        const changing = stripe.subscriptions.update(id, {
          items: [{ id: item, quantity: seats }],
          proration_behavior: 'always_invoice',
          payment_behavior: 'error_if_incomplete',
        })
        return ownSubscription(await reach(changing))
      } catch (error) {
        if (error instanceof Stripe.errors.StripeCardError) throw conflict(say('seats-declined'))
        throw error
      }
    },

    async listInvoices(subscription) {
      const { data } = await reach(stripe.invoices.list({ subscription, limit: invoicesListed }))
      return data.filter(({ status }) => status !== 'draft').map(invoice)
    },

    async emailOf(customerId) {
      const customer = await reach(stripe.customers.retrieve(customerId))
      return 'email' in customer ? customer.email : null
    },

    verifyEvent(body, signature) {
      const event = verified(stripe, deps, body, signature)
      // Events from Stripe's test mode say nothing about real money, and the other way around.
      const content: EventContent = event.livemode === isLive ? readEvent(event) : { kind: 'other' }
      return { id: event.id, type: event.type, at: moment(event.created), content } satisfies PaymentEvent
    },
  }
}

/** Reads the prices, and reads them again after some minutes. */
function createPriceList(
  { now, priceIds }: Pick<StripeDeps, 'now' | 'priceIds'>,
  stripe: Stripe,
): PaymentProvider['prices'] {
  let kept: { until: number; prices: Promise<Prices> } | undefined

  const price = async (id: string): Promise<Money> => {
    const { unit_amount: amount, currency } = await reach(stripe.prices.retrieve(id))
    if (amount === null) throw new Error(`The price ${id} has no fixed amount.`)
    return { amount, currency }
  }

  async function readPrices(): Promise<Prices> {
    const [month, year, seat] = await Promise.all([
      price(priceIds.month),
      price(priceIds.year),
      priceIds.seat === null ? null : price(priceIds.seat),
    ])
    return { month, year, seat }
  }

  return () => {
    if (kept === undefined || kept.until <= now().getTime()) {
      const prices = readPrices()
      const reading = { until: now().getTime() + pricesMilliseconds, prices }
      kept = reading
      prices.catch(() => {
        if (kept === reading) kept = undefined
      })
    }
    return kept.prices
  }
}

/** The event, if Stripe signed it. */
function verified(
  stripe: Stripe,
  { webhookSecret, now }: Pick<StripeDeps, 'webhookSecret' | 'now'>,
  body: Buffer,
  signature: string | undefined,
): Stripe.Event {
  try {
    return stripe.webhooks.constructEvent(
      body,
      signature ?? '',
      webhookSecret,
      tolerance,
      undefined,
      now().getTime(),
    )
  } catch {
    throw badRequest(say('not-signed'))
  }
}

/** Returns the provider's reply. If the provider is unavailable, throws a refusal that tells the caller so. */
async function reach<T>(asking: Promise<T>): Promise<T> {
  try {
    return await asking
  } catch (error) {
    const { StripeAPIError, StripeConnectionError, StripeRateLimitError } = Stripe.errors
    const isAway =
      error instanceof StripeConnectionError ||
      error instanceof StripeAPIError ||
      error instanceof StripeRateLimitError
    if (!isAway) throw error
    throw new Refusal({
      status: 503,
      detail: say('provider-away'),
      headers: { 'retry-after': '120' },
    })
  }
}

function invoice({ id, created, total, currency, status, hosted_invoice_url: url }: Stripe.Invoice): Invoice {
  return {
    id,
    at: moment(created).toISOString(),
    total: { amount: total, currency },
    status: status === 'paid' ? 'paid' : status === 'open' ? 'open' : 'void',
    url: url ?? null,
  }
}
