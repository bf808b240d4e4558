import type { SubscriptionStatus } from '@skills-center/contract/billing'

/** How much of today's free plan is left; says nothing on premium. */
export function LeftToday({ use }: { use: SubscriptionStatus }) {
  if (use.isPremium) return null
  const left = Math.max(0, use.dailyLimit - use.dailyProblemsUsed)
  const isNear = left <= 5
  return (
    <p className={`text-sm ${isNear ? 'font-semibold text-warm' : 'text-ink-soft'}`}>
      {left === 0
        ? 'No free problems left today'
        : `${left} free ${left === 1 ? 'problem' : 'problems'} left today`}
    </p>
  )
}
