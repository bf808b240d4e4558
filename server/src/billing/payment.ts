import type { UserId } from '@skills-center/contract/ids'
import type { PaymentSetup } from '../platform/config.ts'
import type { Audit } from '../platform/audit.ts'
import type { Database, Queryable } from '../platform/database.ts'
import { createEndings } from './endings.ts'
import { createFamily, type FamilyNeeds } from './family.ts'
import { createIntake, type Intake } from './intake.ts'
import { selectSeated } from './license-queries.ts'
import { createLicenses } from './license.ts'
import type { Payments } from './payments.ts'
import { deletePayer } from './sandbox/box-queries.ts'
import { sandboxPrices } from './sandbox/box-objects.ts'
import {
  createSandbox,
  type Sandbox,
  sandboxKey,
  type SandboxNeeds,
  sandboxWebhookSecret,
} from './sandbox/sandbox.ts'
import { createStripeDouble } from './sandbox/stripe-double.ts'
import { createStripePayments } from './stripe-payments.ts'

export interface PaymentNeeds extends Omit<FamilyNeeds, 'paying'>, Pick<SandboxNeeds, 'log' | 'deliver'> {
  database: Database
  audit: Audit
  setup: PaymentSetup
}

export type PaymentFeature = ReturnType<typeof createPayment>

/** Everything that has to do with money: who sells, what is told of it, and the pages for those who pay. */
export function createPayment(needs: PaymentNeeds) {
  const { database, now, newId, setup, billing } = needs
  const sandbox = setup.mode === 'sandbox' ? createSandbox(needs) : null
  const payments = paymentsOf(needs, sandbox)

  const intake: Intake | null =
    payments &&
    createIntake({
      database,
      log: needs.log,
      now,
      newId,
      payments,
      audit: needs.audit,
      concerned: async (tx, userId) => [userId, ...(await selectSeated(tx, userId))],
      announce: billing.announce,
      onChanged: (userIds) => userIds.forEach(billing.forget),
      onDone: (tx, checkout, email) => family.onDone(tx, checkout, email),
    })
  const paying = payments && intake && { payments, intake }
  const family = createFamily({ ...needs, paying })
  const licenses = createLicenses({ database, now, newId, billing, audit: needs.audit, paying })

  const endings =
    payments &&
    createEndings({
      ...needs,
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
    intake,
    /** Ends what erased accounts had at the provider, as far as that is due; answers how much was ended. */
    endDue: async (): Promise<number> => (await endings?.run()) ?? 0,
    async start(): Promise<void> {
      await billing.start()
      sandbox?.start()
      endings?.start()
    },
    async stop(): Promise<void> {
      sandbox?.stop()
      await endings?.stop()
      await billing.stop()
    },

    /** An account is erased: nobody goes on paying for it, and the sandbox forgets who did. */
    async onErase(tx: Queryable, userId: UserId): Promise<void> {
      await billing.announce(tx, await selectSeated(tx, userId))
      await endings?.begin(tx, userId)
    },
  }
}

function paymentsOf({ setup, database, now }: PaymentNeeds, sandbox: Sandbox | null): Payments | null {
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
