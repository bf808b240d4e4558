import type { OwnAssignment } from '@skills-center/contract/assignments'
import { BellRing, ClipboardList } from 'lucide-react'
import { t } from '../language/messages.ts'
import { TaskRow } from '../ui/task-row.tsx'
import { useIsLive } from '../ui/use-is-live.ts'
import { formatGoal, formatOutcome, formatReason } from './format-assignment.ts'

interface AssignedTaskProps {
  readonly assignment: OwnAssignment
  /** Says where the assignment comes from. */
  readonly note: string | null
}

/** An assignment as a task: due date, duration, and a link; or that it is done. */
export function AssignedTask({ assignment, note }: AssignedTaskProps) {
  const { id, title, instructions, goal, skills, work, isOpen, isReminded, minutesLeft, workGrade } =
    assignment
  const isLive = useIsLive()
  const isOverdue = work.status === 'missing'
  return (
    <TaskRow
      icon={<ClipboardList className="size-6" />}
      tone={isOverdue ? 'warm' : 'math'}
      label={isOverdue && isOpen ? t('assignments/past-due-still-taken') : t('assignments/from-your-teacher')}
      title={title}
      minutes={Math.max(1, minutesLeft)}
      done={isOpen ? null : formatOutcome(work)}
      isGood={work.status !== 'missing'}
      action={{
        href: `/practice/assignment/${id}`,
        text: work.questions === 0 ? t('assignments/start') : t('assignments/go-on'),
      }}
    >
      {/* Day and time depend on the reader's time zone, which the server does not know. */}
      <p className="min-h-[1lh]">{isLive && formatReason(assignment)}</p>
      {isOpen && work.retakes > 0 && (
        <p className="mt-1 font-semibold">{t('assignments/this-is-a-retake')}</p>
      )}
      {isReminded && (
        <p className="mt-1 flex items-center gap-2 font-semibold text-warm">
          <BellRing aria-hidden className="size-4.5 shrink-0" />
          {t('assignments/teacher-reminds-you-of-this-one')}
        </p>
      )}
      {isOpen && instructions !== '' && (
        <p className="mt-1 max-w-prose [overflow-wrap:anywhere] whitespace-pre-line">{instructions}</p>
      )}
      <p className="mt-0.5 text-sm text-ink-soft [overflow-wrap:anywhere]">
        {formatGoal(goal, skills.length)}
        {workGrade === 'lines' && ` · ${t('assignments/shown-work-by-lines')}`}
        {note !== null && ` · ${note}`}
      </p>
    </TaskRow>
  )
}
