import type { UserId } from '@skills-center/contract/ids'
import type { NewId, Now } from '../platform/clock.ts'
import type { Database, Queryable } from '../platform/database.ts'
import { type CheckoutRow, insertCheckout, selectCheckouts, updateProgress } from './checkout-queries.ts'
import type { PaymentProvider, Product } from './payment-provider.ts'
import { furthest } from './subscription-machine.ts'

export interface Ordered {
  readonly userId: UserId
  readonly product: Product
  readonly trialDays: number
  readonly successUrl: string
  readonly cancelUrl: string
  /** Runs in the transaction that stores the checkout. */
  readonly withIt?: (tx: Queryable, checkoutId: string) => Promise<void>
}

/**
 * Opens a checkout, and closes any that the same person had open. Of two open pages only the later one can be paid, so
 * nobody pays twice.
 */
export function createCheckout(deps: {
  database: Database
  now: Now
  newId: NewId
  payments: PaymentProvider
}) {
  const { database, now, newId, payments } = deps

  async function close(checkout: CheckoutRow): Promise<void> {
    await payments.expireCheckout(checkout.providerId)
    const { progress } = await payments.findCheckout(checkout.providerId)
    await updateProgress(database, checkout, furthest(checkout.progress, progress))
  }

  return async ({ userId, product, trialDays, successUrl, cancelUrl, withIt }: Ordered): Promise<string> => {
    const earlier = await selectCheckouts(database, userId, product.kind)
    for (const checkout of earlier) if (checkout.progress === 'open') await close(checkout)
    const id = newId()
    const page = await payments.createCheckout({ product, checkoutId: id, trialDays, successUrl, cancelUrl })
    await database.transaction(async (tx) => {
      await insertCheckout(tx, {
        userId,
        id,
        kind: product.kind,
        providerId: page.id,
        progress: 'open',
        hadTrial: trialDays > 0,
        createdAt: now(),
      })
      await withIt?.(tx, id)
    })
    return page.url
  }
}
