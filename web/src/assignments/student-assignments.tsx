import type { ReportBasis, StudentReport } from '@skills-center/contract/analytics/student-report'
import type { ClassroomId } from '@skills-center/contract/classrooms'
import { useId } from 'react'
import { Link } from 'wouter'
import { inFigures } from '../language/formats.ts'
import { t } from '../language/messages.ts'
import { Rich } from '../language/rich.tsx'
import { Badge } from '../ui/badge.tsx'
import { Card } from '../ui/card.tsx'
import { RemindStudents } from './remind-students.tsx'
import { formatDue, formatMinutes, formatQuestions, statusWords } from './format-assignment.ts'

interface StudentAssignmentsProps {
  readonly classroomId: ClassroomId
  readonly basis: ReportBasis
  readonly report: StudentReport
}

/** One student's class grade and assignments, newest first, each with a link to every answer. */
export function StudentAssignments({ classroomId, basis, report }: StudentAssignmentsProps) {
  const { student, assignments, classGrade } = report
  const headingId = useId()
  return (
    <Card as="section" aria-labelledby={headingId} className="flex flex-col gap-4">
      <h2 id={headingId} className="text-2xl font-bold">
        {t('ui/assignments')}
      </h2>
      {assignments.length > 0 && (
        <p className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
          <span className="text-lg font-semibold">
            {classGrade === null
              ? t('assignments/class-grade-none')
              : t('assignments/class-grade', { grade: inFigures(classGrade) })}
          </span>
          <span className="text-ink-soft">
            {basis.missing === 'zero'
              ? t('assignments/missing-counts-zero')
              : t('assignments/missing-counts-not')}
          </span>
          <Link
            href={`/classroom/${classroomId}/gradebook`}
            className="rounded-sm font-semibold text-link print:hidden"
          >
            {t('assignments/open-gradebook')}
          </Link>
        </p>
      )}
      {assignments.length === 0 ? (
        <p>{t('assignments/nothing-is-assigned-yet')}</p>
      ) : (
        <ul className="flex flex-col divide-y divide-line">
          {assignments.map(({ id, title, status, dueAt, questions, percent, minutes, grade, canRemind }) => {
            const words = statusWords()[status]
            const done = [
              formatDue(dueAt),
              ...(questions === 0 ? [] : [formatQuestions(questions)]),
              ...(percent === null
                ? []
                : [t('assignments/percent-earned', { percent }), formatMinutes(minutes)]),
              ...(grade === null ? [] : [t('assignments/grade-by-teacher', { grade })]),
            ]
            return (
              <li
                key={id}
                className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3 first:pt-0"
              >
                <div className="min-w-0 flex-1 basis-72">
                  <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
                    <Link
                      href={`/assignment/${id}?student=${student.id}`}
                      className="rounded-sm font-semibold text-link [overflow-wrap:anywhere]"
                    >
                      {title}
                    </Link>
                    <Badge tone={words.tone}>{words.text}</Badge>
                  </p>
                  <p className="text-ink-soft">{done.join(' · ')}</p>
                </div>
                {canRemind && (
                  <RemindStudents
                    id={id}
                    studentIds={[student.id]}
                    look={{ variant: 'outline', size: 'small' }}
                  >
                    <Rich
                      id="assignments/remind-name"
                      values={{ name: student.name }}
                      parts={{ who: <span className="sr-only" /> }}
                    />
                  </RemindStudents>
                )}
              </li>
            )
          })}
        </ul>
      )}
    </Card>
  )
}
