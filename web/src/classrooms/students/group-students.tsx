import type { ClassroomId } from '@skills-center/contract/classrooms'
import { setGroup, type ClassGroup, type RosterStudent } from '@skills-center/contract/classrooms/roster'
import { useState } from 'react'
import { t } from '../../language/messages.ts'
import { call } from '../../platform/api.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Select } from '../../ui/select.tsx'
import { toast } from '../../ui/toast.ts'
import { MutationError } from '../../platform/mutation-error.tsx'
import { FormActions } from '../form-actions.tsx'
import { useClassMutation } from '../use-class-mutation.ts'
import { groupIn, groupOptions } from './group-options.ts'
import { rosterQueries, formatStudentNames } from './roster-query.ts'

interface GroupStudentsProps {
  readonly classroomId: ClassroomId
  readonly groups: readonly ClassGroup[]
  readonly students: readonly RosterStudent[]
  readonly onCancel: () => void
  readonly onDone: () => void
}

/** Moves students into one group, out of any other. */
export function GroupStudents({ classroomId, groups, students, onCancel, onDone }: GroupStudentsProps) {
  const [group, setChosen] = useState<string>(groups[0]?.id ?? '')
  const put = useClassMutation(
    () =>
      call(setGroup, {
        params: { id: classroomId },
        body: { studentIds: students.map(({ id }) => id), groupId: groupIn(group) },
      }),
    rosterQueries,
    () => {
      toast({
        title: t('classrooms/group-changed'),
        description: formatStudentNames(students),
        tone: 'right',
      })
      onDone()
    },
  )
  if (groups.length === 0)
    return (
      <div className="flex flex-col gap-5">
        <p>{t('classrooms/class-has-no-groups-yet')}</p>
        <FormActions>
          <Button variant="outline" onClick={onCancel}>
            {t('classrooms/cancel')}
          </Button>
          <ButtonLink href={`/classroom/${classroomId}?tab=groups`} onClick={onCancel}>
            {t('classrooms/make-a-group')}
          </ButtonLink>
        </FormActions>
      </div>
    )
  return (
    <div className="flex flex-col gap-5">
      <Select
        label={t('classrooms/group')}
        value={group}
        onChange={(event) => setChosen(event.target.value)}
        options={groupOptions(groups)}
      />
      <MutationError error={put.error} />
      <FormActions>
        <Button variant="outline" onClick={onCancel}>
          {t('classrooms/cancel')}
        </Button>
        <Button busy={put.isPending} onClick={() => put.mutate(undefined)}>
          {t('classrooms/save')}
        </Button>
      </FormActions>
    </div>
  )
}
