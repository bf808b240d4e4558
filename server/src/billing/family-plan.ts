import type { FamilyPlan } from '@skills-center/contract/billing/family'
import type { UserId } from '@skills-center/contract/ids'
import { conflict, notFound, tooManyRequests } from '../platform/problems.ts'
import { createFloodLimit } from '../platform/rate-limit.ts'
import { type CheckoutRow, selectCheckout, selectCheckouts } from './checkout-queries.ts'
import type { FamilyDeps } from './family-deps.ts'
import { type PlanLinkRow, selectOpenPlanLink } from './link-queries.ts'
import { hashOf } from './plan-links.ts'
import { selectSubscriptions, type SubscriptionRow } from './queries.ts'
import { isOpenState, toSubscriptionState } from './subscription-machine.ts'
import { say } from './messages.gen.ts'

/** Per network, which may be a whole school; guessing tokens must be slow. */
const openings = { max: 240, seconds: 60 }

/** The same for links that never existed, have expired, or were ended, so that nobody can tell which. */
const noSuchLink = () => notFound(say('link-over'))
const notYours = () => conflict(say('payer-only'))

/** What a link for adults opens: the student's plan, as the page shows it. */
export function createFamilyPlan(deps: FamilyDeps) {
  const { database, now, billing, paying } = deps
  const opened = createFloodLimit(now, openings)

  /** Opens a link. A payer's link opens the plan of its own checkout, once that is done. */
  async function open(token: string, network: string) {
    const link = await selectOpenPlanLink(database, hashOf(token), now())
    if (link === undefined) {
      // A valid link is never refused because of others' attempts.
      const wait = opened.take(network)
      if (wait > 0) throw tooManyRequests(say('too-many-opened'), wait)
      throw noSuchLink()
    }
    const { studentId } = link
    let checkout = await latestCheckout(link)
    if (paying !== null && link.kind === 'manage' && checkout?.progress === 'open') {
      await paying.webhookEvents.catchUp(checkout.providerId)
      checkout = await latestCheckout(link)
    }
    const own = await selectSubscriptions(database, studentId, 'premium')
    const isDone = checkout?.progress === 'paid' || checkout?.progress === 'processing'
    const managed =
      link.kind === 'manage' && isDone
        ? own.find(({ checkoutId }) => checkoutId === link.checkoutId)
        : undefined
    const current = managed ?? own.find((row) => isOpenState(toSubscriptionState(row, now()).state))
    return { link, studentId, checkout, own, managed, current }
  }

  async function latestCheckout({
    studentId,
    kind,
    checkoutId,
  }: PlanLinkRow): Promise<CheckoutRow | undefined> {
    if (kind === 'manage') return checkoutId === null ? undefined : selectCheckout(database, checkoutId)
    return (await selectCheckouts(database, studentId, 'premium'))[0]
  }

  type Opened = Awaited<ReturnType<typeof open>>

  async function trialDaysFor(studentId: UserId, own: readonly SubscriptionRow[]): Promise<number> {
    // A first payment that never arrived uses up no trial.
    if (own.some(({ status }) => !status.startsWith('incomplete'))) return 0
    const checkouts = await selectCheckouts(database, studentId, 'premium')
    const hadTrial = checkouts.some(({ hadTrial: had, progress }) => had && progress === 'paid')
    return hadTrial ? 0 : deps.trialDays
  }

  async function view({ link, studentId, checkout, own, managed, current }: Opened): Promise<FamilyPlan> {
    const [firstName, isAdult, plan, trialDays, prices] = await Promise.all([
      deps.firstNameOf(studentId),
      deps.isAdult(studentId),
      billing.subscriptionState(studentId),
      trialDaysFor(studentId, own),
      paying?.payments.prices(),
    ])
    const isWaiting = checkout?.progress === 'processing' && paying?.payments.mode === 'sandbox'
    return {
      link: managed === undefined ? 'ask' : 'manage',
      firstName,
      isAdult,
      payments: paying?.payments.mode ?? 'off',
      state: plan.state,
      until: plan.until?.toISOString() ?? null,
      interval: current?.interval ?? null,
      renewsAt: (current && toSubscriptionState(current, now()).renewsAt?.toISOString()) ?? null,
      dailyLimit: billing.dailyLimit,
      trialDays,
      offers:
        prices === undefined
          ? []
          : [
              { interval: 'month', price: prices.month },
              { interval: 'year', price: prices.year },
            ],
      checkout: checkout?.progress ?? 'none',
      sandboxPage: isWaiting && link.kind === 'manage' ? `/sandbox/checkout/${checkout.providerId}` : null,
    }
  }

  /** The subscription that this payer's link manages. */
  async function managedBy(token: string, address: string) {
    const { managed, ...found } = await open(token, address)
    if (managed === undefined || paying === null) throw notYours()
    if (!isOpenState(toSubscriptionState(managed, now()).state)) throw conflict(say('plan-ended'))
    return { ...found, managed, ...paying }
  }

  return { open, trialDaysFor, view, managedBy }
}
