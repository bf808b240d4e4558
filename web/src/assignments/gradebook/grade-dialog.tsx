import type { AssignmentId } from '@skills-center/contract/assignments/id'
import { type GradebookCell, gradeWork, longestComment } from '@skills-center/contract/assignments/gradebook'
import { HandGrade } from '@skills-center/contract/assignments/work'
import type { UserId } from '@skills-center/contract/ids'
import { type FormEvent, useState } from 'react'
import { Link } from 'wouter'
import { t } from '../../language/messages.ts'
import { call } from '../../platform/api.ts'
import { MutationError } from '../../platform/mutation-error.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { useAssignmentMutation } from '../use-assignment-mutation.ts'
import { formatTakes } from './takes.ts'
import { statusWords } from '../format-assignment.ts'

/** One student’s work on one assignment. */
export interface GradedWork {
  readonly assignment: { readonly id: AssignmentId; readonly title: string }
  readonly student: { readonly studentId: UserId; readonly name: string }
  readonly cell: GradebookCell
}

/** Sets a grade manually or excuses the student, with a comment; links to the answers. */
export function GradeDialog({ work, onClose }: { readonly work: GradedWork; readonly onClose: () => void }) {
  const { assignment, student, cell } = work
  const [typed, setTyped] = useState(cell.grade === null ? '' : String(cell.grade))
  const [comment, setComment] = useState(cell.comment)
  const [isExcused, setExcused] = useState(cell.status === 'excused')
  const [isRefused, setRefused] = useState(false)
  const params = { id: assignment.id, studentId: student.studentId }
  const send = useAssignmentMutation(
    (body: { grade: number | null; comment: string; isExcused: boolean }) =>
      call(gradeWork, { params, body }),
    onClose,
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const grade = gradeIn(typed)
    setRefused(grade === undefined)
    if (grade !== undefined && !send.isPending) send.mutate({ grade, comment: comment.trim(), isExcused })
  }
  const { earned, daysLate, lateLoss, takes } = cell
  return (
    <Dialog open title={student.name} onClose={onClose}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-5">
        <p className="text-ink-soft [overflow-wrap:anywhere]">
          <Link
            href={`/assignment/${assignment.id}?student=${student.studentId}`}
            className="font-semibold text-link"
          >
            {assignment.title}
          </Link>
          {': '}
          {statusWords()[cell.status].text}
          {earned !== null && `, ${t('assignments/percent-earned', { percent: earned })}`}
          {takes.length > 1 && `. ${formatTakes(takes)}`}
          {lateLoss > 0 &&
            `. ${t('assignments/gradebook/days-late-off', { days: daysLate, percent: lateLoss })}`}
        </p>
        <SegmentedControl
          label={t('assignments/this-assignment-label')}
          value={isExcused ? 'excused' : 'counts'}
          options={[
            { value: 'counts', label: t('assignments/counts') },
            { value: 'excused', label: t('assignments/excused') },
          ]}
          onChange={(value) => setExcused(value === 'excused')}
        />
        {!isExcused && (
          <Field
            label={t('assignments/gradebook/your-grade')}
            note={t('ui/optional')}
            hint={
              earned === null
                ? t('assignments/gradebook/nothing-earned-yet')
                : t('assignments/gradebook/blank-counts-earned', { percent: Math.max(0, earned - lateLoss) })
            }
            error={isRefused ? t('assignments/gradebook/not-a-grade') : null}
            inputMode="numeric"
            autoComplete="off"
            className="max-w-32"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        )}
        <TextArea
          label={t('assignments/gradebook/comment')}
          note={t('ui/optional')}
          hint={t('assignments/gradebook/who-sees-it')}
          maxLength={longestComment}
          value={comment}
          onChange={({ target }) => setComment(target.value)}
        />
        <MutationError error={send.error} />
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="outline" onClick={onClose}>
            {t('assignments/cancel')}
          </Button>
          <Button type="submit" busy={send.isPending}>
            {t('assignments/save')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

/** Parses “85” and “85%”; null if empty, undefined if invalid. */
function gradeIn(typed: string): number | null | undefined {
  const digits = typed.trim().replace(/\s*%$/, '')
  if (digits === '') return null
  return /^\d+$/.test(digits) ? HandGrade.safeParse(Number(digits)).data : undefined
}
