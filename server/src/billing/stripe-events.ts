import type { Stripe } from 'stripe'
import type { ReportedCheckout, ReportedSubscription, EventContent } from './payment-provider.ts'
import type { CheckoutProgress } from './subscription-machine.ts'

/** Converts Stripe's time, which is in seconds, to a date. */
export const moment = (seconds: number): Date => new Date(seconds * 1000)

const idOf = (reference: string | { id: string } | null): string | null =>
  typeof reference === 'string' ? reference : (reference?.id ?? null)

/**
 * Reads the part of an event that concerns us. Other events are ignored:
 * - `charge.refunded` and `charge.dispute.*` are about money already paid, not about the subscription. The server's
 *   operator decides whether it goes on; ending it at Stripe sends us an event.
 * - `invoice.created`, `finalized`, `upcoming`, `payment_succeeded`, and all of `charge` and `payment_intent` come
 *   along with other events that we handle.
 * - `customer.deleted` ends subscriptions one by one, each with its own event.
 */
export function readEvent(event: Stripe.Event): EventContent {
  switch (event.type) {
    case 'customer.subscription.created':
    case 'customer.subscription.updated':
    case 'customer.subscription.deleted':
    case 'customer.subscription.paused':
    case 'customer.subscription.resumed':
    case 'customer.subscription.pending_update_applied':
    case 'customer.subscription.pending_update_expired':
    case 'customer.subscription.trial_will_end': {
      const subscription = toReportedSubscription(event.data.object)
      return subscription === null
        ? { kind: 'foreign', subscriptionId: event.data.object.id }
        : { kind: 'subscription', subscription }
    }
    case 'invoice.paid':
    case 'invoice.payment_failed':
    case 'invoice.payment_action_required':
    case 'invoice.marked_uncollectible':
    case 'invoice.voided': {
      const subscriptionId = idOf(event.data.object.parent?.subscription_details?.subscription ?? null)
      return subscriptionId === null ? { kind: 'other' } : { kind: 'touched', subscriptionId }
    }
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.async_payment_failed':
    case 'checkout.session.expired': {
      const checkout = toReportedCheckout(event.data.object)
      const hasFailed = event.type === 'checkout.session.async_payment_failed'
      return { kind: 'checkout', checkout: hasFailed ? { ...checkout, progress: 'failed' } : checkout }
    }
    default:
      return { kind: 'other' }
  }
}

/** Null for a subscription without an item; none of ours is like that. */
export function toReportedSubscription(subscription: Stripe.Subscription): ReportedSubscription | null {
  const [item] = subscription.items?.data ?? []
  if (item === undefined) return null
  const periodEnd = moment(item.current_period_end)
  const { cancel_at: cancelAt, cancel_at_period_end: isAtPeriodEnd } = subscription
  return {
    id: subscription.id,
    checkoutId: subscription.metadata['checkout'] ?? null,
    reported: {
      status: subscription.status,
      periodStart: moment(item.current_period_start),
      periodEnd,
      endsAt: cancelAt !== null ? moment(cancelAt) : isAtPeriodEnd ? periodEnd : null,
      interval: item.price.recurring?.interval === 'month' ? 'month' : 'year',
      seats: item.quantity ?? 1,
      customerId: idOf(subscription.customer) ?? '',
    },
  }
}

export function toReportedCheckout(session: Stripe.Checkout.Session): ReportedCheckout {
  return {
    checkoutId: session.client_reference_id,
    progress: progressOf(session),
    subscriptionId: idOf(session.subscription),
    email: session.customer_details?.email ?? null,
  }
}

function progressOf({ status, payment_status: payment }: Stripe.Checkout.Session): CheckoutProgress {
  if (status === 'expired') return 'expired'
  if (status !== 'complete') return 'open'
  return payment === 'unpaid' ? 'processing' : 'paid'
}
