import type { SubscriptionStatus } from '@skills-center/contract/billing'
import { Link } from 'wouter'
import { t } from '../../language/messages.ts'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { isAtLimit } from '../session.ts'

/** Today's use of the daily limit; renders nothing without a limit. */
export function UsedToday({ use }: { readonly use: SubscriptionStatus }) {
  if (use.isPremium) return null
  const { dailyLimit: limit } = use
  const used = Math.min(use.dailyProblemsUsed, limit)
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-2 border-t border-line bg-canvas px-5 py-3 text-sm sm:px-6">
      <p className="text-ink-soft">{t('practice/used-of-limit-problems-used-today', { used, limit })}</p>
      <div className="min-w-32 flex-1">
        <ProgressBar
          label={t('practice/problems-used-today')}
          value={used}
          max={limit}
          valueText={t('practice/used-of-limit', { used, limit })}
          tone={isAtLimit(use) ? 'warm' : 'math'}
        />
      </div>
      <Link href="/subscription" className="text-link">
        {t('practice/about-the-limit')}
      </Link>
    </div>
  )
}
