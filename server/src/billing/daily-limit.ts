import type { SubscriptionStatus } from '@skills-center/contract/billing'
import { dailyLimitReached } from '@skills-center/contract/problem'
import { Refusal } from '../platform/problems.ts'
import { say } from './messages.gen.ts'

/**
 * Questions are served only while the daily limit allows, at most three at a time. Questions already on screen or on a
 * device may still be finished after another tab uses up the day. This allows for two such tabs.
 */
const onScreenGrace = 6

export function limitReached({ dailyLimit }: Pick<SubscriptionStatus, 'dailyLimit'>): Refusal {
  return new Refusal({
    status: 402,
    type: dailyLimitReached,
    title: 'Daily limit reached',
    detail: say('daily-limit', { dailyLimit }),
  })
}

/** The refusal of one more problem; null if the plan allows it. */
export function refuseBeginning(planUse: SubscriptionStatus): Refusal | null {
  const mayBegin = planUse.isPremium || planUse.dailyProblemsUsed < planUse.dailyLimit + onScreenGrace
  return mayBegin ? null : limitReached(planUse)
}
