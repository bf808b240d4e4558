import {
  getStudentReport,
  type ReportBasis,
  type StudentReport,
} from '@skills-center/contract/analytics/student-report'
import type { ClassroomId } from '@skills-center/contract/classrooms'
import type { UserId } from '@skills-center/contract/ids'
import { useQuery } from '@tanstack/react-query'
import { Printer } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { t } from '../../language/messages.ts'
import { queryOf } from '../../platform/queries.ts'
import { detailOf, RequestError } from '../../platform/request-error.ts'
import { BackLink } from '../../ui/back-link.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { gradeName } from '../../ui/grade-name.ts'
import { LoadError } from '../../ui/load-error.tsx'
import { LoadingHeading } from '../../ui/loading-heading.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { type AnswersAsked, AnswersDialog } from '../answers-dialog.tsx'
import { MisconceptionsSection } from './misconceptions-section.tsx'
import { NextSteps } from './next-steps.tsx'
import { SkillsSection } from './skills-section.tsx'
import { StandardsSection } from './standards-section.tsx'
import { TimeFigures } from './time-figures.tsx'

interface StudentPageProps {
  readonly id: ClassroomId
  readonly studentId: UserId
  /** A control to edit the account and its place in the class. */
  readonly edit: ReactNode
  /** Report content from other features: assignments, and recent changes in skills. */
  readonly assignments: (report: StudentReport, basis: ReportBasis) => ReactNode
  readonly changes: (report: StudentReport, title: string) => ReactNode
}

/** Everything about one student of a class, and what to do next. */
export function StudentPage({ id, studentId, edit, assignments, changes }: StudentPageProps) {
  const [asked, setAsked] = useState<AnswersAsked | null>(null)
  const query = useQuery({ ...queryOf(getStudentReport, { params: { id, studentId } }), staleTime: 0 })
  const { data, error, refetch } = query
  if (data === undefined)
    return (
      <div className="flex flex-col gap-6">
        <BackLink href={`/classroom/${id}?tab=students`}>{t('analytics/student/back-to-class')}</BackLink>
        {error === null ? <Loading /> : <NotLoaded error={error} id={id} onRetry={() => void refetch()} />}
      </div>
    )
  const { basis, report } = data
  const { student } = report
  return (
    <div className="flex flex-col gap-6">
      <BackLink href={`/classroom/${id}?tab=students`}>{basis.className}</BackLink>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
        <div className="min-w-0">
          <PageHeading title={student.name} className="[overflow-wrap:anywhere]" />
          <p className="mt-2 text-lg text-ink-soft [overflow-wrap:anywhere]">
            {student.username} · {gradeName(student.gradeLevel)}
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          {edit}
          <ButtonLink href={`/classroom/${id}/reports?student=${studentId}`} variant="outline">
            <Printer aria-hidden className="size-5" />
            {t('analytics/student/print-report')}
          </ButtonLink>
        </div>
      </div>
      <TimeFigures work={report.work} basis={basis} />
      <NextSteps id={id} needs={report.needs} student={student} onOpen={setAsked} />
      <SkillsSection report={report} onOpen={setAsked} />
      {changes(report, t('analytics/student/what-changed', { days: basis.changeDays }))}
      {assignments(report, basis)}
      <MisconceptionsSection report={report} basis={basis} onOpen={setAsked} />
      <StandardsSection standards={report.standards} basis={basis} />
      {asked !== null && <AnswersDialog {...asked} id={id} onClose={() => setAsked(null)} />}
    </div>
  )
}

interface NotLoadedProps {
  readonly error: Error
  readonly id: ClassroomId
  readonly onRetry: () => void
}

function NotLoaded({ error, id, onRetry }: NotLoadedProps) {
  const isMissing = error instanceof RequestError && error.status === 404
  return (
    <>
      <PageHeading title={t('ui/student')} />
      {isMissing ? (
        <EmptyState
          drawing="lost"
          title={t('analytics/student/no-such-student')}
          action={
            <ButtonLink href={`/classroom/${id}?tab=students`}>
              {t('analytics/student/back-to-class')}
            </ButtonLink>
          }
        >
          {t('analytics/student/only-students-of-class')}
        </EmptyState>
      ) : (
        <LoadError what={t('analytics/student/this-student')} detail={detailOf(error)} onRetry={onRetry} />
      )}
    </>
  )
}

const Loading = () => (
  <div className="flex flex-col gap-4" aria-busy>
    <LoadingHeading title={t('ui/student')} />
    <Skeleton className="h-11 w-72 max-w-full" />
    <Skeleton className="h-36 rounded-lg" />
    <Skeleton className="h-56 rounded-lg" />
    <Skeleton className="h-96 rounded-lg" />
  </div>
)
