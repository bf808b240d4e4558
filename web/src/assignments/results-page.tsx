import { type Assignment, getAssignment } from '@skills-center/contract/assignments'
import type { AssignmentId } from '@skills-center/contract/assignments/id'
import type { StudentWork } from '@skills-center/contract/assignments/work'
import type { ReplayedQuestion } from '@skills-center/contract/practice/history'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useSearchParams } from 'wouter'
import { commonLanguage } from '../language/language.ts'
import { t } from '../language/messages.ts'
import { queryOf } from '../platform/queries.ts'
import { detailOf, RequestError } from '../platform/request-error.ts'
import { BackLink } from '../ui/back-link.tsx'
import { ButtonLink } from '../ui/button-link.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { LoadError } from '../ui/load-error.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { Tabs } from '../ui/tabs.tsx'
import { EditAssignment } from './edit-assignment.tsx'
import { SkillResults } from './skill-results.tsx'
import { SlotResults } from './slot-results.tsx'
import { StudentList } from './student-list.tsx'
import { formatAudience, formatDue, formatGoal } from './format-assignment.ts'

interface ResultsPageProps {
  readonly id: AssignmentId
  /** Renders an answered question; practice owns that view. */
  readonly replay: (question: ReplayedQuestion) => ReactNode
}

/** Its rules in words, as far as they are not the usual ones. */
const rulesOf = ({ dueAt, takesLate, tries, hasHints, workGrade, isPinned }: Assignment): readonly string[] =>
  [
    tries === 1 ? t('assignments/one-try-at-a-question') : null,
    hasHints ? null : t('assignments/no-hints'),
    workGrade === 'lines' ? t('assignments/shown-work-by-lines') : null,
    dueAt === null
      ? null
      : takesLate
        ? t('assignments/late-work-is-taken')
        : t('assignments/late-work-is-not-taken'),
    isPinned ? t('assignments/pinned-in-their-plan') : null,
  ].filter((rule) => rule !== null)

/** One assignment for the class's teachers: its rules, and each student's work. */
export function ResultsPage({ id, replay }: ResultsPageProps) {
  const { data, error, refetch } = useQuery({
    ...queryOf(getAssignment, { params: { id } }),
    staleTime: 15_000,
  })
  const [search, setSearch] = useSearchParams()
  if (data === undefined) {
    if (error === null)
      return (
        <div className="flex flex-col gap-4" aria-busy>
          <Skeleton className="h-11 w-72 max-w-full" />
          <Skeleton className="h-6 w-96 max-w-full" />
          <Skeleton className="h-96 rounded-lg" />
        </div>
      )
    return <NotLoaded error={error} onRetry={() => void refetch()} />
  }
  const { assignment, students } = data
  const tab = search.get('tab') === 'questions' ? 'questions' : 'students'
  const { title, instructions, goal, skills, dueAt, classroomId } = assignment
  const rules = rulesOf(assignment)
  return (
    <div className="flex flex-col gap-6">
      <BackLink href={`/classroom/${classroomId}?tab=assignments`}>
        {t('assignments/assignments-of-the-class')}
      </BackLink>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
        <div className="min-w-0 flex-1 basis-80">
          <PageHeading title={title} className="[overflow-wrap:anywhere]" />
          <p className="mt-2 text-lg text-ink-soft">
            {formatDue(dueAt)} · {formatAudience(assignment)}
          </p>
          <p className="mt-1 text-ink-soft">
            {formatGoal(goal, skills.length)}:{' '}
            <span lang={commonLanguage(skills)}>{skills.map(({ name }) => name).join(', ')}</span>
            {rules.length > 0 && ` (${rules.join(', ')})`}
          </p>
          {instructions !== '' && (
            <p className="mt-2 max-w-prose [overflow-wrap:anywhere] whitespace-pre-line">{instructions}</p>
          )}
        </div>
        <EditAssignment assignment={assignment} />
      </div>
      <div>
        <Tabs
          label={t('assignments/results')}
          value={tab}
          onChange={(value) => setSearch(value === 'students' ? {} : { tab: value }, { replace: true })}
          tabs={[
            {
              value: 'students',
              label: t('ui/students'),
              content: (
                <StudentList
                  assignment={assignment}
                  students={students}
                  begun={search.get('student')}
                  replay={replay}
                />
              ),
            },
            {
              value: 'questions',
              label: goal.kind === 'fixed' ? t('assignments/questions') : t('assignments/skills'),
              content:
                goal.kind === 'fixed' ? (
                  <>
                    <FirstTakeNote students={students} />
                    <SlotResults id={id} isSame={goal.isSame} replay={replay} />
                  </>
                ) : (
                  <SkillResults assignment={assignment} students={students} />
                ),
            },
          ]}
        />
      </div>
    </div>
  )
}

/** Says which take the results of each question show, if anyone has another. */
function FirstTakeNote({ students }: { readonly students: readonly StudentWork[] }) {
  const count = students.filter(({ retakes }) => retakes > 0).length
  if (count === 0) return null
  return (
    <p role="note" className="mt-6 max-w-prose rounded-md bg-sunken px-4 py-3">
      {t('assignments/of-first-take', { count })}
    </p>
  )
}

function NotLoaded({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) {
  return (
    <div className="flex flex-col gap-6">
      <PageHeading title={t('assignments/assignment')} />
      {error instanceof RequestError && error.status === 404 ? (
        <EmptyState
          drawing="lost"
          title={t('assignments/no-such-assignment-in-your-classes')}
          action={<ButtonLink href="/classrooms">{t('assignments/see-your-classes')}</ButtonLink>}
        >
          {t('assignments/may-have-been-deleted')}
        </EmptyState>
      ) : (
        <LoadError what={t('assignments/this-assignment')} detail={detailOf(error)} onRetry={onRetry} />
      )}
    </div>
  )
}
