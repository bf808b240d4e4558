import type { ClassroomId } from '@skills-center/contract/classrooms'
import { removeStudents, type RosterStudent } from '@skills-center/contract/classrooms/roster'
import { t } from '../../language/messages.ts'
import { call } from '../../platform/api.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'
import { MutationError } from '../../platform/mutation-error.tsx'
import { FormActions } from '../form-actions.tsx'
import { useClassMutation } from '../use-class-mutation.ts'
import { rosterQueries, formatStudentNames } from './roster-query.ts'

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
      toast({
        title: t('classrooms/removed-from-the-class'),
        description: formatStudentNames(students),
        tone: 'right',
      })
      onDone()
    },
  )
  return (
    <div className="flex flex-col gap-5">
      <p>{t('classrooms/mastery-and-points-stay-theirs', { count: students.length })}</p>
      {students.some(({ isManaged }) => isManaged) && (
        <p className="text-ink-soft">{t('classrooms/account-that-was-made-here')}</p>
      )}
      <MutationError error={remove.error} />
      <FormActions>
        <Button variant="outline" onClick={onCancel}>
          {t('classrooms/cancel')}
        </Button>
        <Button variant="danger" busy={remove.isPending} onClick={() => remove.mutate(undefined)}>
          {t('classrooms/remove-from-class')}
        </Button>
      </FormActions>
    </div>
  )
}
