import { listActivities } from '@skills-center/contract/activities'
import { listClassrooms } from '@skills-center/contract/classrooms'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '../platform/queries.ts'
import { useSession } from '../platform/session.tsx'
import { Card } from '../ui/card.tsx'
import { LoadError } from '../ui/load-error.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { ClassActivities } from './class-activities.tsx'
import { ClassCard } from './class-card.tsx'
import { NoClasses } from './no-classes.tsx'

/** A teacher's classes, or those a student is in, and what goes on in them. */
export function ClassroomsPage() {
  const { user } = useSession()
  const classrooms = useQuery(queryOf(listClassrooms))
  const activities = useQuery(queryOf(listActivities))
  return (
    <div className="flex flex-col gap-8">
      <div>
        <PageHeading title="Classrooms" />
        <p className="mt-2 text-lg text-ink-soft">
          {user.role === 'teacher' ? 'The classes you teach and who is in them.' : 'The classes you are in.'}
        </p>
      </div>
      {classrooms.isError ? (
        <Card>
          <LoadError what="Your classes" onRetry={() => void classrooms.refetch()} />
        </Card>
      ) : classrooms.data === undefined ? (
        <div className="grid gap-4 md:grid-cols-2" aria-busy>
          <Skeleton className="h-27 rounded-lg" />
          <Skeleton className="h-27 rounded-lg" />
        </div>
      ) : classrooms.data.length === 0 ? (
        <Card>
          <NoClasses user={user} />
        </Card>
      ) : (
        <>
          <ul className="grid gap-4 md:grid-cols-2">
            {classrooms.data.map((classroom) => (
              <ClassCard key={classroom.id} classroom={classroom} />
            ))}
          </ul>
          <section aria-labelledby="activities">
            <h2 id="activities" className="mb-3 text-2xl font-bold">
              Live activities
            </h2>
            {activities.isError ? (
              <LoadError what="The activities" onRetry={() => void activities.refetch()} />
            ) : activities.data === undefined ? (
              <Skeleton className="h-14" />
            ) : (
              <ClassActivities activities={activities.data} classrooms={classrooms.data} />
            )}
          </section>
        </>
      )}
    </div>
  )
}
