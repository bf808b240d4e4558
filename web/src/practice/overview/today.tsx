import { getSubscriptionStatus } from '@skills-center/contract/billing'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { queryOf } from '../../platform/queries.ts'
import { Card } from '../../ui/card.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

/** Today's use of the daily limit. Where it cannot be had nothing is shown: practice goes on without it. */
export function Today() {
  const { data, isError } = useQuery(queryOf(getSubscriptionStatus))
  if (isError) return null
  return (
    <Card
      as="section"
      aria-label="Today"
      padding="snug"
      className="flex min-h-20 flex-wrap items-center gap-x-6 gap-y-2"
    >
      {data === undefined ? (
        <Skeleton className="h-8 flex-1" />
      ) : data.isPremium ? (
        <p>
          <strong>{data.dailyProblemsUsed}</strong> practiced today. Your plan has no daily limit.
        </p>
      ) : (
        <>
          <p className="font-semibold">
            {data.dailyProblemsUsed} of {data.dailyLimit} problems used today
          </p>
          <div className="min-w-40 flex-1">
            <ProgressBar
              label="Problems used today"
              value={data.dailyProblemsUsed}
              max={data.dailyLimit}
              valueText={`${data.dailyProblemsUsed} of ${data.dailyLimit}`}
              tone={data.dailyProblemsUsed >= data.dailyLimit ? 'warm' : 'math'}
            />
          </div>
          <Link href="/subscription" className="text-action underline underline-offset-4">
            {data.dailyProblemsUsed >= data.dailyLimit
              ? 'Limit reached: new ones at midnight'
              : 'About the limit'}
          </Link>
        </>
      )}
    </Card>
  )
}
