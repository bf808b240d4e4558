import { GroupId } from '@skills-center/contract/classrooms'
import type { ClassroomId } from '@skills-center/contract/classrooms'
import { mostGroups } from '@skills-center/contract/classrooms/roster'
import type { ClassGroup } from '@skills-center/contract/classrooms/roster'
import type { UserId } from '@skills-center/contract/ids'
import { isUniqueViolation } from '../platform/database.ts'
import { badRequest, conflict, notFound } from '../platform/problems.ts'
import { requireTaught } from './access.ts'
import { deleteGroupRow, insertGroups, selectGroups, setGroupName } from './group-queries.ts'
import type { ClassroomsNeeds } from './needs.ts'
import { lockClassroom } from './queries.ts'
import { emptyGroup } from './roster-queries.ts'

const tooManyGroups = () => conflict(`A class has at most ${mostGroups} groups.`)

const noSuchGroup = () => notFound('This group is no longer there.')

const named = (name: string) => {
  const message = `There is a group named “${name}” already.`
  return badRequest(message, [{ field: 'name', message }])
}

export function createGroups({ database, now, newId }: ClassroomsNeeds) {
  return {
    async create(teacherId: UserId, id: ClassroomId, name: string): Promise<ClassGroup> {
      await requireTaught(database, teacherId, id)
      const group = { id: GroupId.parse(newId()), name }
      try {
        await database.transaction(async (tx) => {
          await lockClassroom(tx, id)
          if ((await selectGroups(tx, id)).length >= mostGroups) throw tooManyGroups()
          await insertGroups(tx, id, now(), [group])
        })
      } catch (error) {
        if (isUniqueViolation(error)) throw named(name)
        throw error
      }
      return group
    },

    async rename(teacherId: UserId, id: ClassroomId, groupId: GroupId, name: string): Promise<ClassGroup> {
      await requireTaught(database, teacherId, id)
      try {
        if (!(await setGroupName(database, id, groupId, name))) throw noSuchGroup()
      } catch (error) {
        if (isUniqueViolation(error)) throw named(name)
        throw error
      }
      return { id: groupId, name }
    },

    /** Its students stay in the class, without a group. */
    async delete(teacherId: UserId, id: ClassroomId, groupId: GroupId): Promise<void> {
      await requireTaught(database, teacherId, id)
      await database.transaction(async (tx) => {
        await emptyGroup(tx, id, groupId)
        if (!(await deleteGroupRow(tx, id, groupId))) throw noSuchGroup()
      })
    },
  }
}
