import { type AssignmentId, getAssignment } from '@skills-center/contract/assignments'
import type { ReplayedQuestion } from '@skills-center/contract/practice/history'
import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { queryOf } from '../platform/queries.ts'
import { detailOf, RequestError } from '../platform/request-error.ts'
import { ButtonLink } from '../ui/button-link.tsx'
import { Card } from '../ui/card.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { LoadError } from '../ui/load-error.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { EditAssignment } from './edit-assignment.tsx'
import { StudentRow } from './student-row.tsx'
import { audienceInWords, dueInWords, goalInWords } from './words.ts'

interface ResultsPageProps {
  readonly id: AssignmentId
  /** Draws a question as it was answered; it belongs to practice. */
  readonly replay: (question: ReplayedQuestion) => ReactNode
}

/** One assignment for those who teach the class: its rules, and the work of each student. */
export function ResultsPage({ id, replay }: ResultsPageProps) {
  const { data, error, refetch } = useQuery({
    ...queryOf(getAssignment, { params: { id } }),
    staleTime: 15_000,
  })
  if (data === undefined) {
    if (error === null)
      return (
        <div className="flex flex-col gap-4" aria-busy>
          <Skeleton className="h-11 w-72 max-w-full" />
          <Skeleton className="h-6 w-96 max-w-full" />
          <Skeleton className="h-96 rounded-lg" />
        </div>
      )
    return (
      <div className="flex flex-col gap-6">
        <PageHeading title="Assignment" />
        {error instanceof RequestError && error.status === 404 ? (
          <EmptyState
            drawing="lost"
            title="There is no such assignment in your classes"
            action={<ButtonLink href="/classrooms">See your classes</ButtonLink>}
          >
            It may have been deleted.
          </EmptyState>
        ) : (
          <LoadError what="This assignment" detail={detailOf(error)} onRetry={() => void refetch()} />
        )}
      </div>
    )
  }
  const { assignment, students } = data
  const { title, goal, skills, dueAt, classroomId, takesLate, tries, hasHints, isPinned } = assignment
  const rules = [
    tries === 1 ? 'one try at a question' : null,
    hasHints ? null : 'no hints',
    dueAt === null ? null : takesLate ? 'late work is taken' : 'late work is not taken',
    isPinned ? 'pinned in their plan' : null,
  ].filter((rule) => rule !== null)
  return (
    <div className="flex flex-col gap-6">
      <Link
        href={`/classroom/${classroomId}?tab=assignments`}
        className="inline-flex items-center gap-1.5 self-start py-1 text-action underline-offset-4 hover:underline"
      >
        <ArrowLeft aria-hidden className="size-4.5" />
        Assignments of the class
      </Link>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
        <div className="min-w-0 flex-1 basis-80">
          <PageHeading title={title} className="[overflow-wrap:anywhere]" />
          <p className="mt-2 text-lg text-ink-soft">
            {dueInWords(dueAt)} · {audienceInWords(assignment)}
          </p>
          <p className="mt-1 text-ink-soft">
            {goalInWords(goal, skills.length)}: {skills.map(({ name }) => name).join(', ')}
            {rules.length > 0 && ` (${rules.join(', ')})`}
          </p>
        </div>
        <EditAssignment assignment={assignment} />
      </div>
      <Card as="section" aria-labelledby="results" padding="none" className="overflow-hidden">
        <h2 id="results" className="px-5 py-4 text-2xl font-bold sm:px-6">
          Students
        </h2>
        {students.length === 0 ? (
          <p className="border-t border-line px-5 py-5 text-ink-soft sm:px-6">
            Nobody has this assignment now. Edit it to choose for whom it is.
          </p>
        ) : (
          <ul>
            {students.map((student) => (
              <StudentRow key={student.studentId} assignment={assignment} student={student} replay={replay} />
            ))}
          </ul>
        )}
      </Card>
    </div>
  )
}
