import type { SubscriptionStatus } from '@skills-center/contract/billing'
import { UserId } from '@skills-center/contract/ids'
import { createCache } from '../platform/cache.ts'
import type { NewId, Now } from '../platform/clock.ts'
import type { Database, Queryable } from '../platform/database.ts'
import type { Session } from '../platform/session.ts'
import {
  insertGrant,
  notifyPlans,
  planChannel,
  selectGrantedUntil,
  selectSeatLicenses,
  selectSubscriptions,
  type SubscriptionRow,
} from './queries.ts'
import {
  isOpenState,
  isPremiumState,
  planOf,
  type PlanSources,
  type SubscriptionState,
  toSubscriptionState,
} from './subscription-machine.ts'

export interface BillingDeps {
  database: Database
  now: Now
  newId: NewId
  /** Practice problems per day on the free plan. */
  dailyLimit: number
}

export type BillingFeature = ReturnType<typeof createBilling>

interface Sources extends PlanSources {
  own: readonly SubscriptionRow[]
}

/** Other instances learn of changes through the database. This limits the delay if that fails. */
const cacheSeconds = 20

export function createBilling({ database, now, newId, dailyLimit }: BillingDeps) {
  let listening: { stop(): Promise<void> } | undefined
  const cache = createCache<UserId, Sources>({
    now,
    seconds: cacheSeconds,
    max: 50_000,
    async load(studentId) {
      const [own, seats, grantedUntil] = await Promise.all([
        selectSubscriptions(database, studentId, 'premium'),
        selectSeatLicenses(database, studentId),
        selectGrantedUntil(database, studentId),
      ])
      return { own, seats, grantedUntil }
    },
  })

  const subscriptionState = async (studentId: UserId): Promise<SubscriptionState> =>
    planOf(await cache.get(studentId), now())
  const isPremium = async (studentId: UserId) => isPremiumState((await subscriptionState(studentId)).state)

  /** A student's plan, with the number of problems they have used today. */
  const planUse = async (studentId: UserId, dailyProblemsUsed: number): Promise<SubscriptionStatus> => ({
    isPremium: await isPremium(studentId),
    dailyLimit,
    dailyProblemsUsed,
  })

  return {
    dailyLimit,
    subscriptionState,
    isPremium,
    planUse,
    /** Drops a user's plan from the cache. */
    forget: (userId: UserId): void => cache.forget(userId),
    /** Notifies every server instance, when the transaction commits, that these plans have changed. */
    announce: (tx: Queryable, userIds: readonly UserId[]) => notifyPlans(tx, userIds),
    /** Listens to the announcements of other instances. */
    async start(): Promise<void> {
      listening = await database.listen(
        planChannel,
        (line) => {
          for (const id of line.split(' ')) cache.forget(UserId.parse(id))
        },
        cache.clear,
      )
    },
    stop: async (): Promise<void> => listening?.stop(),

    /** Teachers have no plan, and no limit to use up. */
    async status(
      { userId, role }: Session,
      problemsUsedToday: (studentId: UserId) => Promise<number>,
    ): Promise<SubscriptionStatus> {
      if (role === 'teacher') return { isPremium: false, dailyLimit, dailyProblemsUsed: 0 }
      return planUse(userId, await problemsUsedToday(userId))
    },

    /** The user's own subscription that can be managed; null if there is none, or it has ended. */
    async stripeSubscriptionId(userId: UserId): Promise<string | null> {
      const { own } = await cache.get(userId)
      const open = own.find((subscription) => isOpenState(toSubscriptionState(subscription, now()).state))
      return open?.stripeSubscriptionId ?? null
    },

    /**
     * The operator grants premium without payment until a date. A later grant never shortens an earlier one. `withIt`
     * runs in the same transaction.
     */
    async grantPremium(
      studentId: UserId,
      until: Date,
      withIt?: (tx: Queryable) => Promise<void>,
    ): Promise<void> {
      await database.transaction(async (tx) => {
        await insertGrant(tx, { studentId, id: newId(), until, at: now() })
        await notifyPlans(tx, [studentId])
        await withIt?.(tx)
      })
      cache.forget(studentId)
    },
  }
}
