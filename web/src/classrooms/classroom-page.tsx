import { listActivities } from '@skills-center/contract/activities'
import { getClassroom, type ClassroomDetail, type ClassroomId } from '@skills-center/contract/classrooms'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '../platform/queries.ts'
import { detailOf, RequestError } from '../platform/request-error.ts'
import { useSession } from '../platform/session.tsx'
import { BackLink } from './back-link.tsx'
import { ButtonLink } from '../ui/button-link.tsx'
import { Badge } from '../ui/badge.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { LoadError } from '../ui/load-error.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { ClassActivities } from './class-activities.tsx'
import { ClassFacts } from './class-facts.tsx'
import { Roster } from './roster.tsx'

/** One class: for its teacher with the roster, for its students with its facts. */
export function ClassroomPage({ id }: { readonly id: ClassroomId }) {
  const { data, error, refetch } = useQuery(queryOf(getClassroom, { params: { id } }))
  return (
    <div className="flex flex-col gap-6">
      <BackLink />
      {data !== undefined ? (
        <Shown classroom={data} />
      ) : error instanceof RequestError && error.status === 404 ? (
        <>
          <PageHeading title="No such class" />
          <EmptyState
            drawing="lost"
            title="You have no class at this address"
            action={<ButtonLink href="/classrooms">See your classes</ButtonLink>}
          >
            A class is shown to its teacher and to its students only.
          </EmptyState>
        </>
      ) : error !== null ? (
        <>
          <PageHeading title="Class" />
          <LoadError what="This class" detail={detailOf(error)} onRetry={() => void refetch()} />
        </>
      ) : (
        <div className="flex flex-col gap-4" aria-busy>
          <PageTitle title="Class" />
          <Skeleton className="h-11 w-72 max-w-full" />
          <Skeleton className="h-28 rounded-lg" />
          <Skeleton className="h-52 rounded-lg" />
        </div>
      )}
    </div>
  )
}

function Shown({ classroom }: { readonly classroom: ClassroomDetail }) {
  const { user } = useSession()
  const activities = useQuery(queryOf(listActivities))
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <PageHeading title={classroom.name} className="[overflow-wrap:anywhere]" />
        <Badge tone={classroom.isActive ? 'right' : 'plain'}>
          {classroom.isActive ? 'Active' : 'Not active'}
        </Badge>
      </div>
      <ClassFacts classroom={classroom} />
      {user.role === 'teacher' && <Roster students={classroom.students} />}
      <section aria-labelledby="class-activities">
        <h2 id="class-activities" className="mb-3 text-2xl font-bold">
          Activities
        </h2>
        {activities.isError ? (
          <LoadError what="The activities" onRetry={() => void activities.refetch()} />
        ) : activities.data === undefined ? (
          <Skeleton className="h-14" />
        ) : (
          <ClassActivities
            activities={activities.data.filter((activity) => activity.classroomId === classroom.id)}
          />
        )}
      </section>
    </>
  )
}
