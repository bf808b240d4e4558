import { getPlan } from '@skills-center/contract/practice'
import { useQuery } from '@tanstack/react-query'
import { t } from '../../language/messages.ts'
import { queryOf } from '../../platform/queries.ts'
import { useSession } from '../../platform/session.tsx'
import { detailOf } from '../../platform/request-error.ts'
import { useDismissed } from '../../platform/use-dismissed.ts'
import { Card } from '../../ui/card.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { NextStep } from './next-step.tsx'
import { PlacementCard } from './placement-card.tsx'

/** The student's plan, and whether it has a first step to show. */
export function usePlan() {
  // The plan changes over time as knowledge fades, so it goes stale after a minute.
  const plan = useQuery({ ...queryOf(getPlan), staleTime: 60_000 })
  return { plan, hasStep: plan.data === undefined || plan.data.entries[0] !== undefined }
}

/** What to do first: placement for a new student, otherwise the first entry of the plan. */
export function FirstStep({ plan }: { readonly plan: ReturnType<typeof usePlan>['plan'] }) {
  const { user } = useSession()
  const [isSkipped, skip] = useDismissed('placement', user.id)
  const { data, error, refetch } = plan
  const entry = data?.entries[0]
  if (data === undefined && error !== null)
    return (
      <Card className="min-h-64">
        <LoadError
          what={t('progress/your-next-step')}
          detail={detailOf(error)}
          onRetry={() => void refetch()}
        />
      </Card>
    )
  if (data === undefined || entry === undefined)
    return <Skeleton className="min-h-64 rounded-lg max-sm:min-h-80" />
  if (!data.placement.isOffered || isSkipped) return <NextStep entry={entry} />
  return <PlacementCard onSkip={skip} />
}
