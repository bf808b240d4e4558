import { type Assignment, listAssignments } from '@skills-center/contract/assignments'
import type { ClassroomId } from '@skills-center/contract/classrooms'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { t } from '../language/messages.ts'
import { queryOf } from '../platform/queries.ts'
import { Card } from '../ui/card.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { formatDue } from './format-assignment.ts'

/** The class overview lists at most this many; the others are on the assignments tab. */
const maxShown = 4

/** Open assignments that not all students have finished, next due first. */
function dueSoon(assignments: readonly Assignment[], now: Date): Assignment[] {
  const moment = ({ dueAt }: Assignment) => (dueAt === null ? Infinity : Date.parse(dueAt))
  return assignments
    .filter(
      (one) =>
        one.done < one.students && Date.parse(one.opensAt) <= now.getTime() && moment(one) > now.getTime(),
    )
    .toSorted((one, other) => moment(one) - moment(other))
    .slice(0, maxShown)
}

/**
 * Assignments that are due soon in a class, with how many students are done. Renders nothing on error; the tab reports
 * it.
 */
export function DueSoon({ classroomId }: { readonly classroomId: ClassroomId }) {
  const { data, isError } = useQuery({
    ...queryOf(listAssignments, { params: { id: classroomId } }),
    staleTime: 15_000,
  })
  if (isError && data === undefined) return null
  const due = data === undefined ? undefined : dueSoon(data, new Date())
  return (
    <Card as="section" aria-labelledby="due-soon" padding="none">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 px-5 pt-5 pb-3 sm:px-6">
        <h2 id="due-soon" className="text-xl font-semibold">
          {t('assignments/what-is-due')}
        </h2>
        <Link href={`/classroom/${classroomId}?tab=assignments`} className="font-semibold text-link">
          {t('assignments/all-assignments')}
        </Link>
      </div>
      {due === undefined ? (
        <div className="px-5 pb-5 sm:px-6" aria-busy>
          <Skeleton className="h-6 w-64 max-w-full" />
        </div>
      ) : due.length === 0 ? (
        <p className="px-5 pb-5 text-ink-soft sm:px-6">{t('assignments/nothing-is-waiting')}</p>
      ) : (
        <ul>
          {due.map(({ id, title, dueAt, done, students }) => (
            <li
              key={id}
              className="flex flex-wrap items-baseline justify-between gap-x-6 border-t border-line px-5 py-3 sm:px-6"
            >
              <Link href={`/assignment/${id}`} className="font-semibold text-link [overflow-wrap:anywhere]">
                {title}
              </Link>
              <span className="text-ink-soft">
                {formatDue(dueAt)} · {t('assignments/done-of-students-done', { done, students })}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
