import type { PlanState } from '@skills-center/contract/billing'
import { z } from 'zod'

/** What the payment provider says of a subscription at one moment. */
export const Reported = z.object({
  /** As the provider words it; an open set. */
  status: z.string(),
  periodStart: z.date(),
  periodEnd: z.date(),
  /** When it ends because it was canceled; null while it goes on. */
  endsAt: z.date().nullable(),
  interval: z.enum(['month', 'year']),
  seats: z.number(),
  customerId: z.string(),
})
export type Reported = Readonly<z.infer<typeof Reported>>

export const Subscription = Reported.extend({
  /** The moment of the newest event that was taken in, by the provider's clock: whole seconds. */
  asOf: z.date(),
})
export type Subscription = Readonly<z.infer<typeof Subscription>>

export type SubscriptionEvent =
  /** The event carries the subscription as it was at that moment. */
  | { readonly kind: 'reported'; readonly at: Date; readonly reported: Reported }
  /** Something about it has happened; how it stands now must be asked. */
  | { readonly kind: 'touched'; readonly at: Date }
  /** The provider was asked after an event of that moment, so this is at least as new. */
  | { readonly kind: 'asked'; readonly at: Date; readonly reported: Reported }

export type Step =
  | { readonly kind: 'keep' }
  | { readonly kind: 'store'; readonly subscription: Subscription }
  /** In doubt: ask the provider and step again with what it says. */
  | { readonly kind: 'ask' }

/** Whatever comes after these belongs to the past: the provider never takes such a subscription up again. */
const final: ReadonlySet<string> = new Set(['canceled', 'incomplete_expired'])

/**
 * The one place that decides what an event makes of a subscription. Events come in any order, late, and more than
 * once: an older one changes nothing, and of two of the same second only the provider knows which is newer.
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

/** Days that premium goes on while a failed payment is tried again, and while the news of a renewal is late. */
const graceDays = 7
const dayMilliseconds = 86_400_000

export interface SubscriptionState {
  readonly state: PlanState
  /** When it ends or runs out; null where nothing ends. */
  readonly until: Date | null
  readonly renewsAt: Date | null
}

const nothing: SubscriptionState = { state: 'free', until: null, renewsAt: null }

/** Where a subscription is at a moment. */
export function toSubscriptionState(subscription: Reported | undefined, now: Date): SubscriptionState {
  if (subscription === undefined || final.has(subscription.status)) return nothing
  const { status, periodStart, periodEnd, endsAt } = subscription
  const running = status === 'active' || status === 'trialing'
  if (running && endsAt !== null)
    return now < endsAt ? { state: 'ending', until: endsAt, renewsAt: null } : nothing
  if (running) {
    // What comes at the period's end is told by an event: until that is overdue, the plan goes on.
    if (now >= daysAfter(periodEnd, graceDays)) return { state: 'lapsed', until: null, renewsAt: null }
    return status === 'trialing'
      ? { state: 'trial', until: periodEnd, renewsAt: periodEnd }
      : { state: 'active', until: null, renewsAt: periodEnd }
  }
  if (status === 'past_due') {
    // Counted from the beginning of the period that is not paid, so that it is the same whichever event told of it.
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

/** Whether there is still something at the provider that can be canceled, mended or paid. */
export const isOpenState = (state: PlanState): boolean =>
  state === 'trial' || state === 'active' || state === 'grace' || state === 'ending' || state === 'lapsed'

/** What is known of a checkout, the more final the further right. */
const checkoutOrder = ['open', 'expired', 'processing', 'failed', 'paid'] as const
export const CheckoutProgress = z.enum(checkoutOrder)
export type CheckoutProgress = z.infer<typeof CheckoutProgress>

/** What is known of a checkout after it is told something: never less than before, whatever the order. */
export const furthest = (known: CheckoutProgress, content: CheckoutProgress): CheckoutProgress =>
  checkoutOrder.indexOf(content) > checkoutOrder.indexOf(known) ? content : known

/** Everything that a student's plan can rest on. */
export interface PlanSources {
  /** The student's own subscriptions. */
  readonly own: readonly Reported[]
  /** The licenses in which the student has a seat. */
  readonly seats: readonly Reported[]
  readonly grantedUntil: Date | null
}

/** The first of these that a student has says how the plan stands. */
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

/** The plan of a student at a moment, out of all that it can rest on. */
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
