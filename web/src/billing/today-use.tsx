import { getSubscriptionStatus, type SubscriptionStatus } from '@skills-center/contract/billing'
import { useQuery } from '@tanstack/react-query'
import { t } from '../language/messages.ts'
import { Rich } from '../language/rich.tsx'
import { queryOf } from '../platform/queries.ts'
import { Card } from '../ui/card.tsx'
import { LoadError } from '../ui/load-error.tsx'
import { ProgressBar } from '../ui/progress-bar.tsx'
import { Skeleton } from '../ui/skeleton.tsx'

/** The student's plan and today's use of it. */
export function TodayUse() {
  const { data, isError, refetch } = useQuery(queryOf(getSubscriptionStatus))
  return (
    <Card as="section" aria-labelledby="today" className="flex min-h-32 flex-col gap-3">
      <h2 id="today" className="text-2xl font-bold">
        {t('billing/today')}
      </h2>
      {data !== undefined ? (
        <Use status={data} />
      ) : isError ? (
        <LoadError what={t('billing/your-plan-loaded')} onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-20" />
      )}
    </Card>
  )
}

function Use({ status }: { readonly status: SubscriptionStatus }) {
  const { isPremium, dailyLimit, dailyProblemsUsed } = status
  if (isPremium)
    return (
      <p className="text-lg">
        <Rich
          id="billing/count-problems-practiced-today"
          values={{ count: dailyProblemsUsed }}
          parts={{ figure: <strong /> }}
        />
      </p>
    )
  // Use can exceed the limit: answers pending in other tabs, or a premium plan that ended today.
  const used = Math.min(dailyProblemsUsed, dailyLimit)
  const left = dailyLimit - used
  return (
    <>
      <p className="text-lg">
        <Rich
          id="billing/used-of-daily-limit-problems-used"
          values={{ used, dailyLimit, left }}
          parts={{ figure: <strong /> }}
        />
      </p>
      <ProgressBar
        label={t('billing/problems-used-today')}
        value={used}
        max={dailyLimit}
        valueText={t('billing/used-of-daily-limit-used', { used, dailyLimit })}
        tone={left === 0 ? 'warm' : 'math'}
        size="thick"
      />
      <p className="text-ink-soft">{t('billing/count-starts-again-at-midnight-in-your-time')}</p>
    </>
  )
}
