import { GroupId } from '@skills-center/contract/classrooms'
import type { ClassGroup } from '@skills-center/contract/classrooms/roster'

export const groupOptions = (groups: readonly ClassGroup[]) => [
  { value: '', label: 'No group' },
  ...groups.map((group) => ({ value: group.id, label: group.name })),
]

/** The group that an option stands for. */
export const groupIn = (value: string): GroupId | null => (value === '' ? null : GroupId.parse(value))
