import type { NamedStudent } from '@skills-center/contract/analytics'
import type { Roster } from '@skills-center/contract/classrooms/roster'

/** A group that students would leave, with those students. */
export interface LeftGroup {
  readonly name: string
  readonly students: readonly NamedStudent[]
  /** The group would become empty. */
  readonly isEmptied: boolean
}

/** The current groups of these students, by name; a student is in at most one group of a class. */
export function leftBy(students: readonly NamedStudent[], { students: all, groups }: Roster): LeftGroup[] {
  const groupOf = new Map(all.map(({ id, groupId }) => [id, groupId]))
  return groups.flatMap(({ id, name }) => {
    const leaving = students.filter((student) => groupOf.get(student.id) === id)
    const size = all.filter(({ groupId }) => groupId === id).length
    return leaving.length === 0 ? [] : [{ name, students: leaving, isEmptied: leaving.length === size }]
  })
}
