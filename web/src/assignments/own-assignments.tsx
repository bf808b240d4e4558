import { listOwnAssignments } from '@skills-center/contract/assignments'
import type { ClassroomId } from '@skills-center/contract/classrooms'
import { useQuery } from '@tanstack/react-query'
import { t } from '../language/messages.ts'
import { queryOf } from '../platform/queries.ts'
import { detailOf } from '../platform/request-error.ts'
import { Card } from '../ui/card.tsx'
import { LoadError } from '../ui/load-error.tsx'
import { AssignedTask } from './assigned-task.tsx'

/** How many finished assignments to list beside the open ones; a class page lists all. */
const maxDone = 3

interface OwnAssignmentsProps {
  /** Only this class's assignments. Otherwise those of all classes, and only while some are open. */
  readonly classroomId?: ClassroomId
}

/** The student's assignments, due and done. Renders nothing if there are none. */
export function OwnAssignments({ classroomId }: OwnAssignmentsProps) {
  // Assignments open and close over time and teachers add new ones, so this goes stale.
  const { data, error, refetch } = useQuery({ ...queryOf(listOwnAssignments), staleTime: 60_000 })
  if (error !== null && data === undefined)
    return (
      <Card>
        <LoadError
          what={t('assignments/your-assignments')}
          detail={detailOf(error)}
          onRetry={() => void refetch()}
        />
      </Card>
    )
  const own = data?.filter((one) => classroomId === undefined || one.classroomId === classroomId) ?? []
  const open = own.filter(({ isOpen }) => isOpen)
  if (own.length === 0 || (classroomId === undefined && open.length === 0)) return null
  const over = own.filter(({ isOpen }) => !isOpen)
  const shown = [...open, ...(classroomId === undefined ? over.slice(0, maxDone) : over)]
  return (
    <Card as="section" aria-labelledby="own-assignments" padding="none" className="overflow-hidden">
      <div className="px-5 py-5 sm:px-6">
        <h2 id="own-assignments" className="text-2xl font-bold">
          {t('assignments/assigned-work')}
        </h2>
        <p className="mt-1 text-ink-soft">
          {open.length === 0
            ? t('assignments/nothing-is-open-now')
            : t('assignments/do-not-use', { count: open.length })}
        </p>
      </div>
      <ul>
        {shown.map((one) => (
          <AssignedTask
            key={one.id}
            assignment={one}
            note={classroomId === undefined ? one.className : null}
          />
        ))}
      </ul>
    </Card>
  )
}
