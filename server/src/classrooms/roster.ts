import type { ClassroomId, GroupId } from '@skills-center/contract/classrooms'
import type { LoginCard, Roster } from '@skills-center/contract/classrooms/roster'
import type { GradeLevel, UserId } from '@skills-center/contract/ids'
import { requireTaught } from './access.ts'
import { createAddStudent } from './add-student.ts'
import { selectGroups } from './group-queries.ts'
import { createMoveStudents } from './move-students.ts'
import type { ClassroomsDeps } from './deps.ts'
import { cardsOf, passwordAt } from './new-students.ts'
import { createSetNumbers } from './student-numbers.ts'
import { createRosterGuards, isManaged } from './roster-guards.ts'
import {
  deleteEnrolments,
  insertClassAccounts,
  insertEnrolments,
  selectStudents,
  setEnrolmentGroup,
} from './roster-queries.ts'
import type { StudentRow } from './roster-queries.ts'

export function createRoster(deps: ClassroomsDeps) {
  const { database, students } = deps

  const guards = createRosterGuards(deps)
  const { note, requireGroup, requireStudents, requireManaged } = guards

  return {
    requireManaged,

    /** The class's students whose accounts this teacher manages. */
    async managed(teacherId: UserId, id: ClassroomId): Promise<ReadonlySet<UserId>> {
      const rows = await selectStudents(database, id)
      return new Set(rows.filter((row) => isManaged(row, id, teacherId)).map((row) => row.id))
    },

    async roster(teacherId: UserId, id: ClassroomId): Promise<Roster> {
      await requireTaught(database, teacherId, id)
      const [rows, groups] = await Promise.all([selectStudents(database, id), selectGroups(database, id)])
      const ids = rows.map((row) => row.id)
      const [answered, mastered] = await Promise.all([deps.answeredThisWeek(ids), deps.countMastered(ids)])
      return {
        groups,
        students: rows.map((row) => ({
          ...toStudent(row),
          answeredThisWeek: answered.get(row.id) ?? 0,
          skillsMastered: mastered.get(row.id) ?? 0,
          isManaged: isManaged(row, id, teacherId),
        })),
      }
    },

    add: createAddStudent(deps, guards),

    async edit(
      teacherId: UserId,
      id: ClassroomId,
      studentId: UserId,
      person: { firstName: string; lastName: string; gradeLevel: GradeLevel },
    ): Promise<void> {
      await requireManaged(teacherId, id, [studentId])
      await database.transaction(async (tx) => {
        await students.edit(tx, studentId, person)
        await note(tx, teacherId, id, 'student-edited', [studentId])
      })
    },

    async resetPasswords(teacherId: UserId, id: ClassroomId, ids: readonly UserId[]): Promise<LoginCard[]> {
      const rows = await requireManaged(teacherId, id, ids)
      const made = await students.makePasswords(rows.length)
      const given = rows.map((row, index) => ({ ...row, ...passwordAt(made, index) }))
      const reset = rows.map((row) => row.id)
      await database.transaction(async (tx) => {
        await students.setPasswords(tx, given)
        await note(tx, teacherId, id, 'password-reset', reset)
      })
      return cardsOf(reset, given)
    },

    move: createMoveStudents(deps, guards),

    async remove(teacherId: UserId, id: ClassroomId, ids: readonly UserId[]): Promise<void> {
      await requireTaught(database, teacherId, id)
      const removed = (await requireStudents(id, ids)).map((row) => row.id)
      const settled = await database.transaction(async (tx) => {
        await deleteEnrolments(tx, removed, id)
        await note(tx, teacherId, id, 'student-removed', removed)
        return deps.onClassesChanged(tx, removed)
      })
      await settled()
    },

    async setGroup(
      teacherId: UserId,
      id: ClassroomId,
      ids: readonly UserId[],
      groupId: GroupId | null,
    ): Promise<void> {
      await requireTaught(database, teacherId, id)
      await requireGroup(id, groupId)
      await requireStudents(id, ids)
      await setEnrolmentGroup(database, ids, id, groupId)
    },

    setNumbers: createSetNumbers(deps, guards),

    ...createEnrolling(deps),
  }
}

const toStudent = ({
  id,
  username,
  firstName,
  lastName,
  gradeLevel,
  groupId,
  lastActiveAt,
  joinedBy,
  studentNumber,
}: StudentRow) => ({
  id,
  username,
  firstName,
  lastName,
  gradeLevel,
  groupId,
  lastActiveAt: lastActiveAt?.toISOString() ?? null,
  joinedBy,
  studentNumber,
})

/** Adds existing accounts to classes. */
function createEnrolling({ database, now }: ClassroomsDeps) {
  return {
    /** Enrolls existing accounts, for the demo and for tests; those already in the class stay as they are. */
    async enrol(
      studentId: UserId,
      id: ClassroomId,
      {
        joinedBy = 'teacher',
        groupId = null,
      }: { joinedBy?: 'code' | 'teacher'; groupId?: GroupId | null } = {},
    ): Promise<void> {
      await insertEnrolments(database, id, now(), joinedBy, [{ studentId, groupId, studentNumber: null }])
    },

    /** Marks existing accounts as made for a class, for the demo. */
    async adopt(teacherId: UserId, id: ClassroomId, ids: readonly UserId[]): Promise<void> {
      await insertClassAccounts(database, { by: teacherId, for: id, at: now() }, ids)
    },
  }
}
