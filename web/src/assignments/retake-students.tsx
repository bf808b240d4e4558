import { adjustStudents } from '@skills-center/contract/assignments'
import type { AssignmentId } from '@skills-center/contract/assignments/id'
import type { UserId } from '@skills-center/contract/ids'
import { type FormEvent, useState } from 'react'
import { t } from '../language/messages.ts'
import { call } from '../platform/api.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Field } from '../ui/field.tsx'
import { toast } from '../ui/toast.ts'
import { MutationError } from '../platform/mutation-error.tsx'
import { fromField, toField } from './local-moment.ts'
import { useAssignmentMutation } from './use-assignment-mutation.ts'

interface RetakeStudentsProps {
  readonly id: AssignmentId
  readonly studentIds: UserId[]
  readonly onClose: () => void
  readonly onDone: () => void
}

/** Lets students retake an assignment with new questions. */
export function RetakeStudents({ id, studentIds, onClose, onDone }: RetakeStudentsProps) {
  const [due, setDue] = useState(() => toField(aWeekFrom(new Date())))
  const give = useAssignmentMutation(
    (dueAt: string | null) =>
      call(adjustStudents, { params: { id }, body: { kind: 'retake', studentIds, dueAt } }),
    ({ changed }) => {
      toast({
        title: t('assignments/retake-given', { count: changed }),
        ...(changed < studentIds.length ? { description: t('assignments/nothing-to-take-again') } : {}),
        tone: 'right',
      })
      onDone()
    },
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!give.isPending) give.mutate(fromField(due))
  }
  return (
    <Dialog open title={t('assignments/retake-title', { count: studentIds.length })} onClose={onClose}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-5">
        <p className="text-ink-soft">{t('assignments/what-a-retake-is')}</p>
        <Field
          label={t('assignments/retake-due')}
          note={t('ui/optional')}
          type="datetime-local"
          value={due}
          onChange={({ target }) => setDue(target.value)}
        />
        <MutationError error={give.error} />
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="outline" onClick={onClose}>
            {t('assignments/cancel')}
          </Button>
          <Button type="submit" busy={give.isPending}>
            {t('assignments/give-retake')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

const aWeekFrom = (now: Date): string =>
  new Date(now.getFullYear(), now.getMonth(), now.getDate() + 7, 23, 59).toISOString()
