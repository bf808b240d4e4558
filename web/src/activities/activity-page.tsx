import { type ActivityId, joinActivity } from '@skills-center/contract/activities'
import { useMutation } from '@tanstack/react-query'
import { WifiOff } from 'lucide-react'
import { useEffect } from 'react'
import { t } from '../language/messages.ts'
import { call } from '../platform/api.ts'
import { detailOf } from '../platform/request-error.ts'
import { ButtonLink } from '../ui/button-link.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { LoadError } from '../ui/load-error.tsx'
import { LoadingHeading } from '../ui/loading-heading.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { ParticipantView } from './participant-view.tsx'
import { PresenterView } from './presenter-view.tsx'
import { isGone, useActivity } from './use-activity.ts'

/** One live activity: the presenter view for the class's teachers, the participant view for its students. */
export function ActivityPage({ id }: { readonly id: ActivityId }) {
  const { query, isLost, set } = useActivity(id)
  const { data } = query
  const { mutate: join } = useMutation({
    mutationFn: () => call(joinActivity, { params: { id } }),
    onSuccess: set,
  })
  const hasToJoin = data?.role === 'student' && data.phase !== 'ended' && !data.hasJoined

  // Opening this page joins the activity: tells the server, once.
  useEffect(() => {
    if (hasToJoin) join()
  }, [hasToJoin, join])

  if (isGone(query.error)) return data === undefined ? <NoSuchActivity /> : <LeftActivity />
  if (data === undefined && query.isError)
    return (
      <>
        <PageHeading title={t('activities/activity')} />
        <LoadError
          what={t('activities/this-activity')}
          detail={detailOf(query.error)}
          onRetry={() => void query.refetch()}
        />
      </>
    )
  if (data === undefined)
    return (
      <div className="flex flex-col gap-5" aria-busy>
        <LoadingHeading title={t('activities/activity')} />
        <Skeleton className="h-11 w-80 max-w-full" />
        <Skeleton className="h-80 rounded-lg" />
      </div>
    )
  return (
    <div className="flex flex-col gap-5">
      {isLost && (
        <p
          role="status"
          className={`flex items-center gap-2 rounded-md bg-warm-soft p-3 font-medium text-warm ${data.role === 'student' ? 'mx-auto w-full max-w-[48rem]' : ''}`}
        >
          <WifiOff aria-hidden className="size-5 shrink-0" />
          {t('activities/connecting-again-nothing-is-lost')}
        </p>
      )}
      {data.role === 'teacher' ? (
        <PresenterView activity={data} onChange={set} />
      ) : (
        <ParticipantView activity={data} onAnswered={() => void query.refetch()} />
      )}
    </div>
  )
}

/** Shown to a student who was in the activity a moment ago. */
function LeftActivity() {
  return (
    <>
      <PageHeading title={t('activities/not-your-activity-any-more')} />
      <EmptyState
        drawing="lost"
        title={t('activities/no-longer-in-this-class')}
        action={<ButtonLink href="/classrooms">{t('activities/see-your-classes')}</ButtonLink>}
      >
        {t('activities/or-the-class-is-no-longer')}
      </EmptyState>
    </>
  )
}

function NoSuchActivity() {
  return (
    <>
      <PageHeading title={t('activities/no-such-activity')} />
      <EmptyState
        drawing="lost"
        title={t('activities/no-such-activity-in-your-classes')}
        action={<ButtonLink href="/classrooms">{t('activities/see-your-classes')}</ButtonLink>}
      >
        {t('activities/or-it-belongs-to-a-class')}
      </EmptyState>
    </>
  )
}
