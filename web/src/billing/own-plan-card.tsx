import { getOwnPlan, type OwnPlan } from '@skills-center/contract/billing'
import { useQuery } from '@tanstack/react-query'
import { Crown } from 'lucide-react'
import { t } from '../language/messages.ts'
import { queryOf } from '../platform/queries.ts'
import { Badge } from '../ui/badge.tsx'
import { Card } from '../ui/card.tsx'
import { LoadError } from '../ui/load-error.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { premiumStates, formatState } from './format-plan.ts'

export const ownPlanQuery = { ...queryOf(getOwnPlan), staleTime: 0, refetchOnWindowFocus: true } as const

/** The status of the student’s plan, worded for the student. */
export function OwnPlanCard() {
  const { data, isError, refetch } = useQuery(ownPlanQuery)
  return (
    <Card as="section" aria-labelledby="own-plan" className="min-h-32">
      {data !== undefined ? (
        <Plan plan={data} />
      ) : isError ? (
        <>
          <h2 id="own-plan" className="sr-only">
            {t('billing/plan')}
          </h2>
          <LoadError what={t('billing/your-plan-loaded')} onRetry={() => void refetch()} />
        </>
      ) : (
        <div aria-busy>
          <h2 id="own-plan" className="sr-only">
            {t('billing/plan')}
          </h2>
          <Skeleton className="h-8 w-48" />
          <Skeleton className="mt-3 h-6 w-full max-w-md" />
        </div>
      )}
    </Card>
  )
}

function Plan({ plan: { state, until, decidedBy } }: { readonly plan: OwnPlan }) {
  const { badge, tone, student } = formatState(state, until, decidedBy)
  const icon = premiumStates.has(state) ? <Crown aria-hidden /> : undefined
  return (
    <>
      <h2 id="own-plan" className="flex flex-wrap items-center gap-3 text-2xl font-bold">
        {t('billing/plan')}
        <Badge tone={tone} icon={icon} className="whitespace-normal">
          {badge}
        </Badge>
      </h2>
      <p className="mt-3 max-w-prose text-lg">{student}</p>
    </>
  )
}
