import {
  type SandboxCustomer,
  type SandboxInvoice,
  type SandboxObject,
  type SandboxCheckoutSession,
  type SandboxSubscription,
  findPrice,
} from './sandbox-objects.ts'

/** The result of an action in the sandbox: objects to store, and events to send, in Stripe's format. */
export interface Happened {
  readonly keep: readonly SandboxObject[]
  readonly events: readonly { readonly type: string; readonly object: SandboxObject }[]
}

/** The time in seconds since 1970, and a source of ids. */
export interface Moment {
  readonly at: number
  readonly newId: (prefix: string) => string
}

const daySeconds = 86_400
/** A subscription still unpaid after this many days is canceled. */
const retriedDays = 21

function periodAfter(start: number, interval: 'month' | 'year'): number {
  const end = new Date(start * 1000)
  const date = end.getUTCDate()
  if (interval === 'month') end.setUTCMonth(end.getUTCMonth() + 1)
  else end.setUTCFullYear(end.getUTCFullYear() + 1)
  // A period that starts on the 31st ends on the last day of a shorter month.
  if (end.getUTCDate() !== date) end.setUTCDate(0)
  return end.getTime() / 1000
}

type Change = Partial<Pick<SandboxSubscription, 'status' | 'cancel_at_period_end'>> & {
  start?: number
  end?: number
  quantity?: number
}

function changed(
  subscription: SandboxSubscription,
  { start, end, quantity, ...rest }: Change,
): SandboxSubscription {
  const [item] = subscription.items.data
  return {
    ...subscription,
    ...rest,
    items: {
      object: 'list',
      data: [
        {
          ...item,
          current_period_start: start ?? item.current_period_start,
          current_period_end: end ?? item.current_period_end,
          quantity: quantity ?? item.quantity,
        },
      ],
    },
  }
}

function invoiceFor(
  { id, items }: SandboxSubscription,
  { at, newId }: Moment,
  status: SandboxInvoice['status'],
  total?: number,
): SandboxInvoice {
  const [{ price, quantity }] = items.data
  return {
    id: newId('in'),
    hangs_on: id,
    parent: { subscription_details: { subscription: id } },
    object: 'invoice',
    created: at,
    total: total ?? price.unit_amount * quantity,
    currency: price.currency,
    status,
    hosted_invoice_url: null,
  }
}

/** A payer pays at once, or with a method that takes days and leaves the subscription unpaid until then. */
export function complete(
  session: SandboxCheckoutSession,
  payer: { email: string; isSlow: boolean },
  moment: Moment,
): Happened {
  const { at, newId } = moment
  const { price: priceId, quantity, trialDays, metadata } = session.ordered
  const price = findPrice(priceId)
  if (price === undefined) throw new Error(`The sandbox has no price ${priceId}.`)
  const customer: SandboxCustomer = {
    id: newId('cus'),
    hangs_on: '',
    object: 'customer',
    email: payer.email,
    hasGoodCard: true,
  }
  const isTrial = trialDays > 0
  const subscription: SandboxSubscription = {
    id: newId('sub'),
    hangs_on: customer.id,
    object: 'subscription',
    livemode: false,
    status: payer.isSlow ? 'incomplete' : isTrial ? 'trialing' : 'active',
    customer: customer.id,
    created: at,
    metadata,
    cancel_at: null,
    cancel_at_period_end: false,
    items: {
      object: 'list',
      data: [
        {
          id: newId('si'),
          object: 'subscription_item',
          current_period_start: at,
          current_period_end: isTrial
            ? at + trialDays * daySeconds
            : periodAfter(at, price.recurring.interval),
          quantity,
          price,
        },
      ],
    },
  }
  const done: SandboxCheckoutSession = {
    ...session,
    status: 'complete',
    payment_status: payer.isSlow ? 'unpaid' : isTrial ? 'no_payment_required' : 'paid',
    subscription: subscription.id,
    customer: customer.id,
    customer_details: { email: payer.email },
  }
  const invoice = invoiceFor(subscription, moment, payer.isSlow ? 'open' : 'paid', isTrial ? 0 : undefined)
  return {
    keep: [customer, subscription, done, invoice],
    events: [
      { type: 'customer.subscription.created', object: subscription },
      { type: 'checkout.session.completed', object: done },
      ...(payer.isSlow ? [] : [{ type: 'invoice.paid', object: invoice }]),
    ],
  }
}

/** A slow payment arrives or fails. */
export function settle(
  session: SandboxCheckoutSession,
  subscription: SandboxSubscription,
  invoices: readonly SandboxInvoice[],
  hasArrived: boolean,
): Happened {
  const { trialDays } = session.ordered
  const status = hasArrived ? (trialDays > 0 ? 'trialing' : 'active') : 'incomplete_expired'
  const settled = changed(subscription, { status })
  const over: SandboxCheckoutSession = { ...session, payment_status: hasArrived ? 'paid' : 'unpaid' }
  const paid = invoices.map((invoice): SandboxInvoice => ({
    ...invoice,
    status: hasArrived ? 'paid' : 'void',
  }))
  const outcome = hasArrived ? 'succeeded' : 'failed'
  return {
    keep: [settled, over, ...paid],
    events: [
      { type: `checkout.session.async_payment_${outcome}`, object: over },
      { type: 'customer.subscription.updated', object: settled },
    ],
  }
}

export function expire(session: SandboxCheckoutSession): Happened {
  const expired: SandboxCheckoutSession = { ...session, status: 'expired' }
  return { keep: [expired], events: [{ type: 'checkout.session.expired', object: expired }] }
}

const updated = (subscription: SandboxSubscription, more: readonly SandboxInvoice[] = []): Happened => ({
  keep: [subscription, ...more],
  events: [
    ...more.map((invoice) => ({
      type: invoice.status === 'paid' ? 'invoice.paid' : 'invoice.payment_failed',
      object: invoice,
    })),
    { type: 'customer.subscription.updated', object: subscription },
  ],
})

const ended = (subscription: SandboxSubscription): Happened => {
  const canceled = changed(subscription, { status: 'canceled' })
  return { keep: [canceled], events: [{ type: 'customer.subscription.deleted', object: canceled }] }
}

const isOver = ({ status }: SandboxSubscription): boolean =>
  status === 'canceled' || status === 'incomplete_expired'

export const setPendingCancellation = (subscription: SandboxSubscription, isEnding: boolean): Happened =>
  updated(changed(subscription, { cancel_at_period_end: isEnding }))

export const cancelNow = (subscription: SandboxSubscription): Happened => ended(subscription)

/** Added seats are charged for the rest of the period. */
export function changeQuantity(
  subscription: SandboxSubscription,
  quantity: number,
  moment: Moment,
): Happened {
  const [item] = subscription.items.data
  const length = item.current_period_end - item.current_period_start
  const left = Math.max(0, item.current_period_end - moment.at) / length
  const difference = Math.round((quantity - item.quantity) * item.price.unit_amount * left)
  const invoice = invoiceFor(subscription, moment, 'paid', difference)
  return updated(changed(subscription, { quantity }), difference === 0 ? [] : [invoice])
}

/** The period has ended: a canceled subscription ends; any other starts its next period, paid or past due. */
export function renew(subscription: SandboxSubscription, hasGoodCard: boolean, moment: Moment): Happened {
  if (subscription.cancel_at_period_end) return ended(subscription)
  const [{ price }] = subscription.items.data
  const next = changed(subscription, {
    status: hasGoodCard ? 'active' : 'past_due',
    start: moment.at,
    end: periodAfter(moment.at, price.recurring.interval),
  })
  return updated(next, [invoiceFor(next, moment, hasGoodCard ? 'paid' : 'open')])
}

/** The customer changes the card. A good card pays open invoices at once. */
export function changeCard(
  customer: SandboxCustomer,
  subscription: SandboxSubscription,
  invoices: readonly SandboxInvoice[],
  hasGoodCard: boolean,
): Happened {
  const kept: SandboxCustomer = { ...customer, hasGoodCard }
  if (!hasGoodCard || subscription.status !== 'past_due') return { keep: [kept], events: [] }
  const paid = invoices
    .filter(({ status }) => status === 'open')
    .map((invoice): SandboxInvoice => ({ ...invoice, status: 'paid' }))
  const happened = updated(changed(subscription, { status: 'active' }), paid)
  return { ...happened, keep: [kept, ...happened.keep] }
}

/** What happens to a subscription just because time passes; undefined if nothing is due. */
export function pass(
  subscription: SandboxSubscription,
  hasGoodCard: boolean,
  moment: Moment,
): Happened | undefined {
  const [item] = subscription.items.data
  if (isOver(subscription) || subscription.status === 'incomplete') return undefined
  if (subscription.status === 'past_due')
    return moment.at >= item.current_period_start + retriedDays * daySeconds ? ended(subscription) : undefined
  if (moment.at < item.current_period_end) return undefined
  return renew(subscription, hasGoodCard, { ...moment, at: item.current_period_end })
}
