import type { UserId } from '@skills-center/contract/ids'
import type { PaymentSetup } from '../platform/config.ts'
import type { Audit } from '../platform/audit.ts'
import type { Database, Queryable } from '../platform/database.ts'
import { createFamily, type FamilyNeeds } from './family.ts'
import { createIntake, type Intake } from './intake.ts'
import { createLicenses } from './license.ts'
import type { Payments } from './payments.ts'
import { selectSubscriptions } from './queries.ts'
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
import { isOpenState, standingOf } from './subscription-machine.ts'

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

  async function changed(userId: UserId): Promise<void> {
    billing.forget(userId)
    await licenses.forgetAll(userId)
  }

  const intake: Intake | null =
    payments &&
    createIntake({
      database,
      now,
      newId,
      payments,
      audit: needs.audit,
      onChanged: changed,
      onDone: (tx, checkout, email) => family.onDone(tx, checkout, email),
    })
  const paying = payments && intake && { payments, intake }
  const family = createFamily({ ...needs, paying })
  const licenses = createLicenses({ database, now, newId, billing, paying })

  return {
    family,
    licenses,
    sandbox,
    intake,
    start: (): void => sandbox?.start(),
    stop: (): void => sandbox?.stop(),

    /** An account is erased: nobody goes on paying for it, and the sandbox forgets who did. */
    async onErase(tx: Queryable, userId: UserId): Promise<void> {
      if (payments === null) return
      for (const kind of ['premium', 'license'] as const) {
        for (const row of await selectSubscriptions(tx, userId, kind)) {
          const { state } = standingOf(row, now())
          if (isOpenState(state) || state === 'pending') await payments.cancelNow(row.stripeSubscriptionId)
          if (sandbox !== null) await deletePayer(tx, row.customerId, row.stripeSubscriptionId)
        }
      }
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
