import type { SubscriptionStatus } from '@skills-center/contract/billing'
import { t } from '../language/messages.ts'

/** So few are left that the end of the day is in sight. */
const near = 5

/** How much of today's free plan is left, told before it is used up; says nothing on premium. */
export function LeftToday({ use, isLimited }: { use: SubscriptionStatus; isLimited: boolean }) {
  if (use.isPremium) return null
  // A review that is due, or work from a teacher.
  if (!isLimited) return <p className="text-sm text-ink-soft">{t('practice/one-uses-up-no-daily-problem')}</p>
  const left = Math.max(0, use.dailyLimit - use.dailyProblemsUsed)
  return (
    <p className={`text-sm ${left <= near ? 'font-semibold text-warm' : 'text-ink-soft'}`}>
      {left === 0 ? t('practice/last-free-problem-today') : t('practice/free-problems-left-today', { left })}
    </p>
  )
}
