import { adjustWork, type Assignment } from '@skills-center/contract/assignments'
import type { StudentWork } from '@skills-center/contract/assignments/work'
import { type FormEvent, useState } from 'react'
import { t } from '../language/messages.ts'
import { call } from '../platform/api.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Field } from '../ui/field.tsx'
import { SegmentedControl } from '../ui/segmented-control.tsx'
import { MutationError } from '../platform/mutation-error.tsx'
import { ExtensionButtons } from './extension-buttons.tsx'
import { fromField, toField } from './local-moment.ts'
import { useAssignmentMutation } from './use-assignment-mutation.ts'
import { formatDue } from './format-assignment.ts'

interface AdjustStudentProps {
  readonly assignment: Pick<Assignment, 'id' | 'dueAt'>
  readonly student: StudentWork
  readonly onClose: () => void
}

/** Extends the due date for one student, or excuses them. */
export function AdjustStudent({ assignment, student, onClose }: AdjustStudentProps) {
  const [due, setDue] = useState(toField(student.ownDueAt))
  const [isExcused, setExcused] = useState(student.status === 'excused')
  const params = { id: assignment.id, studentId: student.studentId }
  const adjust = useAssignmentMutation(
    (body: { dueAt: string | null; isExcused: boolean }) => call(adjustWork, { params, body }),
    onClose,
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    adjust.mutate({ dueAt: fromField(due), isExcused })
  }
  return (
    <Dialog open title={student.name} onClose={onClose}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-5">
        <SegmentedControl
          label={t('assignments/this-assignment-label')}
          value={isExcused ? 'excused' : 'counts'}
          options={[
            { value: 'counts', label: t('assignments/counts') },
            { value: 'excused', label: t('assignments/excused') },
          ]}
          onChange={(value) => setExcused(value === 'excused')}
        />
        {!isExcused && assignment.dueAt !== null && (
          <div className="flex flex-col gap-3">
            <Field
              label={t('assignments/due-for-this-student')}
              hint={
                student.moreDays === 0
                  ? t('assignments/empty-as-for-the-others-due', { due: formatDue(assignment.dueAt) })
                  : t('assignments/empty-days-after-the-others', {
                      days: student.moreDays,
                    })
              }
              type="datetime-local"
              value={due}
              onChange={(event) => setDue(event.target.value)}
            />
            <ExtensionButtons
              from={student.dueAt ?? assignment.dueAt}
              onChoose={(at) => setDue(toField(at))}
            />
          </div>
        )}
        <MutationError error={adjust.error} />
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="outline" onClick={onClose}>
            {t('assignments/cancel')}
          </Button>
          <Button type="submit" busy={adjust.isPending}>
            {t('assignments/save')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
