import { listActivities, type ActivityId } from '@skills-center/contract/activities'
import { listClassrooms } from '@skills-center/contract/classrooms'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '../platform/queries.ts'
import { useSession } from '../platform/session.tsx'
import { ButtonLink } from '../ui/button-link.tsx'
import { Card } from '../ui/card.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { LoadError } from '../ui/load-error.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { Skeleton } from '../ui/skeleton.tsx'

/** One activity of the caller's classes. */
export function ActivityPage({ id }: { readonly id: ActivityId }) {
  const { user } = useSession()
  const activities = useQuery(queryOf(listActivities))
  const classrooms = useQuery(queryOf(listClassrooms))
  const activity = activities.data?.find((candidate) => candidate.id === id)
  if (activities.isError)
    return (
      <>
        <PageHeading title="Activity" />
        <LoadError what="This activity" onRetry={() => void activities.refetch()} />
      </>
    )
  if (activities.data === undefined)
    return (
      <div className="flex flex-col gap-5" aria-busy>
        <PageTitle title="Activity" />
        <Skeleton className="h-11 w-80 max-w-full" />
        <Skeleton className="h-40 rounded-lg" />
      </div>
    )
  if (activity === undefined)
    return (
      <>
        <PageHeading title="No such activity" />
        <EmptyState
          drawing="lost"
          title="There is no such activity in your classes"
          action={<ButtonLink href="/classrooms">See your classes</ButtonLink>}
        >
          It may have been removed, or it belongs to a class that you are not in.
        </EmptyState>
      </>
    )
  const classroom = classrooms.data?.find((candidate) => candidate.id === activity.classroomId)
  return (
    <div className="flex flex-col gap-5">
      <PageHeading title={activity.title} className="[overflow-wrap:anywhere]" />
      <Card className="flex flex-col gap-5">
        <dl className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
          <div>
            <dt className="text-sm text-ink-soft">Class</dt>
            <dd className="font-semibold [overflow-wrap:anywhere]">
              {classroom?.name ??
                (classrooms.isPending ? <Skeleton className="h-6 w-40" /> : 'One of your classes')}
            </dd>
          </div>
          <div>
            <dt className="text-sm text-ink-soft">Begun</dt>
            <dd className="font-semibold">
              <time dateTime={activity.createdAt}>
                {new Date(activity.createdAt).toLocaleString('en', { dateStyle: 'long', timeStyle: 'short' })}
              </time>
            </dd>
          </div>
        </dl>
        <div className="flex flex-wrap gap-3">
          <ButtonLink href={`/classroom/${activity.classroomId}`}>Open the class</ButtonLink>
          {user.role === 'student' && (
            <ButtonLink href="/practice/overview" variant="outline">
              Practice
            </ButtonLink>
          )}
        </div>
      </Card>
    </div>
  )
}
