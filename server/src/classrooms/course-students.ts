import { type ClassroomId, classSize } from '@skills-center/contract/classrooms'
import type { UserId } from '@skills-center/contract/ids'
import type { Queryable } from '../platform/database.ts'
import { conflict } from '../platform/problems.ts'
import { refuseSample } from './access.ts'
import { logClassEvent } from './class-log-queries.ts'
import type { ClassroomsDeps } from './deps.ts'
import { say } from './messages.gen.ts'
import { lockClassroom, selectClassroom } from './queries.ts'
import { hasSeatsFor, tooMany } from './roster-guards.ts'
import { insertEnrolments, selectStudents } from './roster-queries.ts'

/** Students whom a course of a learning management system adds to a class. They exist already. */
export function createCourseStudents({ now, newId, withoutAge, onClassesChanged }: ClassroomsDeps) {
  /** Those who have given their age and are not in the class, which is locked. */
  async function newcomers(tx: Queryable, id: ClassroomId, studentIds: readonly UserId[]) {
    await lockClassroom(tx, id)
    const present = new Set((await selectStudents(tx, id)).map((row) => row.id))
    const wanted = [...new Set(studentIds)].filter((each) => !present.has(each))
    const tooEarly = await withoutAge(tx, wanted)
    return { count: present.size, joined: wanted.filter((each) => !tooEarly.has(each)) }
  }

  const insert = (tx: Queryable, id: ClassroomId, joined: readonly UserId[]) =>
    insertEnrolments(
      tx,
      id,
      now(),
      'teacher',
      joined.map((studentId) => ({ studentId, groupId: null, studentNumber: null })),
    )

  return {
    /**
     * Adds students for a teacher of the class. Returns who was added, and what to do after the transaction.
     * @throws Refusal if the class is archived, a sample, or too small
     */
    async enrol(
      tx: Queryable,
      {
        actorId,
        classroomId,
        studentIds,
      }: { actorId: UserId; classroomId: ClassroomId; studentIds: readonly UserId[] },
    ): Promise<{ joined: readonly UserId[]; settle: () => Promise<void> }> {
      const classroom = await selectClassroom(tx, classroomId)
      if (classroom?.isActive !== true) throw conflict(say('archived'))
      refuseSample(classroom)
      const { count, joined } = await newcomers(tx, classroomId, studentIds)
      if (!hasSeatsFor(count, joined.length)) throw tooMany(count, joined.length)
      if (joined.length === 0) return { joined, settle: () => Promise.resolve() }
      await insert(tx, classroomId, joined)
      const event = { classroomId, at: now(), actorId, action: 'student-added' as const, subjects: joined }
      await logClassEvent(tx, newId, event)
      return { joined, settle: await onClassesChanged(tx, joined) }
    },

    /** Adds a student who came from the course, if there is room. Returns what to do after the transaction. */
    async arrive(tx: Queryable, classroomId: ClassroomId, studentId: UserId): Promise<() => Promise<void>> {
      const nothing = () => Promise.resolve()
      const classroom = await selectClassroom(tx, classroomId)
      if (classroom?.isActive !== true) return nothing
      const { count, joined } = await newcomers(tx, classroomId, [studentId])
      if (joined.length === 0 || count >= classSize) return nothing
      await insert(tx, classroomId, joined)
      await logClassEvent(tx, newId, { classroomId, at: now(), actorId: studentId, action: 'student-joined' })
      return onClassesChanged(tx, joined)
    },
  }
}
