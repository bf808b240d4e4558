import { adjustStudents } from '@skills-center/contract/assignments'
import type { AssignmentId } from '@skills-center/contract/assignments/id'
import type { UserId } from '@skills-center/contract/ids'
import { type FormEvent, useState } from 'react'
import { call } from '../platform/api.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Field } from '../ui/field.tsx'
import { toast } from '../ui/toast.ts'
import { ChangeError } from './change-error.tsx'
import { ExtensionButtons } from './extension-buttons.tsx'
import { fromField, toField } from './local-moment.ts'
import { useChange } from './use-change.ts'
import { momentInWords, studentsInWords } from './words.ts'

interface ExtendStudentsProps {
  readonly id: AssignmentId
  /** That of the others. */
  readonly dueAt: string
  readonly studentIds: UserId[]
  readonly onClose: () => void
  readonly onDone: () => void
}

/** One later due date for several students. */
export function ExtendStudents({ id, dueAt, studentIds, onClose, onDone }: ExtendStudentsProps) {
  const [due, setDue] = useState('')
  const [error, setError] = useState<string>()
  const extend = useChange(
    (until: string) =>
      call(adjustStudents, { params: { id }, body: { kind: 'extend', studentIds, dueAt: until } }),
    ({ changed }) => {
      toast({
        title: changed === 0 ? 'They have that long already' : `More time: ${studentsInWords(changed)}`,
        description:
          changed === studentIds.length
            ? 'They see the new date where their work is listed.'
            : 'Who had longer already keeps that.',
        tone: 'right',
      })
      onDone()
    },
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const until = fromField(due)
    if (until === null) setError('Please choose a date and a time.')
    else extend.mutate(until)
  }
  return (
    <Dialog open title={`More time for ${studentsInWords(studentIds.length)}`} onClose={onClose}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-5">
        <div className="flex flex-col gap-3">
          <Field
            label="Due for these students"
            hint={`For the others: ${momentInWords(dueAt)}. Who has longer already keeps that.`}
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
        <ChangeError error={extend.error} />
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" busy={extend.isPending}>
            Save
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
