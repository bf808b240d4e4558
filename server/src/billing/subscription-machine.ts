import type { PlanState } from '@skills-center/contract/billing'
import { z } from 'zod'

/** What the payment provider reports about a subscription at one time. */
export const Reported = z.object({
  /** The provider's own status; new values may appear. */
  status: z.string(),
  periodStart: z.date(),
  periodEnd: z.date(),
  /** When it ends because it was canceled; null if it was not. */
  endsAt: z.date().nullable(),
  interval: z.enum(['month', 'year']),
  seats: z.number(),
  customerId: z.string(),
})
export type Reported = Readonly<z.infer<typeof Reported>>

export const Subscription = Reported.extend({
  /** The time of the newest event handled, by the provider's clock, in whole seconds. */
  asOf: z.date(),
})
export type Subscription = Readonly<z.infer<typeof Subscription>>

export type SubscriptionEvent =
  /** The event contains the subscription as it was at that time. */
  | { readonly kind: 'reported'; readonly at: Date; readonly reported: Reported }
  /** Something has changed; the present state must be requested. */
  | { readonly kind: 'touched'; readonly at: Date }
  /** The provider was asked after an event of that time, so this state is at least as new. */
  | { readonly kind: 'asked'; readonly at: Date; readonly reported: Reported }

export type Step =
  | { readonly kind: 'keep' }
  | { readonly kind: 'store'; readonly subscription: Subscription }
  /** In doubt: ask the provider, and step again with its reply. */
  | { readonly kind: 'ask' }

/** Final states. Later events are outdated, because the provider never revives such a subscription. */
const final: ReadonlySet<string> = new Set(['canceled', 'incomplete_expired'])

/**
 * Decides what an event changes in a subscription; no other code does. Events may come late, more than once, and in any
 * order. An older event changes nothing. For two different events of the same second, only the provider knows which is
 * newer.
 */
export function step(known: Subscription | undefined, event: SubscriptionEvent): Step {
  if (known !== undefined && final.has(known.status)) return { kind: 'keep' }
  if (event.kind === 'asked') {
    const asOf = known !== undefined && known.asOf > event.at ? known.asOf : event.at
    return { kind: 'store', subscription: { ...event.reported, asOf } }
  }
  if (known !== undefined && event.at < known.asOf) return { kind: 'keep' }
  if (event.kind === 'touched') return { kind: 'ask' }
  if (known === undefined || event.at > known.asOf)
    return { kind: 'store', subscription: { ...event.reported, asOf: event.at } }
  return isSame(known, event.reported) ? { kind: 'keep' } : { kind: 'ask' }
}

const isSame = (known: Subscription, reported: Reported): boolean =>
  known.status === reported.status &&
  known.periodStart.getTime() === reported.periodStart.getTime() &&
  known.periodEnd.getTime() === reported.periodEnd.getTime() &&
  known.endsAt?.getTime() === reported.endsAt?.getTime() &&
  known.interval === reported.interval &&
  known.seats === reported.seats &&
  known.customerId === reported.customerId

/** How many days premium continues while a failed payment is retried, or while the event of a renewal is late. */
const graceDays = 7
const dayMilliseconds = 86_400_000

export interface SubscriptionState {
  readonly state: PlanState
  /** When it ends or runs out; null if no end is set. */
  readonly until: Date | null
  readonly renewsAt: Date | null
}

const nothing: SubscriptionState = { state: 'free', until: null, renewsAt: null }

/** The state of a subscription at a given time. */
export function toSubscriptionState(subscription: Reported | undefined, now: Date): SubscriptionState {
  if (subscription === undefined || final.has(subscription.status)) return nothing
  const { status, periodStart, periodEnd, endsAt } = subscription
  const running = status === 'active' || status === 'trialing'
  if (running && endsAt !== null)
    return now < endsAt ? { state: 'ending', until: endsAt, renewsAt: null } : nothing
  if (running) {
    // An event reports what happens at the period's end. Until that event is overdue, the plan continues.
    if (now >= daysAfter(periodEnd, graceDays)) return { state: 'lapsed', until: null, renewsAt: null }
    return status === 'trialing'
      ? { state: 'trial', until: periodEnd, renewsAt: periodEnd }
      : { state: 'active', until: null, renewsAt: periodEnd }
  }
  if (status === 'past_due') {
    // Counted from the start of the unpaid period, so the result does not depend on which event reported it.
    const until = daysAfter(periodStart, graceDays)
    return now < until
      ? { state: 'grace', until, renewsAt: null }
      : { state: 'lapsed', until: null, renewsAt: null }
  }
  if (status === 'incomplete') return { state: 'pending', until: null, renewsAt: null }
  return { state: 'lapsed', until: null, renewsAt: null }
}

const daysAfter = (moment: Date, days: number): Date => new Date(moment.getTime() + days * dayMilliseconds)

const withPremium: ReadonlySet<PlanState> = new Set([
  'trial',
  'active',
  'grace',
  'ending',
  'school',
  'granted',
])

/** Whether a plan in this state has no daily limit. */
export const isPremiumState = (state: PlanState): boolean => withPremium.has(state)

/** Whether something at the provider can still be canceled, fixed, or paid. */
export const isOpenState = (state: PlanState): boolean =>
  state === 'trial' || state === 'active' || state === 'grace' || state === 'ending' || state === 'lapsed'

/** The progress of a checkout, from least to most final. */
const checkoutOrder = ['open', 'expired', 'processing', 'failed', 'paid'] as const
export const CheckoutProgress = z.enum(checkoutOrder)
export type CheckoutProgress = z.infer<typeof CheckoutProgress>

/** The progress after a report; it never goes backward, whatever the order of reports. */
export const furthest = (known: CheckoutProgress, content: CheckoutProgress): CheckoutProgress =>
  checkoutOrder.indexOf(content) > checkoutOrder.indexOf(known) ? content : known

/** Everything that a student's plan can come from. */
export interface PlanSources {
  /** The student's own subscriptions. */
  readonly own: readonly Reported[]
  /** The licenses in which the student has a seat. */
  readonly seats: readonly Reported[]
  readonly grantedUntil: Date | null
}

/** The first of these states that applies is the state of the plan. */
const precedence: readonly PlanState[] = [
  'active',
  'trial',
  'ending',
  'grace',
  'school',
  'granted',
  'pending',
  'lapsed',
  'free',
]

/** The student's plan at a given time, from all its sources. */
export function planOf({ own, seats, grantedUntil }: PlanSources, now: Date): SubscriptionState {
  const hasSeat = seats.some((license) => isPremiumState(toSubscriptionState(license, now).state))
  const states: SubscriptionState[] = own.map((subscription) => toSubscriptionState(subscription, now))
  if (hasSeat) states.push({ state: 'school', until: null, renewsAt: null })
  if (grantedUntil !== null && now < grantedUntil)
    states.push({ state: 'granted', until: grantedUntil, renewsAt: null })
  return (
    states.toSorted((one, other) => precedence.indexOf(one.state) - precedence.indexOf(other.state))[0] ??
    nothing
  )
}
