import type { StudentReport } from '@skills-center/contract/analytics/student-report'
import { useId } from 'react'
import { Link } from 'wouter'
import { t } from '../language/messages.ts'
import { Rich } from '../language/rich.tsx'
import { Badge } from '../ui/badge.tsx'
import { Card } from '../ui/card.tsx'
import { RemindStudents } from './remind-students.tsx'
import { formatDue, formatMinutes, formatQuestions, statusWords } from './format-assignment.ts'

/** One student's assignments, newest first, each with a link to every answer. */
export function StudentAssignments({ report: { student, assignments } }: { readonly report: StudentReport }) {
  const headingId = useId()
  return (
    <Card as="section" aria-labelledby={headingId} className="flex flex-col gap-4">
      <h2 id={headingId} className="text-2xl font-bold">
        {t('ui/assignments')}
      </h2>
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
                : [t('assignments/percent-right-at-the-first-try', { percent }), formatMinutes(minutes)]),
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
