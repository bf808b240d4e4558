import type { SubscriptionStatus } from '@skills-center/contract/billing'
import type { SkillProgress } from '@skills-center/contract/practice'

/** The problems that the student's subscription still allows today. */
export const remainingQuota = (planUse: SubscriptionStatus): number =>
  planUse.isPremium ? Infinity : planUse.dailyLimit - planUse.dailyProblemsUsed

/** The same for one skill: a due review is never blocked. */
export const remainingQuotaFor = (
  { isDue }: Pick<SkillProgress, 'isDue'>,
  planUse: SubscriptionStatus,
): number => (isDue ? Infinity : remainingQuota(planUse))
