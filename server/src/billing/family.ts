import type { OwnPlan } from '@skills-center/contract/billing'
import type { BillingInterval, FamilyPlan, Invoice } from '@skills-center/contract/billing/family'
import type { UserId } from '@skills-center/contract/ids'
import type { Language } from '@skills-center/contract/language'
import type { Queryable } from '../platform/database.ts'
import { conflict, tooManyRequests } from '../platform/problems.ts'
import { createFloodLimit } from '../platform/rate-limit.ts'
import { createCheckout } from './checkout.ts'
import type { FamilyDeps } from './family-deps.ts'
import { createFamilyPlan } from './family-plan.ts'
import { revokeAskLinks, selectAskLink } from './link-queries.ts'
import { createPlanLinks } from './plan-links.ts'
import { say } from './messages.gen.ts'

export type FamilyFeature = ReturnType<typeof createFamily>

const askDays = 14
/** Per student. */
const asking = { max: 20, seconds: 3600 }
const mailing = { max: 3, seconds: 3600 }

const nothingSold = () => conflict(say('not-sold'))
const notYours = () => conflict(say('payer-only'))

/** Links from a student to an adult, and from a payment to its payer. Only these pages show prices. */
export function createFamily(deps: FamilyDeps) {
  const { database, now, newId, billing, paying } = deps
  const asked = createFloodLimit(now, asking)
  const mailed = createFloodLimit(now, mailing)
  const order = paying && createCheckout({ database, now, newId, payments: paying.payments })
  const { newToken, insertLink, insertManageLink, mailManageLink } = createPlanLinks(deps)
  const plans = createFamilyPlan(deps)
  const { open, trialDaysFor, view } = plans

  return {
    async ownPlan(studentId: UserId): Promise<OwnPlan> {
      const [plan, link, isAdult] = await Promise.all([
        billing.subscriptionState(studentId),
        selectAskLink(database, studentId, now()),
        deps.isAdult(studentId),
      ])
      return {
        state: plan.state,
        until: plan.until?.toISOString() ?? null,
        payments: paying?.payments.mode ?? 'off',
        decidedBy: isAdult ? 'student' : 'grown-up',
        askLink: link === undefined ? null : { expiresAt: link.expiresAt.toISOString() },
      }
    },

    /** Returns the token this one time; it is never logged, and only its hash is stored. An earlier link ends. */
    async ask(studentId: UserId): Promise<{ token: string; expiresAt: string }> {
      await deps.requireMayBuy(studentId)
      const wait = asked.take(studentId)
      if (wait > 0) throw tooManyRequests(say('too-many-links'), wait)
      return database.transaction(async (tx) => {
        await revokeAskLinks(tx, studentId, now())
        const link = { studentId, kind: 'ask', checkoutId: null, days: askDays } as const
        const { token, expiresAt } = await insertLink(tx, newToken(), link)
        return { token, expiresAt: expiresAt.toISOString() }
      })
    },

    endAsking: (studentId: UserId): Promise<void> => revokeAskLinks(database, studentId, now()),

    plan: async (token: string, address: string): Promise<FamilyPlan> => view(await open(token, address)),

    /**
     * Returns the URL of the provider's page. `origin` is this server's URL as the caller sees it, in the caller's
     * language.
     */
    async checkout(
      token: string,
      address: string,
      interval: BillingInterval,
      origin: string,
    ): Promise<string> {
      const { studentId, own } = await open(token, address)
      if (order === null) throw nothingSold()
      await deps.requireMayBuy(studentId)
      const { state } = await billing.subscriptionState(studentId)
      if (state !== 'free') throw conflict(state === 'pending' ? say('payment-pending') : say('plan-exists'))
      const manageToken = newToken()
      return order({
        userId: studentId,
        product: { kind: 'premium', interval },
        trialDays: await trialDaysFor(studentId, own),
        successUrl: `${origin}/family/${manageToken}?checkout=done`,
        cancelUrl: `${origin}/family/${token}?checkout=canceled`,
        withIt: async (tx, checkoutId) => {
          await insertManageLink(tx, manageToken, studentId, checkoutId)
        },
      })
    },

    ...createPayerActions(deps, plans),

    /** Emailed only to the payer: a student who has this link learns no address. */
    async mailLink(token: string, address: string, spoken: Language): Promise<void> {
      const { studentId, current } = await open(token, address)
      if (paying === null || current === undefined) throw conflict(say('no-plan'))
      const wait = mailed.take(studentId)
      if (wait > 0) throw tooManyRequests(say('link-mailed-already'), wait)
      const email = await paying.payments.emailOf(current.customerId)
      if (email === null) throw conflict(say('no-payer-address'))
      const { checkoutId } = current
      await database.transaction((tx) => mailManageLink(tx, { studentId, checkoutId, email, spoken }))
    },

    /** When a checkout is done, the payer gets their own link. */
    async onDone(
      tx: Queryable,
      checkout: { userId: UserId; id: string },
      email: string | null,
    ): Promise<void> {
      if (email === null) return
      await mailManageLink(tx, { studentId: checkout.userId, checkoutId: checkout.id, email, spoken: null })
    },
  }
}

/** What the payer may do with the plan. */
function createPayerActions(
  { paying }: FamilyDeps,
  { open, view, managedBy }: ReturnType<typeof createFamilyPlan>,
) {
  return {
    async cancel(token: string, address: string): Promise<FamilyPlan> {
      const { managed, payments, webhookEvents } = await managedBy(token, address)
      await webhookEvents.answered(await payments.cancel(managed.stripeSubscriptionId))
      return view(await open(token, address))
    },

    async resume(token: string, address: string): Promise<FamilyPlan> {
      const { managed, payments, webhookEvents } = await managedBy(token, address)
      await webhookEvents.answered(await payments.resume(managed.stripeSubscriptionId))
      return view(await open(token, address))
    },

    async portal(token: string, address: string, origin: string): Promise<string> {
      const { managed, payments } = await managedBy(token, address)
      return payments.createPortal(managed.customerId, `${origin}/family/${token}`)
    },

    async invoices(token: string, address: string): Promise<Invoice[]> {
      const { managed } = await open(token, address)
      if (managed === undefined || paying === null) throw notYours()
      return paying.payments.listInvoices(managed.stripeSubscriptionId)
    },
  }
}
