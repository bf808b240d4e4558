import { classSize } from '@skills-center/contract/classrooms'
import type { ClassAction, ClassroomId, GroupId } from '@skills-center/contract/classrooms'
import type { LoginCard, Roster } from '@skills-center/contract/classrooms/roster'
import type { GradeLevel, UserId } from '@skills-center/contract/ids'
import { isUniqueViolation } from '../platform/database.ts'
import type { Queryable } from '../platform/database.ts'
import { badRequest, conflict, forbidden, notFound } from '../platform/problems.ts'
import { refuseSample, requireTaught } from './access.ts'
import { logClassEvent } from './class-log-queries.ts'
import { selectGroups } from './group-queries.ts'
import type { ClassroomsNeeds } from './needs.ts'
import { cardsOf, giveCredentials, passwordAt } from './new-students.ts'
import { lockClassroom } from './queries.ts'
import {
  countStudents,
  deleteEnrolments,
  insertClassAccounts,
  insertEnrolments,
  moveAccountsHome,
  selectStudents,
  selectUsernames,
  setEnrolmentGroup,
} from './roster-queries.ts'
import type { StudentRow } from './roster-queries.ts'
import { say } from './messages.gen.ts'

export const hasSeatsFor = (count: number, more: number) => count + more <= classSize

export const tooMany = (count: number, more: number) =>
  conflict(say('no-room', { most: classSize, now: count, more }))

/** Whether a teacher of this class may set the password and change the name: decision 13. */
const isManaged = (row: StudentRow, id: ClassroomId, teacherId: UserId) =>
  row.homeId === id || (row.madeBy === teacherId && (row.homeId === null || row.isHomeOfMaker))

export function createRoster(needs: ClassroomsNeeds) {
  const { database, now, newId, students } = needs

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

  /** For what concerns accounts as such: their names, passwords, data and end. */
  async function requireManaged(teacherId: UserId, id: ClassroomId, ids: readonly UserId[]) {
    await requireTaught(database, teacherId, id)
    await needs.requireVerified(teacherId)
    const rows = await requireStudents(id, ids)
    const own = rows.find((row) => !isManaged(row, id, teacherId))
    if (own) {
      throw forbidden(say('another-teachers-account', { teacher: own.firstName }))
    }
    return rows
  }

  return {
    requireManaged,

    /** Those of a class whose accounts this teacher answers for. */
    async managed(teacherId: UserId, id: ClassroomId): Promise<ReadonlySet<UserId>> {
      const rows = await selectStudents(database, id)
      return new Set(rows.filter((row) => isManaged(row, id, teacherId)).map((row) => row.id))
    },

    async roster(teacherId: UserId, id: ClassroomId): Promise<Roster> {
      await requireTaught(database, teacherId, id)
      const [rows, groups] = await Promise.all([selectStudents(database, id), selectGroups(database, id)])
      const ids = rows.map((row) => row.id)
      const [answered, mastered] = await Promise.all([needs.answeredThisWeek(ids), needs.countMastered(ids)])
      return {
        groups,
        students: rows.map((row) => ({
          id: row.id,
          username: row.username,
          firstName: row.firstName,
          lastName: row.lastName,
          gradeLevel: row.gradeLevel,
          groupId: row.groupId,
          lastActiveAt: row.lastActiveAt?.toISOString() ?? null,
          answeredThisWeek: answered.get(row.id) ?? 0,
          skillsMastered: mastered.get(row.id) ?? 0,
          joinedBy: row.joinedBy,
          isManaged: isManaged(row, id, teacherId),
        })),
      }
    },

    async add(
      teacherId: UserId,
      id: ClassroomId,
      body: {
        firstName: string
        lastName: string
        username: string | null
        gradeLevel?: GradeLevel | undefined
        groupId: GroupId | null
      },
    ): Promise<LoginCard> {
      const { classroom } = await requireTaught(database, teacherId, id)
      refuseSample(classroom)
      await needs.requireVerified(teacherId)
      if (!classroom.isActive) throw conflict(say('archived'))
      await requireGroup(id, body.groupId)
      const taken = () =>
        badRequest(say('username-taken-or-empty'), [{ field: 'username', message: say('username-taken') }])
      if (body.username !== null) {
        const owners = await selectUsernames(database, [students.usernameKey(body.username)])
        if (owners.length > 0) throw taken()
      }
      const gradeLevel = body.gradeLevel ?? classroom.gradeLevel
      const person = { ...body, gradeLevel, username: body.username ?? '' }
      const given = await giveCredentials(needs, [person])
      const { ids, insert } = await students.prepare(given)
      try {
        await database.transaction(async (tx) => {
          await lockClassroom(tx, id)
          const count = await countStudents(tx, id)
          if (!hasSeatsFor(count, 1)) throw tooMany(count, 1)
          await insert(tx)
          await insertClassAccounts(tx, { by: teacherId, for: id, at: now() }, ids)
          const enrolments = ids.map((studentId) => ({ studentId, groupId: body.groupId }))
          await insertEnrolments(tx, id, now(), 'teacher', enrolments)
          await note(tx, teacherId, id, 'student-created', ids)
        })
      } catch (error) {
        if (isUniqueViolation(error)) throw taken()
        throw error
      }
      const [card] = cardsOf(ids, given)
      if (!card) throw new Error('an account was made without a card')
      return card
    },

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
      const given = rows.map((row, at) => ({ ...row, ...passwordAt(made, at) }))
      const reset = rows.map((row) => row.id)
      await database.transaction(async (tx) => {
        await students.setPasswords(tx, given)
        await note(tx, teacherId, id, 'password-reset', reset)
      })
      return cardsOf(reset, given)
    },

    /** The right to leave and the groupless begin move with the student; work is theirs anyway. */
    async move(teacherId: UserId, id: ClassroomId, ids: readonly UserId[], to: ClassroomId): Promise<void> {
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
      const settled = await database.transaction(async (tx) => {
        await lockClassroom(tx, to)
        for (const joinedBy of ['code', 'teacher'] as const) {
          const enrolments = rows
            .filter((row) => row.joinedBy === joinedBy)
            .map((row) => ({ studentId: row.id, groupId: null }))
          await insertEnrolments(tx, to, now(), joinedBy, enrolments)
        }
        const count = await countStudents(tx, to)
        if (!hasSeatsFor(count, 0)) throw tooMany(target.classroom.studentCount, moved.length)
        await deleteEnrolments(tx, moved, id)
        await moveAccountsHome(tx, moved, id, to)
        await note(tx, teacherId, id, 'student-moved', moved)
        await note(tx, teacherId, to, 'student-added', moved)
        return needs.onClassesChanged(tx, moved)
      })
      await settled()
    },

    async remove(teacherId: UserId, id: ClassroomId, ids: readonly UserId[]): Promise<void> {
      await requireTaught(database, teacherId, id)
      const removed = (await requireStudents(id, ids)).map((row) => row.id)
      const settled = await database.transaction(async (tx) => {
        await deleteEnrolments(tx, removed, id)
        await note(tx, teacherId, id, 'student-removed', removed)
        return needs.onClassesChanged(tx, removed)
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

    /** Puts accounts that are there into a class, for the demo and for tests; who is in it stays so. */
    async enrol(
      studentId: UserId,
      id: ClassroomId,
      {
        joinedBy = 'teacher',
        groupId = null,
      }: { joinedBy?: 'code' | 'teacher'; groupId?: GroupId | null } = {},
    ): Promise<void> {
      await insertEnrolments(database, id, now(), joinedBy, [{ studentId, groupId }])
    },

    /** Makes accounts that are there accounts of a class, for the demo. */
    async adopt(teacherId: UserId, id: ClassroomId, ids: readonly UserId[]): Promise<void> {
      await insertClassAccounts(database, { by: teacherId, for: id, at: now() }, ids)
    },
  }
}
