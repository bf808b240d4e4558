import type { UserId } from '@skills-center/contract/ids'
import type { NewId, Now } from '../platform/clock.ts'
import type { Audit } from '../platform/audit.ts'
import type { Database, Queryable } from '../platform/database.ts'
import type { Log } from '../platform/log.ts'
import { lockCheckout, selectCheckout, updateProgress } from './checkout-queries.ts'
import type {
  ReportedCheckout,
  PaymentProvider,
  PaymentEvent,
  ReportedSubscription,
} from './payment-provider.ts'
import { insertEvent, lockSubscription, selectByProvider, upsertSubscription } from './queries.ts'
import { furthest, step, type SubscriptionEvent } from './subscription-machine.ts'

export interface WebhookEventsDeps {
  database: Database
  log: Log
  now: Now
  newId: NewId
  payments: PaymentProvider
  audit: Audit
  /** The users whose plans depend on this person's purchase: the person, and students with one of their seats. */
  concerned: (tx: Queryable, userId: UserId) => Promise<readonly UserId[]>
  /** Called in the transaction that changes these plans, to notify every server instance. */
  announce: (tx: Queryable, userIds: readonly UserId[]) => Promise<void>
  /** Drops these plans from the cache. */
  onChanged: (userIds: readonly UserId[]) => void
  /** Called in the transaction when a student's checkout is first done, with the payer's email address. */
  onDone: (tx: Queryable, checkout: { userId: UserId; id: string }, email: string | null) => Promise<void>
}

export type WebhookEvents = ReturnType<typeof createWebhookEvents>

/** Handles what the provider reports: signed events, and replies to our requests. */
export function createWebhookEvents(deps: WebhookEventsDeps) {
  const { database, log, now, newId, payments } = deps

  /**
   * Ignores an event, but acknowledges it, because the provider would otherwise resend it for days. Logs it, because
   * someone set it up.
   */
  function ignore(subscriptionId: string): undefined {
    log.warn({ subscriptionId }, 'an event about a subscription that is not ours was ignored')
  }

  /** Applies an event to its subscription. Returns the user whose plan may have changed. */
  async function applyEvent(
    tx: Queryable,
    providerId: string,
    checkoutId: string | null,
    event: SubscriptionEvent,
  ): Promise<UserId | undefined> {
    await lockSubscription(tx, providerId)
    const known = await selectByProvider(tx, providerId)
    let decided = step(known, event)
    let from = known?.checkoutId ?? checkoutId
    if (decided.kind === 'ask') {
      const asked = await payments.findSubscription(providerId)
      if (asked === null) return ignore(providerId)
      from ??= asked.checkoutId
      decided = step(known, { kind: 'asked', at: event.at, reported: asked.reported })
    }
    if (decided.kind !== 'store') return undefined
    const order = known ?? (from === null ? undefined : await selectCheckout(tx, from))
    // Another application's subscription at the same provider.
    if (order === undefined) return undefined
    const row = {
      userId: order.userId,
      id: known?.id ?? newId(),
      stripeSubscriptionId: providerId,
      kind: order.kind,
      checkoutId: from,
      ...decided.subscription,
    }
    await upsertSubscription(tx, row, now())
    const isOther =
      known === undefined ||
      known.status !== row.status ||
      known.seats !== row.seats ||
      known.endsAt?.getTime() !== row.endsAt?.getTime()
    if (isOther)
      await deps.audit.note(tx, { action: 'plan-changed', actor: null, subject: order.userId, via: 'payer' })
    return order.userId
  }

  async function applyCheckout(
    tx: Queryable,
    reported: ReportedCheckout,
    at: Date,
  ): Promise<UserId | undefined> {
    const checkout = reported.checkoutId === null ? undefined : await lockCheckout(tx, reported.checkoutId)
    if (checkout === undefined) return undefined
    const progress = furthest(checkout.progress, reported.progress)
    if (progress !== checkout.progress) {
      await updateProgress(tx, checkout, progress)
      const isDone = progress === 'paid' || progress === 'processing'
      const wasDone = checkout.progress === 'processing' || checkout.progress === 'paid'
      if (isDone && !wasDone && checkout.kind === 'premium') await deps.onDone(tx, checkout, reported.email)
    }
    if (reported.subscriptionId !== null)
      await applyEvent(tx, reported.subscriptionId, checkout.id, { kind: 'touched', at })
    return checkout.userId
  }

  async function handle(tx: Queryable, { content, at }: PaymentEvent): Promise<UserId | undefined> {
    switch (content.kind) {
      case 'subscription': {
        const { id, checkoutId, reported } = content.subscription
        return applyEvent(tx, id, checkoutId, { kind: 'reported', at, reported })
      }
      case 'touched':
        return applyEvent(tx, content.subscriptionId, null, { kind: 'touched', at })
      case 'checkout':
        return applyCheckout(tx, content.checkout, at)
      case 'foreign':
        return ignore(content.subscriptionId)
      case 'other':
        return undefined
    }
  }

  async function commit(work: (tx: Queryable) => Promise<UserId | undefined>): Promise<void> {
    const userIds = await database.transaction(async (tx) => {
      const userId = await work(tx)
      if (userId === undefined) return []
      const concerned = await deps.concerned(tx, userId)
      await deps.announce(tx, concerned)
      return concerned
    })
    deps.onChanged(userIds)
  }

  return {
    /**
     * Handles an event once; a repeated one changes nothing. After a fault nothing is stored, so the provider, which
     * sees the failure, sends it again.
     */
    async receive(body: Buffer, signature: string | undefined): Promise<void> {
      const event = payments.verifyEvent(body, signature)
      await commit(async (tx) => ((await insertEvent(tx, event, now())) ? handle(tx, event) : undefined))
    },

    /** Applies the provider's reply to one of our actions on a subscription. */
    answered: ({ id, checkoutId, reported }: ReportedSubscription) =>
      commit((tx) => applyEvent(tx, id, checkoutId, { kind: 'asked', at: new Date(0), reported })),

    /** Asks the provider about a checkout, because a payer may return before the event arrives. */
    async catchUp(providerCheckoutId: string): Promise<void> {
      const reported = await payments.findCheckout(providerCheckoutId)
      await commit((tx) => applyCheckout(tx, reported, new Date(0)))
    },
  }
}
