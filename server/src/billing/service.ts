import type { SubscriptionStatus } from '@skills-center/contract/billing'
import type { UserId } from '@skills-center/contract/ids'
import { createCache } from '../platform/cache.ts'
import type { NewId, Now } from '../platform/clock.ts'
import type { Database } from '../platform/database.ts'
import type { Session } from '../platform/sessions.ts'
import { insertGrant, selectSubscription } from './queries.ts'
import type { Subscription } from './queries.ts'

export interface BillingNeeds {
  database: Database
  now: Now
  newId: NewId
  /** Practice problems a day on the free plan. */
  dailyLimit: number
}

export type BillingFeature = ReturnType<typeof createBilling>

export function createBilling({ database, now, newId, dailyLimit }: BillingNeeds) {
  const cache = createCache<UserId, Subscription | undefined>({
    now,
    seconds: 20,
    most: 50_000,
    load: (studentId) => selectSubscription(database, studentId),
  })

  const isRunning = (subscription: Subscription | undefined) =>
    subscription !== undefined &&
    (subscription.status === 'active' || subscription.status === 'trialing') &&
    subscription.currentPeriodEnd > now()

  const isPremium = async (studentId: UserId) => isRunning(await cache.get(studentId))

  /** A student's plan, with the problems they have used today. */
  const planUse = async (studentId: UserId, dailyProblemsUsed: number): Promise<SubscriptionStatus> => ({
    isPremium: await isPremium(studentId),
    dailyLimit,
    dailyProblemsUsed,
  })

  return {
    isPremium,
    planUse,

    /** A teacher has no plan and no limit to use up. */
    async status(
      { userId, role }: Session,
      problemsUsedToday: (studentId: UserId) => Promise<number>,
    ): Promise<SubscriptionStatus> {
      if (role === 'teacher') return { isPremium: false, dailyLimit, dailyProblemsUsed: 0 }
      return planUse(userId, await problemsUsedToday(userId))
    },

    /** Premium without payment until a moment, by whoever runs the server. */
    async grantPremium(studentId: UserId, until: Date): Promise<void> {
      await insertGrant(database, { studentId, id: newId(), until, at: now() })
      cache.forget(studentId)
    },

    stripeSubscriptionId: async (userId: UserId): Promise<string | null> =>
      (await cache.get(userId))?.stripeSubscriptionId ?? null,
  }
}
