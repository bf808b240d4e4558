import type { SubscriptionStatus } from '@skills-center/contract/billing'
import { dailyLimitReached } from '@skills-center/contract/problem'
import { Refusal } from '../platform/problems.ts'

/**
 * The question on screen when the limit is reached, in another tab for instance, can always be finished:
 * one problem more than the limit is let through.
 */
const onScreenGrace = 1

export function limitReached({ dailyLimit }: Pick<SubscriptionStatus, 'dailyLimit'>): Refusal {
  return new Refusal({
    status: 402,
    type: dailyLimitReached,
    title: 'Daily limit reached',
    detail: `You have done all ${dailyLimit} free practice problems of today. New ones are there after midnight.`,
  })
}

/** The refusal of one more problem, or null where the plan has room for it. */
export function refuseBeginning(planUse: SubscriptionStatus): Refusal | null {
  const hasRoom = planUse.isPremium || planUse.dailyProblemsUsed < planUse.dailyLimit + onScreenGrace
  return hasRoom ? null : limitReached(planUse)
}
