import type { ClassroomId } from '@skills-center/contract/classrooms'
import {
  getRoster,
  setGroup,
  type ClassGroup,
  type RosterStudent,
} from '@skills-center/contract/classrooms/roster'
import type { UserId } from '@skills-center/contract/ids'
import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { t } from '../../language/messages.ts'
import { call } from '../../platform/api.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Chip } from '../../ui/chip.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Select } from '../../ui/select.tsx'
import { MutationError } from '../../platform/mutation-error.tsx'
import { formatStudents } from '../format-class.ts'
import { fullName } from '../students/roster-query.ts'
import { useClassMutation } from '../use-class-mutation.ts'
import { EditGroup } from './edit-group.tsx'

interface GroupCardProps {
  readonly id: ClassroomId
  readonly group: ClassGroup
  readonly members: readonly RosterStudent[]
  /** Students of the class without a group. */
  readonly others: readonly RosterStudent[]
}

/** One group: its members, with buttons to add and remove them. */
export function GroupCard({ id, group, members, others }: GroupCardProps) {
  const [isEditing, setEditing] = useState(false)
  const put = useClassMutation(
    ({ student, into }: { student: UserId; into: ClassGroup['id'] | null }) =>
      call(setGroup, { params: { id }, body: { studentIds: [student], groupId: into } }),
    [getRoster],
  )
  const titleId = `group-${group.id}`
  return (
    <Card as="li" padding="snug" className="flex flex-col gap-3">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 id={titleId} className="text-xl font-semibold [overflow-wrap:anywhere]">
            {group.name}
          </h2>
          <p className="text-sm text-ink-soft">{formatStudents(members.length)}</p>
        </div>
        <Button
          variant="quiet"
          size="small"
          aria-label={t('classrooms/edit-name', { name: group.name })}
          onClick={() => setEditing(true)}
        >
          <Pencil aria-hidden className="size-4.5" />
          {t('classrooms/edit')}
        </Button>
      </div>
      {members.length > 0 && (
        <ul aria-labelledby={titleId} className="flex flex-wrap gap-2">
          {members.map((student) => (
            <Chip
              key={student.id}
              removeLabel={t('classrooms/take-student-out-of-group', {
                student: fullName(student),
                group: group.name,
              })}
              onRemove={() => put.mutate({ student: student.id, into: null })}
            >
              {fullName(student)}
            </Chip>
          ))}
        </ul>
      )}
      {others.length > 0 && (
        <Select
          label={t('classrooms/add-a-student-to-name', { name: group.name })}
          value=""
          onChange={(event) => {
            const student = others.find((other) => other.id === event.target.value)
            if (student !== undefined) put.mutate({ student: student.id, into: group.id })
          }}
          options={[
            { value: '', label: t('classrooms/choose-a-student') },
            ...others.map((student) => ({ value: student.id, label: fullName(student) })),
          ]}
        />
      )}
      <MutationError error={put.error} />
      <Dialog
        open={isEditing}
        title={t('classrooms/edit-name', { name: group.name })}
        onClose={() => setEditing(false)}
      >
        {isEditing && <EditGroup id={id} group={group} onClose={() => setEditing(false)} />}
      </Dialog>
    </Card>
  )
}
