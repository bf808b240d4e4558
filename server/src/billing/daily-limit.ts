import type { SubscriptionStatus } from '@skills-center/contract/billing'
import { dailyLimitReached } from '@skills-center/contract/problem'
import { Refusal } from '../platform/problems.ts'
import { say } from './messages.gen.ts'

/**
 * Questions are handed out only while there is room, three at a time at most. What is on screen or waiting on a device
 * when another tab uses up the day can always be finished: two such tabs' worth is let through.
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

/** The refusal of one more problem, or null where the plan has room for it. */
export function refuseBeginning(planUse: SubscriptionStatus): Refusal | null {
  const mayBegin = planUse.isPremium || planUse.dailyProblemsUsed < planUse.dailyLimit + onScreenGrace
  return mayBegin ? null : limitReached(planUse)
}
