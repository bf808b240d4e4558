import { listActivities } from '@skills-center/contract/activities'
import { listClassrooms, type Classroom } from '@skills-center/contract/classrooms'
import { useQuery } from '@tanstack/react-query'
import { t } from '../language/messages.ts'
import { detailOf } from '../platform/request-error.ts'
import { queryOf } from '../platform/queries.ts'
import { useSession } from '../platform/session.tsx'
import { Card } from '../ui/card.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { LoadError } from '../ui/load-error.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { ClassActivities } from './class-activities.tsx'
import { ClassList } from './class-list.tsx'
import { CreateClass } from './create-class.tsx'
import { Invitations } from './invitations.tsx'
import { JoinClass } from './join-class.tsx'
import { NoClasses } from './no-classes.tsx'

/** A teacher’s or student's classes, and their live activities. */
export function ClassroomsPage() {
  const { user } = useSession()
  const isTeacher = user.role === 'teacher'
  const classrooms = useQuery(queryOf(listClassrooms))
  return (
    <div className="flex flex-col gap-8">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <PageHeading title={t('ui/classrooms')} />
          <p className="mt-2 text-lg text-ink-soft">
            {isTeacher ? t('classrooms/classes-you-teach') : t('classrooms/the-classes-you-are-in')}
          </p>
        </div>
        {isTeacher && classrooms.data !== undefined && classrooms.data.length > 0 && <CreateClass />}
      </div>
      {isTeacher ? <Invitations /> : <JoinClass />}
      {classrooms.isError ? (
        <Card>
          <LoadError
            what={t('classrooms/your-classes-what')}
            detail={detailOf(classrooms.error)}
            onRetry={() => void classrooms.refetch()}
          />
        </Card>
      ) : classrooms.data === undefined ? (
        <div className="grid gap-4 md:grid-cols-2" aria-busy>
          <Skeleton className="h-33 rounded-lg" />
          <Skeleton className="h-33 rounded-lg" />
        </div>
      ) : classrooms.data.length > 0 ? (
        <>
          <ClassList
            classrooms={classrooms.data}
            pastTitle={isTeacher ? t('classrooms/archived-classes') : t('classrooms/past-classes')}
          />
          <LiveActivities classrooms={classrooms.data} />
        </>
      ) : isTeacher ? (
        <Card>
          <NoClasses />
        </Card>
      ) : (
        <EmptyState drawing="empty-class" title={t('classrooms/in-no-class-yet')}>
          {t('classrooms/with-a-code')}
        </EmptyState>
      )}
    </div>
  )
}

/** Renders nothing while loading, because usually there are none. */
function LiveActivities({ classrooms }: { readonly classrooms: readonly Classroom[] }) {
  const activities = useQuery(queryOf(listActivities))
  if (activities.isError)
    return <LoadError what={t('classrooms/the-live-activities')} onRetry={() => void activities.refetch()} />
  if (activities.data === undefined || activities.data.length === 0) return null
  return (
    <section aria-labelledby="activities">
      <h2 id="activities" className="mb-3 text-2xl font-bold">
        {t('classrooms/live-activities')}
      </h2>
      <ClassActivities activities={activities.data} classrooms={classrooms} />
    </section>
  )
}
