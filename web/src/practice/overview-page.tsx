import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { ButtonLink } from '../ui/button-link.tsx'
import { Card } from '../ui/card.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { LoadError } from '../ui/load-error.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { PlanList } from './overview/plan-list.tsx'
import { StuckList } from './overview/stuck-list.tsx'
import { Today } from './overview/today.tsx'
import { PlacementOffer } from './placement/placement-offer.tsx'
import { planQuery } from './plan-query.ts'

/** What to practice now, in the order that does most good. For students. */
export function PracticeOverviewPage() {
  const plan = useQuery(planQuery)
  return (
    <div className="flex flex-col gap-8">
      <div>
        <PageHeading title="Practice overview" />
        <p className="mt-2 text-lg text-ink-soft">What to practice next, and why in this order.</p>
      </div>
      <Today />
      {plan.data !== undefined ? (
        <>
          <PlacementOffer placement={plan.data.placement} />
          {plan.data.entries.length > 0 ? (
            <PlanList entries={plan.data.entries} />
          ) : (
            <Card>
              <EmptyState
                drawing="no-questions"
                title="There is nothing to practice now"
                action={<ButtonLink href="/grades">See every grade</ButtonLink>}
              >
                You can practice the skills of any grade whenever you like.
              </EmptyState>
            </Card>
          )}
          {plan.data.stuck.length > 0 && <StuckList skills={plan.data.stuck} />}
          <p className="text-ink-soft">
            Looking for something else?{' '}
            <Link href="/grades" className="text-action underline underline-offset-4">
              See every skill by grade
            </Link>
          </p>
        </>
      ) : plan.isError ? (
        <Card>
          <LoadError what="Your plan" onRetry={() => void plan.refetch()} />
        </Card>
      ) : (
        <div className="flex flex-col gap-4" aria-busy>
          <Skeleton className="h-8 w-48" />
          <Skeleton className="h-80 rounded-lg" />
        </div>
      )}
    </div>
  )
}
