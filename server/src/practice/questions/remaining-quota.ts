import type { SubscriptionStatus } from '@skills-center/contract/billing'
import type { SkillProgress } from '@skills-center/contract/practice'

/** Problems that the plan leaves for today. */
export const remainingQuota = (planUse: SubscriptionStatus): number =>
  planUse.isPremium ? Infinity : planUse.dailyLimit - planUse.dailyProblemsUsed

/** The same in a skill: a review that is due is never kept back. */
export const remainingQuotaFor = (
  { isDue }: Pick<SkillProgress, 'isDue'>,
  planUse: SubscriptionStatus,
): number => (isDue ? Infinity : remainingQuota(planUse))
