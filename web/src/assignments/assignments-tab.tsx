import { type Assignment, listAssignments } from '@skills-center/contract/assignments'
import type { ClassroomId } from '@skills-center/contract/classrooms'
import { useQuery } from '@tanstack/react-query'
import { Accessibility, Plus, Table2 } from 'lucide-react'
import { Link } from 'wouter'
import { commonLanguage } from '../language/language.ts'
import { t } from '../language/messages.ts'
import { queryOf } from '../platform/queries.ts'
import { detailOf } from '../platform/request-error.ts'
import { ButtonLink } from '../ui/button-link.tsx'
import { Card } from '../ui/card.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { LoadError } from '../ui/load-error.tsx'
import { ProgressBar } from '../ui/progress-bar.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { CopyAssignments } from './copy/copy-assignments.tsx'
import { formatAudience, formatDue, formatGoal } from './format-assignment.ts'

/** A class's assignments, with the students' progress. */
export function AssignmentsTab({ classroomId }: { readonly classroomId: ClassroomId }) {
  const { data, error, refetch } = useQuery({
    ...queryOf(listAssignments, { params: { id: classroomId } }),
    // Students answer meanwhile.
    staleTime: 15_000,
  })
  if (error !== null && data === undefined)
    return (
      <Card className="mt-6">
        <LoadError
          what={t('assignments/the-assignments')}
          detail={detailOf(error)}
          onRetry={() => void refetch()}
        />
      </Card>
    )
  if (data === undefined)
    return (
      <div className="mt-6 flex flex-col gap-4" aria-busy>
        <Skeleton className="h-11 w-40" />
        <Skeleton className="h-28 rounded-lg" />
        <Skeleton className="h-28 rounded-lg" />
      </div>
    )
  if (data.length === 0)
    return (
      <Card className="mt-6">
        <EmptyState
          drawing="no-questions"
          title={t('assignments/nothing-is-assigned-yet')}
          action={
            <div className="flex flex-wrap justify-center gap-3">
              <AssignWork classroomId={classroomId} />
              <CopyAssignments classroomId={classroomId} />
            </div>
          }
        >
          {t('assignments/pick-skills')}
        </EmptyState>
      </Card>
    )
  return (
    <div className="mt-6 flex flex-col gap-5">
      <div className="flex flex-wrap items-center gap-3">
        <AssignWork classroomId={classroomId} />
        <CopyAssignments classroomId={classroomId} />
        <ButtonLink href={`/classroom/${classroomId}/gradebook`} variant="outline">
          <Table2 aria-hidden className="size-5" />
          {t('assignments/gradebook-title')}
        </ButtonLink>
        <ButtonLink href={`/classroom/${classroomId}/accommodations`} variant="outline">
          <Accessibility aria-hidden className="size-5" />
          {t('assignments/accommodations')}
        </ButtonLink>
      </div>
      <ul aria-label={t('ui/assignments')} className="flex flex-col gap-4">
        {data.map((assignment) => (
          <AssignmentCard key={assignment.id} assignment={assignment} />
        ))}
      </ul>
    </div>
  )
}

function AssignWork({ classroomId }: { readonly classroomId: ClassroomId }) {
  return (
    <ButtonLink href={`/classroom/${classroomId}/assign`}>
      <Plus aria-hidden className="size-5" />
      {t('assignments/assign-work')}
    </ButtonLink>
  )
}

function AssignmentCard({ assignment }: { readonly assignment: Assignment }) {
  const { id, title, goal, skills, dueAt, students, done, started } = assignment
  return (
    <Card as="li" padding="snug" className="flex flex-wrap items-center gap-x-8 gap-y-3 sm:px-6">
      <div className="min-w-0 flex-1 basis-64">
        <h2 className="text-xl font-semibold [overflow-wrap:anywhere]">
          <Link href={`/assignment/${id}`} className="text-link">
            {title}
          </Link>
        </h2>
        <p className="mt-1 text-ink-soft">
          {formatDue(dueAt)} · {formatAudience(assignment)}
        </p>
        <p className="mt-0.5 text-sm text-ink-soft">
          {formatGoal(goal, skills.length)}:{' '}
          <span lang={commonLanguage(skills)}>{skills.map(({ name }) => name).join(', ')}</span>
        </p>
      </div>
      <div className="w-full sm:w-48">
        <p className="mb-1.5 text-sm">
          <span className="font-semibold">{t('assignments/done-of-students-done', { done, students })}</span>
          {started > 0 && t('assignments/started-at-it', { started })}
        </p>
        <ProgressBar
          label={t('assignments/done-title', { title })}
          value={done}
          max={Math.max(1, students)}
          valueText={t('assignments/done-of-count', { done, count: students })}
        />
      </div>
    </Card>
  )
}
