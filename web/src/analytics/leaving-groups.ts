import type { NamedStudent } from '@skills-center/contract/analytics'
import type { Roster } from '@skills-center/contract/classrooms/roster'

/** A group that students would leave, and who. */
export interface LeftGroup {
  readonly name: string
  readonly students: readonly NamedStudent[]
  /** Nobody stays in it. */
  readonly isEmptied: boolean
}

/** Which groups these students are in now, by name: in a class everyone is in one group at most. */
export function leftBy(students: readonly NamedStudent[], { students: all, groups }: Roster): LeftGroup[] {
  const groupOf = new Map(all.map(({ id, groupId }) => [id, groupId]))
  return groups.flatMap(({ id, name }) => {
    const leaving = students.filter((student) => groupOf.get(student.id) === id)
    const size = all.filter(({ groupId }) => groupId === id).length
    return leaving.length === 0 ? [] : [{ name, students: leaving, isEmptied: leaving.length === size }]
  })
}
