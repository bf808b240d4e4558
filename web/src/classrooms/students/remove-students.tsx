import type { ClassroomId } from '@skills-center/contract/classrooms'
import { removeStudents, type RosterStudent } from '@skills-center/contract/classrooms/roster'
import { t } from '../../language/messages.ts'
import { call } from '../../platform/api.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'
import { MutationError } from '../../platform/mutation-error.tsx'
import { FormActions } from '../form-actions.tsx'
import { useClassMutation } from '../use-class-mutation.ts'
import { rosterQueries, whom } from './roster-query.ts'

interface RemoveStudentsProps {
  readonly classroomId: ClassroomId
  readonly students: readonly RosterStudent[]
  readonly onCancel: () => void
  readonly onDone: () => void
}

export function RemoveStudents({ classroomId, students, onCancel, onDone }: RemoveStudentsProps) {
  const remove = useClassMutation(
    () =>
      call(removeStudents, {
        params: { id: classroomId },
        body: { studentIds: students.map(({ id }) => id) },
      }),
    rosterQueries,
    () => {
      toast({ title: t('Removed from the class'), description: whom(students), tone: 'right' })
      onDone()
    },
  )
  return (
    <div className="flex flex-col gap-5">
      <p>
        {t(
          '{count, plural, one {The student’s account} other {Their accounts}}, answers, mastery and points stay theirs. You no longer see what {count, plural, one {the student does} other {they do}}.',
          { count: students.length },
        )}
      </p>
      {students.some(({ isManaged }) => isManaged) && (
        <p className="text-ink-soft">
          {t('An account that was made here can be put back: import a list with its username.')}
        </p>
      )}
      <MutationError error={remove.error} />
      <FormActions>
        <Button variant="outline" onClick={onCancel}>
          {t('Cancel')}
        </Button>
        <Button variant="danger" busy={remove.isPending} onClick={() => remove.mutate(undefined)}>
          {t('Remove from class')}
        </Button>
      </FormActions>
    </div>
  )
}
