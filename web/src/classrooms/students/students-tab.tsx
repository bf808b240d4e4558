import type { ClassroomDetail } from '@skills-center/contract/classrooms'
import { useQuery } from '@tanstack/react-query'
import { t } from '../../language/messages.ts'
import { detailOf } from '../../platform/request-error.ts'
import { Card } from '../../ui/card.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { EmptyRoster } from './empty-roster.tsx'
import { rosterQuery } from './roster-query.ts'
import { RosterView } from './roster-view.tsx'

/** The students of a class, with the teacher's actions. */
export function StudentsTab({ classroom }: { readonly classroom: ClassroomDetail }) {
  const { data, error, refetch } = useQuery(rosterQuery(classroom.id))
  if (error !== null)
    return (
      <Card className="mt-6">
        <LoadError
          what={t('classrooms/the-students')}
          detail={detailOf(error)}
          onRetry={() => void refetch()}
        />
      </Card>
    )
  if (data === undefined)
    return (
      <div className="mt-6 flex flex-col gap-4" aria-busy>
        <Skeleton className="h-11" />
        <Skeleton className="h-96 rounded-lg" />
      </div>
    )
  return data.students.length === 0 ? (
    <EmptyRoster classroom={classroom} roster={data} />
  ) : (
    <RosterView classroom={classroom} roster={data} />
  )
}
