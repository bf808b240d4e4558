import { listClassrooms, type ClassroomId } from '@skills-center/contract/classrooms'
import { moveStudents, type RosterStudent } from '@skills-center/contract/classrooms/roster'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { t } from '../../language/messages.ts'
import { call } from '../../platform/api.ts'
import { queryOf } from '../../platform/queries.ts'
import { Button } from '../../ui/button.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { Select } from '../../ui/select.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { toast } from '../../ui/toast.ts'
import { MutationError } from '../../platform/mutation-error.tsx'
import { FormActions } from '../form-actions.tsx'
import { useClassMutation } from '../use-class-mutation.ts'
import { rosterQueries, formatStudentNames } from './roster-query.ts'

interface MoveStudentsProps {
  readonly classroomId: ClassroomId
  readonly students: readonly RosterStudent[]
  readonly onCancel: () => void
  readonly onDone: () => void
}

export function MoveStudents({ classroomId, students, onCancel, onDone }: MoveStudentsProps) {
  const classrooms = useQuery(queryOf(listClassrooms))
  const others = classrooms.data?.filter(({ id, isActive }) => isActive && id !== classroomId) ?? []
  const [chosen, setChosen] = useState<string | null>(null)
  const to = others.find(({ id }) => id === chosen) ?? others[0]
  const move = useClassMutation(
    (target: ClassroomId) =>
      call(moveStudents, {
        params: { id: classroomId },
        body: { studentIds: students.map(({ id }) => id), to: target },
      }),
    rosterQueries,
    () => {
      toast({
        title:
          to === undefined
            ? t('classrooms/moved-to-the-other-class')
            : t('classrooms/moved-to-name', { name: to.name }),
        description: formatStudentNames(students),
        tone: 'right',
      })
      onDone()
    },
  )
  if (classrooms.isError)
    return <LoadError what={t('classrooms/your-classes-what')} onRetry={() => void classrooms.refetch()} />
  if (classrooms.data === undefined) return <Skeleton className="h-24" />
  if (to === undefined)
    return (
      <div className="flex flex-col gap-5">
        <p>{t('classrooms/teach-no-other-class-that-goes')}</p>
        <FormActions>
          <Button variant="outline" onClick={onCancel}>
            {t('ui/close')}
          </Button>
        </FormActions>
      </div>
    )
  return (
    <div className="flex flex-col gap-5">
      <Select
        label={t('classrooms/to-the-class')}
        value={to.id}
        onChange={(event) => setChosen(event.target.value)}
        options={others.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <p className="text-ink-soft">{t('classrooms/all-work-goes-along')}</p>
      <MutationError error={move.error} />
      <FormActions>
        <Button variant="outline" onClick={onCancel}>
          {t('classrooms/cancel')}
        </Button>
        <Button busy={move.isPending} onClick={() => move.mutate(to.id)}>
          {t('classrooms/move')}
        </Button>
      </FormActions>
    </div>
  )
}
