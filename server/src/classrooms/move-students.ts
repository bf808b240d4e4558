import type { ClassroomId } from '@skills-center/contract/classrooms'
import type { UserId } from '@skills-center/contract/ids'
import { badRequest, conflict, forbidden } from '../platform/problems.ts'
import { refuseSample, requireTaught } from './access.ts'
import type { ClassroomsDeps } from './deps.ts'
import { lockClassroom } from './queries.ts'
import { hasSeatsFor, type RosterGuards, tooMany } from './roster-guards.ts'
import {
  countStudents,
  deleteEnrolments,
  insertEnrolments,
  moveAccountsHome,
  selectStudents,
  type StudentRow,
} from './roster-queries.ts'
import { say } from './messages.gen.ts'

/**
 * Moves students to another class without a group. How they joined moves with them, and so does the right to leave.
 * Their work always stays theirs.
 */
export function createMoveStudents(deps: ClassroomsDeps, { note, requireStudents }: RosterGuards) {
  const { database, now } = deps

  return async function move(
    teacherId: UserId,
    id: ClassroomId,
    ids: readonly UserId[],
    to: ClassroomId,
  ): Promise<void> {
    const source = await requireTaught(database, teacherId, id)
    const target = await requireTaught(database, teacherId, to)
    for (const { classroom } of [source, target]) refuseSample(classroom)
    if (id === to) throw badRequest(say('students-in-class'))
    if (!target.classroom.isActive) throw conflict(say('target-archived'))
    const rows = await requireStudents(id, ids)
    const isSameOwner = source.classroom.teacherId === target.classroom.teacherId
    if (source.role !== 'owner' && !isSameOwner && rows.some(({ homeId }) => homeId === id))
      throw forbidden(say('owner-moves', { owner: source.classroom.teacherName }))
    const moved = rows.map((row) => row.id)
    const taken = new Set((await selectStudents(database, to)).map((row) => row.studentNumber))
    const numberIn = ({ studentNumber }: StudentRow) => (taken.has(studentNumber) ? null : studentNumber)
    const settled = await database.transaction(async (tx) => {
      await lockClassroom(tx, to)
      for (const joinedBy of ['code', 'teacher'] as const) {
        const enrolments = rows
          .filter((row) => row.joinedBy === joinedBy)
          .map((row) => ({ studentId: row.id, groupId: null, studentNumber: numberIn(row) }))
        await insertEnrolments(tx, to, now(), joinedBy, enrolments)
      }
      const count = await countStudents(tx, to)
      if (!hasSeatsFor(count, 0)) throw tooMany(target.classroom.studentCount, moved.length)
      await deleteEnrolments(tx, moved, id)
      await moveAccountsHome(tx, moved, id, to)
      await note(tx, teacherId, id, 'student-moved', moved)
      await note(tx, teacherId, to, 'student-added', moved)
      return deps.onClassesChanged(tx, moved)
    })
    await settled()
  }
}
