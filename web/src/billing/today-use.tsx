import { getSubscriptionStatus, type SubscriptionStatus } from '@skills-center/contract/billing'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '../platform/queries.ts'
import { Card } from '../ui/card.tsx'
import { LoadError } from '../ui/load-error.tsx'
import { ProgressBar } from '../ui/progress-bar.tsx'
import { Skeleton } from '../ui/skeleton.tsx'

/** The student's plan and what they have used of it today. */
export function TodayUse() {
  const { data, isError, refetch } = useQuery(queryOf(getSubscriptionStatus))
  return (
    <Card as="section" aria-labelledby="today" className="flex min-h-32 flex-col gap-3">
      <h2 id="today" className="text-2xl font-bold">
        Today
      </h2>
      {data !== undefined ? (
        <Use status={data} />
      ) : isError ? (
        <LoadError what="Your plan" onRetry={() => void refetch()} />
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
        <strong>{dailyProblemsUsed}</strong> {dailyProblemsUsed === 1 ? 'problem' : 'problems'} practiced
        today, and as many more as you like.
      </p>
    )
  const left = Math.max(0, dailyLimit - dailyProblemsUsed)
  return (
    <>
      <p className="text-lg">
        <strong>
          {dailyProblemsUsed} of {dailyLimit}
        </strong>{' '}
        problems used, {left} left.
      </p>
      <ProgressBar
        label="Problems used today"
        value={dailyProblemsUsed}
        max={dailyLimit}
        valueText={`${dailyProblemsUsed} of ${dailyLimit} used`}
        tone={left === 0 ? 'warm' : 'math'}
        size="thick"
      />
      <p className="text-ink-soft">
        The count starts again at midnight in your time zone. Work from your teacher and reviews that are due
        are not in it.
      </p>
    </>
  )
}
