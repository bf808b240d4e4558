import type { UserId } from '@skills-center/contract/ids'
import type { PaymentSetup } from '../platform/config.ts'
import type { Audit } from '../platform/audit.ts'
import type { Database, Queryable } from '../platform/database.ts'
import { createPendingCancellations } from './pending-cancellations.ts'
import type { FamilyDeps } from './family-deps.ts'
import { createFamily } from './family.ts'
import { createWebhookEvents, type WebhookEvents } from './webhook-events.ts'
import { selectSeated } from './license-queries.ts'
import { createLicenses } from './license.ts'
import type { PaymentProvider } from './payment-provider.ts'
import { deletePayer } from './sandbox/sandbox-queries.ts'
import { sandboxPrices } from './sandbox/sandbox-objects.ts'
import {
  createSandbox,
  type Sandbox,
  sandboxKey,
  type SandboxDeps,
  sandboxWebhookSecret,
} from './sandbox/sandbox.ts'
import { createStripeDouble } from './sandbox/stripe-double.ts'
import { createStripePayments } from './stripe-provider.ts'

export interface PaymentDeps extends Omit<FamilyDeps, 'paying'>, Pick<SandboxDeps, 'log' | 'deliver'> {
  database: Database
  audit: Audit
  setup: PaymentSetup
}

export type PaymentFeature = ReturnType<typeof createPayment>

/** Everything about payments: the provider, its events, and the pages for payers. */
export function createPayment(deps: PaymentDeps) {
  const { database, now, newId, setup, billing } = deps
  const sandbox = setup.mode === 'sandbox' ? createSandbox(deps) : null
  const payments = paymentsOf(deps, sandbox)

  const webhookEvents: WebhookEvents | null =
    payments &&
    createWebhookEvents({
      database,
      log: deps.log,
      now,
      newId,
      payments,
      audit: deps.audit,
      concerned: async (tx, userId) => [userId, ...(await selectSeated(tx, userId))],
      announce: billing.announce,
      onChanged: (userIds) => userIds.forEach(billing.forget),
      onDone: (tx, checkout, email) => family.onDone(tx, checkout, email),
    })
  const paying = payments && webhookEvents && { payments, webhookEvents }
  const family = createFamily({ ...deps, paying })
  const licenses = createLicenses({ database, now, newId, billing, audit: deps.audit, paying })

  const pendingCancellations =
    payments &&
    createPendingCancellations({
      ...deps,
      payments,
      async onEnded({ kind, customerId, providerId }) {
        if (sandbox !== null && kind === 'subscription' && customerId !== null)
          await deletePayer(database, customerId, providerId)
      },
    })

  return {
    family,
    licenses,
    sandbox,
    webhookEvents,
    /** Cancels due plans of erased accounts at the provider. Returns how many were canceled. */
    endDue: async (): Promise<number> => (await pendingCancellations?.run()) ?? 0,
    async start(): Promise<void> {
      await billing.start()
      sandbox?.start()
      pendingCancellations?.start()
    },
    async stop(): Promise<void> {
      sandbox?.stop()
      await pendingCancellations?.stop()
      await billing.stop()
    },

    /**
     * When an account is erased, cancels its plan so that nobody keeps paying, and makes the sandbox forget the payer.
     */
    async onErase(tx: Queryable, userId: UserId): Promise<void> {
      await billing.announce(tx, await selectSeated(tx, userId))
      await pendingCancellations?.begin(tx, userId)
    },
  }
}

function paymentsOf({ setup, database, now }: PaymentDeps, sandbox: Sandbox | null): PaymentProvider | null {
  if (setup.mode === 'stripe') return createStripePayments({ ...setup, now })
  if (sandbox === null) return null
  return createStripePayments({
    mode: 'sandbox',
    now,
    secretKey: sandboxKey,
    webhookSecret: sandboxWebhookSecret,
    priceIds: {
      month: sandboxPrices.month.id,
      year: sandboxPrices.year.id,
      seat: sandboxPrices.seat.id,
    },
    fetch: createStripeDouble({ database, sandbox }),
  })
}
