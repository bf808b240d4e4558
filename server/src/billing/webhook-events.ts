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

export interface WebhookEventsNeeds {
  database: Database
  log: Log
  now: Now
  newId: NewId
  payments: PaymentProvider
  audit: Audit
  /** Whose plans rest on what this person has bought: the person, and who has a seat of theirs. */
  concerned: (tx: Queryable, userId: UserId) => Promise<readonly UserId[]>
  /** In the transaction that changes these plans, for every copy of the server. */
  announce: (tx: Queryable, userIds: readonly UserId[]) => Promise<void>
  /** What is kept in memory about these plans is no longer so. */
  onChanged: (userIds: readonly UserId[]) => void
  /** A student’s checkout was done for the first time; told in the transaction, with where the payer is written to. */
  onDone: (tx: Queryable, checkout: { userId: UserId; id: string }, email: string | null) => Promise<void>
}

export type WebhookEvents = ReturnType<typeof createWebhookEvents>

/** Takes in what the provider tells: by signed events, and by answers to what we asked. */
export function createWebhookEvents(needs: WebhookEventsNeeds) {
  const { database, log, now, newId, payments } = needs

  /** Acknowledged, since the provider would tell it again for days, and logged, since somebody set it up. */
  function ignore(subscriptionId: string): undefined {
    log.warn({ subscriptionId }, 'an event about a subscription that is not ours was ignored')
  }

  /** Whose subscription it is, and what it becomes. Answers the user whose plan may have changed. */
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
    // Somebody else’s subscription at the same provider.
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
      await needs.audit.note(tx, { action: 'plan-changed', actor: null, subject: order.userId, via: 'payer' })
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
      if (isDone && !wasDone && checkout.kind === 'premium') await needs.onDone(tx, checkout, reported.email)
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
      const concerned = await needs.concerned(tx, userId)
      await needs.announce(tx, concerned)
      return concerned
    })
    needs.onChanged(userIds)
  }

  return {
    /**
     * An event, once: what was handled before changes nothing. A fault leaves nothing behind, so that the provider,
     * which hears of it, tells it again.
     */
    async receive(body: Buffer, signature: string | undefined): Promise<void> {
      const event = payments.verifyEvent(body, signature)
      await commit(async (tx) => ((await insertEvent(tx, event, now())) ? handle(tx, event) : undefined))
    },

    /** How a subscription stands by the provider’s answer to an act of ours. */
    answered: ({ id, checkoutId, reported }: ReportedSubscription) =>
      commit((tx) => applyEvent(tx, id, checkoutId, { kind: 'asked', at: new Date(0), reported })),

    /** Asks the provider how a checkout stands: anyone who comes back from paying may be quicker than the event. */
    async catchUp(providerCheckoutId: string): Promise<void> {
      const reported = await payments.findCheckout(providerCheckoutId)
      await commit((tx) => applyCheckout(tx, reported, new Date(0)))
    },
  }
}
