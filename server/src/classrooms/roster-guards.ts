import { classSize } from '@skills-center/contract/classrooms'
import type { ClassAction, ClassroomId, GroupId } from '@skills-center/contract/classrooms'
import type { UserId } from '@skills-center/contract/ids'
import type { Queryable } from '../platform/database.ts'
import { conflict, forbidden, notFound } from '../platform/problems.ts'
import { requireTaught } from './access.ts'
import { logClassEvent } from './class-log-queries.ts'
import { selectGroups } from './group-queries.ts'
import type { ClassroomsDeps } from './deps.ts'
import { selectStudents } from './roster-queries.ts'
import type { StudentRow } from './roster-queries.ts'
import { say } from './messages.gen.ts'

export const hasSeatsFor = (count: number, more: number) => count + more <= classSize

export const tooMany = (count: number, more: number) =>
  conflict(say('no-room', { most: classSize, now: count, more }))

/** Whether this class's teachers may set the student's password and change the name (decision 13). */
export const isManaged = (row: StudentRow, id: ClassroomId, teacherId: UserId) =>
  row.homeId === id || (row.madeBy === teacherId && (row.homeId === null || row.isHomeOfMaker))

/** The checks before a change to the roster, and the log entry after it. */
export function createRosterGuards(deps: ClassroomsDeps) {
  const { database, now, newId } = deps

  const note = (
    tx: Queryable,
    actorId: UserId,
    classroomId: ClassroomId,
    action: ClassAction,
    subjects: readonly UserId[],
  ) => logClassEvent(tx, newId, { classroomId, at: now(), actorId, action, subjects })

  async function requireGroup(id: ClassroomId, groupId: GroupId | null): Promise<void> {
    if (groupId === null) return
    const groups = await selectGroups(database, id)
    if (!groups.some((group) => group.id === groupId)) throw notFound(say('no-such-group'))
  }

  /** The rows of these students, all of whom must be in the class. */
  async function requireStudents(id: ClassroomId, ids: readonly UserId[]): Promise<StudentRow[]> {
    const wanted = new Set(ids)
    const found = (await selectStudents(database, id)).filter((row) => wanted.has(row.id))
    if (found.length < wanted.size) throw notFound(say('student-left'))
    return found
  }

  /** Required for actions on accounts: names, passwords, data, and deletion. */
  async function requireManaged(teacherId: UserId, id: ClassroomId, ids: readonly UserId[]) {
    await requireTaught(database, teacherId, id)
    await deps.requireVerified(teacherId)
    const rows = await requireStudents(id, ids)
    const own = rows.find((row) => !isManaged(row, id, teacherId))
    if (own) {
      throw forbidden(say('another-teachers-account', { teacher: own.firstName }))
    }
    return rows
  }

  return { note, requireGroup, requireStudents, requireManaged }
}

export type RosterGuards = ReturnType<typeof createRosterGuards>
