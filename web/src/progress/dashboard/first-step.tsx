import { getPlan } from '@skills-center/contract/practice'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { queryOf } from '../../platform/queries.ts'
import { useSession } from '../../platform/session.tsx'
import { isPutAside, putAside } from '../../platform/visit.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { NextStep } from './next-step.tsx'
import { PlacementCard } from './placement-card.tsx'

/** The plan of the student; undefined also when there is none to be had. */
export function usePlan() {
  // Time alone changes it, as knowledge fades, and so it is asked for anew after a while.
  const { data, isPending } = useQuery({ ...queryOf(getPlan), staleTime: 60_000 })
  return { plan: data, hasStep: isPending || data?.entries[0] !== undefined }
}

/** What to do first: find where to start, for someone new, else what the plan puts first. */
export function FirstStep({ plan }: { readonly plan: ReturnType<typeof usePlan>['plan'] }) {
  const { user } = useSession()
  const [isSkipped, setIsSkipped] = useState(() => isPutAside('placement', user.id))
  const entry = plan?.entries[0]
  if (plan === undefined || entry === undefined)
    return <Skeleton className="min-h-64 rounded-lg max-sm:min-h-80" />
  if (!plan.placement.isOffered || isSkipped) return <NextStep entry={entry} />
  return (
    <PlacementCard
      onSkip={() => {
        putAside('placement', user.id)
        setIsSkipped(true)
      }}
    />
  )
}
