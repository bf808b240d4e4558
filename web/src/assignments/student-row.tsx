import type { Assignment } from '@skills-center/contract/assignments'
import type { StudentWork } from '@skills-center/contract/assignments/work'
import type { ReplayedQuestion } from '@skills-center/contract/practice/history'
import { type ReactNode, useId, useState } from 'react'
import { t } from '../language/messages.ts'
import { Rich } from '../language/rich.tsx'
import { StudentLink } from '../platform/student-link.tsx'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { AdjustStudent } from './adjust-student.tsx'
import { takeName } from './chosen-take.tsx'
import { StudentAnswers } from './student-answers.tsx'
import { RemindStudents } from './remind-students.tsx'
import {
  formatDay,
  formatDue,
  formatMinutes,
  formatPercent,
  formatProgress,
  statusWords,
} from './format-assignment.ts'
import { Checkbox } from '../ui/checkbox.tsx'

interface StudentRowProps {
  readonly assignment: Assignment
  readonly student: StudentWork
  /** The answers are open at first. */
  readonly isBegun: boolean
  /** Selected for a group action. */
  readonly isChosen: boolean
  readonly onChoose: (isChosen: boolean) => void
  readonly replay: (question: ReplayedQuestion) => ReactNode
}

/** One student’s work, with links to every answer and to an extension. */
export function StudentRow({ assignment, student, isBegun, isChosen, onChoose, replay }: StudentRowProps) {
  // The answers of earlier takes stay there when a retake was given that nobody has begun.
  const hasAnswers = [student, ...student.earlierTakes].some((take) => take.questions > 0)
  const [isShown, setShown] = useState(isBegun && hasAnswers)
  const [isAdjusting, setAdjusting] = useState(false)
  const answersId = useId()
  const { name, status, percent, minutes, dueAt, ownDueAt, moreDays, remindedAt, grade } = student
  // No reminder for work that is past due and not accepted late, because it cannot be done any more.
  const isToDo = status === 'to-do' || status === 'started' || (status === 'missing' && assignment.takesLate)
  const words = statusWords()[status]
  return (
    <li className="border-t border-line px-5 py-4 sm:px-6">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <div className="flex min-w-0 flex-1 basis-56 items-start gap-3">
          <Checkbox
            look="bare"
            className="-mx-2 -mt-1 -mb-2"
            aria-label={t('assignments/choose-name', { name })}
            checked={isChosen}
            onChange={({ target }) => onChoose(target.checked)}
          />
          <div className="min-w-0">
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <h3 className="font-sans text-lg leading-snug font-semibold tracking-normal [overflow-wrap:anywhere]">
                <StudentLink classroomId={assignment.classroomId} studentId={student.studentId}>
                  {name}
                </StudentLink>
              </h3>
              <Badge tone={words.tone}>{words.text}</Badge>
            </div>
            <p className="mt-0.5 text-ink-soft">
              {student.retakes > 0 && `${takeName(student.retakes)}: `}
              {formatProgress(assignment.goal, student)}
              {percent !== null && ` · ${formatPercent(percent, student)} · ${formatMinutes(minutes)}`}
              {grade !== null && ` · ${t('assignments/grade-by-teacher', { grade })}`}
            </p>
            {dueAt !== assignment.dueAt && status !== 'excused' && (
              <p className="mt-0.5 text-sm text-ink-soft">
                {t('assignments/due-for-this-student-value', { due: formatDue(dueAt) })}
                {ownDueAt === null &&
                  moreDays > 0 &&
                  ` (${t('assignments/always-days-more', { count: moreDays })})`}
              </p>
            )}
            {isToDo && remindedAt !== null && (
              <p className="mt-0.5 text-sm text-ink-soft">
                {t('assignments/reminded-day', { day: formatDay(remindedAt) })}
              </p>
            )}
          </div>
        </div>
        <div className={classNames('flex flex-wrap gap-2', !hasAnswers && 'max-sm:-ml-3')}>
          {hasAnswers && (
            <Button
              variant="outline"
              size="small"
              aria-expanded={isShown}
              aria-controls={answersId}
              onClick={() => setShown(!isShown)}
            >
              {isShown ? t('assignments/hide-answers') : t('assignments/show-answers')}
              <span className="sr-only"> {t('assignments/of-name', { name })}</span>
            </Button>
          )}
          {isToDo && (
            <RemindStudents
              id={assignment.id}
              studentIds={[student.studentId]}
              look={{ variant: 'quiet', size: 'small' }}
            >
              <Rich
                id="assignments/remind-name"
                values={{ name }}
                parts={{ who: <span className="sr-only" /> }}
              />
            </RemindStudents>
          )}
          <Button variant="quiet" size="small" onClick={() => setAdjusting(true)}>
            <Rich
              id="assignments/extend-or-excuse-name"
              values={{ name }}
              parts={{ who: <span className="sr-only" /> }}
            />
          </Button>
        </div>
      </div>
      <div id={answersId}>
        {isShown && (
          <div className="mt-4">
            <StudentAnswers id={assignment.id} studentId={student.studentId} replay={replay} />
          </div>
        )}
      </div>
      {isAdjusting && (
        <AdjustStudent assignment={assignment} student={student} onClose={() => setAdjusting(false)} />
      )}
    </li>
  )
}
