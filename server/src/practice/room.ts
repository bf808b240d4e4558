import type { SubscriptionStatus } from '@skills-center/contract/billing'
import type { Standing } from '@skills-center/contract/practice'

/** Problems that the plan leaves for today. */
export const roomIn = (planUse: SubscriptionStatus): number =>
  planUse.isPremium ? Infinity : planUse.dailyLimit - planUse.dailyProblemsUsed

/** The same in a skill: a review that is due is never kept back. */
export const roomFor = ({ isDue }: Pick<Standing, 'isDue'>, planUse: SubscriptionStatus): number =>
  isDue ? Infinity : roomIn(planUse)
