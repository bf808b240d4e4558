import type { SubscriptionStatus } from '@skills-center/contract/billing'
import { t } from '../language/messages.ts'

/** From this many problems left on, the number is highlighted. */
const near = 5

/** How many free problems are left today, shown before they run out. Renders nothing on premium. */
export function RemainingToday({ use, isLimited }: { use: SubscriptionStatus; isLimited: boolean }) {
  if (use.isPremium) return null
  // A due review or an assignment.
  if (!isLimited) return <p className="text-sm text-ink-soft">{t('practice/one-uses-up-no-daily-problem')}</p>
  const left = Math.max(0, use.dailyLimit - use.dailyProblemsUsed)
  return (
    <p className={`text-sm ${left <= near ? 'font-semibold text-warm' : 'text-ink-soft'}`}>
      {left === 0 ? t('practice/last-free-problem-today') : t('practice/free-problems-left-today', { left })}
    </p>
  )
}
