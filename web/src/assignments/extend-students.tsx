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
import { ExtensionButtons } from './extension-buttons.tsx'
import { fromField, toField } from './local-moment.ts'
import { useAssignmentMutation } from './use-assignment-mutation.ts'
import { formatMoment } from './format-assignment.ts'

interface ExtendStudentsProps {
  readonly id: AssignmentId
  /** The due date of the other students. */
  readonly dueAt: string
  readonly studentIds: UserId[]
  readonly onClose: () => void
  readonly onDone: () => void
}

/** Sets one later due date for several students. */
export function ExtendStudents({ id, dueAt, studentIds, onClose, onDone }: ExtendStudentsProps) {
  const [due, setDue] = useState('')
  const [error, setError] = useState<string>()
  const extend = useAssignmentMutation(
    (until: string) =>
      call(adjustStudents, { params: { id }, body: { kind: 'extend', studentIds, dueAt: until } }),
    ({ changed }) => {
      toast({
        title:
          changed === 0
            ? t('assignments/long-already')
            : t('assignments/more-time-students', { count: changed }),
        description:
          changed === studentIds.length
            ? t('assignments/see-the-new-date')
            : t('assignments/who-had-longer-already-keeps'),
        tone: 'right',
      })
      onDone()
    },
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const until = fromField(due)
    if (until === null) setError(t('assignments/please-choose-a-date'))
    else extend.mutate(until)
  }
  return (
    <Dialog
      open
      title={t('assignments/more-time-for-students', {
        count: studentIds.length,
      })}
      onClose={onClose}
    >
      <form noValidate onSubmit={submit} className="flex flex-col gap-5">
        <div className="flex flex-col gap-3">
          <Field
            label={t('assignments/due-for-these-students')}
            hint={t('assignments/who-has-longer-already-keeps', {
              moment: formatMoment(dueAt),
            })}
            type="datetime-local"
            value={due}
            error={error}
            onChange={(event) => {
              setDue(event.target.value)
              setError(undefined)
            }}
          />
          <ExtensionButtons from={dueAt} onChoose={(at) => setDue(toField(at))} />
        </div>
        <MutationError error={extend.error} />
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="outline" onClick={onClose}>
            {t('assignments/cancel')}
          </Button>
          <Button type="submit" busy={extend.isPending}>
            {t('assignments/save')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
