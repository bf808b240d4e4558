import type { AssignedAudience } from '@skills-center/contract/assignments'
import type { AssignmentRow } from './queries.ts'

/** The distinct groups and students that an audience names. */
export const named = (audience: AssignedAudience) => ({
  groupIds: audience.kind === 'groups' ? [...new Set(audience.groupIds)] : [],
  studentIds: audience.kind === 'students' ? [...new Set(audience.studentIds)] : [],
})

export function audienceOf(
  row: Pick<AssignmentRow, 'audience' | 'group_ids' | 'student_ids'>,
): AssignedAudience {
  switch (row.audience) {
    case 'class':
      return { kind: 'class' }
    case 'groups':
      return { kind: 'groups', groupIds: row.group_ids }
    case 'students':
      return { kind: 'students', studentIds: row.student_ids }
  }
}
