import type { UserId } from '@skills-center/contract/ids'
import type { Now } from '../platform/clock.ts'
import type { Database, Queryable } from '../platform/database.ts'
import { claimDurationMs, createJobRunner, retryDelay } from '../platform/job-runner.ts'
import type { Log } from '../platform/log.ts'
import { selectCheckouts } from './checkout-queries.ts'
import {
  claimPendingCancellation,
  deletePendingCancellation,
  type PendingCancellation,
  type PendingCancellationRow,
  insertPendingCancellation,
  postponeCancellation,
} from './pending-cancellation-queries.ts'
import type { PaymentProvider } from './payment-provider.ts'
import { selectSubscriptions } from './queries.ts'
import { isOpenState, toSubscriptionState } from './subscription-machine.ts'

export interface PendingCancellationsDeps {
  database: Database
  now: Now
  log: Log
  payments: Pick<PaymentProvider, 'cancelNow' | 'expireCheckout' | 'findCheckout'>
  /** Called, outside any transaction, after the provider has ended it. */
  onEnded: (ending: PendingCancellation) => Promise<void>
}

const checkIntervalMs = 60_000
/**
 * From this try on, failures are logged as errors, so that someone looks. It is retried forever, because nobody may go
 * on paying for an erased account.
 */
const alarming = 5

/**
 * Cancels what an erased account had at the provider. The cancellations are stored in the transaction that erases the
 * account, then carried out and retried. So an account is erased when its owner asks, whether or not the provider
 * answers just then.
 */
export function createPendingCancellations({
  database,
  now,
  log,
  payments,
  onEnded,
}: PendingCancellationsDeps) {
  const later = (milliseconds: number) => new Date(now().getTime() + milliseconds)

  async function end({ kind, providerId }: PendingCancellation): Promise<void> {
    if (kind === 'subscription') return payments.cancelNow(providerId)
    await payments.expireCheckout(providerId)
    // It may have been paid a moment earlier.
    const { subscriptionId } = await payments.findCheckout(providerId)
    if (subscriptionId !== null) await payments.cancelNow(subscriptionId)
  }

  async function endOne(row: PendingCancellationRow): Promise<'done' | 'put off'> {
    try {
      await end(row)
      await onEnded(row)
    } catch (error) {
      const reported = (error instanceof Error ? error.message : String(error)).slice(0, 300)
      await postponeCancellation(database, row.providerId, later(retryDelay(row.tries)), reported)
      const level = row.tries < alarming ? 'warn' : 'error'
      log[level](
        { kind: row.kind, providerId: row.providerId, tries: row.tries, reported },
        'a payment of an erased account could not be ended and is tried again later',
      )
      return 'put off'
    }
    await deletePendingCancellation(database, row.providerId)
    return 'done'
  }

  const work = createJobRunner({
    what: 'payments to end',
    log,
    checkIntervalMs,
    async runNext() {
      const row = await claimPendingCancellation(database, now(), later(claimDurationMs))
      return row === undefined ? null : endOne(row)
    },
  })

  return {
    /** Carries out all due cancellations and returns how many succeeded. Runs by itself after `start`. */
    run: work.run,

    /** Call this in the transaction that erases the account. */
    async begin(tx: Queryable, userId: UserId): Promise<void> {
      for (const kind of ['premium', 'license'] as const) {
        for (const row of await selectSubscriptions(tx, userId, kind)) {
          const { state } = toSubscriptionState(row, now())
          if (!isOpenState(state) && state !== 'pending') continue
          const { stripeSubscriptionId: providerId, customerId } = row
          await insertPendingCancellation(tx, { kind: 'subscription', providerId, customerId }, now())
        }
        for (const { progress, providerId } of await selectCheckouts(tx, userId, kind))
          if (progress === 'open')
            await insertPendingCancellation(tx, { kind: 'checkout', providerId, customerId: null }, now())
      }
      work.written()
    },

    start: work.start,
    stop: work.stop,
  }
}
