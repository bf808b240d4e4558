import { GroupId } from '@skills-center/contract/classrooms'
import type { ClassGroup } from '@skills-center/contract/classrooms/roster'
import { t } from '../../language/messages.ts'

export const groupOptions = (groups: readonly ClassGroup[]) => [
  { value: '', label: t('classrooms/no-group') },
  ...groups.map((group) => ({ value: group.id, label: group.name })),
]

/** The group id of an option's value. */
export const groupIn = (value: string): GroupId | null => (value === '' ? null : GroupId.parse(value))
