import { GroupId } from '@skills-center/contract/classrooms'
import type { ClassroomId } from '@skills-center/contract/classrooms'
import { maxGroups } from '@skills-center/contract/classrooms/roster'
import type { ClassGroup } from '@skills-center/contract/classrooms/roster'
import type { UserId } from '@skills-center/contract/ids'
import { isUniqueViolation } from '../platform/database.ts'
import type { Queryable } from '../platform/database.ts'
import { badRequest, conflict, notFound, preconditionFailed } from '../platform/problems.ts'
import { requireTaught } from './access.ts'
import {
  deleteEmptyGroups,
  deleteGroupRow,
  insertGroups,
  renameGroup,
  selectGroup,
  selectGroups,
} from './group-queries.ts'
import type { ClassroomsDeps } from './deps.ts'
import { lockClassroom } from './queries.ts'
import { emptyGroup, setEnrolmentGroup } from './roster-queries.ts'
import { say } from './messages.gen.ts'

const tooManyGroups = () => conflict(say('too-many-groups', { most: maxGroups }))

const noSuchStudents = () => notFound(say('group-student-left'))

const noSuchGroup = () => notFound(say('group-gone'))

const named = (name: string) => {
  const message = say('group-name-taken', { name })
  return badRequest(message, [{ field: 'name', message }])
}

export function createGroups({ database, now, newId }: ClassroomsDeps) {
  return {
    /** Creates the group with all of these students, or not at all. */
    async create(
      teacherId: UserId,
      id: ClassroomId,
      name: string,
      studentIds: readonly UserId[] = [],
    ): Promise<ClassGroup> {
      await requireTaught(database, teacherId, id)
      const group = { id: GroupId.parse(newId()), name, revision: 1 }
      try {
        await database.transaction(async (tx) => {
          await lockClassroom(tx, id)
          if ((await selectGroups(tx, id)).length >= maxGroups) throw tooManyGroups()
          await insertGroups(tx, id, now(), [group])
          const wanted = new Set(studentIds)
          const moved = await setEnrolmentGroup(tx, [...wanted], id, group.id)
          if (moved < wanted.size) throw noSuchStudents()
        })
      } catch (error) {
        if (isUniqueViolation(error)) throw named(name)
        throw error
      }
      return group
    },

    async rename(
      teacherId: UserId,
      { id, groupId }: { id: ClassroomId; groupId: GroupId },
      name: string,
      ifMatch: number | null,
    ): Promise<ClassGroup> {
      await requireTaught(database, teacherId, id)
      try {
        const renamed = await renameGroup(database, id, groupId, name, ifMatch)
        if (renamed !== undefined) return renamed
      } catch (error) {
        if (isUniqueViolation(error)) throw named(name)
        throw error
      }
      const found = await selectGroup(database, id, groupId)
      if (found === undefined) throw noSuchGroup()
      throw preconditionFailed(say('group-changed-elsewhere', { name: found.name }))
    },

    /**
     * Puts students into new groups, one for each set, within the caller's transaction. Each group gets the next unused
     * name from `names`. Groups in `old` that become empty are deleted.
     */
    async arrange(
      tx: Queryable,
      teacherId: UserId,
      id: ClassroomId,
      plan: { sets: readonly (readonly UserId[])[]; names: readonly string[]; old: readonly GroupId[] },
    ): Promise<ClassGroup[]> {
      await requireTaught(tx, teacherId, id)
      await lockClassroom(tx, id)
      const taken = new Set((await selectGroups(tx, id)).map(({ name }) => name.toLowerCase()))
      const free = plan.names.filter((name) => !taken.has(name.toLowerCase()))
      const groups = plan.sets.map((_, index) => {
        const name = free[index]
        if (name === undefined) throw tooManyGroups()
        return { id: GroupId.parse(newId()), name, revision: 1 }
      })
      await insertGroups(tx, id, now(), groups)
      for (const [place, group] of groups.entries())
        await setEnrolmentGroup(tx, plan.sets[place] ?? [], id, group.id)
      await deleteEmptyGroups(tx, id, plan.old)
      if ((await selectGroups(tx, id)).length > maxGroups) throw tooManyGroups()
      return groups
    },

    /** The group's students stay in the class, without a group. */
    async delete(teacherId: UserId, id: ClassroomId, groupId: GroupId): Promise<void> {
      await requireTaught(database, teacherId, id)
      await database.transaction(async (tx) => {
        await emptyGroup(tx, id, groupId)
        if (!(await deleteGroupRow(tx, id, groupId))) throw noSuchGroup()
      })
    },
  }
}
